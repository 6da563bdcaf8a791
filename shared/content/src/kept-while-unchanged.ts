import { statSync } from "node:fs";

interface Kept<Made> {
  made: Made;
  files: readonly string[];
  stamp: string;
}

/**
 * Returns `read` with its result for a path cached until one of its files changes: while an author writes, all pages are requested
 * after each change of one. Callers must not modify the result. A read that throws is not cached.
 */
export function keptWhileUnchanged<Made>(
  read: (path: string) => Made | Promise<Made>,
  filesOf: (path: string, made: Made) => readonly string[],
): (path: string) => Promise<Made> {
  const kept = new Map<string, Kept<Made>>();

  return async (path) => {
    const known = kept.get(path);
    if (known && stampOf(known.files) === known.stamp) return known.made;
    kept.delete(path);
    const before = Date.now();
    const made = await read(path);
    const files = filesOf(path, made);
    const stamp = stampOf(files);
    // A file written meanwhile may have been read partially.
    if (lastChange(files) < before) kept.set(path, { made, files, stamp });
    return made;
  };
}

function stampOf(files: readonly string[]): string {
  return files.map(stampOfFile).join(" ");
}

function stampOfFile(file: string): string {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.mtimeNs}:${stats.ctimeNs}:${stats.size}` : "none";
}

function lastChange(files: readonly string[]): number {
  return Math.max(0, ...files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0));
}
