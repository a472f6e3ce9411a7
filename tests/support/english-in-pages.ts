import { speakInPages } from './speak-in-pages.ts';

// Tests in a browser speak English.
await speakInPages('en');
