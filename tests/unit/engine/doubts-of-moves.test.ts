import { describe, expect, it } from 'vitest';
import { aPage, aTable } from '../../support/a-page.ts';
import { says } from '../../support/says.ts';

const jobs = aPage({
  title: 'Workshop',
  headings: ['Jobs'],
  tables: [
    aTable([
      ['Job', 'Mechanic', 'Hours', 'State'],
      ['Brake pads', 'Ines Roca', '2.5', 'Waiting'],
      ['Gearbox', 'Tom Hale', '11', 'Overdue'],
      ['Exhaust', 'Lena Vogt', '4', 'Waiting'],
      ['Clutch', 'Ines Roca', '7.5', 'Done'],
    ]),
  ],
});

const league = aPage({
  title: 'Handball',
  headings: ['Standings'],
  tables: [
    aTable([
      ['#', 'Club', 'Won', 'Lost', 'For', 'Against', 'Points'],
      ['1', 'Lindholm', '9', '1', '250', '201', '18'],
      ['2', 'Vestby', '7', '3', '289', '240', '14'],
      ['3', 'Orrestad', '6', '4', '241', '219', '12'],
    ]),
  ],
});

const shifts = aPage({
  title: 'Shifts',
  headings: ['Shifts'],
  tables: [
    aTable([
      ['Mechanic', 'Hours', 'Rate'],
      ['Ines Roca', '10', '31'],
      ['Tom Hale', '11', '29'],
      ['Lena Vogt', '4.0', '33'],
    ]),
  ],
});

const leave = aPage({
  title: 'Leave',
  headings: ['Leave'],
  tables: [
    aTable([
      ['Reason', 'Days'],
      ['Skiing', '5'],
      ['Wedding', '2'],
    ]),
  ],
});

const desk = aPage({
  title: 'Desk',
  headings: ['Requests'],
  tables: [
    aTable([
      ['#', 'Request', 'Level', 'Changed', 'North / open', 'South / open'],
      ['1', 'New badge', 'High', '3 min ago', '4', '9'],
      ['2', 'Broken chair', 'Low', '2 h ago', '1', '2'],
      ['3', 'Parking', 'Normal', '3 days ago', '3', '5'],
    ]),
  ],
});

const trips = aPage({
  title: 'Trips',
  headings: ['Trips'],
  tables: [
    aTable([
      ['Kind', 'Nights'],
      ['Fair', '1'],
      ['Fair, Lyon', '4'],
      ['Visit', '2'],
    ]),
  ],
});

describe('words of order and degree that mean no row', () => {
  it.each([
    ['who looks after the gearbox?', 'Lena Vogt', jobs],
    ['which job is next to be overdue?', 'Exhaust', jobs],
    ['who do Lindholm play next?', 'Vestby', league],
    ['how many points behind Lindholm is Vestby?', '12', league],
    ['which club has the best goal difference?', 'Lindholm', league],
    ['who has scored the most goals?', 'Lindholm', league],
    ['newest request', 'Parking', desk],
    ['best mechanic?', 'Ines Roca', shifts],
    ['which request was changed last?', '3 days ago', desk],
    ['lowest level', 'High', desk],
    ['last result', 'Orrestad', league],
    ['top scorer', 'Lindholm', league],
    ['which club has 3 trophies?', 'Orrestad', league],
    ['total open', '8', desk],
    ['total chairs north', '8', desk],
    ['how many requests refused', '3', desk],
    ['total nights of fairs', '1', trips],
    ['what is the total?', '25.0', shifts],
    ['how much tax?', '25.0', shifts],
    ['how much leave do I still have left?', '7', leave],
  ])('%s is not answered by %s', (question, wrong, page) => {
    expect(says(page, question)).not.toBe(wrong);
  });
});

it.each([
  ['which job is listed after the gearbox?', 'Exhaust', jobs],
  ['which club came right after Lindholm?', 'Vestby', league],
  ['which club has the most points?', 'Lindholm', league],
  ['which club lost the most?', 'Orrestad', league],
  ['what is the total of the hours?', '25.0', jobs],
])('%s is still answered: %s', (question, answer, page) => {
  expect(says(page, question)).toBe(answer);
});
