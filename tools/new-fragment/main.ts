import { join } from "node:path";
import { runCommand } from "../processes/run-command.ts";
import { runToEnd } from "../processes/run-to-end.ts";
import { CommandError } from "../progress/print-failure.ts";
import { createProgress } from "../progress/progress.ts";
import { makeFragment } from "./make-fragment.ts";
import { type FragmentOptions, readFragmentOptions } from "./read-options.ts";

const root = join(import.meta.dirname, "../..");

/** `npm run new-fragment -- mf-…`: makes a fragment of the standard structure with a page, texts and tests, ready to build and publish. */
async function newFragment(): Promise<number> {
  const wish = readFragmentOptions(process.argv.slice(2));
  const isLinked = wish.isLinked && wish.into === undefined;
  const progress = createProgress({ steps: isLinked ? 2 : 1 });
  const { folder, giver } = await progress.step("Write the fragment", () => makeFragment(root, wish));
  if (isLinked) await progress.step("Link it", () => link(wish.name));
  const note =
    giver === undefined ? "" : `\n  ${wish.route} was served by ${giver} until now; the longest route wins.\n`;
  progress.say(`\n  ${folder}\n${note}${nextSteps(wish)}`);
  return 0;
}

/** Makes it a workspace: adds a link in node_modules and an entry in the lock file. */
async function link(name: string): Promise<void> {
  const { code, output } = await runToEnd(
    ["npm", "install", "--omit=peer", "--no-audit", "--no-fund", "--prefer-offline"],
    {
      cwd: root,
    },
  );
  if (code !== 0) {
    throw new CommandError(`${name} was created, but npm install failed:\n${output.trim()}\nRun npm install again.`);
  }
}

function nextSteps({ name, route }: FragmentOptions): string {
  return `
  npm run -s jest -- ${name}                    tests it
  npm run dev -- ${name}                        shows ${route} while you edit
  npm run build -w ${name}                      builds a release
  npx fragments check ${name}                   tests the release in a browser
  npx fragments publish ${name}
  npx fragments promote ${name} 0.1.0 --reason "first release"
`;
}

await runCommand(newFragment);
