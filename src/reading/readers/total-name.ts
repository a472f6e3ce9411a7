/** What rows are called that sum up others. */
export const TOTAL =
  /^(?:(?:grand|sub|overall|running|column|row)[\s-]?)?totals?(?:\s*\(.{0,30}\))?[:：]?$|^(?:sum|sub-?total|average|avg\.?|mean|median|gesamt(?:summe|betrag)?|summe|zwischensumme|insgesamt|durchschnitt|total\s?général|sous-total|somme|moyenne|totale|media|suma|średnia|razem|totaal|gemiddelde|summa|итого|всего|合計|总计|總計|합계)[:：]?$/i;
