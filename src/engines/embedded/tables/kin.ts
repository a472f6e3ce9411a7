import { stem } from '../../../memory/words.ts';

/** Words that are often said for one another of the columns of a table; each line one matter. */
const KIN = [
  'song single track title album record',
  'movie film title show series program programme episode book novel',
  'game match opponent date fixture contest',
  'team club side squad franchise',
  'country nation nationality state land',
  'athlete player driver rider swimmer runner racer cyclist competitor contestant skater golfer wrestler boxer fighter name pitcher quarterback',
  'winner champion name winning victor',
  'person people name member',
  'city town location place venue',
  'stadium venue arena ground site location',
  'point pts score scored',
  'attendance attended fan spectator crowd people',
  'win won victory w wins winning',
  'loss lost lose l losses',
  'draw tie drawn d t tied',
  'position place finish rank finished placed pos ranking placing',
  'result score outcome',
  'year season date',
  'month date day',
  'time duration length long last',
  'distance length long far mile km',
  'height tall high elevation feet metre',
  'weight heavy kg',
  'age old year born',
  'born birth birthplace',
  'died death',
  'area size large big km',
  'population people inhabitant live',
  'inhabitant people population person',
  'cost price expensive budget',
  'money earnings prize winnings earn',
  'school college university institution',
  'channel network station',
  'party affiliation politician',
  'role character part',
  'award prize nominated category',
  'actor actress name artist performer',
  'artist singer band performer musician',
  'company manufacturer maker constructor builder',
  'car vehicle chassis model',
  'goal goals scored score',
  'game gp apps appearance played play caps',
  'built completed year construction',
  'opened opening date',
  'language spoken',
  'record w-l',
  'race circuit grand prix event',
  'event competition tournament championship',
  'speed fast mph',
  'vote votes percent share',
  'seat seats',
  'floor storey story',
  'coach manager',
  'lap laps',
  'medal gold silver bronze total',
  'peak chart position',
  'office term served serve took',
  'ship vessel name boat',
  'mountain peak name',
  'river length name',
  'building name tower',
  'church cathedral parish name',
];

const LINES_OF = new Map<string, number[]>();
KIN.forEach((line, index) => {
  for (const word of new Set(line.split(' ').map(stem))) LINES_OF.set(word, [...(LINES_OF.get(word) ?? []), index]);
});

/** The plain form of a comparative or superlative: "longest" speaks of what is long. */
export function plainForm(word: string): string {
  const cut = /^(\p{L}{3,}?)(?:ier|iest)$/u.exec(word)?.[1];
  if (cut !== undefined) return stem(`${cut}y`);
  const base = /^(\p{L}{3,}?)(?:er|est)$/u.exec(word)?.[1];
  if (base === undefined) return word;
  return stem(
    /([bdgmnpt])\1$/.test(base) ? base.slice(0, -1) : base === 'larg' ? 'large' : base === 'wid' ? 'wide' : base,
  );
}

/** Whether two stems are often said for one another of a table's columns. */
export function areKin(a: string, b: string): boolean {
  const lines = LINES_OF.get(a);
  const others = LINES_OF.get(b);
  return lines !== undefined && others !== undefined && lines.some((line) => others.includes(line));
}

/** "Pts" for "points", "Pos" for "position": an abbreviation keeps the first letter and the order of the others. */
export function isShortFor(short: string, long: string): boolean {
  if (short.length < 2 || short.length > 5 || long.length < short.length + 2 || short[0] !== long[0]) return false;
  if (long.startsWith(short)) return short.length >= 3;
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return short.length >= 3 && !/[aeiou]/.test(short.slice(1));
}

/** Words of one root, by a long shared beginning: "norwegian" and "norway", "nationality" and "national". */
export function isAkin(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5 || a[0] !== b[0]) return false;
  let same = 0;
  while (same < shorter && a[same] === b[same]) same += 1;
  return same >= 4 && same >= 0.65 * Math.max(a.length, b.length) - 0.5 && Math.max(a.length, b.length) - same <= 4;
}

/** "U.S." as "US". */
export function withoutDots(text: string): string {
  return text.replace(/\b(\p{L})\.(\p{L})\.(?:(\p{L})\.)?/gu, '$1$2$3');
}
