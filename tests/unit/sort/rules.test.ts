import { describe, expect, test } from 'vitest';
import { gather, type Sign } from '../../../src/sort/evidence.ts';
import { plainText } from '../../../src/sort/plain-text.ts';
import { RULES } from '../../../src/sort/rules/all.ts';
import { QUESTION_RULES } from '../../../src/sort/rules/question.ts';

/** Per rule a text that shows it, and one much like it that does not. */
const CASES: Record<string, [shows: string, lacks: string]> = {
  // What pages show
  'badge count': ['Inbox (14)', 'Nothing after 14'],
  'field state': ['Stage: Negotiation', 'Dates: always day first'],
  'fields in a row': ['Overdue · 3 days', 'Anna, Bo and Carl'],
  ago: ['edited 5 minutes ago', 'long ago we lived there'],
  'starts with count': ['12 parcels at the gate', '20 minutes of walking do me good'],
  'starts with spelled count': ['Seven chairs need new seats', 'Two coffees before noon are my limit'],
  'count of count': ['14 of 20 done', 'one of my sisters'],
  'nothing but a value': ['£1,204.50', 'Nothing but the truth'],
  'ends in a figure': ['Boiler pressure 1.4', 'The form is in drawer 4'],
  // What changes
  'clock time': ['Choir meets at half past seven', 'The seven of us share a car'],
  'holds thing now': ['Priya has the projector', 'Priya has three sisters'],
  owes: ['Tom owes me 20 quid', 'Tom owns a boat'],
  'number given out': ['My library card number is 220 415', 'My lucky number is 7'],
  money: ['The deposit came to £450', 'The deposit is back'],
  percent: ['Humidity sits at 61 %', 'Humidity bothers me'],
  version: ['The server runs v2.4.1', 'The server runs hot'],
  figure: ['The hall seats 80', 'The hall seats many'],
  'states a figure': ['The balance is 312', 'The balance is fine by me'],
  'there are': ['There are nine bikes in the yard', 'There we stayed'],
  'now word': ['He currently works from Lyon', 'From now on use metric units'],
  'left over': ['Four sacks left', 'I am left-handed'],
  'state word': ['The bridge is closed', 'The bridge is in the old town'],
  'passive state': ['The fence is painted', 'The forms are kept in the safe'],
  'state reached': ["The parcel hasn't arrived", 'We tried the parcel service'],
  'going on': ['The queue is growing', 'I like growing beans'],
  scheduled: ['Term ends on 12 July', 'Term tests bore me'],
  moved: ['The hearing was postponed to March', 'We switched banks and the fees fell'],
  'event is at': ['The dress rehearsal is on Friday', 'The dress is in the loft'],
  'asks for a value': ['Please show me the latest invoice', 'Show me the source before the figure'],
  'post is name': ['The treasurer is Ola Berg', 'The treasurer keeps the cash tin'],
  'just happened': ['The supplier just cancelled', 'I just wanted short answers'],
  'staff moves': ['Our caretaker resigned', "I'm retired"],
  'set limit': ['The speed limit there is 30', 'The limit is what I can carry'],
  // What words mean
  equals: ['big room = the chapel', 'Balance = 41.20'],
  'by x i mean': ["When Lea says the shed, it's the workshop", 'When Lea comes, we eat'],
  means: ['BBQ stands for the spring party', 'By all means call me'],
  'we call': ['We call the old van Bertha', 'We call it off when it rains'],
  'quoted term': ['"the annex" is the building behind the school', '"the annex" is closed'],
  'short form': ['FOH is the team out front', 'FOH is closed'],
  'for us': ['A long day for us is ten hours', 'A long day is hard on me'],
  'spelled out': ['RFQ: request for a quote', 'RFQ: ask Nadia'],
  'who that is': ['Bibi is Brigitte Sommer', 'The chair is Brigitte Sommer'],
  nickname: ['Big Bertha is the old van', 'Bertha is the manager'],
  'in our house': ['In our club a guest is anyone without a card', 'In our club the bar is closed'],
  'the x is that': ['The small hall is the room behind the stage', 'The current hall is the one we rent'],
  'call me': ['Call me Bea', 'Call me back tomorrow'],
  // Where things are
  address: ['Minutes: https://intra.example/minutes', 'Minutes bore me'],
  path: ['Plans → 2026 → Kitchen', 'Plans for the kitchen'],
  'source line': ['See the binder on the shelf', 'Seeds go in early'],
  'lives in': ['The contract is filed under Leases', 'My sister lives in Ghent'],
  'ask someone': ['For keys ask the porter', 'Ask me before you book'],
  'done by': ['Payroll is done by the Hansens', 'The road is blocked by snow'],
  'we keep it in': ['We track leave in the blue planner', 'We do that in the morning'],
  'holder has it': ['The dashboard shows who is on duty', 'The meter shows 41'],
  'with keeper': ['The spare keys are with our neighbour', 'The kids are with my mother today'],
  'then tell': ['If the pump stops, ring the plumber', 'If the pump stops, tell me'],
  'label and keeper': ['Anything about visas: Ms Ito', 'Anything goes on Fridays'],
  'for it contact': ['For refunds, contact the box office', 'For replies use only bullets'],
  'check with': ['Check the dates with Malik', 'Check the dates twice'],
  'whatever it says': ['The price is whatever the board says', 'Whatever anyone says, I stay'],
  'question then place': ['Opening hours? The sign by the door has them', 'Opening hours? 9:30'],
  'is in': ['The stopcock is under the sink', 'The stopcock is on order'],
  'keeper of it': ['Jonas handles the permits', 'Jonas handles the permits today'],
  // What was tried
  tried: ['We tried the night bus in May', "I'm trying to sleep more"],
  lesson: ['Never again with that caterer', 'Never without a coat'],
  'failed or worked': ['The patch worked for a week', 'The import failed'],
  'doing it did': ['Moving the stall doubled the takings', 'Moving day is Monday'],
  compared: ['The cheap glue was better than the dear one', 'The glue is cheap'],
  'so many came': ['Only six people came to the open day', 'We have sold nothing yet today'],
  'found limit': ['The scanner chokes on long receipts', 'The scanner is new'],
  // What a person wants or is
  'i prefer': ['I prefer window seats', "I'd like to see the invoice"],
  'taste noun': ['I am allergic to nuts', 'The nuts are salted'],
  instruction: ['Keep answers under ten lines', 'Talk to Rosa about the keys'],
  please: ['Bullets please', 'please remember my appointment is on Monday'],
  ban: ['No calls before 11', 'No vans on site today'],
  ranking: ['Tea over coffee', 'Over the bridge'],
  'conditional instruction': ['If I ask for code, give only the code', 'If the alarm rings, ring the caretaker'],
  'about me': ['I grew up by the sea', 'My payslips are in the portal under Pay'],
  // Questions
  'asks now': ['Is the pool open now?', 'Who wrote Faust?'],
  'asks how much': ['How many seats are left?', 'Why are seats red?'],
  'asks state': ['Is the bridge closed?', 'What is a bridge?'],
  'asks mine': ['When is my next lesson?', 'When is Easter?'],
  'asks holder': ['Who is the mayor of Lyon?', 'Who was Galileo?'],
  'asks top': ['What is the tallest building in Lyon?', 'What is a tall building?'],
  'asks settled': ['Who invented the zip?', 'Who leads the club?'],
  'asks past': ['When did the war begin?', 'When does the shop open?'],
  'asks own memory': ['What did I decide about calls?', 'What is said about calls?'],
};

const SIGNS: readonly Sign[] = [...RULES, ...QUESTION_RULES];
const isShown = (sign: Sign, text: string) => gather(plainText(text), [sign]).length === 1;

describe('each rule is shown by one text and not by another much like it', () => {
  test.each(SIGNS.map((sign) => [sign.name, sign] as const))('%s', (name, sign) => {
    const [shows, lacks] = CASES[name] ?? ['no example', 'no counter-example'];
    expect({ [shows]: isShown(sign, shows), [lacks]: isShown(sign, lacks) }).toEqual({ [shows]: true, [lacks]: false });
  });

  test('no two rules have one name, and no case is left from a rule that is gone', () => {
    expect(Object.keys(CASES).sort()).toEqual(SIGNS.map(({ name }) => name).sort());
  });
});
