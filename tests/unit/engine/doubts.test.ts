import { describe, expect, it } from 'vitest';
import { amountOf, yearOf } from '../../../src/asking/cell-values.ts';
import { viewOf } from '../../../src/asking/table-view.ts';
import { findCues } from '../../../src/engines/embedded/tables/cues.ts';
import { doubtOf } from '../../../src/engines/embedded/tables/doubts.ts';
import { type Draft, outlook } from '../../../src/engines/embedded/tables/enumerate.ts';
import { readQuestion } from '../../../src/engines/embedded/tables/question.ts';
import { aPage, aTable } from '../../support/a-page.ts';
import { says } from '../../support/says.ts';

/** From late to early. */
const regattas = aTable(
  [
    ['Year', 'Regatta', 'Winner', 'Previous winner', 'Boats', 'Crew', 'Length (nm)'],
    ['2019', 'Spring Cup', 'Ana Prieto', 'Olaf Berg', '14', '4', '32'],
    ['2016', 'Harbour Race', 'Olaf Berg', 'Mina Sato', '22', '6', '18'],
    ['2014', 'Island Race', 'Ana Prieto and Mina Sato', 'Ana Prieto', '9', '5', '41'],
    ['2011', 'Coast Cup', 'Ana Prieto', 'Olaf Berg', '17', '4', '27'],
  ],
  { rowHeader: null },
);

/** What is doubted of the first way that is `like` the one given; "no such way" where there is none. */
function doubt(question: string, like: (draft: Draft) => boolean): string | null {
  const over = outlook(readQuestion(question), viewOf(regattas, 'en'));
  const draft = over.drafts.find(like);
  return draft === undefined ? 'no such way' : doubtOf(draft, over);
}

const move = (kind: string, gives: string) => (draft: Draft) =>
  draft.set.move === kind && draft.take.take === 'cells' && draft.take.column.label === gives;
const wholly = (draft: Draft) =>
  counts(draft) && draft.set.anchors.some(({ by, column }) => by === 'is' && column === 2);
const counts = ({ take, set }: Draft) => take.take === 'rows' && set.anchors.length === 1;

describe('what speaks against a way over a table', () => {
  it.each<[string, string, (draft: Draft) => boolean]>([
    ['who was the last winner?', 'end of what', move('last', 'Winner')],
    ['olaf berg won in 2016. who won next?', 'several sentences', move('next', 'Winner')],
    ['who won the year after the harbour race, the next year?', 'beside in time', move('next', 'Winner')],
    ['who was the previous winner of the coast cup?', 'sign in heading', move('previous', 'Winner')],
    ['which regatta had the most?', 'most of what', move('largest', 'Regatta')],
    ['how many times did ana prieto win?', 'counted in part', wholly],
    ['how many boats did ana prieto have?', 'numbers of that', counts],
    ['how many years was olaf berg there?', 'time is counted', counts],
  ])('"%s": %s', (question, why, like) => {
    expect(doubt(question, like)).toBe(why);
  });

  it.each<[string, (draft: Draft) => boolean]>([
    ['who was the last winner listed?', move('last', 'Winner')],
    ['which regatta had the most boats?', (draft) => move('largest', 'Regatta')(draft) && draft.set.by === 4],
    ['which regatta is listed after the harbour race?', move('next', 'Regatta')],
    ['how many times did olaf berg win?', counts],
  ])('"%s": nothing', (question, like) => {
    expect(doubt(question, like)).toBeNull();
  });
});

it('does not take a number of things for the thing that had the most', () => {
  const games = [
    ['Games', 'Events', 'Participants'],
    ['Lisbon', '221', '6800'],
    ['Osaka', '198', '5400'],
    ['Quito', '240', '6100'],
  ];
  const page = aPage({ title: 'Games', headings: ['Games'], tables: [aTable(games)] });
  expect(says(page, 'which event had the largest number of participants?')).not.toBe('221');
  expect(says(page, 'which games had the most participants?')).toBe('Lisbon');
});

it('takes "no. 1" for a number, and "no boats" for none', () => {
  expect(findCues('how long was it at no. 1').has('not')).toBe(false);
  expect(findCues('which had no boats').has('not')).toBe(true);
});

it('takes years before Christ as earlier than all others', () => {
  expect(amountOf('3710 BC', 'en', null)?.value).toBe(-3710);
  expect(amountOf('200', 'en', null)?.value).toBe(200);
  expect(yearOf('1500 BC')).toBe(-1500);
  expect(yearOf('1500')).toBe(1500);
});

it('takes nobody for the only one who started before a year, unless the first is asked for', () => {
  const crew = [
    ['Name', 'Boat', 'Start date'],
    ['Ana Prieto', 'Tern', '2019-03-04'],
    ['Olaf Berg', 'Gull', '2021-11-15'],
    ['Mina Sato', 'Skua', '2016-01-11'],
  ];
  const page = aPage({ title: 'Crew', headings: ['Crew'], tables: [aTable(crew)] });
  expect(says(page, 'who started before 2020?')).not.toBe('Mina Sato');
  expect(says(page, 'who started earliest?')).toBe('Mina Sato');
});

it('states no day that is left over as how long somebody has been there', () => {
  const staff = [
    ['Name', 'Joined', 'Days left'],
    ['Ana Prieto', '2019-03-04', '12'],
    ['Olaf Berg', '2021-11-15', '3'],
  ];
  const page = aPage({ title: 'Leave', headings: ['Leave'], tables: [aTable(staff)] });
  expect(says(page, 'how long has Olaf Berg been here?')).toBe('(candidates)');
  expect(says(page, 'how many days left has Olaf Berg?')).toBe('3');
});
