import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeOptionsPlatform } from '../../support/fake-options-platform.ts';
import { axeFindings, mountOptions, settle, texts, the, unmountAll } from './mount.ts';

afterEach(unmountAll);

const box = () => the<HTMLInputElement>('#secret-calendar');

it('a secret address is taken by the keyboard, shown masked alone, and forgotten', async () => {
  const platform = fakeOptionsPlatform();
  await mountOptions(platform);
  expect(texts('[data-calendar]')).toEqual([]);
  box().focus();
  await userEvent.keyboard('https://calendar.test/private-0123456789/basic.ics{Enter}');
  await settle();
  expect(platform.secrets).toEqual(['https://calendar.test/private-0123456789/basic.ics']);
  expect(box().value).toBe('');
  expect(document.body.innerHTML).not.toContain('0123456789');
  expect(texts('[data-calendar] .words')).toEqual(['…, ending in cs']);
  expect(await axeFindings()).toEqual([]);
  the('[data-act=remove-calendar]').click();
  await settle();
  expect([platform.secrets, texts('[data-calendar]')]).toEqual([[], []]);
});

it('what is no secret address is refused with the reason, and stays to be put right', async () => {
  await mountOptions();
  box().focus();
  await userEvent.keyboard('https://calendar.test/u/0/r{Enter}');
  await settle();
  expect(the('#secret-calendar-failure').textContent).toMatch(/private-/);
  expect([box().value, box().getAttribute('aria-invalid')]).toEqual(['https://calendar.test/u/0/r', 'true']);
  expect(await axeFindings()).toEqual([]);
});
