interface ScrollEntry {
  x: number;
  y: number;
}

interface Pending {
  kind: "forward" | "back";
  hash: string;
}

const storageKey = "zhian:scroll";

/**
 * One manager for the whole page: a fragment's router knows only its own addresses. Positions are kept by the key of
 * their history entry when the visitor leaves it, and given back once the page that is returned to is ready.
 */
export function manageScroll(window: Window, focusMain: () => void) {
  const { navigation } = window;
  history.scrollRestoration = "manual";
  const positions = new Map<string, ScrollEntry>(readPositions(window));
  let pending: Pending | undefined;

  function currentKey(): string {
    return navigation?.currentEntry?.key ?? "";
  }

  navigation?.addEventListener("navigate", (event) => {
    if (event.hashChange || event.downloadRequest !== null) return;
    positions.set(currentKey(), { x: window.scrollX, y: window.scrollY });
    if (event.navigationType === "replace" || event.navigationType === "reload") return;
    layOut(window);
    const { hash } = new URL(event.destination.url);
    pending = { kind: event.navigationType === "traverse" ? "back" : "forward", hash };
  });
  window.addEventListener("pagehide", () => {
    positions.set(currentKey(), { x: window.scrollX, y: window.scrollY });
    writePositions(window, positions);
  });

  const start = positions.get(currentKey());
  if (start && !location.hash) {
    layOut(window);
    window.scrollTo(start.x, start.y);
  }

  return {
    /** The new page stands: go where its visitor expects to be. */
    settle(): void {
      if (!pending) return;
      const { kind, hash } = pending;
      pending = undefined;
      if (kind === "back") {
        const { x, y } = positions.get(currentKey()) ?? { x: 0, y: 0 };
        window.scrollTo(x, y);
        return;
      }
      const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
      if (target) target.scrollIntoView();
      else window.scrollTo(0, 0);
      focusMain();
    },
  };
}

/** A position is a place only where every height above it is real: see `.section` in the base styles. */
function layOut({ document }: Window): void {
  document.documentElement.dataset["laidOut"] = "";
}

function readPositions(window: Window): [string, ScrollEntry][] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    // Storage that is blocked or tampered with costs the position, never the page.
    return [];
  }
}

function isPosition(entry: unknown): entry is [string, ScrollEntry] {
  if (!Array.isArray(entry) || typeof entry[0] !== "string") return false;
  const { x, y } = (entry[1] ?? {}) as Partial<ScrollEntry>;
  return Number.isFinite(x) && Number.isFinite(y);
}

function writePositions(window: Window, positions: Map<string, ScrollEntry>): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
  } catch {
    // As above.
  }
}
