const key = "zhian:reloaded-at";
const guardMs = 60_000;

let reloadedAt = 0;

/** A file of the release that the page came from could not be loaded: an entry's and a script's have one name, a style's has not. */
export function isLostFile(error: unknown): boolean {
  return error instanceof Error && (error.name === "ChunkLoadError" || /Loading (CSS )?chunk/.test(error.message));
}

/** Reloads the page for a lost file, at most once in 60 s; tells whether it does. */
export function reloadOnce(window: Window, now = Date.now()): boolean {
  const sinceMs = now - lastReload(window);
  // A time that is still to come was written by somebody else.
  if (sinceMs >= 0 && sinceMs < guardMs) return false;
  reloadedAt = now;
  try {
    window.sessionStorage.setItem(key, String(now));
    // Without storage a reload would forget that it was one: then the page stays and says what is missing.
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
