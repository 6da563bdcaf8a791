import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { federationManifestFile } from "@zhian/contracts/federation-manifest";
import { definitionFile, describeBuild } from "@zhian/release/describe-build";
import { errorMessage } from "@zhian/server/read-error";
import { CliError } from "./cli-error.ts";
import type { Command } from "./command.ts";

export const describe: Command = {
  usage: "describe [DIST]",
  summary: "write fragment.json for what webpack or Rspack has built in DIST (default: dist)",
  options: {},
  help: [
    `Reads ${federationManifestFile} in DIST; package.json and ${definitionFile} (name, slots, routes) beside DIST.`,
    "Builds of @zhian/build have a fragment.json already.",
  ],
  args: { min: 0, max: 1 },
  async run({ args, cwd }) {
    const dist = findBuild(cwd, args[0] ?? "dist");
    const folder = dirname(dist);
    const { name, version, files, browser } = await describeBuild(folder, dist).catch((error: unknown) => {
      throw new CliError(
        "failed",
        `Nothing was described: ${errorMessage(error)}`,
        "Correct this, and build again if need be.",
      );
    });
    return {
      json: { name, version, files: Object.keys(files).length, chunks: Object.keys(browser.chunks) },
      text: `${name} ${version} has ${Object.keys(files).length} files\nPublish it: npx fragments publish ${folder}`,
    };
  },
};

/** The folder itself, or a fragment's folder with its `dist`. */
function findBuild(cwd: string, dir: string): string {
  const found = [resolve(cwd, dir), resolve(cwd, dir, "dist")].find((candidate) =>
    existsSync(join(candidate, federationManifestFile)),
  );
  if (found) return found;
  throw new CliError(
    "failed",
    `${resolve(cwd, dir)} has no ${federationManifestFile}.`,
    `Build first. Module Federation's plugin writes it if output.publicPath is "auto" and its option manifest is not false.`,
  );
}
