import type { SuggestedPlace } from './verdict.ts';

/** A place, and the words before it that name what is there (empty when the text has none). */
export interface PlaceFound {
  name: string;
  place: SuggestedPlace;
}

const URL_SHAPE =
  /\bhttps?:\/\/[^\s<>"')\]]+|\bwww\.[^\s<>"')\]]+|\b[\w-]+(?:\.[\w-]+){0,4}\.[a-z]{2,12}\/[^\s<>"')\]]*/iu;
const MAIL_SHAPE = /[\w.+-]{1,40}@[\w-]+(?:\.[\w-]+){1,4}/u;
const PATH_SHAPE =
  /[\p{L}\d][\p{L}\d' .&-]{0,40}(?:\s(?:>|›|»|→|->)\s['"]?[\p{L}\d](?:[\p{L}\d' .&"-]{0,40}[\p{L}\d'"])?){1,6}/u;
const PHYSICAL =
  /\b(?:drawer|shelf|cupboard|cabinet|loft|attic|garage|shed|cellar|basement|hallway|kitchen|safe|tin|box|crate|fridge|desk|wardrobe|whiteboard|noticeboard|notice board|board|wall|door|counter|reception|glovebox|locker|pigeonhole|hook|lodge|vestry|bay|dock|binder|filing|envelope|tray|boot|library|solicitors|upstairs|downstairs|room|office|schrank|schublade|regal|armoire|tiroir|placard|armario|caj[óo]n|estanter[íi]a)\b/iu;

/** Words between what is sought and its place. The name stands before, the place after. */
const BETWEEN =
  /^(.{2,90}?)(?:\?|:| -| –|,)? (?:(?:is|are|was|were|can be|lives?|sits?|ist|sind|liegt|liegen|h[äa]ngen?|stehen?|est|sont|se trouvent?|est[áa]n?) )?(?:all |always |now |only |just )?(?:kept|stored|saved|filed|found|pinned|posted|archived|logged|listed|tracked|hosted|recorded|documented|available)? ?(?:in|on|at|under|inside|behind|with|by|beside|above|below|next to|over in|im|in der|in den|am|auf|unter|dans|sur|sous|chez|en) (.{2,120})$/iu;
const MOVES =
  /^(.{2,90}?) (?:always |all |only )?(?:goes?|comes?|gets?|belongs?|reported|submitted|booked|raised|handled) ?(?:\p{L}+ )?(?:to|through|via|from|with|by|on|over|[üu]ber|par|por) (.{2,120})$/iu;
const ASK =
  /^(?:for (.{2,80}?),? )?(?:just |always |please )?(?:ask|contact|email|call|phone|ring|message|check with|speak to|talk to|see|frage?|demande[rz]?(?: [àa])?|pregunta(?:r)? a) (.{2,60}?)(?: (?:about|for|regarding|if|when|wegen|pour|sur|sobre|por) (.{2,90}))?[.!]?$/iu;
const ASK_AFTER =
  /^(.{2,80}?)(?::|\?|,| -) (?:just |always |please )?(?:ask|contact|email|call|phone|see|check with|speak to|talk to) ((?:\p{Lu}|the |our )[^,.]{1,50})/u;
const CHECK_WITH = /^(?:check|confirm|clear) (.{2,60}?) with (\p{Lu}[^,.]{1,50})/u;
const BELONGS_TO =
  /^(.{2,80}?) (?:belongs? to|(?:is|are) (?:handled|run|managed|kept|owned) by) ((?:mr|mrs|ms|dr|\p{Lu})[^,.]{1,50})/u;
const LOOK =
  /^(.{2,80}?)(?:\?|:|,| -) (?:just |always |please |i )?(?:look (?:in|on|at|under)|check|see|log ?in to|sign in to|go to|open|try|use|search) (.{2,120})$/iu;
const SAYS =
  /^(?:if you (?:want|need) )?(.{2,80}?)[?,:] (.{2,80}?) (?:says|has it|has them|tells you|knows|shows it|keeps (?:it|them|the \p{L}+))[.!]?$/iu;
const KEEPS =
  /^(?:for (.{2,60}?),? )?((?:the |\p{Lu})[^,]{1,60}?) (?:handles?|looks after|deals with|keeps|holds|knows about|knows|has|maintains|is in charge of|is responsible for|is the (?:contact|person|one) for) (.{2,80})$/u;
const SOURCE = /^(?:source|see|via|where|location|reference|contact|quelle|siehe|voir|ver)\s?:? (.{2,120})$/iu;
const LABEL = /^([^:?]{2,60})[:?] (.{2,120})$/u;

function tidy(words: string): string {
  return words
    .replace(/^(?:everything|anything|all|things?) (?:about|on|to do with|that has to do with) /i, '')
    .replace(/^(?:the|our|my|a|an|der|die|das|den|le|la|les|el|los|las) /i, '')
    .replace(/^[\s"',.;:-]+|[\s,.;:!?-]+$/g, '')
    .trim();
}

function place(words: string): SuggestedPlace {
  const where = words.replace(/[\s.!]+$/g, '').trim();
  if (PHYSICAL.test(where) && !/\b(?:folder|sharepoint|drive|dropbox|tab|app|portal|notion|figma|jira)\b/i.test(where))
    return { physical: where };
  const parts = /^(.{2,60}?)(?:,| under| tab| folder| filter) ?(?=["'(\p{Lu}])(.{1,60})$/u.exec(where);
  const path = parts === null ? null : tidy(parts[2] ?? '').replace(/^["'(]+|["')]+$/g, '');
  if (parts !== null && path) return { named: tidy(parts[1] ?? ''), path };
  return { named: tidy(where) };
}

function found(name: string | undefined, where: SuggestedPlace): PlaceFound {
  return { name: tidy(name ?? '').slice(0, 80), place: where };
}

const person = (name: string): SuggestedPlace => ({ person: tidy(name) });

/** Adds the scheme that an address written by hand leaves out; null when it still is no address. */
function address(written: string): string | null {
  const whole = /^https?:/i.test(written) ? written : `https://${written}`;
  const trimmed = whole.replace(/[.,;:!]+$/, '');
  return URL.canParse(trimmed) ? trimmed : null;
}

/**
 * Where a fact says that something lives, and what it calls it. `url` is the page it was taken from, used when the words
 * name no place. Null when neither tells. `plain` is the output of `plainText`. Never throws.
 */
export function suggestPlace(plain: string, url: string | undefined): PlaceFound | null {
  const link = URL_SHAPE.exec(plain);
  const page = link === null ? null : address(link[0]);
  if (link !== null && page !== null) {
    const before = plain
      .slice(0, link.index)
      .replace(/\b(?:is|are|lives?|on|at|in|under|come from|go to|see|the|page|link|:|,|they .*)\s*$/gi, '');
    return found(before.split(/ (?:is|are|lives?|come|comes|can be) |, |: /)[0], { page });
  }
  const mail = MAIL_SHAPE.exec(plain);
  if (mail !== null)
    return found(
      plain
        .slice(0, mail.index)
        .replace(
          / (?:gets? logged|goes?|go|is|are|gets?) .*$|[:?] .*$|\b(?:email|contact|write to|to|with|at)\s*$/gi,
          '',
        ),
      { person: mail[0] },
    );
  const steps = PATH_SHAPE.exec(plain);
  if (steps !== null) {
    const all = steps[0].split(/\s(?:>|›|»|→|->)\s/).map((step) => tidy(step));
    const before = plain.slice(0, steps.index).replace(/\b(?:is|are|in|under|at|on|:)\s*$/i, '');
    return found(before || all.at(-1), { named: all[0] ?? '', path: all.slice(1).join(' > ') });
  }
  const source = SOURCE.exec(plain);
  if (source !== null) return found(source[1]?.split(',')[0], place(source[1] ?? ''));
  const checked = CHECK_WITH.exec(plain);
  if (checked !== null) return found(checked[1], person(checked[2] ?? ''));
  const asked = ASK.exec(plain);
  if (asked !== null) return found(asked[1] ?? asked[3], person(asked[2] ?? ''));
  const askedAfter = ASK_AFTER.exec(plain);
  if (askedAfter !== null) return found(askedAfter[1], person(askedAfter[2] ?? ''));
  const belongs = BELONGS_TO.exec(plain);
  if (belongs !== null) return found(belongs[1], person(belongs[2] ?? ''));
  for (const shape of [LOOK, SAYS, MOVES, BETWEEN, LABEL]) {
    const match = shape.exec(plain);
    if (match !== null && tidy(match[2] ?? '') !== '') return found(match[1], place(match[2] ?? ''));
  }
  const keeps = KEEPS.exec(plain);
  if (keeps !== null) return found(keeps[1] ?? keeps[3], person(keeps[2] ?? ''));
  return url === undefined || url === '' ? null : found('', { page: url });
}
