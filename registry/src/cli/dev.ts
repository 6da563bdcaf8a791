import { CliError } from "./cli-error.ts";
import { type Command, textOption } from "./command.ts";
import { findFragment } from "./find-release.ts";
import { root, runProgram } from "./own-program.ts";

export const dev: Command = {
  usage: "dev [DIR] --site URL",
  summary: "show a site's pages with a fragment's local code, on this machine only",
  options: { site: { type: "string" }, port: { type: "string" } },
  help: [
    "--site URL      the site whose pages, data and policy to use; can be production",
    "--port N        local port (default: 9200)",
  ],
  args: { min: 0, max: 1 },
  async run(context) {
    const site = textOption(context, "site");
    const port = textOption(context, "port") ?? "9200";
    if (site === undefined)
      throw new CliError("usage", "fragments dev needs --site.", "For example: --site https://www.example.com");
    if (!/^\d{1,5}$/.test(port)) throw new CliError("usage", "--port must be a number.", "For example: --port 9200");
    const folder = findFragment(context.cwd, context.args[0] ?? ".", root);
    const args = ["--site", site, "--port", port];
    runProgram("shared/build/src/dev-site/run-dev-site", { args, cwd: folder, failure: "The local site stopped." });
    return { json: { folder }, text: "" };
  },
};
