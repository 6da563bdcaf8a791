import { rm } from "node:fs/promises";
import { join } from "node:path";
import { devShell } from "@zhian/build/dev-build";
import { writeAssets } from "@zhian/build/shell-assets";
import type { Configuration, MultiStats } from "webpack";
import webpack from "webpack";
import { CommandError } from "../progress/print-failure.ts";

/** Builds the shell's browser half with React's development build, into a separate folder. */
export async function buildDevShell(root: string, dist: string): Promise<void> {
  const { default: configs } = (await import(join(root, "shell/webpack.config.ts"))) as {
    default: [shell: Configuration, inspectors: Configuration];
  };
  const [shell, inspectors] = configs;
  await rm(dist, { recursive: true, force: true });
  const compiler = webpack([devShell(shell, dist), devShell(inspectors, dist)]);
  const built = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) =>
      result ? resolve(result) : reject(error ?? new Error("webpack returned no result")),
    );
  });
  await new Promise((resolve) => compiler.close(resolve));
  const [browser] = built.stats;
  if (!browser || built.hasErrors())
    throw new CommandError(`The shell failed to build:\n${built.toString("errors-only")}`);
  // React's development build hides its exports from webpack, and the development registry checks no release against them.
  await writeAssets({ dist, browser: browser.compilation, source: { digest: "dev" }, exports: {} });
}
