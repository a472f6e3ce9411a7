/** Hosts of the visible frames in a document, in order. */
export function frameHosts(document: Document): string[] {
  return [...Document.prototype.querySelectorAll.call(document, 'iframe')]
    .filter((frame) => frame instanceof HTMLIFrameElement)
    .filter(isVisible)
    .map((frame) => hostOf(frame.src));
}

function isVisible(frame: HTMLIFrameElement): boolean {
  const { width, height } = frame.getBoundingClientRect();
  return width >= 100 && height >= 50 && frame.checkVisibility();
}

/** "" for a frame without an address of its own (srcdoc, about:blank), which always answers. */
export function hostOf(src: string): string {
  return URL.canParse(src) ? new URL(src).host : '';
}
