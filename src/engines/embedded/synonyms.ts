import { fold, stem } from '../../memory/words.ts';

/** Words that name the same column, field or quality. Each line is one idea; the first word stands for it. */
const IDEAS = [
  'owner own owns owned ownership responsible',
  'assignee assigned assign work working handle handles handling',
  'status state stage',
  'due deadline',
  'location place room venue located',
  'email mail e-mail',
  'phone telephone tel mobile',
  'begin start starts starting started begins',
  'end finish ends finishes ending until',
  'total sum overall altogether combined',
  'cost price costs priced',
  'author wrote written writer',
  'reporter reported raised',
  'approver approved approve approves',
  'updated modified changed edited',
  'created opened added',
  'priority severity urgency',
  'leave vacation holiday pto absence',
  'meeting event appointment',
  'issue ticket',
  'bug defect',
  'done completed complete finished',
  'department dept',
  'exchange fx forex',
  'average mean avg',
  'quantity qty',
  'version release',
  'percentage percent',
  'income revenue',
  'old previous former prior',
  'estimate estimated forecast projected expected',
  'plan planned',
  'next upcoming nächste nächster nächstes nächsten prochain prochaine próxima próximo',
  'last letzte letzter letztes letzten dernier dernière última último',
];

const IDEA_OF = new Map<string, string>();
for (const line of IDEAS) {
  const [first = '', ...rest] = line.split(' ').map((word) => stem(fold(word)));
  IDEA_OF.set(first, first);
  for (const word of rest) if (!IDEA_OF.has(word)) IDEA_OF.set(word, first);
}

/** The word that stands for the idea of a stem; the stem itself when it has no synonyms here. */
export function ideaOf(stemmed: string): string {
  return IDEA_OF.get(stemmed) ?? stemmed;
}

/** Column and field labels whose values are people. */
export const PERSON_LABEL =
  /\b(?:owners?|assignees?|assigned|author|person|people|lead|manager|engineer|contact|reporter|approve[dr]|reviewer|responsible|head|director|by|who|employee|member|agent|rep|customer|client|host|organi[sz]er|chair|coach|winner|player|driver|candidate|teacher|sponsor)\b/i;
/** Column and field labels whose values are days or times. */
export const DATE_LABEL =
  /\b(?:date|due|deadline|day|when|on|at|time|start|end|starts|ends|begins?|created|updated|modified|closed|opened|expir\w+|renew\w+|until|since|departure|arrival|eta|deliver\w*)\b/i;
/** Column and field labels whose values are places. */
export const PLACE_LABEL =
  /\b(?:location|place|room|venue|address|city|country|office|where|site|building|floor|desk|warehouse|shelf)\b/i;

/** Words of questions that describe no particular thing: leaving them unmet costs little. */
export const WEAK_WORDS = new Set(
  (
    'number amount value figure name thing item entry record row column cell table sheet spreadsheet page list listing data info detail ' +
    'use make go come get work live stand sit keep hold mean happen occur take put call set run belong appear show exist ' +
    'total sum overall altogether combined across whole entire all time day date year person long much many more most less least big great ' +
    'exact precise full today tonight tomorrow week month there here people according grand listed'
  )
    .split(' ')
    .map(stem),
);
