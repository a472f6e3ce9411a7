import { fold } from '../../memory/words.ts';

/** What a value is to its thing, whatever words a heading or a question says it in. */
export type Role =
  | 'keeper'
  | 'boss'
  | 'contact'
  | 'sender'
  | 'customer'
  | 'speaker'
  | 'due'
  | 'start'
  | 'end'
  | 'arrival'
  | 'departure'
  | 'delivery'
  | 'renewal'
  | 'date'
  | 'price'
  | 'balance'
  | 'paid'
  | 'spent'
  | 'left'
  | 'stock'
  | 'quantity'
  | 'size'
  | 'weight'
  | 'length'
  | 'depth'
  | 'height'
  | 'width'
  | 'age'
  | 'distance'
  | 'speed'
  | 'temperature'
  | 'material'
  | 'chance'
  | 'state'
  | 'phone'
  | 'mail'
  | 'place';

/** Words of headings for each role, folded: English, German, French, Spanish. The first that fits at a place wins. */
const HEADINGS: [Role, string][] = [
  [
    'keeper',
    '(?:account|project|case|product|property|relationship|customer success) (?:manager|owner|lead)|(?:owner|assignee|leader|manager|handler|caretaker|responsible|(?:lead|head)(?! time))|(?:assigned|allocated) to|in charge|person responsible|case ?worker|agent|sales rep|rep|csm|zustandig\\w*|verantwortlich\\w*|bearbeiter\\w*|betreuer\\w*|leitung|leiter\\w*|inhaber\\w*|responsables?|charge\\w* d[eu] \\w+|encargad[oa]|gestor\\w*|propietari[oa]|a cargo',
  ],
  ['boss', 'reports? to|line manager|(?<!\\p{L} )manager|supervisor|vorgesetzte\\w*|superieur|n\\+1|jef[ea]|superior'],
  [
    'contact',
    '(?:main |primary |key )?contact(?: person| name)?|ansprechpartner\\w*|kontakt(?:person)?|interlocuteur|contacto|persona de contacto',
  ],
  ['sender', '(?:sender|sent by|absender\\w*|expediteur|remitente)'],
  ['customer', 'customer|client|buyer|ordered by|kund(?:e|in)|auftraggeber\\w*|cliente|acheteur'],
  [
    'speaker',
    'speakers?|presenters?|hosts?|teachers?|instructors?|trainers?|referent\\w*|dozent\\w*|intervenante?|ponente',
  ],
  [
    'due',
    'due(?: date| by| on)?|next(?= \\p{L})|nachste\\w*(?= \\p{L})|prochaine?(?= \\p{L})|proxim[oa](?= \\p{L})|deadline|(?:complete|finish) by|fallig(?: am| bis)?|falligkeit(?:sdatum)?|frist|termin|echeance|date limite|fecha limite|vencimiento|vence',
  ],
  [
    'start',
    'start(?:s|ed|ing)?(?: date| time| on| at)?|begin(?:s|ning)?|from|first day|opens?|kick-?off|when|wann|quand|beginn|von|ab|start|debut|date de debut|du|inicio|fecha de inicio|desde',
  ],
  [
    'end',
    '(?:contract |subscription |lease |cover |policy )?(?:ends?|end date|ends? on|expir(?:es|y|ation)(?: date| on)?)|until|valid (?:until|to|through)|to|last day|closes?|ende|endet(?: am)?|bis|gultig bis|ablauf(?:datum)?|lauft ab|fin|date de fin|au|expire(?: le)?|valable jusqu.au|hasta|caduca|fecha de fin|finaliza',
  ],
  [
    'arrival',
    'check-?in(?: date| time)?|arriv(?:al|es|ing)(?: date| time)?|eta|anreise|ankunft|arrivee|llegada|entrada',
  ],
  [
    'departure',
    'check-?out(?: date| time)?|depart(?:ure|s|ing)(?: date| time)?|leaves|abreise|abfahrt|abflug|depart|salida',
  ],
  [
    'delivery',
    '(?:next |expected |estimated |planned |scheduled )?(?:deliver(?:y|ed)|arrival)(?: date| day| on| by)?|eta|liefer(?:termin|datum|ung)|lieferung|(?:date de )?livraison|(?:fecha de )?entrega',
  ],
  [
    'renewal',
    '(?:next )?renew(?:s|al)(?: date| on)?|verlangert(?: sich)?(?: am)?|verlangerung|renouvellement|renovacion',
  ],
  ['date', 'date|day|datum|tag|fecha|dia|jour'],
  [
    'price',
    '(?:unit |list |total )?price|costs?|fee|amount|charge|(?:verkaufs|einzel|gesamt|stuck)?preis|kosten|betrag|gebuhr|prix(?: unitaire| total)?|montant(?: ttc| ht)?|tarif|cout|precio(?: unitario| total)?|coste|importe|monto',
  ],
  [
    'balance',
    '(?:outstanding |remaining |open )?balance(?: due| owed)?|outstanding|(?:open|outstanding|remaining) amount|amount (?:due|owed|owing|outstanding)|(?:still |left )?to pay|owed|restbetrag|offener betrag|ausstehend|reste a payer|solde(?: du)?|saldo(?: pendiente)?|importe pendiente',
  ],
  [
    'paid',
    '(?:amount |already )?paid(?: so far| to date| already)?|deposit paid|(?:bereits )?bezahlt|(?:deja )?pay[e]e?|pagado',
  ],
  ['spent', 'spent|spend|spent (?:so far|to date)|ausgegeben|ausgaben|depense|gastado'],
  ['left', '(?:\\w+ )?left|remaining|remainder|(?:still )?available|rest|verbleibend|ubrig|restante?s?|disponible'],
  [
    'stock',
    '(?:in stock|on hand|stock(?: level| on hand)?|available|qty (?:available|on hand)|(?:lager)?bestand|auf lager|vorrat|en stock|stock|existencias)',
  ],
  ['quantity', 'quantity|qty|units|pieces|pcs|menge|anzahl|stuck(?:zahl)?|quantite|qte|cantidad|unidades'],
  [
    'size',
    '(?:deal |order |total )?(?:size|value|amount)|volume|gro[sß]+e|(?:auftrags)?wert|taille|valeur|tamano|valor',
  ],
  ['weight', '(?:gross |net )?weight|gewicht|poids|peso'],
  ['length', 'duration|length|days|nights|hours|dauer|duree|duracion'],
  ['depth', 'depth|tiefe|profondeur|profundidad'],
  ['height', 'height|elevation|altitude|hohe|hauteur|altura'],
  ['width', 'width|breite|largeur|anchura'],
  ['age', 'age|alter|edad'],
  ['distance', 'distance|entfernung|distancia'],
  ['speed', 'speed|geschwindigkeit|vitesse|velocidad'],
  ['temperature', 'temp(?:erature)?|temperatura?'],
  ['material', 'materials?|made (?:of|from)|fabric|werkstoff|matiere|materiau'],
  ['chance', '(?:win |close )?(?:probability|chance|likelihood)|wahrscheinlichkeit|probabilite|probabilidad'],
  ['state', '(?:\\w+ )?(?:status|state)|stage|health|condition|zustand|statut|etat|estado|stand'],
  ['phone', 'phone(?: number| no)?|telephone|tel|mobile|telefon(?:nummer)?|handy|portable|telefono|movil'],
  ['mail', 'e-?mail(?: address)?|mail|correo(?: electronico)?|courriel'],
  ['place', 'location|place|room|venue|where|ort|standort|raum|lieu|salle|lugar|ubicacion|sala'],
];

