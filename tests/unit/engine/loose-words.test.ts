import { describe, expect, it } from 'vitest';
import { aField, aPage, aTable } from '../../support/a-page.ts';
import { says } from '../../support/says.ts';

const works = aPage({
  title: 'Works',
  headings: ['Works'],
  tables: [
    aTable([
      ['Site', 'Lead', 'Spent', 'State'],
      ['Mill bridge', 'Asta Vik', '€41,200', 'On site'],
      ['Harbour wall', 'Jon Roe', '€9,700', 'Tender'],
      ['Mill pond', 'Ida Moe', '€3,100', 'Done'],
    ]),
  ],
});
const traffic = aPage({
  title: 'Traffic',
  headings: ['Traffic'],
  fields: [aField('Newsletter', '12%'), aField('Bounce', '38.5 %'), aField('Visitors', '4,812')],
});

describe('words that are said for the flow of the sentence', () => {
  it.each([
    ['who leads the mill bridge job?', 'Asta Vik'],
    ['who is in charge of the harbour wall project?', 'Jon Roe'],
    ['how much have we spent on the mill bridge so far?', '€41,200'],
    ['what state is the harbour wall task in?', 'Tender'],
  ])('need not stand on the page: %s', (question, answer) => {
    expect(says(works, question)).toBe(answer);
  });

  it.each([
    'who leads the mill bridge inspection?',
    'how many jobs are there on the mill bridge?',
    'who leads the mill job?',
    'who leads the bridge by night?',
  ])('are no others: %s', (question) => {
    expect(says(works, question)).toMatch(/^\(/);
  });

  it('a rate or share is met by a value in percent, and by no other', () => {
    expect(says(traffic, 'bounce rate?')).toBe('38.5 %');
    expect(says(traffic, 'newsletter share')).toBe('12%');
    expect(says(traffic, 'visitors rate')).toMatch(/^\(/);
    expect(says(traffic, 'bounce rate target')).toMatch(/^\(/);
  });

  it('what is asked for of something has to be said', () => {
    const services = aPage({
      title: 'Services',
      headings: ['Services'],
      tables: [
        aTable([
          ['Service', 'Status', ''],
          ['search', 'Degraded', '874 ms'],
          ['mailer', 'Down', '12 ms'],
          ['login', 'Up', '40 ms'],
        ]),
      ],
    });
    expect(says(services, 'latency of search')).toMatch(/^\(/);
    expect(says(services, 'status of search')).toBe('Degraded');
  });
});
