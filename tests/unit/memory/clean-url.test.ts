import { expect, test } from 'vitest';
import { cleanUrl } from '../../../src/memory/clean-url.ts';

test.each([
  ['https://user:pass@docs.example/a', 'https://docs.example/a'],
  ['https://a.example/x?token=abc&gid=4', 'https://a.example/x?gid=4'],
  ['https://a.example/x?access_token=abc#gid=4', 'https://a.example/x#gid=4'],
  ['https://a.example/x#access_token=eyJhbGciOi.x.y&state=1', 'https://a.example/x#state=1'],
  ['https://a.example/x?code=4f9a8b7c6d5e&view=month', 'https://a.example/x?view=month'],
  ['https://a.example/x?PHPSESSID=1&date=2026-12-01', 'https://a.example/x?date=2026-12-01'],
  ['https://a.example/x;jsessionid=8A1?page=2', 'https://a.example/x?page=2'],
  ['https://a.example/x?X-Amz-Signature=abc&X-Amz-Date=1&id=7', 'https://a.example/x?id=7'],
  ['https://a.example/x?utm_source=mail&q=tea', 'https://a.example/x?q=tea'],
])('secrets go: %s', (url, clean) => {
  expect(cleanUrl(url)).toBe(clean);
});

test.each([
  'https://tracker.example/issues/482?set_filter=1&status_id=open&sort=priority:desc',
  'https://sheets.example/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms/edit?gid=77#gid=77',
  'https://cal.example/#/month/2026-12-01',
  'https://a.example/x?key=budget&state=open&code=EU',
  'https://a.example/x?id=3f2504e0-4f89-11d3-9a0c-0305e82c3301',
])('what says which page stays: %s', (url) => {
  expect(cleanUrl(url)).toBe(url);
});

test.each(['javascript:alert(1)', 'file:///etc/passwd', 'not a url', '', `https://a.example/${'x'.repeat(3000)}`])(
  'no address to keep: %s',
  (url) => {
    expect(cleanUrl(url)).toBeNull();
  },
);

test.each([
  'https://a.example/x?access_token=abc&q=tea#state=1',
  'https://a.example/x#/month/2026-12-01?token=abc&view=week',
  `https://a.example/x#${'aB3'.repeat(20)}/${'aB3'.repeat(10)}`,
])('a clean address comes back as it is: %s', (url) => {
  const once = cleanUrl(url);
  expect(once).not.toBe(url);
  expect(cleanUrl(once ?? '')).toBe(once);
});
