import { looksTyped } from './typed-text.ts';

/** What rows are called that sum up others. */
export const TOTAL =
  /^(?:(?:grand|sub|overall|running|column|row)[\s-]?)?totals?(?:\s*\(.{0,30}\))?[:：]?$|^(?:sum|sub-?total|average|avg\.?|mean|median|gesamt(?:summe|betrag)?|summe|zwischensumme|insgesamt|durchschnitt|total\s?général|sous-total|somme|moyenne|totale|media|suma|średnia|razem|totaal|gemiddelde|summa|итого|всего|合計|总计|總計|합계)[:：]?$/i;

const SUM = /^(?:total|sum|summe|gesamt|somme|suma|totale|somma)\s*[:：]\s*(?=\S)/i;
const OTHER =
  /^(?:average|avg|mean|median|min(?:imum)?|max(?:imum)?|durchschnitt|mittelwert|moyenne|promedio|media)\.?\s*[:：]\s*(?=\S)/i;

/** "$1,200" of "Total: $1,200", as grids write below a column; null for all else, such as an average. */
export function namedTotal(text: string): string | null {
  return after(SUM, text);
}

/** "Total: $1,200", "Avg: 3.5": what is reckoned over a column, with its name. */
export function namedSum(text: string): boolean {
  return (after(SUM, text) ?? after(OTHER, text)) !== null;
}

function after(lead: RegExp, text: string): string | null {
  const said = lead.exec(text)?.[0];
  if (said === undefined) return null;
  const rest = text.slice(said.length);
  return looksTyped(rest) ? rest : null;
}
