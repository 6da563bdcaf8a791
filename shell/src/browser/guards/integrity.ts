import { hashesFile } from "@zhian/contracts/hashes-file";
import type { PageFragment, PageState } from "@zhian/contracts/page";

export type IntegrityLookup = (address: string) => string;

export interface IntegrityHashes {
  /** Throws for a file that is not in the signed snapshot, so that it is never run. */
  integrityOf: IntegrityLookup;
  /** Adds the hashes of a fragment that was found later, in the same snapshot. */
  learn(files: Pick<PageFragment, "base" | "integrity">): void;
  /**
   * Must be awaited before a script or a style of a release is loaded: fetches the hashes that the document left out. Undefined if
   * there is nothing to wait for.
   */
  ready(address: string): Promise<void> | undefined;
  /** Fetches all hashes that the document left out. Never rejects: the code that needs them fetches them again. */
  prepare(): Promise<void>;
}

/** Short: a visitor is waiting. */
const limitMs = 4_000;

/** Looks up hashes by address. */
export function createIntegrityHashes(
  page: Pick<PageState, "fragments" | "shell">,
  origin: string,
  fetch = globalThis.fetch,
): IntegrityHashes {
  const hashes = new Map<string, string>();

  function learn({ base, integrity }: Pick<PageFragment, "base" | "integrity">): void {
    for (const [path, hash] of Object.entries(integrity)) hashes.set(new URL(base + path, origin).href, hash);
  }

  /** The integrity of each file of left-out hashes, by the base address that they apply to. */
  const leftOut = new Map<string, string>();
  const asking = new Map<string, Promise<void>>();

  async function ask(base: string, integrity: string): Promise<void> {
    const answer = await fetch(base + hashesFile, { integrity, signal: AbortSignal.timeout(limitMs) });
    if (!answer.ok) throw new Error(`the hashes of ${base}: HTTP ${answer.status}`);
    // Written by the build; its hash came with the page.
    learn({ base, integrity: (await answer.json()) as PageFragment["integrity"] });
    leftOut.delete(base);
  }

  function askOnce([base, integrity]: [string, string]): Promise<void> {
    const running = asking.get(base) ?? ask(base, integrity).finally(() => asking.delete(base));
    asking.set(base, running);
    return running;
  }

  for (const files of [...page.fragments, page.shell]) learn(files);
  for (const { base, rest } of page.fragments) if (rest) leftOut.set(new URL(base, origin).href, rest);
  return {
    learn,
    ready(address) {
      const { href } = new URL(address, origin);
      if (hashes.has(href)) return undefined;
      const where = [...leftOut].find(([base]) => href.startsWith(base));
      return where && askOnce(where);
    },
    async prepare() {
      await Promise.allSettled([...leftOut].map(askOnce));
    },
    integrityOf(address) {
      const integrity = hashes.get(new URL(address, origin).href);
      if (!integrity) throw new Error(`${address} is not part of this page: not loaded`);
      return integrity;
    },
  };
}
