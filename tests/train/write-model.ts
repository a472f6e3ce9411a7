import type { SortModel } from '../../src/sort/model/model.ts';

const NAMES = ['questions', 'statements', 'owners'] as const;

/** The file that `readModel` reads. */
export function writeModel(model: SortModel): Uint8Array {
  const about = Object.fromEntries(NAMES.map((name) => [name, { ...model[name], levels: undefined }]));
  const json = new TextEncoder().encode(JSON.stringify(about));
  const levels = NAMES.map((name) => model[name].levels);
  const file = new Uint8Array(4 + json.length + levels.reduce((sum, { length }) => sum + length, 0));
  new DataView(file.buffer).setUint32(0, json.length, true);
  file.set(json, 4);
  let at = 4 + json.length;
  for (const each of levels) {
    file.set(new Uint8Array(each.buffer, each.byteOffset, each.length), at);
    at += each.length;
  }
  return file;
}
