import type { PageFragment, PageState } from "@zhian/contracts/page";

export type IntegrityLookup = (address: string) => string;

declare global {
  /** Asked by the runtime of every bundle that @zhian/build makes, before it loads a script or a style. */
  var __zhianIntegrity: IntegrityLookup;
}

export interface IntegrityHashes {
  /** Throws on a file that the signed snapshot does not name, so that it is never run. */
  integrityOf: IntegrityLookup;
  /** Of a fragment that was found later, in the same snapshot. */
  learn(files: Pick<PageFragment, "base" | "integrity">): void;
}

/** Hashes by address. */
export function createIntegrityHashes(page: Pick<PageState, "fragments" | "shell">, origin: string): IntegrityHashes {
  const hashes = new Map<string, string>();

  function learn({ base, integrity }: Pick<PageFragment, "base" | "integrity">): void {
    for (const [path, hash] of Object.entries(integrity)) hashes.set(new URL(base + path, origin).href, hash);
  }

  for (const files of [...page.fragments, page.shell]) learn(files);
  return {
    learn,
    integrityOf(address) {
      const integrity = hashes.get(new URL(address, origin).href);
      if (!integrity) throw new Error(`${address} is in no release of this page: not loaded`);
      return integrity;
    },
  };
}

/** Frozen, so that no fragment may put a more lenient one in its place. */
export function installIntegrityLookup(lookup: IntegrityLookup): void {
  Object.defineProperty(globalThis, "__zhianIntegrity", { value: lookup, writable: false, configurable: false });
}
