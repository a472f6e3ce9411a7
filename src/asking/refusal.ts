import type { Refusal } from './answer.ts';

/** What is known when a place cannot answer. */
export interface RefusalContext {
  /** Name of the place or title of the page. */
  place: string;
  url: string | null;
  /** Site to ask permission for. */
  origin: string | null;
  /** A sentence that says more than the code ("16 of 500 rows"), used instead of the code's own. */
  detail?: string;
  /** See Refusal. */
  ownData?: boolean;
}

/** A refusal with its sentence: what could not be read, and what to do. */
export function refuse(code: Refusal['code'], context: RefusalContext): Refusal {
  const { place, url, origin, ownData = false } = context;
  const refusal = { code, place, url, origin, text: context.detail ?? sentence(code, place) };
  return ownData ? { ...refusal, ownData } : refusal;
}

function sentence(code: Refusal['code'], place: string): string {
  switch (code) {
    case 'no-permission':
      return `I may not read ${place} yet. Allow its site, and I will answer.`;
    case 'not-shown':
      return `What your tab shows of ${place} does not say. Allow its site, and I will load a fresh copy.`;
    case 'restricted-page':
      return `The browser lets no extension read ${place}. Open the page you mean in an ordinary tab and ask there.`;
    case 'signed-out':
      return `${place} is signed out. Sign in there and ask again.`;
    case 'page-gone':
      return `The tab with ${place} was closed while I was reading. Ask again.`;
    case 'changed-page':
      return `The address of ${place} now shows another page. Open the right page and press "Remember this place".`;
    case 'not-found':
      return `I read ${place}, and it does not say.`;
    case 'ambiguous':
      return `${place} has several values that fit. Say which one you mean.`;
    case 'partial':
      return `${place} shows only part of its rows, so I cannot compute over all of them.`;
    case 'undrawn':
      return `${place} has almost no text when I load it in a tab behind: it is empty, or draws itself only in front. Open it and ask again.`;
    case 'timeout':
      return `${place} did not answer in time. Try again.`;
    case 'offline':
      return `${place} could not be reached. Check the connection and try again.`;
    case 'not-a-page':
      return `I know where ${place} is, but not its address. Open it once and press "Remember this place".`;
    case 'other-view':
      return `${place} opens with another tab, filter or sheet than the one you meant. Choose it there and ask again.`;
    case 'unreadable':
      return `I could not read ${place}.`;
    case 'unsafe-url':
      return `Opening ${place} by its address could do something there (log out, confirm), so I did not. Open it and ask there.`;
    case 'pdf-locked':
      return `${place} is a PDF that only its password opens, so I cannot read it. Open it and look there.`;
    case 'pdf-no-text':
      return `${place} is a PDF of pictures, such as a scan: there is no text in it that I could read. Open it and look there.`;
    case 'pdf-broken':
      return `What came for ${place} is no whole PDF. Open it to see what came, and ask again.`;
    case 'too-large':
      return `${place} is larger than the 20 MB that I read. Open it and search there.`;
    case 'local-file':
      return `${place} is a file on this machine, which I may not read. In the browser's list of extensions, open Whereabouts, allow access to file URLs, and ask again.`;
    case 'local-pdf':
      return `${place} is a PDF on this machine, and the browser gives its contents to no extension. Open it from where it is on the web, and ask there.`;
    case 'engine-failed':
      return 'The part of me that looks for answers did not finish. Ask again; if that does not help, restart the browser.';
  }
}

/** "the page shows 16 of 500 rows, so I cannot compute over all of them" */
export function partialSentence(place: string, seen: number, of: number | null): string {
  const rows = of === null ? `${seen} rows and does not say how many there are` : `${seen} of ${of} rows`;
  return `${place} shows ${rows}, so I cannot compute over all of them.`;
}

/** One value was found that may be meant, and nothing says for sure that it is. */
export function oneSentence(place: string): string {
  return `${place} has a value that may be meant, but I am not sure of it.`;
}
