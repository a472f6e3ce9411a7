import { get } from './dom.ts';

/** Marks of footnotes by their looks: "[1]", "(a)", "*", "†". */
const NOTE = /^(?:[[(][^\])]{1,24}[\])][\s,]*|[*†‡§¶#※][\s,]*)+$/u;
/** A unit that is raised to a power, at the end of a text. */
const UNIT = /(?:^|[^\p{L}])(?:[kcdmµn]?m|ft|in|yd|mi|s)$/iu;
/** What a number raised after it cannot be a power of: a word, the end of a sentence, a share or an amount of money. */
const NOTED = /(?:\p{L}{2}|[.,;:!?%"”’»]|\d ?\p{Sc})$/u;
/**
 * How raised or lowered text goes on from what stands before it, so that 10² is never 102: `note` for the mark of a
 * footnote, which is no part of the text; "^" or "_" to put before it; other signs to put in its place ("²");
 * null where it joins as it stands ("1st", "H2O").
 *
 * @param before text that stands right before; empty at the beginning of a line.
 */
export function raisedAs(
  element: Element,
  tag: 'sup' | 'sub',
  parent: { tag: string } | null,
  before: string,
): string | null {
  const said = ((get(Node, 'textContent', element) as string | null) ?? '').trim();
  const head = before.trimEnd();
  if (said.length > 40) return null;
  if (tag === 'sub') return /\d$/.test(head) && /^\d/.test(said) ? '_' : null;
  if (NOTE.test(said) || (/^\p{L}$/u.test(said) && /\p{L}{3}$/u.test(head))) return 'note';
  if (head === '' || !/^[-−]?\d[\d,\s–-]*$/.test(said)) return null;
  // "29.99" with its cents raised.
  if (/\d[.,]$/.test(head) && said.length === 2) return null;
  if (UNIT.test(head) && /^[-−]?[1-4]$/.test(said)) return raisedDigits(said);
  const linked = parent?.tag === 'a' || Element.prototype.querySelector.call(element, 'a') !== null;
  return linked || NOTED.test(head) ? 'note' : '^';
}

function raisedDigits(text: string): string {
  return text.replace(/./g, (sign) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? '⁻');
}
