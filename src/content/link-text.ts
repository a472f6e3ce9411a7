/** The text of the link to an address, or null. Two links to the same place with different texts: the first seen. */
export function linkText(document: Document, href: string): string | null {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const text = link.textContent?.replace(/\s+/g, ' ').trim() || link.getAttribute('aria-label')?.trim();
    if (link.href === href && text) return text.slice(0, 200);
  }
  return null;
}
