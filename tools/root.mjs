import path from 'node:path';

/** The folder that holds package.json; the tools work on it wherever they are called from. */
export const rootFolder = path.resolve(import.meta.dirname, '..');
