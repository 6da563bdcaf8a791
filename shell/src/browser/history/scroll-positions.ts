import { isScrollAnchor, type ScrollAnchor } from "./scroll-anchor.ts";

const storageKey = "zhian:scroll";
const mostPlaces = 50;

/** Places by the name of their entry in the session history, for the life of the tab. */
interface ScrollPositions {
  of(entry: string): ScrollAnchor | undefined;
  keep(entry: string, place: ScrollAnchor): void;
  /** Saves them for the next document. */
  write(): void;
}

export function scrollPositions(storage: () => Storage): ScrollPositions {
  const places = new Map(readPlaces(storage));
  return {
    of: (entry) => places.get(entry),
    keep(entry, place) {
      // Moved to the end: the least recently visited is forgotten first.
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
    // As above, and for values that other code has written there.
    return [];
  }
}

function isKept(entry: unknown): entry is [string, ScrollAnchor] {
  return Array.isArray(entry) && typeof entry[0] === "string" && isScrollAnchor(entry[1]);
}
