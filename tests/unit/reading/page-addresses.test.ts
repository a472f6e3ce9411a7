import { describe, expect, it } from 'vitest';
import { looksLikeAction } from '../../../src/reading/action-url.ts';
import { isSamePage } from '../../../src/reading/same-page.ts';
import { aPage } from '../locator/a-page.ts';

describe('addresses that act when asked for', () => {
  it.each([
    'https://a.example/logout',
    'https://a.example/users/sign_out',
    'https://a.example/Account/LogOff',
    'https://a.example/wiki/Special:UserLogout',
    'https://a.example/items/5/delete',
    'https://a.example/delete.php?id=4',
    'https://a.example/index.php?title=X&action=delete',
    'https://a.example/?logout',
    'https://a.example/users/confirmation?confirmation_token=abcdefghijk1234567',
    'https://a.example/invite/9f8a7b6c5d4e3f2a1b0c',
    'https://a.example/#/logout',
    'https://a.example/#logout',
    'https://a.example/ucp.php?mode=logout',
    'https://a.example/index.php?title=Special:UserLogout',
    'https://a.example/?route=account/logout',
    'https://a.example/connect/endsession',
    'https://a.example/articles/delete?id=5',
    'https://a.example/orders/5/cancel-now',
    'https://a.example/?op=del&id=5',
    'https://a.example/shop?add-to-cart=12',
    'https://a.example/unsubscribe?u=1',
    'https://a.example/wyloguj',
    'https://a.example/konto/wyloguj-sie',
    'https://a.example/%D0%B2%D1%8B%D1%85%D0%BE%D0%B4',
    'https://a.example/user/выйти',
    'https://a.example/d%E9connexion',
    'https://a.example/d%C3%A9connexion',
    'https://a.example/se-deconnecter',
    'https://a.example/Cerrar-Sesi%F3n.aspx',
    'https://a.example/çıkış-yap',
    'https://a.example/odhlásit',
    'https://a.example/ログアウト',
    'https://a.example/artikel/5/l%F6schen',
    'https://a.example/job/x/build?delay=0sec',
    'https://a.example/view/all/job/nightly/job/x/buildWithParameters',
    'https://a.example/tasks/5/complete',
    'https://a.example/posts/5/vote-up',
    'https://a.example/posts/5/downvote',
    'https://a.example/home?_switch_user=mira',
    'https://a.example/cart/add/5',
    'https://a.example/items/17/duplicate/',
    'mailto:someone@a.example',
    'not an address',
  ])('%s acts', (url) => {
    expect(looksLikeAction(url)).toBe(true);
  });

  it.each([
    'https://a.example/mail/deleted-items',
    'https://a.example/help/confirmation-policy',
    'https://a.example/issues?set_filter=1&status_id=o',
    'https://a.example/search?q=delete',
    'https://a.example/wiki/Delete',
    'https://a.example/actions/runs/12345',
    'https://a.example/orders?status=cancelled',
    'https://a.example/blog/how-to-delete-your-account',
    'https://docs.example/spreadsheets/d/1aB2cD3eF4gH5iJ6kL7mN8oP/edit#gid=0',
    'https://a.example/calendar?view=month',
    'https://a.example/builds/12',
    'https://a.example/build',
    'https://a.example/job/x/12/',
    'https://a.example/add-ons',
    'https://a.example/add-ons/12',
    'https://a.example/tasks/completed',
    'https://a.example/tasks/complete',
    'https://a.example/posts/5/votes',
    'https://a.example/cart',
    'https://a.example/products/address-labels/5',
    'https://a.example/100%/d%E9c',
    'https://a.example/выходные',
    'https://a.example/wylogowani-uczestnicy',
  ])('%s does not', (url) => {
    expect(looksLikeAction(url)).toBe(false);
  });
});

describe('the same page', () => {
  const url = 'https://a.example/board?x=1&y=2';
  const shown = aPage({ url, title: '(3) Board - Atlas', headings: ['Board', 'Open (17)'] });

  it('is the same whatever its counts, parameter order, fragment and final slash', () => {
    const fresh = aPage({
      url: 'https://a.example/board/?y=2&x=1#top',
      title: 'Board - Atlas',
      headings: ['Board', 'Open (18)'],
    });
    expect(isSamePage(fresh, shown, url)).toEqual({ same: true, why: null });
  });

  it('is another one after a redirect, under another title or with other headings', () => {
    expect(isSamePage({ ...shown, url: 'https://a.example/' }, shown, url).why).toBe('moved');
    expect(isSamePage({ ...shown, url: 'https://a.example/board?x=2&y=2' }, shown, url).why).toBe('moved');
    expect(isSamePage({ ...shown, title: 'Page not found' }, shown, url).why).toBe('other-title');
    expect(isSamePage({ ...shown, headings: ['Welcome', 'News'] }, shown, url).why).toBe('other-headings');
  });

  it('is signed out when a password is asked for that the open tab did not ask for', () => {
    const form = { code: 'password-form', detail: '' } as const;
    expect(isSamePage({ ...shown, troubles: [form] }, shown, url).why).toBe('signed-out');
    expect(isSamePage({ ...shown, troubles: [form] }, { ...shown, troubles: [form] }, url).same).toBe(true);
    expect(isSamePage({ ...shown, url: 'https://login.example/signin?next=board' }, shown, url).why).toBe('signed-out');
    expect(isSamePage(aPage({ url, title: 'Sign in - Atlas' }), null, url).why).toBe('signed-out');
  });
});
