import { join } from "node:path";
import { devShell } from "@zhian/build/dev-build";
import { writeAssets } from "@zhian/build/shell-assets";
import type { Configuration, Stats } from "webpack";
import webpack from "webpack";
import { CommandError } from "../progress/say-failure.ts";

/** The shell's browser half with React's development build, into a folder of its own. */
export async function buildDevShell(root: string, dist: string): Promise<void> {
  const { default: configs } = (await import(join(root, "shell/webpack.config.ts"))) as { default: [Configuration] };
  const compiler = webpack(devShell(configs[0], dist));
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error("webpack gave no result"))));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new CommandError(`The shell does not build:\n${stats.toString("errors-only")}`);
  await writeAssets({ dist, browser: stats.compilation, source: { digest: "dev" } });
}
