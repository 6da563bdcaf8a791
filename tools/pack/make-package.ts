import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { runToEnd } from "../processes/run-to-end.ts";
import { CommandError } from "../progress/print-failure.ts";
import { type AssembledPackage, assemble } from "./assemble.ts";
import { assembleCreate } from "./assemble-create.ts";

export interface MadePackage {
  folder: string;
  tarball: string;
}

export interface MadePackages {
  whole: MadePackage;
  /** The package that `npm create` runs. */
  create: MadePackage;
}

/** Compiles the packages and makes their tarballs in `outDir`. Throws a CommandError. */
export async function makePackages(root: string, outDir: string): Promise<MadePackages> {
  mkdirSync(outDir, { recursive: true });
  const whole = await assemble({ root, work: join(root, "var/pack") });
  const create = assembleCreate({ root, work: join(root, "var/pack-create"), whole });
  const [wholeTarball, createTarball] = await Promise.all([pack(whole, outDir), pack(create, outDir)]);
  return {
    whole: { folder: whole.folder, tarball: wholeTarball },
    create: { folder: create.folder, tarball: createTarball },
  };
}

/** Returns the tarball's path. */
async function pack({ folder }: AssembledPackage, outDir: string): Promise<string> {
  const command = ["npm", "pack", "--json", "--ignore-scripts", "--pack-destination", outDir];
  const { code, stdout, output } = await runToEnd(command, { cwd: folder });
  const [, name] = /"filename":\s*"([^"]+)"/.exec(stdout) ?? [];
  if (code !== 0 || name === undefined) throw new CommandError(`npm pack failed:\n${output.trim()}`);
  return join(outDir, name);
}
