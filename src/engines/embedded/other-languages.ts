/**
 * Questions in German, French and Spanish, at a basic level: the words that make a question of them (question words,
 * articles, prepositions, days, counting words) are put into English, word by word, and what they ask about stays as it
 * was typed, since pages in that language say it so. What is worded otherwise is looked for by its words alone.
 */
type Language = 'de' | 'fr' | 'es';

/** From and to, a pair a line; the first that fits at a place wins, so longer ones come first. Case does not matter. */
const WORDS: Record<Language, string> = {
  de: `um wie viel uhr=what time|wie viel uhr=what time|wie viele=how many|wieviele=how many|wie hoch=how much|wie viel=how much
wieviel=how much|wie lange=how long|wie oft=how often|wie heißt=what is|seit wann=since when|bis wann=until when|wann=when|wer=who
wen=whom|wem=whom|wessen=whose|wo=where|wohin=where|welcher=which|welche=which|welches=which|welchen=which|welchem=which|was=what
warum=why|gibt es=are there|ist=is|sind=are|war=was|waren=were|wird=is|werden=are|wurde=was|wurden=were|worden=been|wie ist=what is|wie lautet=what is|hat=has|haben=have|habe=have|findet=is|beginnt=starts
die summe=the sum|summe=sum|insgesamt=in total|gesamt=total|durchschnittlich=average|der durchschnitt=the average|durchschnitt=average
anzahl der=number of|anzahl=number|am höchsten=highest|höchste=highest|größte=largest|am niedrigsten=lowest|niedrigste=lowest
kleinste=smallest|am meisten=most|die meisten=the most|die wenigsten=the fewest|mehr als=more than|weniger als=less than
übermorgen=the day after tomorrow|vorgestern=the day before yesterday|heute=today|morgen=tomorrow|gestern=yesterday|jetzt=now
diese woche=this week|dieser woche=this week|nächste woche=next week|nächster woche=next week|letzte woche=last week|letzter woche=last week
diesen monat=this month|nächsten monat=next month|letzten monat=last month|nächste=next|nächster=next|nächstes=next|nächsten=next
letzte=last|letzter=last|letzten=last|montag=Monday|dienstag=Tuesday|mittwoch=Wednesday|donnerstag=Thursday|freitag=Friday
samstag=Saturday|sonntag=Sunday|januar=January|februar=February|märz=March|april=April|mai=May|juni=June|juli=July|august=August
september=September|oktober=October|november=November|dezember=December|der=the|die=the|das=the|den=the|dem=the|des=the|ein=a
eine=a|einen=a|einem=a|einer=a|für=for|von=of|vom=of the|im=in the|in=in|am=on|an=on|auf=on|bei=at|beim=at the|mit=with|zum=for the
zur=for the|bis=until|seit=since|um=at|und=and|oder=or|nicht=not|ich=I|wir=we|mein=my|meine=my|unser=our|unsere=our|dieser seite=this page
diese seite=this page`,
  fr: `à quelle heure=what time|quelle heure=what time|combien de=how many|combien d'=how many |combien=how much|quand=when|qui=who|où=where
quel est=what is|quelle est=what is|quels sont=what are|quelles sont=what are|quel=which|quelle=which|quels=which|quelles=which
qu'est-ce que=what|qu'est-ce qui=what|est-ce que=|est-ce qu'=|pourquoi=why|y a-t-il=are there|il y a=there are|est=is|sont=are|était=was
étaient=were|a été=was|ont été=were|sera=will be|a=has|ont=have|ai=have|coûte=costs|commence=starts|la somme de=the sum of|la somme des=the sum of the|somme=sum|au total=in total
en moyenne=average|la moyenne de=the average of|la moyenne des=the average of the|moyenne=average|le nombre de=the number of
nombre de=number of|le plus élevé=the highest|la plus élevée=the highest|le plus grand=the largest|la plus grande=the largest
le plus bas=the lowest|la plus basse=the lowest|le plus petit=the smallest|le plus de=the most|plus de=more than|moins de=less than
après-demain=the day after tomorrow|avant-hier=the day before yesterday|aujourd'hui=today|demain=tomorrow|hier=yesterday
maintenant=now|cette semaine=this week|la semaine prochaine=next week|la semaine dernière=last week|ce mois-ci=this month
le mois prochain=next month|le mois dernier=last month|prochaine=next|prochain=next|dernière=last|dernier=last|lundi=Monday
mardi=Tuesday|mercredi=Wednesday|jeudi=Thursday|vendredi=Friday|samedi=Saturday|dimanche=Sunday|janvier=January|février=February
mars=March|avril=April|mai=May|juin=June|juillet=July|août=August|septembre=September|octobre=October|novembre=November
décembre=December|cette page=this page|le=the|la=the|les=the|l'=the |un=a|une=a|des=of the|du=of the|de=of|d'=of |pour=for|dans=in|en=in
sur=on|à=at|au=at the|aux=at the|avec=with|par=by|depuis=since|jusqu'à=until|et=and|ou=or|je=I|nous=we|mon=my|ma=my|mes=my|notre=our`,
  es: `a qué hora=what time|qué hora=what time|cuántos=how many|cuántas=how many|cuánto=how much|cuánta=how much|cuándo=when|quién=who
quiénes=who|dónde=where|cuál es=what is|cuáles son=what are|cuál=which|cuáles=which|por qué=why|qué=what|hay=are there|es=is|son=are
era=was|eran=were|está=is|están=are|ha sido=has been|fue=was|será=will be|tiene=has|tienen=have|cuesta=costs|empieza=starts|la suma de=the sum of|suma=sum|en total=in total
el promedio de=the average of|promedio=average|el número de=the number of|número de=number of|más alto=highest|más alta=highest
mayor=largest|más bajo=lowest|más baja=lowest|menor=smallest|más de=more than|menos de=less than|pasado mañana=the day after tomorrow
anteayer=the day before yesterday|hoy=today|mañana=tomorrow|ayer=yesterday|ahora=now|esta semana=this week|la próxima semana=next week
la semana que viene=next week|la semana pasada=last week|este mes=this month|el mes que viene=next month|el mes pasado=last month
próxima=next|próximo=next|última=last|último=last|lunes=Monday|martes=Tuesday|miércoles=Wednesday|jueves=Thursday|viernes=Friday
sábado=Saturday|domingo=Sunday|enero=January|febrero=February|marzo=March|abril=April|mayo=May|junio=June|julio=July|agosto=August
septiembre=September|octubre=October|noviembre=November|diciembre=December|esta página=this page|el=the|la=the|los=the|las=the|un=a
una=a|del=of the|de=of|para=for|en=in|por=by|con=with|desde=since|hasta=until|al=at the|y=and|o=or|yo=I|mi=my|mis=my|nuestro=our|nuestra=our`,
};

