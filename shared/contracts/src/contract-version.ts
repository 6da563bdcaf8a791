/**
 * Version of the agreement between shells and releases besides their shared packages: `fragment.json`, the life cycles, the props of a
 * mount, the server bundle's exports, the bus. The minor rises when releases come to need more of a shell. A shell serves releases of its
 * own minor and of the one before, so that neither side has to wait for the other.
 */
export const contractVersion = "1.1.0";

/** Its name among the shared modules in `fragment.json` and in shells' reports to the registry. */
export const contractName = "contract";

/** The shells that a release of this version is for: `1.1.0` → `>=1.1.0 <1.3.0`. */
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

/** How releases of contract 1.0 name it. A shell of 1.2 gives it no more. */
export const formerContract = { "@zhian/build": "0.3.0" } as const;
