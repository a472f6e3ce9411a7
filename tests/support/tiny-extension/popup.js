/** @param {string} selector */
const find = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
/** @param {unknown} text */
const say = (text) => {
  find('#said').textContent = String(text);
};

find('#read').addEventListener('click', async () => say(await chrome.runtime.sendMessage('read')));
find('#grant').addEventListener('click', () =>
  chrome.permissions.request({ origins: ['http://127.0.0.1/*'] }).then((given) => say(`granted: ${given}`)),
);
find('#question').addEventListener('keydown', (event) => {
  if (event.key === 'Enter') say(`asked: ${/** @type {HTMLInputElement} */ (event.target).value}, ${event.isTrusted}`);
});
