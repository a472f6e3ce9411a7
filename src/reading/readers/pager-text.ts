/** What a pager says: rows shown from, to, and how many there are. */
export interface PagerText {
  from: number | null;
  to: number | null;
  total: number;
  /** What is counted, if it says so. */
  noun: string;
}

const NUMBER = String.raw`\d{1,3}(?:[,.'\s]\d{3})+|\d{1,9}`;
const OF = String.raw`(?:of|out of|/|von|aus|de|sur|di|du|av|van|z|из|/\s?)`;
const RANGE = new RegExp(
  String.raw`(?<![\d.:/-])(${NUMBER})\s*(?:-|–|—|to|bis|a|à|до|do|al|through)\s*(${NUMBER})\s*${OF}\s*(?:about\s|over\s)?(${NUMBER})(?![\d.:/-])(?:\s+(\p{L}[\p{L}\s]{0,30}))?`,
  'iu',
);
const SHOWN = new RegExp(
  String.raw`^(?:showing|displaying|viewing|anzeige|affichage)?\s*(?:first\s|all\s)?(${NUMBER})\s+${OF.replace('|/\\s?', '')}\s+(${NUMBER})\s+(\p{L}[\p{L}\s]{0,30})$`,
  'iu',
);
/** What leads to other rows and is no noun. */
export const ONWARD =
  /^(?:next|prev(?:ious)?|first|last|more|newer|older|back|weiter|zurück|suivante?|précédente?)(?!\p{L})/iu;
/** How many of the rows here are picked, which says nothing of others. */
const PICKED = /^(?:selected|checked|marked|picked|ausgewählt|markiert|sélectionné|seleccionad)/iu;
/** A number of a number, which both hold. */
const MAY_SAY_OF = /\d\s*[/a-z\u0080-\uffff]/i;
const SAYS_OF = new RegExp(String.raw`\d\s*${OF}\s*(?:about\s|over\s)?\d`, 'iu');
const PAGES = /\b(?:pages?|seiten?|página|strona|стр)\b/i;

/** A whole number with or without thousands marks, as in "1,204". */
export function wholeNumber(text: string): number {
  return Number(text.replace(/\D/g, ''));
}

/** Reads "(1-25/37)", "1–25 of 132", "Showing 1 to 10 of 57 entries", "25 of 132 results"; null for other text. */
export function pagerText(text: string): PagerText | null {
  if (text.length > 120 || !MAY_SAY_OF.test(text) || !SAYS_OF.test(text)) return null;
  const range = RANGE.exec(text);
  if (range !== null) {
    const [from, to, total] = [range[1], range[2], range[3]].map((n) => wholeNumber(n ?? '')) as [
      number,
      number,
      number,
    ];
    if (from > to || to > total || from > 1e7) return null;
    // Three small numbers with slashes are a date.
    if (/^\s*\d{1,2}[-/]\d{1,2}\/\d{2,4}\s*$/.test(text)) return null;
    return { from, to, total, noun: noun(range[4]) };
  }
  const shown = SHOWN.exec(text);
  if (shown === null || PAGES.test(text) || PICKED.test(shown[3] ?? '')) return null;
  const to = wholeNumber(shown[1] ?? '');
  const total = wholeNumber(shown[2] ?? '');
  return to <= total ? { from: null, to: null, total, noun: noun(shown[3]) } : null;
}

function noun(said = ''): string {
  const text = said.trim();
  return ONWARD.test(text) ? '' : text.replace(/\s+(?:found|total|shown|in total)$/i, '');
}
