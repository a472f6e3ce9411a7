/** Longest address that is kept, in characters. */
const MAX_URL = 2000;

/** Names of parameters that carry a secret or a session. Compared without case, "-" and "_". */
const SECRET_NAME =
  /^(?:[a-z]{0,12}(?:token|secret|passwd|password|passphrase|signature|credential|credentials|sessionid|apikey|accesskey|authkey|privatekey|keypairid|csrf|xsrf|nonce|jwt|samlresponse|samlrequest|relaystate|otp|totp|mfa|magiclink|ticketgranting)[a-z]{0,8}|pwd|pass|pin|sig|sign|hmac|hash|auth|authuser|authorization|bearer|oauth|code|authcode|verifier|codeverifier|challenge|codechallenge|key|sid|sess|session|phpsessid|jsessionid|aspsessionid|cfid|cftoken|ssid|state|sso|assertion|invite|invitation|reset|confirmation|confirm|verify|verification|unsubscribe|expires|exp|awsaccesskeyid|xamz[a-z]*|xgoog[a-z]*|se|sp|sr|sv|skoid|sktid|policy|login|user|username|email|mail|usp|ouid|resourcekey|rtpof|sd|gclid|fbclid|msclkid|mcid|mceid|mccid|igshid|gaclient|ref|refsrc|utm[a-z]*)$/;

/** Of those, the names that plain web apps use for filters as well: secret only when the value looks like one. */
const AMBIGUOUS_NAME =
  /^(?:code|key|state|sort|sign|hash|pin|se|sp|sr|sv|sd|exp|expires|user|username|login|email|mail|ref|confirm|verify|policy|invite|reset|sid|ticket|confirmation|session|authuser|challenge)$/;

/**
 * A string that nobody types and no app uses as a plain id: a signed token, a long random run that mixes letters and
 * digits, a long hexadecimal or base64 run. A UUID is an id, and document ids in a path are the address: both are kept.
 */
function looksSecret(value: string): boolean {
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) return false;
  if (/^ey[\w-]{8,}\.[\w-]+/.test(value)) return true;
  if (/(?:^|[^\w])(?:sk|pk|ghp|gho|xox[abp]|glpat|AKIA)[-_\w]{12,}/.test(value)) return true;
  if (/^[0-9a-f]{24,}$/i.test(value)) return true;
  const runs = value.match(/[A-Za-z0-9+_=-]{20,}/g) ?? [];
  return runs.some((run) => {
    const kinds = [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(run)).length;
    return (
      kinds === 3 || (kinds === 2 && /\d/.test(run) && run.length >= 24 && !/^[a-z]+(?:[-_][a-z0-9]+)+$/i.test(run))
    );
  });
}

/** An ambiguous name carries a secret when its value is more than a word, a number or a short list of them. */
function looksLikeCode(value: string): boolean {
  if (/^[\w.+-]+@[\w.-]+$/.test(value)) return true;
  if (value.length <= 5 || /^[a-z]+(?:[ _.,:-][a-z]+)*$/i.test(value)) return false;
  return (/\d/.test(value) && /[a-z]/i.test(value) && value.length >= 6) || value.length >= 20;
}

function isSecret(name: string, value: string): boolean {
  const plain = name.toLowerCase().replace(/[-_.]/g, '').replace(/\[\]$/, '');
  if (value === '') return SECRET_NAME.test(plain) && !AMBIGUOUS_NAME.test(plain);
  if (AMBIGUOUS_NAME.test(plain)) return looksLikeCode(value) || looksSecret(value);
  return SECRET_NAME.test(plain) || looksSecret(value);
}

/** Keeps the pairs of a query or fragment that are not secret, in their own order and spelling. */
function keepPairs(query: string): string {
  return query
    .split('&')
    .filter((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return !isSecret(decode(name), decode(rest.join('=')));
    })
    .join('&');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // A stray "%" is no reason to lose the address; the raw text is judged instead.
    return text;
  }
}

function cleanFragment(fragment: string): string {
  const at = fragment.indexOf('?');
  const [route, query] = at < 0 ? [fragment, null] : [fragment.slice(0, at), fragment.slice(at + 1)];
  if (query !== null) {
    const kept = keepPairs(query);
    return kept === '' ? cleanFragment(route) : `${cleanFragment(route)}?${kept}`;
  }
  if (route.includes('=')) return keepPairs(route);
  const kept = route
    .split('/')
    .filter((part) => !looksSecret(decode(part)) || (/^[\w-]{25,50}$/.test(part) && route.includes('/')))
    .join('/');
  return kept === route ? kept : cleanFragment(kept); // what stood beside a secret is judged again without it
}

/**
 * An address that is safe to keep: without user name and password, and without parameters or fragment parts that look
 * like tokens, keys, one-time codes, session ids or campaign marks. What says *which* page stays as it was spelled: ids
 * (`gid`, issue numbers), filters (`status_id`, `set_filter`), views and dates. Null for anything but http and https,
 * for what is no address, and for addresses longer than 2000 characters. A clean address comes back as it is.
 */
export function cleanUrl(url: string): string | null {
  const written = url.trim();
  if (written.length > MAX_URL || !/^https?:/i.test(written) || !URL.canParse(written)) return null;
  const parsed = new URL(written);
  if (parsed.hostname === '') return null;
  const path = parsed.pathname.replace(/;(?:jsessionid|phpsessid|sid)=[^/;?#]*/gi, '');
  const query = keepPairs(parsed.search.slice(1));
  const fragment = cleanFragment(parsed.hash.slice(1));
  return `${parsed.protocol}//${parsed.host}${path}${query === '' ? '' : `?${query}`}${fragment === '' ? '' : `#${fragment}`}`;
}
