/**
 * @param {string} selector
 * @returns {HTMLElement} fails when the page does not have it
 */
export function element(selector) {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`this page has no ${selector}`);
  return found;
}
