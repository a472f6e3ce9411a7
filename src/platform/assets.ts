/**
 * A file that ships with the extension, or null where it cannot be had. Works in every context, threads too, which have
 * none of the browser's interfaces.
 */
export async function loadAsset(name: string): Promise<ArrayBuffer | null> {
  try {
    const response = await fetch(new URL(`/${name}`, location.href));
    return response.ok ? await response.arrayBuffer() : null;
  } catch {
    return null;
  }
}
