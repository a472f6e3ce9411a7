/** The smallest extension that the harness can be tried on: it reads the front tab's title, and remembers it. */
chrome.runtime.onMessage.addListener((message, _sender, reply) => {
  if (message !== 'read') return false;
  readFrontTab().then(reply, (error) => reply(`refused: ${error.message}`));
  return true;
});

async function readFrontTab() {
  const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
  const [result] = await chrome.scripting.executeScript({
    target: { tabId: tab?.id ?? -1 },
    func: () => document.title,
  });
  await chrome.storage.local.set({ last: result?.result });
  return result?.result;
}
