import type { PdfReading } from '../../platform/messages.ts';
import type { Result } from '../../platform/result.ts';
import { workThread } from '../work-thread.ts';
import type { PdfCalls } from './pdf-thread.ts';

const thread = workThread<PdfCalls>(() => new Worker(new URL('./pdf-thread.ts', import.meta.url), { type: 'module' }));

/**
 * Reads a PDF in a thread of its own, which is started for the first one. `base64`: the file. Never rejects: `timeout`
 * for one that does not come to an end, `unexpected` when the thread breaks down.
 */
export function readPdfFile(file: { base64: string; url: string; name: string }): Promise<Result<PdfReading>> {
  return thread.call('readPdf', file);
}
