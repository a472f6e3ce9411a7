import messages from '../../public/_locales/en/messages.json' with { type: 'json' };
import { speakBy } from '../../src/phrases/phrases.ts';

/** Tests speak English. */
speakBy((key) => messages[key].message);
