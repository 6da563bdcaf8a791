import { execFile } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { fragments } from "./fragments-command.ts";
import { emptyFolder } from "./own-site.ts";
import { root, site } from "./site.ts";

const run = promisify(execFile);

interface StockRelease {
  bundler: "webpack" | "rspack";
  name: string;
  version: string;
  route: string;
  edits?: Record<string, (text: string) => string>;
}

/** Builds the fixture in a separate folder, as a team with stock tools does, and describes the build. Returns the folder. */
export async function buildStock({ bundler, name, version, route, edits = {} }: StockRelease): Promise<string> {
  const folder = join(site.dataDir("own"), version, name);
  await emptyFolder(folder);
  await cp(join(root, "e2e/fixtures/stock-remote"), folder, { recursive: true });
  const all = {
    "package.json": (text: string) => text.replace("mf-stock", name).replace("1.0.0", version),
    "fragment.definition.json": (text: string) => text.replace("mf-stock", name).replace("/stock", route),
    ...edits,
  };
  for (const [path, edit] of Object.entries(all)) {
    await writeFile(join(folder, path), edit(await readFile(join(folder, path), "utf8")));
  }
  await run(process.execPath, ["build.js", bundler], { cwd: folder });
  await fragments("describe", join(folder, "dist"));
  return folder;
}
