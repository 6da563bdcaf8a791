import { viewedKey } from "./record-viewed.ts";

/** Returns the codes of products whose pages this tab has shown, without duplicates, latest first. */
export function readViewed(storage: () => Storage): string[] {
  try {
    const stored = storage().getItem(viewedKey) ?? "";
    return [...new Set(stored.split(" ").filter((code) => /^[a-z0-9]{1,40}$/.test(code)))];
  } catch {
    return [];
  }
}
