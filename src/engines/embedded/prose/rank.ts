import { type Sentence, sentencesOf } from '../../../asking/sentences.ts';
import type { PageContent } from '../../../reading/reading.ts';
import { scoreOf } from './score.ts';
import { isPlain, kinshipIn, type Token, tokensOf } from './tokens.ts';
import { hasUnit, mayHold, type Wanted, wantedBy } from './wanted.ts';
import { SENTENCE_WEIGHTS } from './weights.ts';

/** What speaks for a sentence as the answer to a question. */
export type SentenceFeatures = Record<string, number>;

/** A sentence with how well it answers. */
export interface RankedSentence {
  sentence: Sentence;
  /** Words of the question by how telling they are, as far as the sentence holds them: 0 to 1. */
  share: number;
  /** As `share`, of the whole paragraph. */
  around: number;
  /** Share of it that the sentence and the headings above it hold. */
  under: number;
  /** It cannot hold what is asked for: no date where one asks when. */
  lacks: boolean;
  /** It says nothing that the question does not say. */
  echoes: boolean;
  score: number;
  /** Its share of all sentences' likelihood (a softmax of the scores). */
  chance: number;
}

/** A word of the question with how telling it is on this page. */
interface Asked {
  token: Token;
  weight: number;
  /** A number, a name in the question's midst, a word that questions of any matter have, or what the answer is one of. */
  kind: 'number' | 'name' | 'plain' | 'head' | 'word';
}

/** A question taken apart and the page's sentences beside it. */
export interface Matter {
  question: string;
  lang: string;
  wanted: Wanted;
  asked: Asked[];
  sentences: Sentence[];
  tokens: Token[][];
  held: Map<string, number>[];
}

/** Takes a question and a page's sentences apart. */
export function matterOf(question: string, content: PageContent): Matter {
  const lang = content.lang;
  const sentences = sentencesOf(content);
  const tokens = sentences.map(({ text }) => tokensOf(text, lang));
  const held = tokens.map(countStems);
  const frequency = new Map<string, number>();
  for (const stems of held) for (const stem of stems.keys()) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const kinship = kinshipIn(lang);
  const kinFrequency = (stem: string): number => {
    let n = 0;
    for (const [other, times] of frequency) if (kinship(stem, other) > 0) n += times;
    return n;
  };
  const asked: Asked[] = [];
  const seen = new Set<string>();
  const head = HEAD.exec(question)?.[1]?.toLowerCase() ?? null;
  for (const token of tokensOf(question.slice(0, 600), lang)) {
    if (token.weak || seen.has(token.stem)) continue;
    seen.add(token.stem);
    const n = frequency.get(token.stem) ?? kinFrequency(token.stem);
    // A word that the page never says tells nothing of its sentences, but it is missed.
    const rarity = Math.log(1 + (sentences.length - n + 0.5) / (n + 0.5));
    const kind = kindOf(token, head);
    const much = (n === 0 ? 0.5 : 1) * (kind === 'plain' || kind === 'head' ? 0.4 : 1);
    asked.push({ token, weight: rarity * much, kind });
  }
  return { question, lang, wanted: wantedBy(question), asked, sentences, tokens, held };
}

/** "Which party ...", "in what language ...": the answer is one, and need not say so. */
const HEAD = /\b(?:what|which|welche[rmsn]?|quel(?:le)?s?|qué|cuál(?:es)?)\s+(\p{L}+)/iu;

function kindOf({ raw, at }: Token, head: string | null): Asked['kind'] {
  if (/\p{N}/u.test(raw)) return 'number';
  if (raw.toLowerCase() === head) return 'head';
  if (isPlain(raw)) return 'plain';
  return at > 0 && /^\p{Lu}/u.test(raw) ? 'name' : 'word';
}

function countStems(tokens: readonly Token[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stem } of tokens) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** Tells how much of each word of the question a text with given stems holds, 0 to 1; like words count in part. */
function holder(asked: readonly Asked[], lang: string): (held: ReadonlyMap<string, number>) => number[] {
  const kinship = kinshipIn(lang);
  const known = new Map<string, number[] | null>();
  const kinOf = (stem: string): number[] | null => {
    let kin = known.get(stem);
    if (kin === undefined) {
      const all = asked.map(({ token }) => kinship(token.stem, stem));
      kin = all.some((much) => much > 0) ? all : null;
      known.set(stem, kin);
    }
    return kin;
  };
  return (held) => {
    const most = asked.map(() => 0);
    for (const stem of held.keys()) {
      const kin = kinOf(stem);
      if (kin !== null) for (let k = 0; k < most.length; k += 1) most[k] = Math.max(most[k] ?? 0, kin[k] ?? 0);
    }
    return most;
  };
}

