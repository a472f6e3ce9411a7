import { labelKey } from './locator/label-key.ts';
import type { PageContent } from './reading.ts';

/** `signed-out`: a sign-in page came instead. `moved`: another address. The others: another page at the address. */
export type OtherPage = 'signed-out' | 'moved' | 'other-title' | 'other-headings';

/** Whether a fresh copy is the page that was meant; `why` is null when it is. */
export type Sameness = { same: true; why: null } | { same: false; why: OtherPage };

/** Parameters that only say where a visitor came from. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|ref_src|_ga|_gl|igshid)$/i;
const SIGN_IN =
  /(^|[/_.-])(log-?in|sign-?in|signon|sso|oauth2?|saml2?|authorize|servicelogin|sessions?\/new|cas)([/_.?-]|$)/i;
const SIGN_IN_TITLE =
  /^(log ?in|sign ?in|anmelden|anmeldung|connexion|se connecter|iniciar sesión|accedi|inloggen|entrar)\b/iu;

/**
 * Is `fresh` the page at `wanted`, and the one that `shown` (the open tab, if any) shows? The final address must be the
 * same apart from fragment, parameter order, a final slash and an upgrade to https; the title apart from figures; and
 * some headings must be shared where both have any. A page that asks for a password, which the shown one did not, is a
 * sign-in page.
 */
export function isSamePage(fresh: PageContent, shown: PageContent | null, wanted: string): Sameness {
  const other = (why: OtherPage): Sameness => ({ same: false, why });
  const asks = (page: PageContent) => page.troubles.some((trouble) => trouble.code === 'password-form');
  const sameAddress = isSameAddress(fresh.url, wanted) || (shown !== null && isSameAddress(fresh.url, shown.url));
  if (asks(fresh) && !(shown !== null && asks(shown) && sameAddress)) return other('signed-out');
  if (!sameAddress)
    return other(SIGN_IN.test(pathOf(fresh.url)) && !SIGN_IN.test(pathOf(wanted)) ? 'signed-out' : 'moved');
  if (shown === null) return SIGN_IN_TITLE.test(fresh.title) ? other('signed-out') : { same: true, why: null };
  if (!isLikeTitle(fresh.title, shown.title)) {
    return other(SIGN_IN_TITLE.test(fresh.title) ? 'signed-out' : 'other-title');
  }
  return shareHeadings(fresh.headings, shown.headings) ? { same: true, why: null } : other('other-headings');
}

/** Do two addresses name one page? Unreadable ones name none. */
export function isSameAddress(a: string, b: string): boolean {
  const [first, second] = [addressKey(a), addressKey(b)];
  return first !== null && first === second;
}

function addressKey(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const params = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).map((pair) => JSON.stringify(pair));
  const scheme = url.protocol === 'http:' || url.protocol === 'https:' ? 'web' : url.protocol;
  // An upgrade to https keeps the host; any other port is another server.
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  return [scheme, url.host, path, ...params.sort()].join('\n');
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : '';
}

/** Words of a title without figures, counts and marks. */
function titleWords(title: string): string[] {
  return (
    title
      .toLowerCase()
      .replace(/[\p{Nd}][\p{Nd}.,]*/gu, ' ')
      .match(/\p{L}+/gu) ?? []
  );
}

/** Same words but for figures, or most of them: a title may carry what is playing or who has written. */
function isLikeTitle(a: string, b: string): boolean {
  const [first, second] = [new Set(titleWords(a)), new Set(titleWords(b))];
  if (first.size === 0 || second.size === 0) return first.size === second.size;
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(first.size, second.size) >= 0.5;
}

function shareHeadings(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0) return true;
  const key = (heading: string) => labelKey(heading).replace(/\p{Nd}+/gu, '0');
  const known = new Set(b.map(key));
  const shared = new Set(a.map(key).filter((heading) => known.has(heading))).size;
  return key(a[0] ?? '') === key(b[0] ?? '') || shared >= 0.3 * Math.min(new Set(a.map(key)).size, known.size);
}
