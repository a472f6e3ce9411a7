import { plainText } from './plain-text.ts';

/** Words for how a thing stands, folded: English, German, French, Spanish. */
export const STATE_WORDS =
  'up and running|up|down|ok|okay|fine|broken|failing|failed|passing|passed|succeeded|online|offline|live|running|working|operational|degraded|healthy|unhealthy|available|unavailable|' +
  'on track|off track|at risk|on hold|on time|behind(?: schedule)?|ahead of schedule|delayed|late|overdue|' +
  'done|finished|complete|completed|ready|open|opened|closed|shut|resolved|unresolved|solved|fixed|blocked|in progress|under way|started|' +
  'paid|unpaid|settled|refunded|invoiced|signed|unsigned|approved|rejected|declined|accepted|pending|confirmed|unconfirmed|cancelled|canceled|' +
  'shipped|sent|dispatched|delivered|received|returned|packed|booked|sold|sold out|active|inactive|paused|enabled|disabled|on|off|archived|published|draft|' +
  'bezahlt|offen|geliefert|versendet|versandt|abgeschlossen|fertig|erledigt|genehmigt|abgelehnt|bestatigt|storniert|aktiv|inaktiv|uberfallig|verfugbar|' +
  'payee?s?|livree?s?|expediee?s?|terminee?s?|validee?s?|confirmee?s?|annulee?s?|en attente|en cours|en retard|actif|active|disponible|' +
  'pagad[oa]s?|entregad[oa]s?|enviad[oa]s?|terminad[oa]s?|confirmad[oa]s?|cancelad[oa]s?|pendientes?|aprobad[oa]s?|activ[oa]s?';

const STATE_VALUE = new RegExp(
  `^(?:(?:partial|partially|not|under|major|minor|fully|out for) )?(?:${STATE_WORDS}|yes|no|ja|nein|oui|non|si|outage|maintenance|delivery)(?:\\W.{0,30})?$`,
  'u',
);

/** Whether a value tells how a thing stands. */
export function isState(value: string): boolean {
  return (
    value.length <= 60 &&
    STATE_VALUE.test(
      plainText(value)
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}+/gu, ''),
    )
  );
}
