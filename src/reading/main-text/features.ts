import { hintsOf } from './names.ts';
import type { TextBlock, TextNode, TextTree } from './text-tree.ts';

/** What speaks for or against a node's being main text. */
export interface Features {
  /** What its own markup says, once each; nodes marked up alike share it. */
  kind: readonly string[];
  /** What its texts and what is below it say, each name once. */
  names: string[];
  /** How much there is of each of `names`. */
  much: number[];
}

const TAGS = new Map(
  Object.entries({
    article: 'article main',
    aside: 'aside',
    nav: 'nav menu',
    foot: 'footer',
    head: 'header hgroup',
    form: 'form dialog fieldset label input textarea select legend',
    figure: 'figure figcaption picture caption cite',
    h1: 'h1',
    heading: 'h2 h3 h4 h5 h6',
    p: 'p',
    item: 'li dd dt',
    list: 'ul ol dl',
    quote: 'blockquote pre q code',
    inline: 'a span em strong b i u font small sup sub mark abbr time button address summary',
    cell: 'td th tr tbody thead table',
  }).flatMap(([name, tags]) => tags.split(' ').map((tag): [string, string] => [tag, name])),
);
const ROLES = new Map(
  Object.entries({
    article: 'main article',
    aside: 'complementary note',
    nav: 'navigation menu menubar menuitem tablist tab toolbar search button link',
    foot: 'contentinfo',
    head: 'banner',
    form: 'dialog alertdialog alert form status',
    figure: 'figure img',
  }).flatMap(([name, roles]) => roles.split(' ').map((role): [string, string] => [role, name])),
);

