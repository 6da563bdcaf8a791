import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { federationManifestFile } from "@zhian/contracts/federation-manifest";
import { definitionFile, describeBuild } from "@zhian/release/describe-build";
import { errorMessage } from "@zhian/server/read-error";
import { CliError } from "./cli-error.ts";
import type { Command } from "./command.ts";

export const describe: Command = {
  usage: "describe [DIST]",
  summary: "write fragment.json for any bundler's build in DIST (default: dist)",
  options: {},
  help: [
    `Reads package.json and ${definitionFile} (name, slots, routes) next to DIST, and ${federationManifestFile} in it,`,
    "unless the definition names the browser entry itself (browser).",
    "Builds by @zhian/build already have a fragment.json.",
  ],
  args: { min: 0, max: 1 },
  async run({ args, cwd }) {
    const dist = findBuild(cwd, args[0] ?? "dist");
    const folder = dirname(dist);
    const { name, version, files, browser } = await describeBuild(folder, dist).catch((error: unknown) => {
      throw new CliError(
        "failed",
        `fragment.json was not written: ${errorMessage(error)}`,
        "Fix this, and build again if necessary.",
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
  throw new CliError("failed", `${resolve(cwd, dir)} does not exist.`, "Build first.");
}