/** The features of every sentence, in order. */
export function sentenceFeatures(matter: Matter): SentenceFeatures[] {
  const { asked, sentences, tokens, held, wanted, lang } = matter;
  const all = asked.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const heldIn = holder(asked, lang);
  const covers = held.map(heldIn);
  const mean = tokens.reduce((sum, list) => sum + list.length, 0) / Math.max(1, tokens.length);
  const paragraphs = new Map<number, number[]>();
  const headings = new Map<string, number[]>();
  sentences.forEach(({ paragraph }, i) => {
    const before = paragraphs.get(paragraph) ?? asked.map(() => 0);
    paragraphs.set(
      paragraph,
      before.map((much, k) => Math.max(much, covers[i]?.[k] ?? 0)),
    );
  });
  const pairs = pairsOf(matter.question, lang);
  const sum = (cover: readonly number[], than: readonly number[] = []): number =>
    asked.reduce((total, { weight }, k) => total + weight * Math.max(0, (cover[k] ?? 0) - (than[k] ?? 0)), 0) / all;
  const own = (kind: Asked['kind'], cover: readonly number[]): number => {
    const some = asked.filter((each) => each.kind === kind).length;
    return some === 0 ? 0 : asked.reduce((n, each, k) => n + (each.kind === kind ? (cover[k] ?? 0) : 0), 0) / some;
  };
  return sentences.map((sentence, i) => {
    const cover = covers[i] ?? [];
    const list = tokens[i] ?? [];
    const near = (at: number): readonly number[] =>
      sentences[at]?.paragraph === sentence.paragraph ? (covers[at] ?? []) : [];
    let heading = headings.get(sentence.where);
    if (heading === undefined) {
      heading = heldIn(countStems(tokensOf(sentence.section.join(' '), lang)));
      headings.set(sentence.where, heading);
    }
    const bm25 = asked.reduce((total, { token, weight }) => {
      const times = held[i]?.get(token.stem) ?? 0;
      return total + (weight * times * 2.2) / (times + 1.2 * (0.4 + (0.6 * list.length) / mean));
    }, 0);
    const rest = list
      .filter(({ stem, weak }) => !weak && !asked.some(({ token }) => token.stem === stem))
      .map(({ raw }) => raw);
    const fits = mayHold(without(sentence.text, asked), wanted, lang);
    const said = new Set(list.map(({ stem }, at) => `${stem} ${list[at + 1]?.stem ?? ''}`));
    const apart = new Set(list.map(({ stem }, at) => `${stem} ${list[at + 2]?.stem ?? ''}`));
    const carried = PRONOUN.test(sentence.text) ? sum(near(i - 1), cover) : 0;
    const closest = closenessOf(list, asked, sum(cover));
    return {
      bm25: bm25 / all,
      cover: sum(cover),
      square: sum(cover) ** 2,
      before: sum(near(i - 1), cover),
      carried,
      alias: ALIAS_ASKED.test(matter.question) && ALIAS.test(sentence.text) ? 1 : 0,
      exact: sum(cover.map((much) => Math.floor(much))),
      plain: own('plain', cover),
      head: own('head', cover),
      after: sum(near(i + 1), cover),
      paragraph: sum(paragraphs.get(sentence.paragraph) ?? []),
      heading: sum(heading, cover),
      pairs: pairs.length === 0 ? 0 : pairs.filter((pair) => said.has(pair)).length / pairs.length,
      gaps: pairs.length === 0 ? 0 : pairs.filter((pair) => apart.has(pair)).length / pairs.length,
      names: own('name', cover),
      numbers: own('number', cover),
      closest,
      [`fits ${wanted}`]: fits === true ? 1 : 0,
      [`lacks ${wanted}`]: fits === false ? 1 : 0,
      answers: fits === true && wanted !== 'thing' ? sum(paragraphs.get(sentence.paragraph) ?? []) * sum(cover) : 0,
      unit: hasUnit(sentence.text, matter.question) === true ? 1 : 0,
      fresh: Math.min(rest.length, 12) / 12,
      long: Math.log(1 + list.length) / 4,
      asks: /[?？]\s*$/.test(sentence.text) ? 1 : 0,
      opens: sentence.nth === 0 ? 1 : 0,
    };
  });
}

