import { signal } from '@preact/signals';
import axe from 'axe-core';
import { h, render } from 'preact';
import { OptionsApp } from '../../../src/options/OptionsApp.tsx';
import optionsStyle from '../../../src/options/options.css?inline';
import { createOptions, type Options } from '../../../src/options/options-state.ts';
import { App } from '../../../src/popup/App.tsx';
import popupStyle from '../../../src/popup/popup.css?inline';
import { createPopup, type Popup } from '../../../src/popup/popup-state.ts';
import base from '../../../src/ui/base.css?inline';
import { fakeJudge } from '../../support/fake-judge.ts';
import { type FakeOptionsPlatform, fakeOptionsPlatform } from '../../support/fake-options-platform.ts';
import { type FakePlatform, fakePlatform } from '../../support/fake-popup-platform.ts';

let unmount: (() => void) | null = null;

function stage(style: string): HTMLElement {
  unmountAll();
  const sheet = document.createElement('style');
  sheet.textContent = `${base}\n${style}`;
  const root = document.createElement('div');
  document.head.append(sheet);
  document.body.append(root);
  document.documentElement.lang = 'en';
  document.title = 'Whereabouts';
  unmount = () => {
    render(null, root);
    root.remove();
    sheet.remove();
  };
  return root;
}

/** Takes down what a test put up. */
export function unmountAll(): void {
  unmount?.();
  unmount = null;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** The next frame, in which effects run; on a busy machine it may be long in coming. */
const frame = (): Promise<unknown> => Promise.race([new Promise(requestAnimationFrame), sleep(500)]);

/** Lets promises, the renders that they cause and the effects of those come through. */
export async function settle(ms = 20): Promise<void> {
  await sleep(ms);
  await frame();
  await sleep(0);
}

/** Puts up the popup on a fake browser. */
export async function mountPopup(
  platform: FakePlatform = fakePlatform(),
): Promise<{ popup: Popup; platform: FakePlatform }> {
  const root = stage(popupStyle);
  const popup = createPopup(platform);
  render(h(App, { popup, judge: signal(fakeJudge), clock: platform.clock }), root);
  popup.start();
  await settle();
  return { popup, platform };
}

/** Puts up the options page on a fake browser. */
export async function mountOptions(
  platform: FakeOptionsPlatform = fakeOptionsPlatform(),
): Promise<{ options: Options; platform: FakeOptionsPlatform }> {
  const root = stage(optionsStyle);
  const options = createOptions(platform);
  render(h(OptionsApp, { options, judge: signal(fakeJudge), clock: platform.clock }), root);
  await options.load();
  await settle();
  return { options, platform };
}

/** The one element that matches; throws when there is none. */
export function the<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`Nothing matches ${selector} in: ${document.body.textContent}`);
  return found;
}

/** Text of all that match, in order. */
export const texts = (selector: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].map((element) => element.textContent ?? '');

/** What axe finds wrong with the page, one line each; with all of its rules or only the one named. */
export async function axeFindings(rule?: string): Promise<string[]> {
  const only = rule === undefined ? {} : { runOnly: { type: 'rule' as const, values: [rule] } };
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...only });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
