/**
 * The small memory of the demo, made the way a person makes it: by asking and pressing "remember this place", and by
 * typing "Remember …". Nothing is written behind the extension's back.
 * @typedef {import('./desk.mjs').Desk} Desk
 */

export const PAGES = {
  calendar: '/calendar/',
  budget: '/budget/',
  tickets: '/tickets?status=Open',
  board: '/board/',
  home: '/',
};

/** Sentences that last, and are kept as they were said. */
export const SENTENCES = {
  preference: 'No calls before 11',
  outcome: "The vendor's export tool choked on large files in March",
};

export const QUESTIONS = {
  standup: 'What time is the standup today?',
  budget: 'What is the Q3 budget of Marketing in the quarterly doc?',
  tickets: 'How many tickets are open?',
  board: 'How many open tickets are on this page?',
};

/** Where things live: asked on the page that shows them, and remembered under a name. */
export const PLACES = /** @type {const} */ ([
  { page: 'calendar', question: QUESTIONS.standup, name: 'standup', alias: '' },
  { page: 'budget', question: 'What is the Q3 budget of Marketing?', name: 'budget sheet', alias: 'quarterly doc' },
  { page: 'tickets', question: QUESTIONS.tickets, name: 'open tickets', alias: '' },
]);

/**
 * Asks for a value on its page and remembers the place of the answer.
 * @param {Desk} desk
 * @param {typeof PLACES[number]} place
 * @param {(asked: Awaited<ReturnType<Desk['ask']>>) => Promise<void>} onAnswer called before the place is remembered
 */
export async function rememberPlace(desk, { page, question, name, alias }, onAnswer) {
  const asked = await desk.ask(PAGES[page], question);
  await onAnswer(asked);
  await desk.rememberPlace(asked.popup, name, alias);
}

/**
 * Remembers the sentences.
 * @param {Desk} desk
 * @param {(words: string, offered: Awaited<ReturnType<Desk['offer']>>) => Promise<void>} onCard called before it is saved
 */
export async function rememberSentences(desk, onCard) {
  for (const words of Object.values(SENTENCES)) {
    const offered = await desk.offer(PAGES.home, words);
    await onCard(words, offered);
    await desk.confirm(offered.popup, 'save');
  }
}
