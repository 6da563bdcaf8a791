import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";

/**
 * Versions that this tree does not use: another patch of the shell's packages, another webpack, another major version of the compiler. A
 * team chooses its own.
 */
const others = { react: "19.3.0", "react-dom": "19.3.0", webpack: "5.112.2", typescript: "6.0.3" } as const;

const versions = z.record(z.string(), z.string());
const manifestSchema = z.looseObject({ dependencies: versions, devDependencies: versions });

export async function chooseVersions(folder: string): Promise<void> {
  const file = join(folder, "package.json");
  const { dependencies, devDependencies, ...rest } = manifestSchema.parse(JSON.parse(await readFile(file, "utf8")));
  const choose = (wanted: Record<string, string>) => ({ ...wanted, ...pick(wanted) });
  const chosen = { ...rest, dependencies: choose(dependencies), devDependencies: choose(devDependencies) };
  await writeFile(file, `${JSON.stringify(chosen, null, 2)}\n`);
}

function pick(wanted: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(others).filter(([name]) => Object.hasOwn(wanted, name)));
}

/** Names and versions of the installed packages, for the reader of the run. Throws an Error if one of them is the same as this tree's. */
export async function sayVersions(folder: string, root: string): Promise<string> {
  const read = async (dir: string, name: string) => {
    const text = await readFile(join(dir, "node_modules", name, "package.json"), "utf8");
    return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
  };
  const names = Object.keys(others);
  const said = await Promise.all(
    names.map(async (name) => {
      const [theirs, ours] = [await read(folder, name), await read(root, name)];
      if (theirs === ours)
        throw new Error(`both have ${name} ${ours}: choose another version in tools/outside/own-pace.ts`);
      return `${name} ${theirs}, not ${ours}`;
    }),
  );
  return said.join("; ");
}
