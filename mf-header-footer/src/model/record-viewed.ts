/** Storage key of the products that a tab has shown. */
export const viewedKey = "zhian:viewed";

/** Records the page at a plain path if it is a product's. The reader validates whatever else is stored there. */
export function recordViewed(path: string, storage: () => Storage): void {
  const code = /^\/products\/([a-z0-9]+)$/.exec(path)?.[1];
  if (!code) return;
  try {
    storage().setItem(viewedKey, `${code} ${storage().getItem(viewedKey)}`.slice(0, 200));
  } catch {
    // Without storage, the row is not shown.
  }
}
