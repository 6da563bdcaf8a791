import type { PageState } from "@zhian/contracts/page";

export type IntegrityLookup = (address: string) => string;

declare global {
  /** Asked by the runtime of every bundle that @zhian/build makes, before it loads a script or a style. */
  var __zhianIntegrity: IntegrityLookup;
}

/** Looks hashes up by address; throws on a file that the signed snapshot does not name, so that it is never run. */
export function createIntegrityLookup(page: Pick<PageState, "fragments" | "shell">, origin: string): IntegrityLookup {
  const hashes = new Map<string, string>();
  for (const { base, integrity } of [...page.fragments, page.shell]) {
    for (const [path, hash] of Object.entries(integrity)) hashes.set(new URL(base + path, origin).href, hash);
  }

  return (address) => {
    const integrity = hashes.get(new URL(address, origin).href);
    if (!integrity) throw new Error(`${address} is in no release of this page: not loaded`);
    return integrity;
  };
}

/** Frozen, so that no fragment may put a more lenient one in its place. */
export function installIntegrityLookup(lookup: IntegrityLookup): void {
  Object.defineProperty(globalThis, "__zhianIntegrity", { value: lookup, writable: false, configurable: false });
}
