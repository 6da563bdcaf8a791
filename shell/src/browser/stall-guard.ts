import type { PageFragment } from "@zhian/contracts/page";
import { createHeldThread } from "./held-thread.ts";

const key = "zhian:starting";
/** Whoever holds the browser's only thread for this long is to blame for what its visitor does about it. */
const stalledAfterMs = 6_000;

class StalledError extends Error {
  override name = "StalledError";
}

/** One of them for each part of a start: a page can be made ready while its fragment mounts. */
interface Start {
  name: string;
  version: string;
}

interface GuardOptions {
  storage(): Storage;
  now(): number;
}

/**
 * Remembers, past the end of this document, which fragments are starting just now. A script that never ends can only be ended
 * by its visitor: what was starting in the document before is then not started again, and its HTML stays as the server made it.
 */
export function createStallGuard({ storage, now }: GuardOptions) {
  const stalled = read(storage);
  const starting = new Set<Start>();
  const thread = createHeldThread(now);
  write();

  /** Several start at a time, but only one of them has the thread: while it is known which, the others are above suspicion. */
  function write(running?: string): void {
    const suspects = [...starting].filter(({ name }) => running === undefined || name === running);
    const versions = Object.fromEntries(suspects.map(({ name, version }) => [name, version]));
    try {
      if (suspects.length > 0) storage().setItem(key, JSON.stringify(versions));
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
    /** The document ends by itself: while nobody has held the thread, those that are starting still are not to blame. */
    leave(): void {
      if (thread.longestMs() < stalledAfterMs) starting.clear();
      write();
    },
  };
}

export type StallGuard = ReturnType<typeof createStallGuard>;

function read(storage: () => Storage): Map<string, unknown> {
  try {
    const left: unknown = JSON.parse(storage().getItem(key) ?? "{}");
    // Whatever a visitor writes here, it is only ever compared with the name and version of a fragment.
    return new Map(Object.entries(left ?? {}));
  } catch {
    return new Map();
  }
}
