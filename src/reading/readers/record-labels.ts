import { isState } from '../values/state-words.ts';
import { isDayName } from './events/day-name.ts';
import type { Piece, Stretch } from './record-pieces.ts';
import { cleanLabel, looksTyped } from './typed-text.ts';

/** A value of a record with what it is called there, if its record says so. */
export interface Told {
  piece: Piece;
  text: string;
  label: string | null;
}

const COLON = /^(\p{L}[^:：]{0,29}?)\s?[:：]\s+(\S.*)$/u;
const MAX_LABEL = 32;

/** What is known of the pieces of one kind over all records. */
interface Kind {
  /** Pieces, and records that have some. */
  n: number;
  records: number;
  /** Most in one record. */
  most: number;
  texts: Map<string, number>;
  /** Pieces that another of another kind follows in the same box. */
  followed: number;
  /** No text stands twice in one record. */
  apart: boolean;
  /** Words before a colon, with how often each stands there. */
  before: Map<string, number>;
}

/**
 * The values of each record with their labels: what markup or a colon marks as a label, text that all records have in
 * the same place before something else, and words that all texts of one kind begin with.
 */
export function toldBy(records: readonly Stretch[][]): Told[][] {
  const whole = irregular(records);
  const pieces = records.map((stretches) =>
    stretches.flatMap((stretch) => (whole.has(stretch.place) ? [stretch.whole] : stretch.pieces)),
  );
  const kinds = kindsOf(pieces);
  const told = pieces.map((own) => labelled(own, kinds, records.length));
  return withoutBeginnings(told);
}

/** Places whose stretches are written differently from record to record: running text with marks in it. */
function irregular(records: readonly Stretch[][]): Set<string> {
  const seen = new Map<
    string,
    { n: number; parted: number; mixed: number; pieces: number; firsts: Map<string, number> }
  >();
  for (const { place, pieces } of records.flat()) {
    const at = seen.get(place) ?? { n: 0, parted: 0, mixed: 0, pieces: 0, firsts: new Map() };
    seen.set(place, at);
    at.n += 1;
    at.parted += pieces.length > 1 ? 1 : 0;
    at.mixed += pieces.some(({ kind }) => kind.endsWith('>#')) && pieces.length > 1 ? 1 : 0;
    at.pieces = Math.max(at.pieces, pieces.length);
    const first = pieces[0]?.kind ?? '';
    at.firsts.set(first, (at.firsts.get(first) ?? 0) + 1);
  }
  const out = new Set<string>();
  for (const [place, { n, parted, mixed, pieces, firsts }] of seen) {
    if (pieces > 6 || (mixed > 0 && parted < n / 3 && parted < 3) || Math.max(...firsts.values()) < n * 0.7)
      out.add(place);
  }
  return out;
}

function kindsOf(records: readonly Piece[][]): Map<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const pieces of records) {
    const own = new Map<string, Set<string>>();
    for (const [i, { kind, text, box }] of pieces.entries()) {
      const all = kinds.get(kind) ?? newKind();
      kinds.set(kind, all);
      const label = COLON.exec(text)?.[1];
      if (label !== undefined) all.before.set(label, (all.before.get(label) ?? 0) + 1);
      const texts = own.get(kind) ?? new Set();
      if (!own.has(kind)) all.records += 1;
      own.set(kind, texts);
      if (texts.has(text)) all.apart = false;
      texts.add(text);
      all.n += 1;
      all.most = Math.max(all.most, texts.size);
      all.texts.set(text, (all.texts.get(text) ?? 0) + 1);
      const next = pieces[i + 1];
      if (next !== undefined && next.box === box && next.kind !== kind) all.followed += 1;
    }
  }
  return kinds;
}

const newKind = (): Kind => ({
  ...{ n: 0, records: 0, most: 0, texts: new Map(), followed: 0, apart: true, before: new Map() },
});

/** The texts of this kind are the same few in every record, each with something after it. */
function isLabelKind({ n, records, most, texts, followed, apart }: Kind): boolean {
  if (!apart || records < 3 || followed < n * 0.8) return false;
  if (most === 1 ? texts.size > 1 : texts.size > 2 * most || n < 2 * texts.size) return false;
  const labels = [...texts.keys()].filter((text) => isLabel(text)).length;
  return labels >= (most === 1 ? texts.size : texts.size * 0.5);
}

