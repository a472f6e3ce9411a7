import { fold } from '../../../memory/words.ts';
import { isWeak, kinshipIn, tokensOf } from './tokens.ts';
import { hasUnit, type Wanted, wantedBy } from './wanted.ts';

/** A stretch of a sentence, from its first to its last word, with what speaks for it as the answer. */
export interface Span {
  text: string;
  features: Record<string, number>;
}

/** A word or mark of a sentence. */
interface Piece {
  text: string;
  at: number;
  isWord: boolean;
  weak: boolean;
  /** How much of a word of the question it is, 0 to 1. */
  said: number;
  shape: string;
}

const LONGEST = 9;
const MOST_PIECES = 160;
const MONTH =
  /^(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|march|märz|mars|marzo|apr(?:il)?|may|mai|mayo|june?|juni|juin|julio|july?|juli|juillet|aug(?:ust)?|août|agosto|sept?(?:ember|embre|iembre)?|oct(?:ober|obre|ubre)?|oktober|nov(?:ember|embre|iembre)?|dec(?:ember)?|dezember|décembre|diciembre)$/i;
const NUMERAL =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|billion|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|hundert|tausend|millionen|milliarden|half|percent|prozent)$/i;
/** Words before an answer that tell of it. */
const BEFORE = new Set(
  'in by of to from at as with for on is was are were the a an and or called named like about over than between von durch im am als mit für auf ist war wurde der die das den dem und genannt namens'.split(
    ' ',
  ),
);

/** The stretches of a sentence that may answer a question: up to nine words, not across the end of a clause in brackets. */
export function spansOf(sentence: string, question: string, lang: string): Span[] {
  const wanted = wantedBy(question);
  const pieces = piecesOf(sentence, question, lang);
  const group = /^(?:de|zh)/.exec(lang)?.[0] ?? 'en';
  const spans: Span[] = [];
  for (let from = 0; from < pieces.length; from += 1) {
    if (pieces[from]?.isWord !== true) continue;
    let words = 0;
    for (let to = from; to < pieces.length; to += 1) {
      const piece = pieces[to];
      if (piece === undefined || /[;:!?()（）。；：！？"“”„«»]/.test(piece.text)) break;
      if (!piece.isWord) continue;
      words += 1;
      if (words > LONGEST) break;
      const start = pieces[from]?.at ?? 0;
      const text = sentence.slice(start, piece.at + piece.text.length);
      spans.push({ text, features: featuresOf(pieces, from, to, { text, wanted, group, question }) });
    }
  }
  return spans;
}

function piecesOf(sentence: string, question: string, lang: string): Piece[] {
  const kinship = kinshipIn(lang);
  const asked = tokensOf(question, lang).filter(({ weak }) => !weak);
  const cuts = segmenterFor(lang).segment(sentence.slice(0, 800));
  const pieces: Piece[] = [];
  for (const { segment, index, isWordLike } of cuts) {
    if (segment.trim() === '') continue;
    const isWord = isWordLike === true;
    const stems = isWord ? tokensOf(segment, lang).map(({ stem }) => stem) : [];
    const said = Math.max(0, ...asked.flatMap(({ stem }) => stems.map((other) => kinship(stem, other))));
    pieces.push({ text: segment, at: index, isWord, weak: isWeak(segment), said, shape: shapeOf(segment) });
    if (pieces.length === MOST_PIECES) break;
  }
  return pieces;
}

function segmenterFor(lang: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(lang === '' ? 'en' : lang, { granularity: 'word' });
  } catch {
    return new Intl.Segmenter('en', { granularity: 'word' });
  }
}

function shapeOf(word: string): string {
  if (/^(?:1\d{3}|20\d\d)$/.test(word)) return 'year';
  if (/\p{N}/u.test(word)) return 'number';
  if (MONTH.test(word)) return 'month';
  if (NUMERAL.test(word)) return 'number';
  if (/^\p{Lu}/u.test(word)) return 'capital';
  return /^\p{Script=Han}/u.test(word) ? 'han' : 'small';
}

interface Around {
  text: string;
  wanted: Wanted;
  group: string;
  question: string;
}

function featuresOf(pieces: readonly Piece[], from: number, to: number, around: Around): Record<string, number> {
  const { text, wanted, group, question } = around;
  const inside = pieces.slice(from, to + 1);
  const words = inside.filter(({ isWord }) => isWord);
  const [first, last] = [words[0] as Piece, words.at(-1) as Piece];
  const [before, after] = [pieces[from - 1], pieces[to + 1]];
  const shapes = [...new Set(words.filter(({ weak }) => !weak).map(({ shape }) => shape))].sort();
  const kind = shapes.length > 2 ? 'mixed' : shapes.join('+');
  const said = words.reduce((sum, each) => sum + each.said, 0) / words.length;
  const features: Record<string, number> = {
    [`words ${words.length}`]: 1,
    [`${group} ${wanted} ${kind}`]: 1,
    [`${wanted} of ${Math.min(words.length, 5)}`]: 1,
    [`starts ${first.weak ? 'weak' : first.shape}`]: 1,
    [`ends ${last.weak ? 'weak' : last.shape}`]: 1,
    said,
    [`before ${before === undefined ? 'nothing' : nameOf(before)}`]: 1,
    [`after ${after === undefined ? 'nothing' : nameOf(after)}`]: 1,
    near: nearness(pieces, from, to),
  };
  if (first.said > 0.5) features['starts said'] = 1;
  if (last.said > 0.5) features['ends said'] = 1;
  if (said > 0.9) features['all said'] = 1;
  if (inside.some(({ text: mark }) => /^[,，、]$/.test(mark))) features['across comma'] = 1;
  if (before !== undefined && isOfSame(before, first)) features['cut before'] = 1;
  if (after !== undefined && isOfSame(last, after)) features['cut after'] = 1;
  if (isClosed(before) && isClosed(after)) features['bounded'] = 1;
  if (before !== undefined && /["“„«‘(（《]/.test(before.text)) features['opens mark'] = 1;
  const unit = hasUnit(text, question);
  if (unit !== null) features[unit ? 'unit' : 'no unit'] = 1;
  if (before?.weak === true) {
    const word = fold(before.text);
    if (BEFORE.has(word)) features[`${wanted} after ${word}`] = 1;
  }
  return features;
}

/** What kind of neighbour a piece is. */
function nameOf({ isWord, weak, said, shape, text }: Piece): string {
  if (!isWord) return /[,，、]/.test(text) ? 'comma' : /[.。]/.test(text) ? 'stop' : 'mark';
  return said > 0.5 ? 'said' : weak ? 'weak' : shape;
}

const isClosed = (piece: Piece | undefined): boolean => piece === undefined || !piece.isWord || piece.weak;

/** Two words that no stretch should part: names in a row, a number and what it counts. */
function isOfSame(a: Piece, b: Piece): boolean {
  if (!a.isWord || !b.isWord) return false;
  if (a.shape === 'capital' && b.shape === 'capital') return true;
  return ['number', 'month'].includes(a.shape) && ['number', 'month', 'year'].includes(b.shape);
}

/** How near the closest words of the question stand outside of the stretch, 0 to 1. */
function nearness(pieces: readonly Piece[], from: number, to: number): number {
  let near = 0;
  for (let i = Math.max(0, from - 8); i < Math.min(pieces.length, to + 9); i += 1) {
    if (i >= from && i <= to) continue;
    const apart = i < from ? from - i : i - to;
    near += (pieces[i]?.said ?? 0) / (1 + apart);
  }
  return Math.min(near, 2) / 2;
}
