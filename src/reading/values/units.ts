/** Currency signs to ISO 4217 codes where the sign belongs to one currency; "$", "¥", "kr" stay as they are. */
const SIGNS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₽': 'RUB',
  '₩': 'KRW',
  '₪': 'ILS',
  '₺': 'TRY',
  '₫': 'VND',
  '₴': 'UAH',
  '₦': 'NGN',
  '฿': 'THB',
  '₱': 'PHP',
  '₿': 'BTC',
  $: '$',
  '¥': '¥',
  '￥': '¥',
  us$: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  nz$: 'NZD',
  hk$: 'HKD',
  s$: 'SGD',
  r$: 'BRL',
  mx$: 'MXN',
  zł: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  lei: 'RON',
  kr: 'kr',
  'kr.': 'kr',
  rs: 'Rs',
  'rs.': 'Rs',
  円: 'JPY',
  元: 'CNY',
  원: 'KRW',
};

const CODES = new Set(
  (
    'AED ARS AUD BDT BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HRK HUF IDR ILS INR ISK JPY KES KRW KZT LKR ' +
    'MAD MXN MYR NGN NOK NZD PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TRY TWD UAH USD UYU VND ZAR BTC ETH'
  ).split(' '),
);

/** The currency that a sign or code names (ISO code where it names one), or null. */
export function currencyOf(token: string): string | null {
  const upper = token.toUpperCase();
  if (CODES.has(upper) && (token === upper || token === token.toLowerCase())) return upper;
  return Object.hasOwn(SIGNS, token.toLowerCase()) ? (SIGNS[token.toLowerCase()] ?? null) : null;
}

/** Can the two be the same currency? "$" may be any dollar, "¥" yen or yuan. */
export function sameUnit(a: string | null, b: string | null): boolean {
  if (a === b) return true;
  if (a === null || b === null) return false;
  const [x, y] = [a, b].map((unit) => (currencyOf(unit) === null ? unit.toLowerCase() : unit)) as [string, string];
  if (x === y) return true;
  const wide: Record<string, RegExp> = { $: /^(USD|AUD|CAD|NZD|HKD|SGD|MXN|TWD|CLP|COP|ARS)$/, '¥': /^(JPY|CNY)$/ };
  return (wide[x]?.test(y) ?? false) || (wide[y]?.test(x) ?? false);
}

/**
 * The factor that a magnitude word stands for, or null. A lone small "m" or "b" counts only beside a currency:
 * elsewhere it is metres or bytes.
 */
export function magnitudeOf(token: string, money: boolean): number | null {
  if (/^(k|K|thousand|tsd\.?|Tsd\.?|tys\.?|mil)$/.test(token)) return 1e3;
  if (/^(M|mn|mln\.?|mio\.?|Mio\.?|MM|million|millions|Millionen)$/.test(token)) return 1e6;
  if (/^(bn|B|mrd\.?|Mrd\.?|mld\.?|md|billion|Milliarden)$/.test(token)) return 1e9;
  if (/^(lakh|lakhs|lac|L)$/.test(token)) return token === 'L' && !money ? null : 1e5;
  if (/^(crore|crores|Cr|cr)$/.test(token)) return 1e7;
  if (/^(trillion|tn)$/.test(token)) return 1e12;
  if (money && /^(m|mm)$/.test(token)) return 1e6;
  if (money && token === 'b') return 1e9;
  if (money && /^(T|t)$/.test(token)) return 1e12;
  return null;
}
