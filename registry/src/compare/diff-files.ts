import type { FragmentManifest } from "@zhian/contracts/fragment";

type Files = FragmentManifest["files"];

interface SizedFile {
  /** Without the hash that a build puts into names. */
  path: string;
  bytes: number;
}

export interface FilesDiff {
  added: SizedFile[];
  removed: SizedFile[];
  changed: { path: string; from: number; to: number }[];
  /** How many have the same bytes, whatever their names are. */
  same: number;
}

/** A file that a build has only given another hash in its name is the same one. Sorted by path. */
export function diffFiles(from: Files, to: Files): FilesDiff {
  const before = byPlainPath(from);
  const diff: FilesDiff = { added: [], removed: [], changed: [], same: 0 };
  for (const [path, file] of byPlainPath(to)) {
    const earlier = before.get(path);
    before.delete(path);
    if (!earlier) diff.added.push({ path, bytes: file.bytes });
    else if (earlier.integrity === file.integrity) diff.same += 1;
    else diff.changed.push({ path, from: earlier.bytes, to: file.bytes });
  }
  for (const [path, { bytes }] of before) diff.removed.push({ path, bytes });
  return diff;
}

/** Two files that differ in nothing but the hash keep it: otherwise one would hide the other. */
function byPlainPath(files: Files): Map<string, Files[string]> {
  const paths = Object.keys(files).sort();
  const count = Map.groupBy(paths, plain);
  return new Map(
    paths.flatMap((path) => {
      const file = files[path];
      return file ? [[count.get(plain(path))?.length === 1 ? plain(path) : path, file] as const] : [];
    }),
  );
}

function plain(path: string): string {
  return path.replace(/\.[0-9a-f]{8,64}(?=\.[a-z]+(?:\.map)?$)/, "");
}