/** Words that no question in another of the languages opens or holds by chance. */
const TELLING: Record<Language, RegExp> = {
  de: /(?<!\p{L})(?:wie (?:viele?|hoch|lange|oft|heißt)|wieviele?|wann|wer|wen|wem|wessen|wo|wohin|welche[rsnm]?|warum|gibt es|insgesamt|heute|übermorgen|gestern|nächste[rsnm]?)(?!\p{L})|^\s*(?:(?:was|wo|wie) (?:ist|sind|war|kostet|steht|hat|lautet)|ist|sind|hat|haben|wird|wurden?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:combien|quand|qui est|où|quel(?:le)?s?|qu['’]est-ce|est-ce qu|pourquoi|y a-t-il|aujourd['’]hui|demain|hier)(?!\p{L})|^\s*qui\s/iu,
  es: /¿|(?<!\p{L})(?:cuánt[oa]s?|cuándo|quién(?:es)?|dónde|cuál(?:es)?|a qué hora|por qué|cuant[oa]s?|cuando es|donde esta|quien es)(?!\p{L})/iu,
};

/** These tell it where no word of the question is English. */
const SOFTLY: Record<Language, RegExp> = {
  de: /(?<!\p{L})(?:der|des|vom|von|für|zum|zur)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:du|de la|de l['’]|des|pour)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:del|de los|de las|para)(?!\p{L})/iu,
};

const ENGLISH =
  /\b(?:the|is|are|was|were|what|which|who|when|where|how|does|do|did|of|for|and|my|our|have|has|will|can|should)\b/giu;

const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}+/gu, '');

/** From the words of a language, with and without their accents, to English; and what finds them. */
function tableOf(language: Language): { find: RegExp; english: ReadonlyMap<string, string> } {
  const english = new Map<string, string>();
  for (const pair of WORDS[language].split(/[|\n]/)) {
    const [from = '', to = ''] = pair.split('=');
    english.set(from, to);
    // Without its accent a short word may be another: "à" and "a", "où" and "ou".
    if (from.length > 3 && !english.has(unaccented(from))) english.set(unaccented(from), to);
  }
  const longest = [...english.keys()].sort((a, b) => b.length - a.length);
  const words = longest.map((word) => (word.endsWith("'") ? word : `${word}(?![\\p{L}\\p{N}'-])`));
  return { find: new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${words.join('|')})`, 'giu'), english };
}

const TABLES = new Map<Language, ReturnType<typeof tableOf>>();

/** Made on first use. */
function tableFor(language: Language): ReturnType<typeof tableOf> {
  const table = TABLES.get(language) ?? tableOf(language);
  TABLES.set(language, table);
  return table;
}

/** The language that a question is surely worded in, if it is one of these; null for English and all that is unclear. */
export function languageOf(question: string): Language | null {
  const text = question.slice(0, 600).replace(/’/g, "'");
  const english = text.match(ENGLISH)?.length ?? 0;
  const counts = (Object.keys(WORDS) as Language[])
    .filter((language) => TELLING[language].test(text) || (english === 0 && SOFTLY[language].test(text)))
    .map((language) => ({ language, count: text.match(tableFor(language).find)?.length ?? 0 }))
    .sort((a, b) => b.count - a.count);
  const best = counts[0];
  return best !== undefined && best.count > english ? best.language : null;
}

/** The question with the words that make it a question in English; as it was when its language is English or unclear. */
export function inEnglish(question: string): string {
  const language = languageOf(question);
  if (language === null) return question;
  const { find, english } = tableFor(language);
  return question
    .replace(/’/g, "'")
    .replace(/[¿¡]/g, '')
    .replace(/(\d{1,2})\s?(?:uhr|h)(?![\p{L}\p{N}])/giu, '$1:00')
    .replace(find, (word) => english.get(word.toLowerCase()) ?? word)
    .replace(/\s+/g, ' ')
    .replace(/\s+([?!.])/g, '$1')
    .trim();
}
