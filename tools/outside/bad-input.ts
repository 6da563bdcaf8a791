import { join } from "node:path";
import { CommandError } from "../progress/print-failure.ts";
import { allOf } from "./all-of.ts";
import type { Team } from "./team.ts";

interface BadInput {
  /** Contains the repository that was made. */
  folder: string;
  team: Team;
  tarball: string;
}

interface Case {
  args: string[];
  sentence: RegExp;
  env?: Record<string, string>;
}

/** The usual mistakes of a first day: each must produce one sentence with the remedy. Throws a CommandError otherwise. */
export async function refuseBadInput({ folder, team, tarball }: BadInput): Promise<void> {
  const command = join(folder, "mf-outside/node_modules/.bin/fragments");
  const nobody = { npm_config_registry: "http://127.0.0.1:9/", npm_config_fetch_retries: "0" };
  const cases: Case[] = [
    {
      args: ["create", "mf-outside", "--no-install"],
      sentence: /mf-outside is taken: the registry at .* has release 0\.1\.[01] of it\.\nChoose another name\./,
    },
    {
      args: ["create", "mf-new", "--into", "mf-outside", "--no-install"],
      sentence: /mf-outside is not empty: it contains .*, and \d+ more\. Choose an empty folder with --into\./,
    },
    {
      args: ["create", "mf-offline", "--package", tarball],
      sentence: /mf-offline was created, but npm install failed there\. npm cannot reach its registry\./,
      env: { ...nobody, npm_config_cache: join(folder, "empty-cache") },
    },
    {
      args: ["check", "mf-outside"],
      sentence: /There is no shell on this machine to check a fragment with\.\nSpecify a site that serves it/,
    },
    {
      args: ["status"],
      sentence: /The registry at http:\/\/127\.0\.0\.1:9 cannot be reached/,
      env: { FRAGMENTS_REGISTRY: "http://127.0.0.1:9" },
    },
  ];
  const refuse = async ({ args, sentence, env = {} }: Case) => {
    const said = await team.refused([command, ...args], env);
    if (!sentence.test(said))
      throw new CommandError(`fragments ${args.join(" ")} should say ${sentence}, but says:\n${said}`);
  };
  await allOf(cases.map(refuse));
}
