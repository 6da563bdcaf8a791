import type { PageFragment } from "@zhian/contracts/page";
import { createThreadBlock } from "../timing/thread-block.ts";

const key = "zhian:starting";
/** A fragment that holds the browser's only thread for this long is to blame when its visitor leaves or reloads. */
const stalledAfterMs = 6_000;

class StalledError extends Error {
  override name = "StalledError";
}

/** One of them for each part of a start: a page can be made ready while its fragment mounts. */
interface Start {
  name: string;
  version: string;
}

/** What a document leaves behind. */
interface Note {
  /** Of those that were starting, by their names. */
  versions: Record<string, string>;
  /** By the visitor's clock, in ms: the thread was free then. */
  freeAt: number;
  /** For how long it had been held before that, at the longest. */
  heldMs: number;
}

interface GuardOptions {
  storage(): Storage;
  /** `timeOrigin` is when the visitor asked for this document. */
  clock: Pick<Performance, "now" | "timeOrigin">;
}

/**
 * Remembers, past the end of this document, which fragments are starting just now. A script that never ends can only be ended
 * by its visitor: what was starting in the document before is then not started again, and its HTML stays as the server made it.
 *
 * That a note was left behind proves nothing: a busy browser drops a document without a `pagehide`, or runs it after the next has
 * begun. The fragment to blame had the thread until its visitor asked for the next document.
 */
export function createStallGuard({ storage, clock }: GuardOptions) {
  const stalled = readStalled(storage, clock.timeOrigin);
  const starting = new Set<Start>();
  const thread = createThreadBlock(
    () => clock.now(),
    () => write(),
  );
  write();

  /** Several start at a time, but only one of them has the thread: while it is known which, the others are above suspicion. */
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
    /** Its visitor asks for another try. */
    forgive: (name: string) => void stalled.delete(name),
    /** The document ends for another reason: while nobody has held the thread, those that are starting still are not to blame. */
    leave(): void {
      if (thread.longestMs() < stalledAfterMs) starting.clear();
      write();
    },
  };
}

export type StallGuard = ReturnType<typeof createStallGuard>;

/** Versions of those that held the last document's thread until this one was asked for, or for too long before, by their names. */
function readStalled(storage: () => Storage, openedAt: number): Map<string, unknown> {
  try {
    // Whatever a visitor writes here, it is only ever compared with numbers, and with the name and version of a fragment.
    const { versions, freeAt, heldMs }: Partial<Note> = JSON.parse(storage().getItem(key) ?? "{}") ?? {};
    const isStalled = Number(heldMs) >= stalledAfterMs || openedAt - Number(freeAt) >= stalledAfterMs;
    return new Map(isStalled ? Object.entries(versions ?? {}) : []);
  } catch {
    return new Map();
  }
}
