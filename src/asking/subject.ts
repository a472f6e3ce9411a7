import type { LocatorTarget } from '../reading/locator/locator.ts';

/** What the value at an address is of, for a person: "Marketing, Q3", "Bug #12, Status", "Open", "Standup". */
export function subjectOf(target: LocatorTarget): string {
  switch (target.kind) {
    case 'cell': {
      const row = target.row.flatMap(([label, text]) => (label === '' ? [] : [text]));
      return [...row, target.header ?? '', target.column].filter((part) => part !== '').join(', ');
    }
    case 'field':
      return [...target.section.slice(-1), target.label].join(', ');
    case 'count':
      return target.of || (target.section.at(-1) ?? 'Entries');
    case 'event':
      return target.title;
  }
}
