import type { PageFragment } from "@zhian/contracts/page";
import { createHeldThread } from "./held-thread.ts";

/** Each document has a key of its own below it: the one before may end after this one has begun, in another process. */
const prefix = "zhian:starting";
/** Whoever holds the browser's only thread for this long is to blame for what its visitor does about it. */
const stalledAfterMs = 6_000;
/** A document that ends by itself takes its key away in this time. One that is ended by force leaves it behind. */
const leavesWithinMs = 2_000;
const turnMs = 50;

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
  const key = `${prefix}:${Math.random().toString(36).slice(2)}`;
  const left = keysIn(storage);
  const suspects = read(storage, left);
  const judged = left.length > 0 ? judge() : undefined;
  const starting = new Set<Start>();
  const thread = createHeldThread(now);

  /** Acquits those whose document was only late to end. What is left behind for good counts for this document only. */
  async function judge(): Promise<void> {
    let present = left;
    for (let leftMs = leavesWithinMs; present.length > 0 && leftMs > 0; leftMs -= turnMs) {
      await new Promise((resolve) => setTimeout(resolve, turnMs));
      present = keysIn(storage).filter((each) => left.includes(each));
    }
    const stalled = read(storage, present);
    for (const name of suspects.keys()) if (!stalled.has(name)) suspects.delete(name);
    for (const each of present) storage().removeItem(each);
  }

  /** Several start at a time, but only one of them has the thread: while it is known which, the others are above suspicion. */
  function write(running?: string): void {
    const runs = [...starting].filter(({ name }) => running === undefined || name === running);
    const versions = Object.fromEntries(runs.map(({ name, version }) => [name, version]));
    try {
      if (runs.length > 0) storage().setItem(key, JSON.stringify(versions));
      else storage().removeItem(key);
    } catch {
      // Without storage nothing is remembered: a document knows only itself.
    }
  }

  return {
    /** Does `work`, a part of a fragment's start. Throws a StalledError for one that has stalled the last document. */
    async watch<T>({ name, version }: PageFragment, work: () => Promise<T>): Promise<T> {
      const isSuspect = () => suspects.get(name) === version;
      if (isSuspect()) await judged;
      if (isSuspect()) throw new StalledError(`${name} ${version} did not let go of the last document`);
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
    forgive: (name: string) => void suspects.delete(name),
    /** The document ends by itself: while nobody has held the thread, those that are starting still are not to blame. */
    leave(): void {
      if (thread.longestMs() < stalledAfterMs) starting.clear();
      write();
    },
  };
}

export type StallGuard = ReturnType<typeof createStallGuard>;

function keysIn(storage: () => Storage): string[] {
  try {
    return Object.keys(storage()).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Versions by the fragment's name. */
function read(storage: () => Storage, keys: string[]): Map<string, unknown> {
  // Whatever a visitor writes here, it is only ever compared with the name and version of a fragment.
  return new Map(keys.flatMap((key) => Object.entries(parse(storage().getItem(key) ?? "{}"))));
}

function parse(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
