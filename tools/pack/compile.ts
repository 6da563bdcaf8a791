import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { runToEnd } from "../processes/run-to-end.ts";
import { CommandError } from "../progress/print-failure.ts";

interface Compilation {
  root: string;
  /** Sources, relative to the root. */
  files: readonly string[];
  /** The folder for this run's configuration. */
  work: string;
  /** Gets the same folders as the sources. */
  outDir: string;
}

/** Compiles TypeScript to JavaScript with types and source maps. Throws a CommandError with the compiler's output. */
export async function compile({ root, files, work, outDir }: Compilation): Promise<void> {
  mkdirSync(work, { recursive: true });
  const project = join(work, "tsconfig.json");
  const below = (path: string) => relative(work, join(root, path));
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    sourceMap: true,
    inlineSources: true,
    rewriteRelativeImportExtensions: true,
    // The level of Node 20 and of the site's browsers.
    target: "es2023",
    types: ["node", "jest"],
    rootDir: below("."),
    outDir: relative(work, outDir),
  };
  const config = { extends: below("tsconfig.base.json"), compilerOptions, files: files.map(below) };
  writeFileSync(project, JSON.stringify(config, null, 2));
  const { code, output } = await runToEnd(["tsc", "-p", project, "--pretty", "false"], { cwd: root });
  if (code !== 0) throw new CommandError(`The packages failed to compile:\n${output.trim()}`);
}