function isLabel(text: string): boolean {
  return text.length <= MAX_LABEL && /\p{L}{2}/u.test(text) && !looksTyped(text) && !isState(text);
}

function labelled(pieces: readonly Piece[], kinds: ReadonlyMap<string, Kind>, n: number): Told[] {
  const out: Told[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    const next = pieces[i + 1];
    const kind = kinds.get(piece.kind) as Kind;
    const marked = piece.mark === 'label' || /[:：]$/.test(piece.text);
    const belongs =
      next !== undefined && (next.mark === 'value' || (next.box === piece.box && next.kind !== piece.kind));
    if ((marked || isLabelKind(kind)) && piece.text.length <= MAX_LABEL) {
      if (belongs && next !== undefined) {
        out.push({ piece: next, text: next.text, label: cleanLabel(piece.text) });
        i++;
        continue;
      }
      if (marked) continue;
    }
    const [, label, value] = piece.mark === null ? (COLON.exec(piece.text) ?? []) : [];
    // Where other records have the same words before a colon: what looks like a label is none in a title.
    const known = label !== undefined && (kind.before.get(label) ?? 0) >= Math.min(3, n * 0.5);
    if (known && value !== undefined) out.push({ piece, text: value, label: cleanLabel(label) });
    else out.push({ piece, text: piece.text, label: null });
  }
  return out;
}

/** Words that all values of one kind begin with name them: "started 11:20", "pushed by Mira Patel". */
function withoutBeginnings(records: Told[][]): Told[][] {
  const byKind = new Map<string, { records: Set<number>; texts: { record: number; text: string }[] }>();
  for (const [record, told] of records.entries()) {
    for (const { piece, text, label } of told) {
      if (label !== null || piece.rank > 2) continue;
      const all = byKind.get(piece.kind) ?? { records: new Set(), texts: [] };
      byKind.set(piece.kind, all);
      all.records.add(record);
      all.texts.push({ record, text });
    }
  }
  const heads = new Map<string, string[]>();
  for (const [kind, { records: in_, texts }] of byKind) {
    const found = headsOf(texts, in_.size);
    if (found.length > 0) heads.set(kind, found);
  }
  return records.map((told) =>
    told.map((one) => {
      const head =
        one.label === null ? heads.get(one.piece.kind)?.find((words) => one.text.startsWith(`${words} `)) : undefined;
      if (head === undefined) return one;
      const rest = one.text.slice(head.length + 1);
      // "Room 2" is what the room is called.
      return { ...one, text: rest.length <= 3 || /^\d+$/.test(rest) ? one.text : rest, label: head };
    }),
  );
}

function headsOf(texts: readonly { record: number; text: string }[], records: number): string[] {
  const byWord = new Map<string, { record: number; rest: string }[]>();
  for (const { record, text } of texts) {
    const end = text.indexOf(' ');
    if (end < 0) continue;
    const word = text.slice(0, end);
    const found = byWord.get(word) ?? [];
    byWord.set(word, found);
    found.push({ record, rest: text.slice(end + 1) });
  }
  return [...byWord].flatMap(([word, found]) => {
    if (found.length < 3 || !/^\p{L}[\p{L}-]*$/u.test(word) || ARTICLE.test(word) || isDayName(word, '')) return [];
    const inRecords = new Set(found.map(({ record }) => record)).size;
    if (inRecords < found.length || inRecords < 3 || inRecords < records * 0.6) return [];
    let head = word;
    let rests = found.map(({ rest }) => rest);
    if (new Set(rests).size < 2) return [];
    for (;;) {
      const [next = ''] = (rests[0] ?? '').split(' ');
      if (!/^\p{L}+$/u.test(next) || !rests.every((rest) => rest.startsWith(`${next} `))) break;
      head = `${head} ${next}`;
      rests = rests.map((rest) => rest.slice(next.length + 1));
    }
    return head.length <= MAX_LABEL ? [head] : [];
  });
}

const ARTICLE = /^(?:the|a|an|der|die|das|le|la|les|el|los|un|une|not|no)$/i;
