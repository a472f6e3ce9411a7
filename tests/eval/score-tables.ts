/** What the product said to one question over a table. Labels are not in here. */
export interface TableAnswer {
  /** Texts of the answer that is stated, or of the best candidate; empty when it has none. */
  items: string[];
  sure: boolean;
  /** Texts of the cells cited. */
  cites: string[];
  ms: number;
  failed: string | null;
}

/** Shares from 0 to 1, null where nothing can be shared out; `wrong`: wrong answers stated as sure. */
export interface TableFigures {
  n: number;
  exact: number | null;
  lookup: number | null;
  coverage: number | null;
  precision: number | null;
  wrong: number;
  cited: number | null;
  medianMs: number | null;
}

/**
 * Whether the answers are those wanted, in any order, as WikiTableQuestions' official scorer compares them (Pasupat and
 * Liang, 2015): numbers and dates by value, other text without accents, case, notes in brackets, quotes and a full stop.
 */
export function isExact(said: readonly string[], wanted: readonly string[]): boolean {
  if (said.length !== wanted.length || said.length === 0) return false;
  const left = said.map(normal);
  return wanted.every((text) => {
    const at = left.findIndex((other) => same(other, normal(text)));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

function normal(text: string): string {
  let plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019\u00b4`]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain
      .replace(/((?<!^)\[[^\]]*\]|\[\d+\]|[\u2022\u2666\u2020\u2021*#+])*$/u, '')
      .trim()
      .replace(/(?<!^)( \([^)]*\))*$/, '')
      .trim()
      .replace(/^"([^"]*)"$/, '$1');
  }
  return plain.replace(/\.$/, '').replace(/\s+/g, ' ').toLowerCase().trim();
}

function same(a: string, b: string): boolean {
  if (a === b) return true;
  const [x, y] = [numberOf(a), numberOf(b)];
  if (x !== null && y !== null) return Math.abs(x - y) < 1e-6;
  const [day, other] = [dateOf(a), dateOf(b)];
  return day !== null && day === other;
}

function numberOf(text: string): number | null {
  const plain = text.replace(/,(?=\d{3})/g, '');
  return /^[-+]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

function dateOf(text: string): string | null {
  if (!/\d{4}/.test(text) || !/[a-z]{3}|\d-\d/.test(text)) return null;
  const at = Date.parse(`${text} UTC`);
  return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10);
}

/** Puts the answers together with what was wanted. */
export function tableFigures(
  lines: readonly { answers: string[]; lookup?: boolean }[],
  said: readonly TableAnswer[],
): TableFigures {
  const all = lines.map((line, i) => ({ line, answer: said[i], right: isExact(said[i]?.items ?? [], line.answers) }));
  const share = (of: typeof all, test: (one: (typeof all)[number]) => boolean): number | null =>
    of.length === 0 ? null : of.filter(test).length / of.length;
  const sure = all.filter(({ answer }) => answer?.sure === true);
  const times = said.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    n: lines.length,
    exact: share(all, ({ right }) => right),
    lookup: share(
      all.filter(({ line }) => line.lookup === true),
      ({ right }) => right,
    ),
    coverage: share(all, ({ answer }) => answer?.sure === true),
    precision: share(sure, ({ right }) => right),
    wrong: sure.filter(({ right }) => !right).length,
    cited: share(
      all.filter(({ line, right }) => right && line.lookup === true),
      ({ line, answer }) => line.answers.every((text) => answer?.cites.some((cite) => isExact([cite], [text]))),
    ),
    medianMs: times[Math.floor(times.length / 2)] ?? null,
  };
}
