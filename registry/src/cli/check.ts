import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { buildFragment } from "./build-fragment.ts";
import { CliError } from "./cli-error.ts";
import { type Command, type CommandResult, textOption } from "./command.ts";
import { findFragment } from "./find-release.ts";
import { root, testTool } from "./own-program.ts";
import { toTable } from "./table.ts";

const reportLimitBytes = 16 * 1024 * 1024;

const reportSchema = z.object({
  name: z.string(),
  version: z.string(),
  path: z.string(),
  rules: z.array(
    z.object({
      rule: z.string(),
      what: z.string(),
      outcome: z.enum(["holds", "broken", "does not apply"]),
      faults: z.array(z.string()),
    }),
  ),
});

const passedOn = ["only", "path", "rounds", "api", "site"] as const;

/** Runs the kit as a separate program: it needs a browser and a shell, which a registry does not. */
export const check: Command = {
  usage: "check [DIR]",
  summary: "check a built fragment on a shell's page in a real browser; publishes nothing",
  options: {
    build: { type: "boolean" },
    ...Object.fromEntries(passedOn.map((name) => [name, { type: "string" as const }])),
  },
  help: [
    "--build      build the fragment first",
    "--only RULE  server, hydration, mounts, locale, currency, arrival, axe or csp",
    "--path PATH  the page to check (default: the fragment's first page)",
    "--rounds N   how often to mount and unmount it (default: 20)",
    "--api URL    an api that is already running",
    "--site URL   a site that serves this release; without it, a shell is started here, which needs the project",
  ],
  args: { min: 0, max: 1 },
  async run(context) {
    const folder = findFragment(context.cwd, context.args[0] ?? ".", root);
    if (context.options["build"]) buildFragment(folder);
    if (textOption(context, "site") === undefined && !existsSync(join(root, "shell"))) {
      throw new CliError(
        "usage",
        "There is no shell on this machine to check a fragment with.",
        "Specify a site that serves it: fragments check --site https://…",
      );
    }
    const given = passedOn.flatMap((name) => {
      const value = textOption(context, name);
      return value === undefined ? [] : [`--${name}`, value];
    });
    const { status, stdout } = spawnSync(process.execPath, [...testTool("conformance"), folder, ...given], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: reportLimitBytes,
      stdio: ["ignore", "pipe", "inherit"],
    });
    if (status !== 0) throw new CliError("failed", "The fragment could not be checked.", "Fix the errors shown above.");
    return toResult(reportSchema.parse(JSON.parse(stdout)));
  },
};

function toResult(report: z.output<typeof reportSchema>): CommandResult {
  const { name, version, path, rules } = report;
  const broken = rules.filter(({ outcome }) => outcome === "broken");
  const rows = rules.map(({ rule, outcome, what }) => [rule, outcome, what]);
  const faults = broken.flatMap(({ rule, faults: why }) => why.map((fault) => `${rule}: ${fault}`));
  const end =
    broken.length === 0
      ? `${name} ${version} breaks no rule. Publish it: npx fragments publish ${name}`
      : `${name} ${version} breaks ${broken.length} of ${rules.length} rules.`;
  return {
    json: report,
    text: [
      `${name} ${version} at ${path}`,
      toTable([["RULE", "OUTCOME", "THE FRAGMENT"], ...rows]),
      ...faults,
      end,
    ].join("\n"),
    isFailed: broken.length > 0,
  };
}
