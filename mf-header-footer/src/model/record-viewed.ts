/** Where a tab remembers which products it has shown. */
export const viewedKey = "zhian:viewed";

/** Remembers the page at a plain path, when it is a product's. The reader judges what else is stored there. */
export function recordViewed(path: string, storage: () => Storage): void {
  const code = /^\/products\/([a-z0-9]+)$/.exec(path)?.[1];
  if (!code) return;
  try {
    storage().setItem(viewedKey, `${code} ${storage().getItem(viewedKey)}`.slice(0, 200));
  } catch {
    // A browser that stores nothing shows no row.
  }
}
