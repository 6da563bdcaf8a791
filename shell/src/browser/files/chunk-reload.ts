const key = "zhian:reloaded-at";
const guardMs = 60_000;

let reloadedAt = 0;

/** Whether a file of the page's own release failed to load: an entry's or a script's error has this name, a style's does not. */
export function isLostFile(error: unknown): boolean {
  return error instanceof Error && (error.name === "ChunkLoadError" || /Loading (CSS )?chunk/.test(error.message));
}

/** Reloads the page for a lost file, at most once in 60 s; returns whether it does. */
export function reloadOnce(window: Window, now = Date.now()): boolean {
  const sinceMs = now - lastReload(window);
  // A time in the future was not written by this code.
  if (sinceMs >= 0 && sinceMs < guardMs) return false;
  reloadedAt = now;
  try {
    window.sessionStorage.setItem(key, String(now));
    // Without storage, the page could reload in a loop: instead, it stays and shows what is missing.
    if (window.sessionStorage.getItem(key) !== String(now)) return false;
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

function lastReload(window: Window): number {
  try {
    return Math.max(reloadedAt, Number(window.sessionStorage.getItem(key)) || 0);
  } catch {
    return reloadedAt;
  }
}
