import type { Database } from "@zhian/database/database";
import type { Content } from "./content.ts";
import { readContent, readDigest } from "./read-content.ts";

export interface ContentStore {
  current(): Content;
  /** Reloads the content if it has changed in the database. Keeps it if the database is unavailable. */
  refresh(): Promise<void>;
  close(): void;
}

interface StoreOptions {
  everyMs: number;
  onError(error: unknown): void;
}

/**
 * The site's content in memory, readable while the database is unavailable. Throws if the first read fails.
 */
export async function openContentStore(database: Database, { everyMs, onError }: StoreOptions): Promise<ContentStore> {
  let content = await readContent(database);
  let running: Promise<void> | undefined;

  async function readAgain(): Promise<void> {
    try {
      if ((await readDigest(database)) !== content.digest) content = await readContent(database);
    } catch (error) {
      onError(error);
    } finally {
      running = undefined;
    }
  }

  function refresh(): Promise<void> {
    running ??= readAgain();
    return running;
  }

  const timer = setInterval(() => void refresh(), everyMs);
  timer.unref();
  return { current: () => content, refresh, close: () => clearInterval(timer) };
}
