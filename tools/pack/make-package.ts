import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { runToEnd } from "../processes/run-to-end.ts";
import { CommandError } from "../progress/print-failure.ts";
import { assemble } from "./assemble.ts";

export interface MadePackage {
  folder: string;
  tarball: string;
}

/** Compiles the packages and makes one tarball of them in `outDir`. Throws a CommandError. */
export async function makePackage(root: string, outDir: string): Promise<MadePackage> {
  const folder = await assemble({ root, work: join(root, "var/pack") });
  mkdirSync(outDir, { recursive: true });
  const pack = ["npm", "pack", "--json", "--ignore-scripts", "--pack-destination", outDir];
  const { code, stdout, output } = await runToEnd(pack, { cwd: folder });
  const [, name] = /"filename":\s*"([^"]+)"/.exec(stdout) ?? [];
  if (code !== 0 || name === undefined) throw new CommandError(`npm pack failed:\n${output.trim()}`);
  return { folder, tarball: join(outDir, name) };
}
