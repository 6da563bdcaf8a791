import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contractName } from "@zhian/contracts/contract-version";
import * as z from "zod";
import { root, site } from "./site.ts";

const assetsSchema = z.looseObject({ shared: z.record(z.string(), z.string()) });

/**
 * Makes a copy of the built shell that describes itself as one of contract 1.0: to the registry and in its pages it names no contract.
 * Returns the folder, for `SHELL_ASSETS_DIR`.
 */
export async function makeFormerAssets(): Promise<string> {
  const folder = join(site.dataDir("own"), "former-shell");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const built = join(root, "shell/dist");
  const assets = assetsSchema.parse(JSON.parse(await readFile(join(built, "assets.json"), "utf8")));
  const { [contractName]: _, ...shared } = assets.shared;
  await writeFile(join(folder, "assets.json"), JSON.stringify({ ...assets, shared }));
  await symlink(join(built, "browser"), join(folder, "browser"), "junction");
  return folder;
}
