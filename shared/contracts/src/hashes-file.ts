/** Among the files of a release: integrity by path of every script and style that a browser may load of it, as JSON. */
export const hashesFile = "hashes.json";

/** What such a file holds, read off the hashes of all files of a release: whatever starts with `server/` is never a browser's. */
export function hashesOf(files: Readonly<Record<string, { integrity: string }>>): Record<string, string> {
  const checked = Object.entries(files).filter(([path]) => !path.startsWith("server/") && /\.(m?js|css)$/.test(path));
  return Object.fromEntries(checked.map(([path, { integrity }]) => [path, integrity]));
}
