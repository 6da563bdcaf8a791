import type { PageFragment } from "@zhian/contracts/page";
import { createThreadBlock } from "../timing/thread-block.ts";

const key = "zhian:starting";
/** A fragment that holds the browser's only thread for this long is to blame when its visitor leaves or reloads. */
const stalledAfterMs = 6_000;

class StalledError extends Error {
  override name = "StalledError";
}

/** One per part of a start: a page can be prepared while its fragment mounts. */
interface Start {
  name: string;
  version: string;
}

/** What a document leaves behind. */
interface Note {
  /** Versions of the fragments that were starting, by name. */
  versions: Record<string, string>;
  /** By the visitor's clock, in ms: the thread was free then. */
  freeAt: number;
  /** The longest time that it had been held before that. */
  heldMs: number;
}

interface GuardOptions {
  storage(): Storage;
  /** `timeOrigin` is when the visitor asked for this document. */
  clock: Pick<Performance, "now" | "timeOrigin">;
}

/**
 * Remembers, past the end of this document, which fragments are starting just now. A script that never ends can only be ended
 * by its visitor: a fragment that was starting in the previous document is then not started again, and its HTML stays as rendered.
 *
 * A leftover note alone proves nothing: a busy browser drops a document without a `pagehide`, or fires it after the next has
 * begun. The fragment to blame held the thread until its visitor requested the next document.
 */
export function createStallGuard({ storage, clock }: GuardOptions) {
  const stalled = readStalled(storage, clock.timeOrigin);
  const starting = new Set<Start>();
  const thread = createThreadBlock(
    () => clock.now(),
    () => write(),
  );
  write();

  /** Several start at a time, but only one holds the thread: while that one is known, the others are not suspects. */
  function write(running?: string): void {
    const suspects = [...starting].filter(({ name }) => running === undefined || name === running);
    const versions = Object.fromEntries(suspects.map(({ name, version }) => [name, version]));
    const note: Note = { versions, freeAt: clock.timeOrigin + clock.now(), heldMs: thread.longestMs() };
    try {
      if (suspects.length > 0) storage().setItem(key, JSON.stringify(note));
      else storage().removeItem(key);
    } catch {
      // Without storage nothing is remembered: a document knows only itself.
    }
  }

  return {
    /** Does `work`, a part of a fragment's start. Throws a StalledError for one that has stalled the last document. */
    async watch<T>({ name, version }: PageFragment, work: () => Promise<T>): Promise<T> {
      if (stalled.get(name) === version)
        throw new StalledError(`${name} ${version} did not let go of the last document`);
      const start = { name, version };
      if (starting.size === 0) thread.start();
      starting.add(start);
      write(name);
      try {
        const working = work();
        write();
        return await working;
      } finally {
        starting.delete(start);
        if (starting.size === 0) thread.stop();
        write();
      }
    },
    /** The visitor requests another try. */
    forgive: (name: string) => void stalled.delete(name),
    /** The document ends for another reason: unless the thread was held, fragments that are still starting are not to blame. */
    leave(): void {
      if (thread.longestMs() < stalledAfterMs) starting.clear();
      write();
    },
  };
}

export type StallGuard = ReturnType<typeof createStallGuard>;

/** Versions, by name, of the fragments that held the last document's thread until this one was requested, or for too long before. */
function readStalled(storage: () => Storage, openedAt: number): Map<string, unknown> {
  try {
    // A visitor may write anything here: it is only ever compared with numbers, and with the name and version of a fragment.
    const { versions, freeAt, heldMs }: Partial<Note> = JSON.parse(storage().getItem(key) ?? "{}") ?? {};
    const isStalled = Number(heldMs) >= stalledAfterMs || openedAt - Number(freeAt) >= stalledAfterMs;
    return new Map(isStalled ? Object.entries(versions ?? {}) : []);
  } catch {
    return new Map();
  }
}
