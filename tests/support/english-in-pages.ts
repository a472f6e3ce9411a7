import { speakBy } from '../../src/phrases/phrases.ts';

const messages: Record<string, { message: string }> = await (await fetch('/_locales/en/messages.json')).json();

/** Tests in a browser speak English. */
speakBy((key) => messages[key]?.message ?? '');
