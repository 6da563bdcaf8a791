/** File in a release: integrity by path of every script and style that a browser may load from it, as JSON. */
export const hashesFile = "hashes.json";

/** Contents of that file, from the hashes of all files of a release: files below `server/` are never sent to one. */
export function hashesOf(files: Readonly<Record<string, { integrity: string }>>): Record<string, string> {
  const checked = Object.entries(files).filter(([path]) => !path.startsWith("server/") && /\.(m?js|css)$/.test(path));
  return Object.fromEntries(checked.map(([path, { integrity }]) => [path, integrity]));
}