/** What a sentence begins with that goes on speaking of the one before. */
const PRONOUN =
  /^\P{L}*(?:it|its|they|their|he|his|she|her|this|these|that|those|such|here|there|both|another|as such|for example|for instance|(?:during|after|under|from|in|by) (?:this|these|that|it|which)|er|sie|es|seine?|ihre?|diese[rsmn]?|dies|dort|dabei|damit|dadurch|il|elle|ils|elles|ce|cette|ces|son|sa|ses|leurs?|este|esta|estos|estas|ese|esa|su|sus|ello)(?!\p{L})|^\P{L}*(?:他|她|它|这|该|此|其|那)/iu;
/** The question asks for another name of something, and what tells one. */
const ALIAS_ASKED =
  /\b(?:another|other|alternate|alternative) (?:name|term|word|way)|\b(?:called|known as|termed|nicknamed?|referred to|stand for|abbreviat\w+)\b|\b(?:genannt|bezeichnet|heißt|nennt man|anderer name|bezeichnung)\b|appelle|se llama|conocid[oa]|称为|叫做|叫什么|别名|简称/iu;
const ALIAS =
  /\b(?:also|called|known|term(?:ed)?|named?|nicknamed|referred|genannt|bezeichnet|heißt|sogenannte\w*|bekannt|appel\w+|dit|llamad[oa]|conocid[oa])\b|\(|["“„«]|称|叫|名为|即/iu;

/** Pairs of neighbouring words of the question, at least one of them telling. */
function pairsOf(question: string, lang: string): string[] {
  const list = tokensOf(question, lang);
  return list.slice(0, -1).flatMap((token, at) => {
    const next = list[at + 1];
    return next === undefined || (token.weak && next.weak) ? [] : [`${token.stem} ${next.stem}`];
  });
}

/** The text without the words of the question: what is wanted is not what was said. */
function without(text: string, asked: readonly Asked[]): string {
  const raws = asked.filter(({ token }) => token.raw.length > 1).map(({ token }) => token.raw);
  return raws.reduce((rest, raw) => rest.replaceAll(raw, '_'), text);
}

/** How close together the words of the question stand: those held per word of the stretch that holds them. */
function closenessOf(list: readonly Token[], asked: readonly Asked[], cover: number): number {
  const stems = new Set(asked.map(({ token }) => token.stem));
  const places = list.flatMap(({ stem }, at) => (stems.has(stem) ? [at] : []));
  if (places.length < 2) return 0;
  const stretch = (places.at(-1) ?? 0) - (places[0] ?? 0) + 1;
  return (cover * places.length) / stretch;
}

/** What it is worth to stand in the page's main text. */
const IN_MAIN_TEXT = 1;

/**
 * Sentences of a page by how well they answer a question, best first: a log-linear ranking over word overlap (BM25;
 * Robertson and Zaragoza, 2009), what the neighbours and the headings hold, and whether what is wanted could be in it.
 * Sentences whose paragraph shares no word with the question are left out.
 */
export function rankSentences(question: string, content: PageContent): RankedSentence[] {
  const matter = matterOf(question, content);
  const features = sentenceFeatures(matter);
  const ranked = matter.sentences
    .map((sentence, i) => {
      const each = features[i] ?? {};
      return {
        sentence,
        share: each['cover'] ?? 0,
        around: each['paragraph'] ?? 0,
        under: (each['cover'] ?? 0) + (each['heading'] ?? 0),
        lacks: each[`lacks ${matter.wanted}`] === 1,
        echoes: (each['fresh'] ?? 0) === 0,
        score: scoreOf(each, SENTENCE_WEIGHTS) + (sentence.main ? IN_MAIN_TEXT : 0),
        chance: 0,
      };
    })
    .sort((a, b) => b.score - a.score);
  const top = ranked[0]?.score ?? 0;
  const total = ranked.reduce((sum, { score }) => sum + Math.exp(score - top), 0);
  for (const each of ranked) each.chance = Math.exp(each.score - top) / total;
  return ranked.filter(({ around }) => around > 0);
}
