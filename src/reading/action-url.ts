/** Ends a session wherever the word stands in a segment. Words are compared without accents. */
const LEAVE =
  /^(log(out|off|ud|gaut|gut)|sign(out|off)|ab(melden|meldung)|ausloggen|(se)?deconn(exion|ecter)|uitloggen|endsession|cerrarsesion|fazerlogout|wylog(uj|owanie)|odhlas(it|eni)|odjava|kijelentkezes|c[iı]k[iı]s|выход|выити|вихід|ログアウト|로그아웃|登出|注销|退出(登录)?)$/u;

/** Changes something when it leads a segment of few words ("delete-account", "verifyEmail"). */
const STRONG =
  /^(delete|cancel|destroy|remove|purge|unsubscribe|optout|confirm|verify|validate|activate|deactivate|revoke|reset|approve|reject|supprimer|eliminar|borrar|lo?e?schen|verwijderen|besta?e?tigen)$/;

/** Changes something when it is all of a segment. */
const WEAK =
  /^(accept|decline|del|disable|enable|archive|unarchive|restore|rollback|publish|unpublish|restart|reboot|shutdown|run|trigger|execute|send|resend|pay|(up|down)?vote(up|down)?|like|unlike|follow|unfollow|subscribe|markread|markasread|markallread|toggle|impersonate|switchuser|deploy|merge|close|reopen|lock|unlock|ban|unban|block|unblock|clear|empty|refund|checkout|addtocart|star|unstar|watch|unwatch|leave|join|quit|exit|kill|stop|start|rerun|retry|drop|truncate|buildwithparameters|salir|sair|excluir|esci|elimina)$/;

/** Changes something when it ends a path after a number ("/tasks/5/complete") or the name of a job ("/job/x/build"). */
const LATE = /^((re)?build|replay|(un)?complete|finish|done|up|down|(un)?assign|duplicate|copy|clone|retry)$/;

/** Such a segment with a token after it is a one-time link. */
const LINKED =
  /^(confirmation|verification|activation|passwordreset|passwordrecovery|resetpassword|magiclink|magic|invite|invites|invitation|invitations|onetime|callback|recover|recovery|claim|redeem|approvals?)$/;

/** Parameters whose value is the name of what to do. */
const DOING = /^(action|act|do|cmd|command|op|operation|method|task|event|func|function|perform|submit|xaction)$/;

/** Parameters that carry a one-time secret. */
const SECRET =
  /(^|[_.-])(token|otp|nonce|csrf|xsrf|code|ticket|invite|confirmation|activation|verification|hash|signature|sig|magic|wpnonce)($|[_.-])/;

/** Reading matter about verbs. */
const ABOUT = /^(wiki|docs?|help|dictionary|definition|reference|glossary|articles?|blog|kb|faq)$/;

/**
 * Might asking for this address change something or use something up? Signing out, deleting, confirming,
 * unsubscribing, one-time tokens and their like, as whole words of path, route fragment or parameters. In doubt, and
 * for anything that is not a web address, yes.
 */
export function looksLikeAction(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return true;
  const route = /^#!?\/?([^?]*)(?:\?(.*))?$/.exec(url.hash);
  const params = [...url.searchParams, ...new URLSearchParams(route?.[2] ?? '')];
  return (
    pathActs(url.pathname, params.length > 0) ||
    pathActs(route?.[1] ?? '', false) ||
    params.some(([name, value]) => paramActs(name, value))
  );
}

function pathActs(path: string, hasParams: boolean): boolean {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.some((segment, i) => {
    const words = wordsOf(segment);
    const whole = words.join('');
    if (words.some((word) => LEAVE.test(word)) || leaves(words)) return true;
    if (!hasParams && ABOUT.test((segments[i - 1] ?? '').toLowerCase()) && i === segments.length - 1) return false;
    if (WEAK.test(whole) || STRONG.test(whole)) return true;
    if (words.length <= 3 && words[0] !== undefined && STRONG.test(words[0]) && !/^\d/.test(words[1] ?? ''))
      return true;
    if (words.length === 2 && words[0] === 'do' && STRONG.test(words[1] ?? '')) return true;
    const next = segments[i + 1] ?? '';
    if (
      i === segments.length - 1 &&
      LATE.test(whole) &&
      (/^\d+$/.test(segments[i - 1] ?? '') || segments[i - 2] === 'job')
    )
      return true;
    return (LINKED.test(whole) && isToken(next)) || (whole === 'add' && (/^\d+$/.test(next) || isToken(next)));
  });
}

function paramActs(name: string, value: string): boolean {
  const key = wordsOf(name);
  const whole = key.join('');
  if (
    LEAVE.test(whole) ||
    STRONG.test(whole) ||
    /^((un|re)?(subscribe|follow|mark|star|lock)(read)?|switchuser|impersonate|loginas)$/.test(whole)
  )
    return true;
  if (SECRET.test(key.join('_')) && isToken(value)) return true;
  const doing = wordsOf(value.slice(0, 200));
  if (whole === 'addtocart' || doing.some((word) => LEAVE.test(word)) || leaves(doing)) return true;
  if (!DOING.test(whole)) return false;
  return doing.some((word) => STRONG.test(word)) || WEAK.test(doing.join(''));
}

/** "log out" and "sign-off" in two words, side by side. */
function leaves(words: readonly string[]): boolean {
  return words.some((word, i) => LEAVE.test(word + (words[i + 1] ?? '')));
}

/** Lower-case words of a segment: parted by marks and by camel case, without a file ending. */
function wordsOf(segment: string): string[] {
  let text = segment.slice(0, 200);
  try {
    text = decodeURIComponent(text);
  } catch {
    // Written in Latin-1, or a stray "%".
    text = text.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  return (
    text
      .replace(/\.(php|html?|aspx?|jsp|do|cgi|action|json)$/i, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize()
      .match(/[\p{L}\p{M}]+|\d+/gu) ?? []
  );
}

/** Long and mixed: no word and no plain number. */
function isToken(text: string): boolean {
  return (
    text.length >= 16 && /^[\w.~%+/=-]+$/.test(text) && /\d/.test(text) && /[a-z]/i.test(text) && !/^[\d-]+$/.test(text)
  );
}