interface Ask {
  said: RegExp;
  roles: Role[];
  /** How much it should be accounted for: as a word of content, or less for words that any question may have. */
  weight: number;
  /** Only where nothing else says what is asked for. */
  alone?: true;
}

const FULL = 1;
const SLIGHT = 0.35;
const ask = (roles: string, said: string, weight = FULL, alone?: true): Ask => ({
  said: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${said})(?![\\p{L}\\p{N}-])`, 'gu'),
  roles: roles.split(' ') as Role[],
  weight,
  ...(alone === undefined ? {} : { alone }),
});

/** What of a question (folded) asks for a value of a role; longer ones first where they begin alike. */
const ASKS: Ask[] = [
  ask(
    'keeper',
    "(?<=\\bwho(?:'s| is| are| was| has been| does| has|s)? )(?:(?:the one )?(?:looks?|looking) after|tak(?:es?|ing) care of|in charge of|responsible for|dealing with|deals with|work(?:s|ing) on|assigned to|handl(?:es?|ing)|runs|running|owns|covers|covering|has got|got|has|does|doing|on(?= the\\b| \\p{L}+[ -]?\\d| [#\\d]|\\b)|(?:the )?lead on|lleva|dirige|gere|s'occupe de)|(?<=\\bwho )(?:betreut|leitet|bearbeitet|verantwortet|lleva|dirige|gere|s'occupe de|suit)",
    SLIGHT,
  ),
  ask('keeper', '(?:verantwortlich|zustandig)(?: for)?|responsable(?: of)?|encargad[oa](?: of)?|responsible(?: for)?'),
  ask('keeper boss', "(?<=\\bwho(?:'s| is| are| was)? )(?:manag(?:es?|ing)|leads|leading|heads(?: up)?)", SLIGHT),
  ask('boss keeper', '(?:line )?manager|boss|supervisor|vorgesetzte[rn]?|chef|jef[ea]'),
  ask('keeper', 'whose(?= (?:is|are)\\b)', SLIGHT),
  ask('contact', 'contact(?: person)?|ansprechpartner|contacto|interlocuteur'),
  ask('sender', '(?<=\\bwho(?: has)? )sent|sender|absender'),
  ask('customer', '(?<=\\bwho(?: has)? )(?:ordered|bought)|customer|client|kunde|kundin|cliente'),
  ask(
    'speaker',
    "(?<=\\bwho(?:'s| is| will)? )(?:gives?|giving|speaks|speaking|presents?|presenting|talks|talking|holds)",
    SLIGHT,
  ),
  ask('due', 'due(?: by| on| back)?|deadline|fallig|frist|echeance|vence|vencimiento|(?<=\\bby )when'),
  ask('arrival', 'check(?:ing)?[ -]?in|anreise|anreisen'),
  ask('arrival delivery', 'arriv(?:e|es|ing|al)|llega|ankunft'),
  ask('departure', 'check(?:ing)?[ -]?out|(?<=\\bwhen\\b.{1,60})leave|leaves|depart(?:s|ure)?|abreise|abreisen|sale'),
  ask(
    'delivery arrival',
    '(?:be )?(?:deliver(?:ed|y)|livree?s?|geliefert|entregad[oa]s?|entrega|lieferung|liefertermin|livraison)|get here',
  ),
  ask('renewal', 'renew(?:s|ed|al)?|verlangert'),
  ask('end', '(?:run|runs|running) out|expir(?:es?|ed|y)|(?:end|ends)|laufen ab|lauft ab|caduca|until when'),
  ask('start date', '(?:start|starts|begin|begins)'),
  ask(
    'balance',
    '(?:(?:still|do we|do i|we|i) )?(?:owe|owed|owing)|(?:still )?(?:have|need|left|remains?|remaining) to (?:be paid|pay)|(?:still )?(?:outstanding|unpaid)|reste a payer|(?<=how much\\b.{1,40})due(?= |$)',
  ),
  ask('balance', '(?:total )?amount (?:still )?open|open amount|offene[rn]? betrag|montant du'),
  ask('paid', '(?<=how much\\b.{1,40})paid(?: so far| already| to date)?'),
  ask('left', 'still spend|(?<=\\bcan\\b.{1,60})spend'),
  ask('spent', 'spent|spend(?=\\W*$)'),
  ask(
    'left stock',
    '(?:left|remaining|on hand|in stock|available|auf lager|on lager|ubrig|en stock|in stock)(?! to\\b)',
  ),
  ask('left stock', '(?<=how much\\b.{1,60}(?:do|have) (?:we|i) )(?:have|got)', SLIGHT),
  ask('stock', 'stock(?: level)?|inventory|(?:lager)?bestand|existencias'),
  ask('quantity', 'quantity|qty|units|pieces|menge|stuck|quantite|cantidad|unidades|anzahl'),
  ask('size', '(?<=how )(?:big|large)'),
  ask('size price', '(?<=how much\\b.{1,80})worth|worth(?= of\\b)', SLIGHT),
  ask('weight', 'how heavy|weight|weigh|weighs|gewicht|poids|peso'),
  ask('length', '(?<=how )long', SLIGHT),
  ask('depth', 'how deep|depth'),
  ask('height', 'how (?:tall|high)|height'),
  ask('width', 'how wide|width'),
  ask('age', 'how old|age'),
  ask('distance', 'how far(?: away)?|distance'),
  ask('speed', 'how fast|speed'),
  ask('temperature', 'how (?:warm|hot|cold)|temp(?:erature)?'),
  ask('material', 'made (?:of|from|out of)|materials?'),
  ask(
    'chance',
    "(?:chances?|odds|probability|likelihood) (?:of|that we(?:'ll)?) (?:winning|win|closing|success)|how likely(?: (?:are we|is it|is this|is the deal))?(?: to (?:win|close))?|wahrscheinlichkeit|probabilite|probabilidad",
  ),
  ask('state', 'status|state|stage|statut|etat|estado|zustand|stand'),
  ask(
    'phone',
    'phone(?: number)?|telephone|telefon(?:nummer)?|telefono|handynummer|number (?:do|can|should) (?:i|we) (?:call|ring)',
  ),
  ask('mail', 'e-?mail(?: address)?|correo'),
  ask(
    'price',
    'price|preis|prix|precio|betrag|montant|importe|tarif|kostet|kosten|costs?|coute|cuesta|fee|amount|charged?',
  ),
  ask('date', 'datum|fecha'),
  ask('price', 'how much(?: is| are| was| were| for)?', SLIGHT, true),
];

/** A stretch of a question that asks for a value of one of some roles. */
export interface RoleAsked {
  roles: readonly Role[];
  /** Offsets [start, end) into the question. */
  at: [number, number];
  weight: number;
}

/** The roles that a question asks for, in order and without overlaps; the longer of two that overlap. */
export function rolesAsked(question: string): RoleAsked[] {
  const plain = fold(question);
  if (plain.length !== question.length) return [];
  const found = ASKS.flatMap(({ said, roles, weight, alone }) =>
    [...plain.matchAll(said)].map(({ 0: text, index }) => ({
      roles,
      weight,
      alone,
      at: [index, index + text.length] as [number, number],
    })),
  ).sort((a, b) => b.at[1] - b.at[0] - (a.at[1] - a.at[0]));
  const others = found.some(({ alone }) => alone !== true);
  const kept: RoleAsked[] = [];
  for (const { roles, weight, alone, at } of found) {
    if (alone && others) continue;
    if (!kept.some((other) => other.at[0] < at[1] && at[0] < other.at[1])) kept.push({ roles, weight, at });
  }
  return kept.sort((a, b) => a.at[0] - b.at[0]);
}

const FIND = HEADINGS.map(
  ([role, said]) => [role, new RegExp(`(?<![\\p{L}\\p{N}])(?:${said})(?![\\p{L}\\p{N}])`, 'u')] as const,
);

/** The roles that a heading gives its values, each with the stretch [start, end) that says so. */
export function rolesIn(heading: string): { role: Role; at: [number, number] }[] {
  const known = inHeadings.get(heading);
  if (known !== undefined) return known;
  const plain = fold(heading);
  const found =
    plain.length > 60
      ? []
      : FIND.flatMap(([role, pattern]) => {
          const match = pattern.exec(plain);
          return match === null ? [] : [{ role, at: [match.index, match.index + match[0].length] as [number, number] }];
        });
  if (inHeadings.size > 2000) inHeadings.clear();
  inHeadings.set(heading, found);
  return found;
}

const TIMES: ReadonlySet<Role> = new Set([
  'due',
  'start',
  'end',
  'arrival',
  'departure',
  'delivery',
  'renewal',
  'date',
]);

/** Whether what stands under a heading is a day or a time of day. */
export function isTimeHeading(heading: string): boolean {
  return rolesIn(heading).some(({ role }) => TIMES.has(role));
}

/** Whether what stands under a heading tells how a thing stands. */
export function isStateHeading(heading: string): boolean {
  return rolesIn(heading).some(({ role }) => role === 'state');
}

/** Headings come again with each question. */
const inHeadings = new Map<string, { role: Role; at: [number, number] }[]>();
