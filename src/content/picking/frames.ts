import { hostOf } from '../frame-hosts.ts';
import { isDrawn } from './drawn.ts';

/** The frames of a document that have a picker of their own. */
export interface PickableFrames {
  has(element: Element | undefined): boolean;
  /** Gives the keyboard to the next frame, or from a frame back to the page around it. False when there is none. */
  passKeys(step: 1 | -1): boolean;
}

/**
 * `hosts`: those of frames that have one. Frames without an address of their own always do. `around`: the page around
 * this document, which has one too; null for the page itself.
 */
export function pickableFrames(document: Document, hosts: readonly string[], around: Window | null): PickableFrames {
  const has = (element: Element | undefined) =>
    element instanceof HTMLIFrameElement && (hostOf(element.src) === '' || hosts.includes(hostOf(element.src)));
  let last = -1;
  return {
    has,
    passKeys(step) {
      const frames = [...Document.prototype.querySelectorAll.call(document, 'iframe')].filter(
        (frame): frame is HTMLIFrameElement => has(frame) && isDrawn(frame),
      );
      last = (last + step + frames.length) % (frames.length || 1);
      const next = frames[last];
      if (next) next.focus();
      else around?.focus();
      return next !== undefined || around !== null;
    },
  };
}
