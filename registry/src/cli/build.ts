import type { Command } from "./command.ts";
import { findFragment } from "./find-release.ts";
import { root, runProgram } from "./own-program.ts";

export const build: Command = {
  usage: "build [DIR]",
  summary: "build a fragment's release into DIR/dist",
  options: {},
  help: [],
  args: { min: 0, max: 1 },
  async run({ args, cwd }) {
    const folder = findFragment(cwd, args[0] ?? ".", root);
    runProgram("shared/build/src/run-build", { args: [], cwd: folder, failure: `The build of ${folder} failed.` });
    return { json: { folder }, text: `Built ${folder}\nPublish it: npx fragments publish ${folder}` };
  },
};
