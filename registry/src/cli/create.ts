import { fragmentNameSchema } from "@zhian/contracts/fragment";
import * as z from "zod";
import { CliError, isCliError } from "./cli-error.ts";
import { type Command, type CommandContext, textOption } from "./command.ts";
import { runProgram } from "./own-program.ts";

const passedOn = ["into", "package", "route", "title", "title-zh"] as const;
const releasesSchema = z.object({ releases: z.array(z.object({ version: z.string() })) });

export const create: Command = {
  usage: "create NAME",
  summary: "create a repository for a new fragment, with a page, tests and workflows",
  options: {
    ...Object.fromEntries(passedOn.map((name) => [name, { type: "string" as const }])),
    "no-install": { type: "boolean" },
  },
  help: [
    "--into DIR       an empty folder, or a new one (default: NAME)",
    "--route PATH     path of its first page (default: NAME without mf-)",
    "--title TEXT     English title of that page; --title-zh: the Chinese one",
    "--package FILE   install @zhian/fragment from a tarball",
    "--no-install     only write the files",
  ],
  args: { min: 1, max: 1 },
  async run(context) {
    const [name = ""] = context.args;
    await requireFreeName(context, name);
    const given = passedOn.flatMap((option) => {
      const value = textOption(context, option);
      return value === undefined ? [] : [`--${option}`, value];
    });
    const args = [name, ...given, ...(context.options["no-install"] ? ["--no-install"] : [])];
    runProgram("tools/create/main", { args, cwd: context.cwd, failure: `${name} was not created completely.` });
    return { json: { name }, text: `Created ${name}.` };
  },
};

/** Checks the name with the registry, if it responds. Otherwise, a conflict shows when the first release is published. */
async function requireFreeName({ client }: CommandContext, name: string): Promise<void> {
  if (!fragmentNameSchema.safeParse(name).success) return;
  try {
    const { body } = await client.call(`/v1/fragments/${name}/releases?limit=1`, releasesSchema);
    const [release] = body.releases;
    if (!release) return;
    throw new CliError(
      "refused",
      `${name} is taken: the registry at ${client.url} has release ${release.version} of it.`,
      "Choose another name.",
    );
  } catch (error) {
    if (!isCliError(error) || error.exit === "refused") throw error;
  }
}
