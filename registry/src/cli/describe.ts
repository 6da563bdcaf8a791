import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { federationManifestFile } from "@zhian/contracts/federation-manifest";
import { definitionFile, describeBuild } from "@zhian/release/describe-build";
import { errorMessage } from "@zhian/server/read-error";
import { CliError } from "./cli-error.ts";
import type { Command } from "./command.ts";

export const describe: Command = {
  usage: "describe [DIST]",
  summary: "write fragment.json for what any bundler has built in DIST (default: dist)",
  options: {},
  help: [
    `Reads package.json and ${definitionFile} (name, slots, routes) beside DIST, and ${federationManifestFile} in it,`,
    "unless the definition names the browser entry itself (browser).",
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

/** Returns the folder's `dist` if it exists, otherwise the folder itself. */
function findBuild(cwd: string, dir: string): string {
  const found = [resolve(cwd, dir, "dist"), resolve(cwd, dir)].find((candidate) => existsSync(candidate));
  if (found) return found;
  throw new CliError("failed", `${resolve(cwd, dir)} is not there.`, "Build first.");
}
