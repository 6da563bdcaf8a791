/**
 * Version of the contract between shells and releases, apart from their shared packages: `fragment.json`, the life cycles, the props of
 * a mount, the server bundle's exports, the bus. The minor version rises when releases need more from a shell. A shell serves releases
 * of its own minor version and the one before, so that neither side has to wait for the other.
 */
export const contractVersion = "1.1.0";

/** Name of the contract among the shared modules in `fragment.json` and in shells' reports to the registry. */
export const contractName = "contract";

/** Contracts of shells that serve a release of this version: `1.1.0` → `>=1.1.0 <1.3.0`. */
export function contractRange(version: string): string {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return `>=${major}.${minor}.0 <${major}.${minor + 2}.0`;
}

/** Whether a shell of contract `shell` serves releases of this version, according to the range. */
export function isServedBy(version: string, shell: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [shellMajor = 0, shellMinor = 0] = shell.split(".").map(Number);
  return major === shellMajor && (shellMinor === minor || shellMinor === minor + 1);
}

/** How releases of contract 1.0 refer to it. Shells of 1.2 no longer provide it. */
export const formerContract = { "@zhian/build": "0.3.0" } as const;
