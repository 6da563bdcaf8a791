import { followVisits } from "./visits.ts";

interface ScrollEntry {
  x: number;
  y: number;
  /** The section at the window's upper edge, and how far from that edge it begins. */
  section?: number;
  top?: number;
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
  history.scrollRestoration = "manual";
  const positions = new Map<string, ScrollEntry>(readPositions(window));
  let pending: Pending | undefined;

  const visits = followVisits(window, {
    onLeave({ kind, isWithinPage, hash }) {
      positions.set(visits.key(), readPlace(window));
      if (kind === "replace" || isWithinPage) return;
      pending = { kind: kind === "traverse" ? "back" : "forward", hash };
    },
    onReturnWithin() {
      const place = positions.get(visits.key());
      if (place) goTo(window, place);
    },
  });
  window.addEventListener("pagehide", () => {
    positions.set(visits.key(), readPlace(window));
    writePositions(window, positions);
  });

  const start = positions.get(visits.key());
  if (start && !location.hash) goTo(window, start);

  return {
    /** The new page stands: go where its visitor expects to be. */
    settle(): void {
      if (!pending) return;
      const { kind, hash } = pending;
      pending = undefined;
      if (kind === "back") {
        goTo(window, positions.get(visits.key()) ?? { x: 0, y: 0 });
        return;
      }
      const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
      if (target) target.scrollIntoView();
      else window.scrollTo(0, 0);
      focusMain();
    },
  };
}

function sectionsOf({ document }: Window): NodeListOf<Element> {
  return document.querySelectorAll("#slot-main .section");
}

/** What lies above may never have been laid out, and be another height when its visitor comes back: hence by section, too. */
function readPlace(window: Window): ScrollEntry {
  const { scrollX: x, scrollY: y } = window;
  const tops = Array.from(sectionsOf(window), (section) => section.getBoundingClientRect().top);
  const section = tops.findLastIndex((top) => top <= 0);
  return section < 0 ? { x, y } : { x, y, section, top: tops[section] ?? 0 };
}

function goTo(window: Window, { x, y, section = -1, top = 0 }: ScrollEntry): void {
  layOut(window);
  const begin = sectionsOf(window)[section]?.getBoundingClientRect().top;
  window.scrollTo(x, begin === undefined ? y : window.scrollY + begin - top);
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
  const { x, y, section = 0, top = 0 } = (entry[1] ?? {}) as Partial<ScrollEntry>;
  return [x, y, section, top].every(Number.isFinite);
}

function writePositions(window: Window, positions: Map<string, ScrollEntry>): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
  } catch {
    // As above.
  }
}
