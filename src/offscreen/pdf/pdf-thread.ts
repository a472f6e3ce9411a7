import './with-resolvers.ts';
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfReading } from '../../platform/messages.ts';
import { fail, ok } from '../../platform/result.ts';
import { layOut, type PdfPage, type PdfRun } from '../../reading/pdf/pdf-text.ts';
import { readPdf } from '../../reading/pdf/read-pdf.ts';
import type { ThreadCall, ThreadReply } from '../work-thread.ts';
import { filledIn } from './filled-in.ts';

/** A file of more pages, or one that takes longer, is read as far as that; the answer says so. */
const MOST_PAGES = 400;
const READ_MS = 5000;

GlobalWorkerOptions.workerPort = new Worker(new URL('./pdf-parser.ts', import.meta.url), { type: 'module' });

/** The thread that PDFs are read in; pdf.js, which takes them apart, runs in another that belongs to it. */
const calls = {
  async readPdf({ base64, url, name }: { base64: string; url: string; name: string }): Promise<PdfReading> {
    const task = getDocument({
      data: bytesOf(base64),
      cMapUrl: new URL('/cmaps/', location.href).href,
      // Nothing is drawn: no fonts, no scripts, no pictures.
      ...{ useWorkerFetch: true, disableFontFace: true, useSystemFonts: false, useWasm: false, enableXfa: false },
      ...{ isOffscreenCanvasSupported: false, isImageDecoderSupported: false, stopAtErrors: false, verbosity: 0 },
    });
    try {
      const file = await task.promise;
      const pages = await pagesOf(file);
      if (pages.every(({ pieces }) => pieces.length === 0)) return { ok: false, why: 'no-text' };
      const { info } = await file.getMetadata();
      const { Title: title, Language: lang } = info as { Title?: unknown; Language?: unknown };
      const content = readPdf({
        url,
        title: name || (typeof title === 'string' ? title : ''),
        lang: typeof lang === 'string' ? lang.slice(0, 35) : '',
        pages,
        pageTotal: file.numPages,
      });
      return { ok: true, content: JSON.stringify(content) };
    } catch (error) {
      const kind = error instanceof Error ? error.name : '';
      console.warn('a PDF could not be read', kind);
      return { ok: false, why: kind === 'PasswordException' ? 'locked' : 'broken' };
    } finally {
      await task.destroy();
    }
  },
};
export type PdfCalls = typeof calls;

async function pagesOf(file: PDFDocumentProxy): Promise<PdfPage[]> {
  const until = performance.now() + READ_MS;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= Math.min(file.numPages, MOST_PAGES); number++) {
    if (pages.length > 0 && performance.now() > until) break;
    const page = await file.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item): PdfRun[] =>
      'str' in item && item.str !== ''
        ? [{ text: item.str, matrix: Util.transform(transform, item.transform), advance: item.width }]
        : [],
    );
    const values = filledIn(await page.getAnnotations({ intent: 'display' }), transform);
    pages.push(layOut([...runs, ...values], width, height));
    page.cleanup();
  }
  return pages;
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

addEventListener('message', async ({ data: { id, name, data } }: MessageEvent<ThreadCall>) => {
  const call = calls[name as keyof PdfCalls] as (data: unknown) => Promise<unknown>;
  const reply = await call(data).then(ok, (error: unknown) => {
    console.error(name, error);
    return fail('unexpected');
  });
  postMessage({ id, reply } satisfies ThreadReply);
});
