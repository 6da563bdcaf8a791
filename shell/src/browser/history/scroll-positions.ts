import { isScrollAnchor, type ScrollAnchor } from "./scroll-anchor.ts";

const storageKey = "zhian:scroll";
const mostPlaces = 50;

/** Places by the name of their entry in the session history, as long as the tab has them. */
interface ScrollPositions {
  of(entry: string): ScrollAnchor | undefined;
  keep(entry: string, place: ScrollAnchor): void;
  /** For the document that comes next. */
  write(): void;
}

export function scrollPositions(storage: () => Storage): ScrollPositions {
  const places = new Map(readPlaces(storage));
  return {
    of: (entry) => places.get(entry),
    keep(entry, place) {
      // At the end again: what has not been visited for longest is forgotten first.
      places.delete(entry);
      places.set(entry, place);
    },
    write() {
      try {
        storage().setItem(storageKey, JSON.stringify([...places].slice(-mostPlaces)));
      } catch {
        // Storage that is blocked or full costs the place, never the page.
      }
    },
  };
}

function readPlaces(storage: () => Storage): [string, ScrollAnchor][] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    // As above, and for what somebody else has written there.
    return [];
  }
}

function isKept(entry: unknown): entry is [string, ScrollAnchor] {
  return Array.isArray(entry) && typeof entry[0] === "string" && isScrollAnchor(entry[1]);
}
