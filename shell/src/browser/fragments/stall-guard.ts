import type { PageFragment } from "@zhian/contracts/page";
import { createThreadBlock } from "../timing/thread-block.ts";

const key = "zhian:starting";
/** A fragment that blocks the main thread for this long is to blame if its visitor leaves or reloads. */
const stalledAfterMs = 6_000;

class StalledError extends Error {
  override name = "StalledError";
}

/** One per part of a start: a page can be prepared while its fragment mounts. */
interface Start {
  name: string;
  version: string;
}

/** What a document stores for the next one. */
interface Note {
  /** Versions of the fragments that were starting, by name. */
  versions: Record<string, string>;
  /** When the thread was last free, by the visitor's clock, in ms. */
  freeAt: number;
  /** The longest time that it was blocked before that. */
  heldMs: number;
}

interface GuardOptions {
  storage(): Storage;
  /** `timeOrigin` is when the visitor requested this document. */
  clock: Pick<Performance, "now" | "timeOrigin">;
}

/**
 * Remembers, beyond the end of this document, which fragments are starting. A script that never ends can only be ended by the
 * visitor: a fragment that was starting in the previous document is then not started again, and its HTML stays as rendered.
 *
 * A leftover note alone proves nothing: a busy browser drops a document without a `pagehide`, or fires it after the next has
 * begun. The fragment to blame blocked the thread until its visitor requested the next document.
 */
export function createStallGuard({ storage, clock }: GuardOptions) {
  const stalled = readStalled(storage, clock.timeOrigin);
  const starting = new Set<Start>();
  const thread = createThreadBlock(
    () => clock.now(),
    () => write(),
  );
  write();

  /** Several start at a time, but only one occupies the thread: while that one is known, the others are not suspects. */
  function write(running?: string): void {
    const suspects = [...starting].filter(({ name }) => running === undefined || name === running);
    const versions = Object.fromEntries(suspects.map(({ name, version }) => [name, version]));
    const note: Note = { versions, freeAt: clock.timeOrigin + clock.now(), heldMs: thread.longestMs() };
    try {
      if (suspects.length > 0) storage().setItem(key, JSON.stringify(note));
      else storage().removeItem(key);
    } catch {
      // Without storage, nothing is passed on to the next document.
    }
  }

  return {
    /** Runs `work`, a part of a fragment's start. Throws a StalledError if the fragment stalled the last document. */
    async watch<T>({ name, version }: PageFragment, work: () => Promise<T>): Promise<T> {
      if (stalled.get(name) === version) throw new StalledError(`${name} ${version} blocked the previous document`);
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
    /** Called when the visitor requests a retry. */
    forgive: (name: string) => void stalled.delete(name),
    /** Called when the document ends: unless the thread was blocked, fragments that are still starting are not to blame. */
    leave(): void {
      if (thread.longestMs() < stalledAfterMs) starting.clear();
      write();
    },
  };
}

export type StallGuard = ReturnType<typeof createStallGuard>;

/** Versions, by name, of fragments that blocked the last document's thread until this one was requested, or for too long before. */
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
