import { expect, it } from 'vitest';
import { mostAlike, offerable, type Traits } from '../../../src/reading/locator/alike.ts';

const link = (label: string, more: Traits = {}): Traits => ({ tag: 'a', label, class: 'nav', ...more });
const page = ['Home', 'Orders', 'Invoices', 'Stock', 'People', 'Help', 'Sign out'].map((label, i) =>
  link(label, { path: `/html/body/nav/ul/li[${i + 1}]/a` }),
);

it('finds what kept its words although all else about it has changed', () => {
  const sought = link('Invoices', { class: 'menu-item', path: '/html/body/div[4]/table/tr/td[9]/a' });
  const found = mostAlike(sought, page);
  expect(found?.at).toBe(2);
  expect(found?.chance).toBeGreaterThan(0.6);
});

it('goes by what is rare on the page, not by how much agrees', () => {
  const sought = { tag: 'a', class: 'nav', label: 'Bills', testid: 'invoices', path: '/html/body/nav/ul/li[5]/a' };
  const marked = page.map((one, i) => (i === 2 ? { ...one, testid: 'invoices' } : one));
  expect(mostAlike(sought, marked)?.at).toBe(2);
});

it('offers nothing where two are equally like it, or nothing is', () => {
  const twins = [...page, { ...link('Invoices'), path: '/html/body/footer/a[3]' }];
  expect(offerable(link('Invoices'), twins)).toBeNull();
  expect(offerable(link('Payroll', { path: '/html/body/main/a[1]' }), page)).toBeNull();
  expect(offerable(link('Invoices'), [])).toBeNull();
});

it('takes a box and what fills it for one place', () => {
  const nested = [...page, { tag: 'li', label: 'Invoices', path: '/html/body/nav/ul/li[3]' }];
  expect(offerable(link('Invoices', { path: '/html/body/ul/li[3]/a' }), nested)?.at).toBe(2);
});

it('knows words again that say the same under another trait', () => {
  const icons = ['menu', 'cart', 'help', 'share', 'print'].map((name, i) => ({
    tag: 'button',
    id: `top-${name}-btn`,
    class: 'icon',
    path: `/html/body/header/button[${i + 1}]`,
  }));
  const sought = { tag: 'a', label: 'Share', class: 'tool', path: '/html/body/div/p/a[2]' };
  expect(mostAlike(sought, icons)?.at).toBe(3);
});

it('goes by the name of the box that an element stands in', () => {
  const links = ['offers', 'account', 'about'].map((box, i) => ({
    tag: 'a',
    label: 'More',
    anchor: `//*[@id='${box}']/a[1]`,
    path: `/html/body/div[${i + 1}]/a[1]`,
  }));
  const sought = { tag: 'a', label: 'More', anchor: "//*[@id='about']/p[2]/a[3]", path: '/html/body/div[1]/p[2]/a[1]' };
  expect(offerable(sought, links)?.at).toBe(2);
});

it('does not take what has words of its own for what had none', () => {
  const sought = { tag: 'button', class: 'icon cart', path: '/html/body/div/button[2]' };
  const candidates = [
    { tag: 'button', label: 'Log in', class: 'icon', path: '/html/body/div/button[2]' },
    { tag: 'button', class: 'icon cart', path: '/html/body/div/button[3]' },
  ];
  expect(mostAlike(sought, candidates)?.at).toBe(1);
});

it('stands any text', () => {
  const odd = { label: '\ud800', path: '['.repeat(5000), class: ' '.repeat(500), x: 'NaN', __proto__: null } as never;
  expect(() => mostAlike(odd, [odd, {}, page[0] ?? {}])).not.toThrow();
});
