/** A menu item as the browser takes it. */
export interface MenuItem {
  id: string;
  title: string;
  contexts: ('selection' | 'link' | 'page')[];
  documentUrlPatterns: string[];
}

/** The part of the browser's menus that making items needs. Both reject: an unknown item, an id that is there already. */
export interface Menus {
  update(id: string, properties: Omit<MenuItem, 'id'>): Promise<void>;
  create(item: MenuItem): Promise<void>;
}

/**
 * Makes the items that are missing and sets the others right. Nothing is removed meanwhile, so a worker that dies in the
 * middle leaves what there was, the next one makes the rest, and two runs at once end like one. Rejects with the first
 * item that could neither be found nor made, when all have been tried.
 */
export async function ensureItems(menus: Menus, items: readonly MenuItem[]): Promise<void> {
  const made = await Promise.allSettled(items.map((item) => ensureItem(menus, item)));
  const failed = made.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

async function ensureItem(menus: Menus, item: MenuItem): Promise<void> {
  const { id, ...properties } = item;
  try {
    await menus.update(id, properties);
  } catch {
    try {
      await menus.create(item);
    } catch {
      await menus.update(id, properties); // another run was quicker: then it is there now
    }
  }
}
