/**
 * What the names that people give their elements hint at. Weak evidence: each group only weighs a little, and what it
 * weighs was learned. English names are common on pages of all languages; the others are those of their own language.
 */
const GROUPS = {
  body: 'article articles articlebody articletext body bodytext content contents copy entry post story text main prose richtext inhalt artikel beitrag contenu texte contenido texto cuerpo noticia articolo testo corpo conteudo inhoud tekst innhold tresc',
  comment:
    'comment comments commentlist disqus respond reply replies discussion review reviews forum kommentar kommentare commentaire commentaires comentario comentarios commenti reacties',
  related:
    'related recommend recommended recommendation recommendations more popular trending latest recent similar teaser teasers recirc recirculation outbrain taboola next prev previous pagination pager readmore upnext playlist mostread mehr verwandt lire relacionados correlati ohnlich aehnliche',
  share:
    'share sharing sharebar social socials follow addthis addtoany facebook twitter whatsapp pinterest teilen partager compartir condividi',
  nav: 'nav navigation navbar menu submenu breadcrumb breadcrumbs skip masthead logo search toolbar topbar header dropdown navigationsleiste suche recherche buscar',
  foot: 'footer foot colophon copyright legal bottom disclaimer imprint impressum fuss pied',
  side: 'sidebar aside rail secondary widget widgets column complementary seitenleiste',
  ad: 'ad ads advert adverts advertisement advertising sponsor sponsored promo promotion promoted banner dfp adsense werbung anzeige publicite pub publicidad pubblicita embed',
  meta: 'meta metadata byline author authors bio date time timestamp published updated tag tags category categories info kicker label labels topics attribution dateline autor auteur fecha datum data',
  picture:
    'caption captions credit credits photo image images gallery slideshow slide thumb thumbnail media video player figure carousel bild legende foto',
  sign: 'newsletter subscribe subscription signup login register popup modal overlay paywall donate notice alert abo abonnieren inscription',
  consent:
    'cookie cookies cookiebar cookiebanner cookienotice consent gdpr dsgvo rgpd ccpa privacy onetrust datenschutz einwilligung',
  hidden: 'hidden hide invisible sr screenreader screenreadertext visuallyhidden noprint printonly',
} as const;

/** One of the things that names hint at. */
export type Hint = keyof typeof GROUPS;

const HINTS = new Map<string, Hint>(
  (Object.keys(GROUPS) as Hint[]).flatMap((hint) =>
    GROUPS[hint].split(' ').map((word): [string, Hint] => [word, hint]),
  ),
);

/** What the class names and the id of an element hint at; "article-body relatedLinks" gives body and related. */
export function hintsOf(names: string): Set<Hint> {
  const hints = new Set<Hint>();
  const words = names
    .slice(0, 400)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  for (const word of words) {
    const hint = HINTS.get(word);
    if (hint !== undefined) hints.add(hint);
  }
  return hints;
}
