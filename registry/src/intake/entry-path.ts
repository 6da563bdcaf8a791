import { refuse } from "../model/refusal.ts";
import { limits } from "./limits.ts";

const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
/** Names that tools act on once they are unpacked. */
const refusedNames = new Set(["package.json", "package-lock.json", "node_modules"]);
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Checks names one by one; two that differ only in case are the same file on some disks. Throws RefusedError. */
export function createPathCheck(): (path: string) => void {
  const seen = new Set<string>();
  return (path) => {
    const fault = faultOf(path);
    if (fault) throw refused(path, fault);
    const folded = path.toLowerCase();
    if (seen.has(folded)) throw refused(path, "it appears twice in the upload");
    seen.add(folded);
    if (seen.size > limits.files + 1) {
      throw refuse("too-many-files", `The release has more than ${limits.files} files.`, "Split the fragment.");
    }
  };
}

function faultOf(path: string): string | undefined {
  if (path.length > limits.pathBytes) return `it is longer than ${limits.pathBytes} characters`;
  for (const part of path.split("/")) {
    if (!segment.test(part))
      return "only relative paths of letters, digits, dots, dashes and underscores are allowed, without dot files";
    if (part.endsWith(".")) return "a name must not end with a dot";
    if (devices.test(part)) return "the name refers to a device on some systems";
    if (refusedNames.has(part.toLowerCase())) return "this name is not allowed in a release";
  }
  return undefined;
}

function refused(path: string, why: string) {
  const shown = JSON.stringify(path.slice(0, 100));
  return refuse("bad-path", `The file ${shown} was refused: ${why}.`, "Rename or remove that file and build again.");
}
