/** Lays a whole page out in a frame, 1000 by 700 pixels, for as long as `use` takes. */
export function inFrame<T>(page: string, use: (document: Document) => T): T {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 1000px; height: 700px';
  document.body.append(frame);
  try {
    const inner = frame.contentDocument;
    if (inner === null) throw new Error('expected the frame to have a document');
    inner.open();
    inner.write(page);
    inner.close();
    return use(inner);
  } finally {
    frame.remove();
  }
}
