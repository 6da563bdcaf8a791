import type { Configuration, MultiStats } from "webpack";
import webpack from "webpack";

/** Runs every configuration once, and prints warnings. Throws if a build has errors, since half a build is of no use. */
export async function runWebpack(configurations: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configurations);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) =>
      result ? resolve(result) : reject(error ?? new Error("webpack returned no result")),
    );
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString("errors-warnings"));
  if (stats.hasWarnings()) console.error(stats.toString("errors-warnings"));
  return stats;
}
