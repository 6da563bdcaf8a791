import { isScrollAnchor, type ScrollAnchor } from "./scroll-anchor.ts";

const storageKey = "zhian:scroll";
const mostPlaces = 50;

/** Scroll positions by the name of their session history entry, for the lifetime of the tab. */
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
        // If storage is blocked or full, only the position is lost.
      }
    },
  };
}

function readPlaces(storage: () => Storage): [string, ScrollAnchor][] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    // As above, or the value was written by other code.
    return [];
  }
}

function isKept(entry: unknown): entry is [string, ScrollAnchor] {
  return Array.isArray(entry) && typeof entry[0] === "string" && isScrollAnchor(entry[1]);
}
