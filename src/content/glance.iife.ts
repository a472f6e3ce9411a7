import type { Glances } from '../platform/page-commands.ts';
import { chosenView } from '../reading/chosen-view.ts';
import { productMark } from '../reading/sites/product-mark.ts';
import { dataLinks } from './data-links.ts';
import { linkText } from './link-text.ts';
import { probe } from './probe.ts';

/** What is asked of a page without reading it. The pulse is taken several times before the reader is put in once. */
const glances: Glances = {
  probe: ({ kept }) => probe(document, kept),
  linkText: ({ href }) => linkText(document, href),
  ownData: () => ({
    mark: productMark(document, location.href),
    links: dataLinks(document, location.href),
  }),
  view: () => chosenView(document, true),
};

Object.assign(globalThis, { whereaboutsGlances: glances });
