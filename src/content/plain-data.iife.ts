import { addPlainData } from '../reading/plain-data/plain-data.ts';
import { addScriptJson } from './joining/script-json.ts';
import type { Here } from './read-here.ts';

/** What reads data that a page is, or brings along; put in before the reader, which asks it. */
function addData(document: Document, here: Here): void {
  addPlainData(document, here);
  addScriptJson(document, here);
}

Object.assign(globalThis, { whereaboutsPlainData: addData });
