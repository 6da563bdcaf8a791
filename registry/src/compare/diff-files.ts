import type { FragmentManifest } from "@zhian/contracts/fragment";

type Files = FragmentManifest["files"];

interface SizedFile {
  /** Without the hash that a build adds to the name. */
  path: string;
  bytes: number;
}

export interface FilesDiff {
  added: SizedFile[];
  removed: SizedFile[];
  changed: { path: string; from: number; to: number }[];
  /** Number of files with the same bytes, whatever their names. */
  same: number;
}

/** Files whose names differ only by the build's hash count as the same file. Sorted by path. */
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

/** Of one release, files whose names differ only by the hash keep it: otherwise one would hide the other. */
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
