import type { Owner } from './verdict.ts';

/** What a system keeps: words that name its records, with the weight of a hit. Stems end in `\w*`. */
interface Ownership {
  owner: Owner;
  weight: number;
  pattern: RegExp;
}

const owns = (owner: Owner, weight: number, pattern: RegExp): Ownership => ({ owner, weight, pattern });

const OWNERSHIPS: readonly Ownership[] = [
  owns(
    'calendar',
    3,
    /\b(calendars?|diary|appointments?|meetings?|stand-?ups?|one-to-ones?|1:1s?|rotas?|rosters?|timetables?|kalender|dienstpl\w+|termine?|agenda|rendez-vous|r[ée]unions?|citas?|reuni[óo]n\w*|teamkalender|shifts?|room bookings?)\b/i,
  ),
  owns(
    'calendar',
    2,
    /\b(schedul\w+|hearings?|rehearsals?|lessons?|classes|class|cours|curso|clases?|lectures?|interviews?|workshops?|webinars?|parties|party|dinner|parents' evening|term|kick-?off|retro|sprint review|events?|bookings?|booked|reschedul\w+|boardroom|meeting room|viewings?|exams?|physio|dentist|doctor|gp|haircut|court \d+|deadline|conference|off-?site|covers? \w+days?|on call|on-?call|who's (on|driving|working|covering)|free on|available on|invit\w+|remind\w*|holidays? (is|on|falls)|public holiday|bank holiday|visit)\b/i,
  ),
  owns(
    'calendar',
    1,
    /\b(tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|mornings?|afternoons?|\d{1,2}[:.]\d\d|\d{1,2} ?[ap]m|o'clock|tonight|noon|(\d|eleven|seven)th|next week|half past)\b/i,
  ),
  owns(
    'tracker',
    3,
    /\b(tickets?|jira|issues?|backlog|sprints?|pull requests?|prs?|merge requests?|bugs?|defects?|snags?|to-?do|todos?|kanban|trello|asana|linear|redmine|github|gitlab|story points|epic|milestones?|work orders?|complaints?|helpdesk|service desk|build logs?|ci)\b/i,
  ),
  owns(
    'tracker',
    2,
    /\b(assignee|assigned|priority|severity|faults?|repairs?|jobs?|tasks?|branch|main|merged|release|deploy(ed|ment)?|build|repo|repository|milestone|reviewer|approval|approved|blocked|requests?|report a|logged|triage|checklist|urgent|queue|librar(y|ies) we use|dependency|upgrade|migration|feature|freeze|list)\b/i,
  ),
  owns(
    'files',
    3,
    /\b(folders?|sharepoint|dropbox|google drive|onedrive|documents?|docs?|spreadsheets?|sheets?|slides?|decks?|pdfs?|figma|draft|files?|minutes|contracts?|drawings?|manuals?|handbook|photos?|album|version of|deeds|artwork|syllabus|templates?|scans?|videos?|recordings?|wiki|notion|confluence|ordner|dateien?|vertr[äa]ge|fichiers?|dossier|archivos?|carpeta)\b/i,
  ),
  owns(
    'files',
    2,
    /\b(drive|chapters?|register|words so far|pages|page count|modified|edited|report|paper|thesis|essay|manuscript|budget|forms?|archive|binder|notes|policy|policies|plans?|lease|copy|copies|records?|certificates?|letter|brochure|leaflet|logo|roadmap|accounts are kept|guide|backups?|spec|specification|proposal|application)\b/i,
  ),
  owns(
    'billing',
    3,
    /\b(invoices?|bills?|billing|payments?|paid|unpaid|balances?|bank|statement|transactions?|rent|deposit|refunds?|overdue|receipts?|expenses?|subscription|meter reading|rechnung\w*|heizkosten\w*|miete|saldo|[üu]berweisung|factures?|loyer|solde|facturas?|alquiler|accounts receivable|accounts payable|interest rate|apr|rewards?|cashback|credit|debit|visa|mastercard|amex|overdraft|mortgage|loan|spend(ing|s|t)?|purchases?|checking|savings)\b/i,
  ),
  owns(
    'billing',
    2,
    /\b(owes?|owing|owed|fees?|charges?|charged|electric(ity)?|gas bill|water|budget|cost|costs|premium|funds|cleared|brought forward|credited|£[\d.,]+|\$[\d.,]+|€[\d.,]+|[\d.,]+ ?€|finance|money|cards?|quarter's|tax bill|accounts?|pay off|afford|due)\b|[£$€]\s?\d/i,
  ),
  owns(
    'mail',
    4,
    /\b(e-?mails?|inbox|unread|mailbox|gmail|outlook|newsletter subscriber|spam|courriels?|correo|postfach|messages? from|mails?|attachments?|repl(y|ied|ies) (to|from)|wrote back|written back)\b/i,
  ),
  owns(
    'monitoring',
    3,
    /\b(uptime|downtime|latency|cpu|grafana|datadog|sensors?|error rate|dashboards?|cluster|servers?|pods?|nodes?|disk|pagerduty|alerts?|incident|outage|monitoring|throughput|temps?|temperatures?|humidity|pressure|freezers?|boiler|pump|conveyor|p99|p95|requests per|healthy|degraded|online|offline|api|vpn|wi-?fi|printer)\b/i,
  ),
  owns(
    'monitoring',
    2,
    /\b(staging|production|prod|load|running at|line \d|reading|reads|last seen|heartbeat|queue depth|backups?|logs?|tank|gauge|voltage|battery|solar|turbine|greenhouse|fridge|oven|machine|speed|site is (up|down)|down|°c|°f|degrees)\b/i,
  ),
  owns(
    'hr',
    3,
    /\b(payslips?|payroll|salary|salaries|wages?|holiday left|leave balance|annual leave|maternity|paternity|parental leave|sick( leave| pay)?|pto|vacation|headcount|benefits|pension|dental|staff(ing)?|employees?|hr|onboarding|candidates?|applicants?|vacanc(y|ies)|recruit\w*|hires?|hired|job titles?|team lead|promot\w+|references|notice period|urlaub\w*|krank\w*|lohn|cong[ée]s?|malade|salaire|paie|n[óo]mina|vacaciones|baja|visas?|payday|days' holiday|time off|days off|w-?2|income|health insurance|pay ?check|org chart|probation|training record|dbs|appraisals?)\b/i,
  ),
  owns(
    'hr',
    2,
    /\b(leave|pay|manager of|reports to|line manager|role|off sick|drivers? short|nurses? short|short-?staffed|shortlisted|offer accepted|interview stage|left the company|joined|starts as|retires?|absence|absent|overtime|timesheets?|taxes|insurance|been made|head of \w+|lead|director|deputy|secondment|days left)\b/i,
  ),
  owns(
    'crm',
    3,
    /\b(deals?|leads?|prospects?|donors?|donations?|crm|salesforce|hubspot|zoho|opportunit(y|ies)|pipeline|account manager|customers?|clients?|churn(ed)?|renewal|members?(hip)?s?|subscribers?|gift aid|feedback|nps|survey|closed[- ]won|negotiation|kund\w+|clientes?|clientele|seats on the plan|users on the plan|supporters?|patrons?|guests?)\b/i,
  ),
  owns(
    'crm',
    2,
    /\b(gone cold|warm lead|proposal sent|stage|contract value|signed up|trial|plan|users|pledge[ds]?|trust|contacts?|phone numbers?|enquir(y|ies)|quote sent|interested|pitch)\b/i,
  ),
  owns(
    'inventory',
    3,
    /\b(stock(ed)?|pallets?|warehouse|inventory|reorder|restock\w*|sold out|units (left|on hand)|boxes? (left|of)|gloves|spares?|supplies|seats remaining|bestand|lager|stocks?|existencias|almac[ée]n|sku|shelf life|deliver(y|ies) of|wholesale|keys|specials|menu|ingredients?|cartons?|crates?|reams?|toner|bottles?|kegs?|rolls? of)\b/i,
  ),
  owns(
    'inventory',
    2,
    /\b(bay \w|run(ning)? (low|out)|last box|down to (the )?(last|our|one|two|three|\d)|on order|back-?order(ed)?|shelf|aisle|bins?|parts?|tins?|sacks?|bags?|barrels?|paper|fuel|feed|flour|coffee|milk|tyres|cement|bricks|tickets left|seats|counter|suppl(y|ies)|tools?|equipment|van keys)\b/i,
  ),
  owns(
    'web',
    3,
    /\b(weather|forecast|exchange rate|the (pound|dollar|euro|yen)|currency|stock price|share price|shares|traffic|trains?|buses|bus|ferry|ferries|flights?|news|minister|election|parcel|council|government|vat|tax (codes?|threshold|rate)|minimum wage|threshold|opening hours|opening times|box office|diesel|petrol|fuel price|national|public|ecb|base rate|bin collection|recycling|park(ing)? charges|tide|league|championship|premier|wetter|stau|m[ée]t[ée]o|tiempo|web del|tracking|carrier|courier|out for delivery|reviews?|restaurant|near me|song|movies?|concerts?|museum|library opens|pharmacy|supermarket|shop opens|bitcoin|gold price|president|mayor|ceo of|capital of|population)\b/i,
  ),
  owns(
    'web',
    2,
    /\b(website|site|online|price of|this price|open(s|ing)? (at|till|until|on)|airport|airline|hotel|roads?|motorway|m\d\d?|a\d\d?|school (opens|closes)|holiday dates|rules changed|law|legal limit|fare|tickets? for|rates?|seats left|portal of|gov|rain\w*|snow\w*|sunny|degrees|dollars?|euros?|yen|rupees?|peso\w*|stocks?|events? (in|near)|happening|how busy|wait(ing)? time|directions|route|delayed|running late)\b/i,
  ),
  owns(
    'hr',
    3,
    /\b(intern|interns|starts with us|works? from home|sick days?|sick notes?|holiday (calendar|requests?)|new starter|in the team|apprentice|colleague|training days?|personio|workday|shift lead)\b/i,
  ),
  owns(
    'billing',
    3,
    /\b(insurance|seguro|took .{0,20} from my card|quid|owe|tip|accountant|tax (stuff|return|papers|statement)|expenses?|parking|membership fee|bank statements?|gym|tariff|per month|a month|budget|catering|facture)\b/i,
  ),
  owns(
    'tracker',
    3,
    /\b(regressions?|qa|release \d|crash|login bug|fixed in|in review|in progress|roadmap|ideas|broken|report (a |broken )|website issues?|migration|open \(\d+\))\b/i,
  ),
  owns(
    'web',
    3,
    /\b(shop|store|tienda|museum|closed near|a\d\b|population|pollen|tide|trails?|met office|harbour|prime minister|password policy|opening|biblioth\w+|library|cinema|swimming pool|petrol|eggs are|timetables: |bus)\b/i,
  ),
  owns(
    'crm',
    3,
    /\b(competitor|contract (runs|ends|expires)|signed (yesterday|today|up|last)|givers|suppliers?|donor list|donors|biggest client|up for renewal|volunteers?)\b/i,
  ),
  owns(
    'inventory',
    3,
    /\b(run out of|first-aid kit|spare keys?|fridge|size \d+|sacks?|in the garage|at the garage|wifi passwords?|cles|flour|\d+ (milk|eggs)|bay \d)\b/i,
  ),
  owns(
    'calendar',
    3,
    /\b(on duty|free on|room plans?|moved to|next review|deadline|flight leaves|has the car|who's (on|in)|rota|shifts|dates come)\b/i,
  ),
  owns(
    'monitoring',
    3,
    /\b(systems? operational|error logs?|website is (down|up)|server|serveur|panne|boiler|pressure|kibana|response times?|sync failed)\b/i,
  ),
  owns('mail', 3, /\b(no answer from|hasn't replied|newsletter sign-?ups?)\b/i),
];

/** Hosts whose pages belong to a kind of system; matched against the page that a fact was taken from. */
const HOSTS: readonly [Owner, RegExp][] = [
  ['calendar', /(^|\.)(calendar|cal|calendly|doodle|outlook\.[^/]+\/calendar)\b/i],
  ['mail', /(^|\.)(mail|gmail|outlook|webmail|roundcube|fastmail|protonmail)\b/i],
  ['tracker', /(^|\.)(jira|redmine|github|gitlab|linear|trello|asana|bugzilla|youtrack|issues|tickets|zendesk)\b/i],
  ['files', /(^|\.)(docs|drive|sheets|sharepoint|dropbox|notion|confluence|wiki|figma|onedrive)\b/i],
  ['monitoring', /(^|\.)(grafana|datadog|kibana|prometheus|status|sentry|newrelic)\b/i],
  ['billing', /(^|\.)(billing|stripe|xero|quickbooks|invoices?|bank|paypal)\b/i],
  ['hr', /(^|\.)(hr|people|bamboohr|workday|personio|payroll)\b/i],
  ['crm', /(^|\.)(crm|salesforce|hubspot|pipedrive|zoho)\b/i],
  ['inventory', /(^|\.)(inventory|stock|warehouse|odoo|shopify)\b/i],
];

/** A system that may own a fact, and how strongly the words say so. */
export interface OwnerScore {
  owner: Owner;
  score: number;
}

/**
 * Which system keeps facts like this one, strongest first; empty when no word tells.
 * `hints` are owners that the evidence for change brought with it (a clock time suggests the calendar); they only decide
 * where the words do not. `url` is the page it was taken from.
 */
export function scoreOwners(text: string, hints: readonly Owner[], url: string | undefined): OwnerScore[] {
  const scores = new Map<Owner, number>();
  const add = (owner: Owner, points: number) => scores.set(owner, (scores.get(owner) ?? 0) + points);
  for (const { owner, weight, pattern } of OWNERSHIPS) if (pattern.test(text)) add(owner, weight);
  for (const owner of new Set(hints)) add(owner, 1.1);
  const host = url === undefined ? null : /^[a-z]+:\/\/([^/?#]{1,200})/i.exec(url)?.[1];
  if (host) for (const [owner, pattern] of HOSTS) if (pattern.test(host)) add(owner, 3.5);
  return [...scores].map(([owner, score]) => ({ owner, score })).sort((a, b) => b.score - a.score);
}