/** Words with which asides begin that stand in the midst of a text: "Related: ...", "Photo: ...", "Lesen Sie auch ...". */
const LEADS =
  /^\W*(?:(?:related|read more|read also|also read|read next|see also|also|more|more from|watch|listen|advertisement|share|follow|subscribe|sign up|photos?|image|source|tags?|filed under|topics|copyright|all rights reserved|published|posted|updated|last updated|click here|reporting by|editing by|contact|download|by|via|comments?|mehr|mehr zum thema|lesen sie auch|siehe auch|anzeige|quelle|foto|bild|von|lire aussi|à lire|voir aussi|publicité|lea también|leer más|ver también|publicidad|leggi anche|foto di|lees ook|leia também|czytaj także|читайте также)(?!\p{L})|©|\(?\s*(?:reporting|photo|image) by\b)/iu;
const ENDS = /[.!?…。！？:;"'”’»)\]]\s*$/u;
const FULL_STOP = /[.!?…。！？]["'”’»)\]]*\s*$/u;
const NOT_ASCII = /[^\x20-\x7e]/;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** What notes on cookies say, whatever they stand in. */
const CONSENT =
  /\bcookies?\b.*\b(?:we|our|us|site|website|consent|accept|agree|wir|unsere?r?|zustimm\p{L}*|akzeptier\p{L}*|nous|notre|nos|accepte\p{L}*|nuestr\p{L}*|usamos|utilizamos|acept\p{L}*|utilizziamo|nostr\p{L}*|accett\p{L}*|utilizamos|nossos?|aceit\p{L}*|onze|wij|gebruiken)\b|\b(?:we|wir|nous|usamos|utilizamos|utilizziamo|wij)\b.{0,80}\bcookies?\b/isu;

/** How many words a text has; scripts without spaces count two characters as one. */
export function wordsIn(text: string): number {
  if (!NOT_ASCII.test(text)) return asciiWordsIn(text);
  const dense = text.match(DENSE)?.length ?? 0;
  return Math.ceil(dense / 2) + (text.replace(DENSE, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0);
}

/** Runs of letters and digits, counted without cutting them out. */
function asciiWordsIn(text: string): number {
  let words = 0;
  let within = false;
  for (let i = 0; i < text.length; i += 1) {
    const is = isAsciiWord(text.charCodeAt(i));
    if (is && !within) words += 1;
    within = is;
  }
  return words;
}

/** The character is an ASCII letter or digit. */
function isAsciiWord(code: number): boolean {
  const lower = code | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39);
}

/** The features of each node of a tree, in its order. */
export function featuresOf(tree: TextTree): Features[] {
  const kinds = new Map<string, string[]>();
  const features = tree.nodes.map((node): Features => {
    const key = `${node.isBody ? '!' : ''}${node.tag} ${node.role} ${node.names}`;
    const kind = kinds.get(key) ?? kindOf(node);
    kinds.set(key, kind);
    return { kind, names: [], much: [] };
  });
  const title = plain(tree.title);
  const known = new Map<string, Said>();
  const said = tree.blocks.map(({ text }) => {
    const before = known.get(text);
    const one = before ?? { words: wordsIn(text), repeated: false, signs: null };
    if (before === undefined) known.set(text, one);
    else one.repeated = true;
    return one;
  });
  for (const [i, block] of tree.blocks.entries()) {
    const into = features[block.node];
    if (into !== undefined) ofBlock(into, block, said[i] as Said, title);
  }
  const words = said.map((one) => one.words);
  addMasses(tree, words, features);
  return features;
}

/** The features of a node as pairs of a name and how much there is of it. */
export function entriesOf({ kind, names, much }: Features): [string, number][] {
  return [
    ...kind.map((name): [string, number] => [name, 1]),
    ...names.map((name, i): [string, number] => [name, much[i] ?? 0]),
  ];
}

/** It holds all there is. */
const isWhole = (node: TextNode | undefined): boolean => node?.tag === 'html' || node?.tag === 'body';

/** What a node's own markup says. */
function kindOf(node: TextNode): string[] {
  if (isWhole(node)) return ['node'];
  const { tag, role, names, isBody } = node;
  const kind = ROLES.get(role) ?? TAGS.get(tag);
  return [
    'node',
    ...(kind === undefined ? [] : [`tag:${kind}`]),
    ...(isBody ? ['marked'] : []),
    ...[...hintsOf(names)].map((hint) => `name:${hint}`),
  ];
}

function add({ names, much }: Features, name: string, more = 1): void {
  const at = names.indexOf(name);
  if (at < 0) much[names.push(name) - 1] = more;
  else much[at] = (much[at] ?? 0) + more;
}

/** What a text says wherever it stands: pages write many more than once. */
interface Said {
  words: number;
  repeated: boolean;
  /** Null until it is asked for. */
  signs: string[] | null;
}

function ofBlock(into: Features, { text, linked }: TextBlock, said: Said, title: string): void {
  const n = said.words;
  const share = linked / Math.max(1, text.length);
  add(into, n < 4 ? 'short' : n < 10 ? 'phrase' : 'sentence');
  add(into, 'words', (Math.min(n, 80) * (1 - share)) / 20);
  add(into, 'linked', share);
  if (share > 0.7) add(into, 'link');
  else if (share > 0.3) add(into, 'links');
  said.signs ??= signsOf(text, said, title);
  for (const sign of said.signs) add(into, sign);
}

function signsOf(text: string, { words: n, repeated }: Said, title: string): string[] {
  const signs: string[] = [];
  if (!isAsciiWord(text.charCodeAt(text.length - 1))) {
    if (FULL_STOP.test(text)) signs.push('stop');
    else if (ENDS.test(text)) signs.push('end');
  }
  if (n >= 10 && /[,、，،]/u.test(text)) signs.push('comma');
  if (repeated) signs.push('repeated');
  if (n < 30 && LEADS.test(text)) signs.push('lead');
  if (n < 120 && /cookie/i.test(text) && CONSENT.test(text)) signs.push('consent');
  // So many words have a sign each at least, and one between them.
  if (n >= 3 && 2 * n - 1 <= title.length && title.includes(plain(text))) signs.push('title');
  if (n < 10 && /\d/.test(text)) signs.push('digits');
  if (n < 12 && text === text.toUpperCase() && /\p{Lu}/u.test(text)) signs.push('capitals');
  return signs;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What stands below a node taken together: how much of the page's prose, and how much of it is links. */
function addMasses({ nodes, blocks }: TextTree, words: readonly number[], features: readonly Features[]): void {
  const prose = new Array<number>(nodes.length).fill(0);
  const all = new Array<number>(nodes.length).fill(0);
  const linked = new Array<number>(nodes.length).fill(0);
  const most = new Array<number>(nodes.length).fill(0);
  for (const [i, { node, text, linked: chars }] of blocks.entries()) {
    const share = chars / Math.max(1, text.length);
    const n = words[i] ?? 0;
    all[node] = (all[node] ?? 0) + n;
    linked[node] = (linked[node] ?? 0) + n * share;
    if (n >= 10 && share < 0.5) prose[node] = (prose[node] ?? 0) + n;
  }
  for (let i = nodes.length - 1; i > 0; i -= 1) {
    const parent = nodes[i]?.parent ?? -1;
    if (parent < 0) continue;
    all[parent] = (all[parent] ?? 0) + (all[i] ?? 0);
    linked[parent] = (linked[parent] ?? 0) + (linked[i] ?? 0);
    prose[parent] = (prose[parent] ?? 0) + (prose[i] ?? 0);
    most[parent] = Math.max(most[parent] ?? 0, prose[i] ?? 0);
  }
  const page = Math.max(1, prose[0] ?? 0);
  for (let i = 0; i < nodes.length; i += 1) {
    const into = features[i] as Features;
    if (isWhole(nodes[i])) continue;
    const part = (prose[i] ?? 0) / page;
    const mass = all[i] ?? 0;
    if (mass >= 20 && (linked[i] ?? 0) > 0.5 * mass) add(into, 'link-dense');
    // Where the paragraphs part: most of the page's prose is below, and not in one of its children alone.
    if (part >= 0.4 && (most[i] ?? 0) < 0.8 * (prose[i] ?? 0)) add(into, 'parting');
    if (part >= 0.7) add(into, 'most-prose');
    if (mass >= 60 && (prose[i] ?? 0) > 0.8 * mass) add(into, 'prose');
  }
}
