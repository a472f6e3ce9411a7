import { looksTyped } from './typed-text.ts';

/** What rows are called that sum up others. */
export const TOTAL =
  /^(?:(?:grand|sub|overall|running|column|row)[\s-]?)?totals?(?:\s*\(.{0,30}\))?[:：]?$|^(?:sum|sub-?total|average|avg\.?|mean|median|gesamt(?:summe|betrag)?|summe|zwischensumme|insgesamt|durchschnitt|total\s?général|sous-total|somme|moyenne|totale|media|suma|średnia|razem|totaal|gemiddelde|summa|итого|всего|合計|总计|總計|합계)[:：]?$/i;

const LEAD = /^(?:total|sum|summe|gesamt|somme|suma|totale|somma|average|avg)\s*[:：]\s*(?=\S)/i;

/** "$1,200" of "Total: $1,200", as grids write below a column; null for all else. */
export function namedTotal(text: string): string | null {
  const lead = LEAD.exec(text)?.[0];
  if (lead === undefined) return null;
  const rest = text.slice(lead.length);
  return looksTyped(rest) ? rest : null;
}
