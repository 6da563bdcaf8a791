import { copyFile, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { contractName, contractVersion, formerContract } from "@zhian/contracts/contract-version";
import type { SharedExports } from "@zhian/contracts/health";
import { signsPath } from "@zhian/contracts/signs";
import { hashFiles } from "@zhian/release/hash-files";
import type { Compilation } from "webpack";
import { nameEntry } from "./name-entry.ts";
import { sharedVersions } from "./shared-versions.ts";

const compress = promisify(brotliCompress);

interface ShellParts {
  /** Contains `browser/`, the output of the build; `assets.json` is written next to it. */
  dist: string;
  browser: Compilation;
  source: { digest: string; commit?: string };
  /** The registry checks fragments' uses against them. */
  exports: SharedExports;
}

/** Writes `assets.json`: the data that the shell's server half puts into a page to start its browser half. */
export async function writeAssets({ dist, browser, source, exports }: ShellParts): Promise<{ files: object }> {
  await copyFile(join(import.meta.dirname, "../../ui/src/sign/signs.svg"), join(dist, "browser", basename(signsPath)));
  const entryName = await nameEntry(join(dist, "browser"), "shell.js");
  const files = await hashFiles(join(dist, "browser"));
  const named = browser.entrypoints.get("shell")?.getFiles() ?? [];
  const withHash = named
    .map((path) => (path === "shell.js" ? entryName : path))
    .map((path) => ({ path, integrity: files[path]?.integrity ?? "" }));
  const [entry, ...others] = withHash.filter(({ path }) => path.endsWith(".js"));
  if (!entry || others.length > 0) throw new Error(`the shell must be a single script, not ${named.join(", ")}`);
  const [inspectors] = Object.entries(files).filter(([path]) => /^inspectors\.[0-9a-f]+\.js$/.test(path));
  if (!inspectors) throw new Error("the build has no script for inspected pages");
  const assets = {
    entry,
    inspectors: { path: inspectors[0], integrity: inspectors[1].integrity },
    css: withHash.filter(({ path }) => path.endsWith(".css")),
    fonts: Object.keys(files).filter((path) => /-first-view\.[0-9a-f]+\.woff2$/.test(path)),
    files,
    shared: {
      ...Object.fromEntries(Object.entries(sharedVersions()).map(([name, { version }]) => [name, version])),
      [contractName]: contractVersion,
      ...formerContract,
    },
    exports,
    source,
  };
  await compressFiles(join(dist, "browser"), Object.keys(files));
  await writeFile(join(dist, "assets.json"), `${JSON.stringify(assets, null, 1)}\n`);
  return assets;
}

/** Compresses at the highest level, since it is done only once: the server sends `x.js.br` unchanged. */
async function compressFiles(dir: string, paths: readonly string[]): Promise<void> {
  const texts = paths.filter((path) => /\.(js|css|svg|json)$/.test(path));
  await Promise.all(
    texts.map(async (path) => writeFile(join(dir, `${path}.br`), await compress(await readFile(join(dir, path))))),
  );
}
