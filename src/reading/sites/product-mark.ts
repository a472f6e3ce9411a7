import { attr, queryAll, textOf } from '../dom.ts';
import type { Product, ProductMark } from './site.ts';

const SCRIPTS_SEEN = 60;
const LETTERS_SEEN = 200_000;

/**
 * Which product a page is of, by what that product's own markup says in every installation, whatever its host and skin:
 * null for all others. `address` is the page's. What is taken from the markup is a path on the page's own origin and a
 * number, never an address.
 */
export function productMark(document: Document, address: string): ProductMark | null {
  const said = (selector: string, name: string) => {
    const [element] = queryAll(document, selector);
    return element === undefined ? '' : (attr(element, name) ?? '');
  };
  const meta = (name: string) => said(`meta[name="${name}"], meta[property="${name}"]`, 'content');
  const mark = (product: Product, base = '', id = ''): ProductMark => ({ product, base: clean(base), id });
  const generator = meta('generator');
  if (/^MediaWiki\b/.test(generator)) {
    const api = pathOf(said('link[rel="EditURI"]', 'href'), address);
    if (api === null || !api.endsWith('/api.php')) return null;
    return mark('mediawiki', api.slice(0, -'/api.php'.length), currentArticle(document, address));
  }
  if (/^Discourse\b/.test(generator)) return mark('discourse');
  if (meta('ajs-page-id') !== '' || meta('confluence-base-url') !== '') {
    const id = meta('ajs-page-id');
    return mark('confluence', meta('ajs-context-path'), /^\d+$/.test(id) ? id : '');
  }
  if (meta('application-name') === 'JIRA') return mark('jira', meta('ajs-context-path'));
  if (meta('og:site_name') === 'GitLab') return mark('gitlab');
  if (meta('og:site_name') === 'GitHub') return mark('github');
  if (scriptSays(document, /\bgrafanaBootData\b/) !== null) {
    return mark('grafana', pathOf(said('base[href]', 'href'), address) ?? '');
  }
  return null;
}

/** The number of the article that a wiki's page shows as it now is; "" for an earlier version, a form or a special page. */
function currentArticle(document: Document, address: string): string {
  if (/[?&](oldid|diff|action|veaction)=(?!view\b)/.test(address)) return '';
  const config = scriptSays(document, /"wgArticleId":\s*\d+/)?.input ?? '';
  const said = (name: string) => new RegExp(`"${name}":\\s*"?([\\w-]*)`).exec(config)?.[1] ?? '';
  const isArticle = said('wgAction') === 'view' && said('wgIsArticle') === 'true';
  const isCurrent = said('wgRevisionId') === said('wgCurRevisionId');
  const id = said('wgArticleId');
  return isArticle && isCurrent && /^[1-9]\d*$/.test(id) ? id : '';
}

function scriptSays(document: Document, pattern: RegExp): RegExpExecArray | null {
  for (const script of queryAll(document, 'script:not([src])').slice(0, SCRIPTS_SEEN)) {
    const found = pattern.exec(textOf(script).slice(0, LETTERS_SEEN));
    if (found) return found;
  }
  return null;
}

/** The path of an address on the page's own origin; null for any other. */
function pathOf(href: string, address: string): string | null {
  if (href === '' || !URL.canParse(href, address)) return null;
  const url = new URL(href, address);
  return url.origin === new URL(address).origin ? url.pathname : null;
}

/** A path without its last slash; none where it is not made of plain words. */
function clean(base: string): string {
  const path = base.replace(/\/+$/, '');
  return /^(\/[\w.-]+)*$/.test(path) && !path.includes('..') ? path : '';
}
