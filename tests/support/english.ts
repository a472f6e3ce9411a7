import { readFileSync } from 'node:fs';
import path from 'node:path';
import { speakBy } from '../../src/phrases/phrases.ts';

const file = path.resolve(import.meta.dirname, '../../public/_locales/en/messages.json');
const messages: Record<string, { message: string }> = JSON.parse(readFileSync(file, 'utf8'));

/** Tests speak English. */
speakBy((key) => messages[key]?.message ?? '');
