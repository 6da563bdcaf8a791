import { resolve } from "node:path";
import { explainFailure } from "../bootstrap/explain-failure.mjs";
import { readFragmentOptions } from "../new-fragment/read-options.ts";
import { runCommand } from "../processes/run-command.ts";
import { runToEnd } from "../processes/run-to-end.ts";
import { CommandError } from "../progress/print-failure.ts";
import { createProgress } from "../progress/progress.ts";
import { packageSpecifier } from "./package-specifier.ts";
import { requireEmptyFolder } from "./require-empty-folder.ts";
import { writeRepository } from "./write-repository.ts";

const usage = `fragments create mf-NAME [--into DIR] [--route /PATH] [--title "English title"] [--title-zh "中文标题"] [--package FILE] [--no-install]`;

/** Run by `fragments create`: makes a team's own repository with a page, texts, tests and workflows, ready to build and publish. */
async function create(): Promise<number> {
  const wish = readFragmentOptions(process.argv.slice(2), usage);
  const folder = resolve(wish.into ?? wish.name);
  await requireEmptyFolder(folder);
  const progress = createProgress({ steps: wish.isLinked ? 2 : 1 });
  await progress.step("Write the repository", () =>
    writeRepository(folder, { wish, dependency: packageSpecifier(wish.package) }),
  );
  if (wish.isLinked) await progress.step("Install", () => install(folder));
  progress.say(`\n  ${folder}\n${nextSteps(wish.name, wish.isLinked)}`);
  return 0;
}

async function install(folder: string): Promise<void> {
  // The explanation is made from npm's errors, which a silent npm (npm_config_loglevel) does not print.
  const npm = (...args: string[]) => runToEnd(["npm", ...args, "--loglevel=error"], { cwd: folder });
  const installed = await npm("install", "--no-audit", "--no-fund");
  if (installed.code === 0) return;
  // Without a network, npm may complain about missing peers instead.
  const reached = await npm("ping");
  const isReached = reached.code === 0 || /E40\d/.test(reached.output);
  const why = explainFailure((isReached ? installed : reached).output.trim());
  throw new CommandError(`${folder} was created, but npm install failed there. ${why}`);
}

function nextSteps(name: string, isInstalled: boolean): string {
  return `${isInstalled ? "" : "\n  npm install"}
  npm test                                      tests it
  npm run build                                 builds a release
  npx fragments publish                         uploads it to the registry; nobody sees it yet
  npx fragments promote ${name} 0.1.0 --reason "first release"
`;
}

await runCommand(create);
