import { loadAsset } from '../platform/assets.ts';
import { readModel, type SortModel } from '../sort/model/model.ts';

/** The sort's weights, fetched from the extension itself; null where they cannot be had. */
export async function sortModel(): Promise<SortModel | null> {
  const file = await loadAsset('sort-weights.bin');
  return file && readModel(file);
}
