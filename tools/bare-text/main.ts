import { globSync } from "node:fs";
import { join, resolve } from "node:path";
import { API } from "typescript/unstable/sync";
import { runCommand } from "../processes/run-command.ts";
import { findBareText } from "./find-bare-text.ts";

const sources = "{shell,mf-*,shared}/**/src/**/*.tsx";
const leftOut = ["**/node_modules/**", "**/dist/**", "**/*.test.tsx", "shared/testing/**"];

/** Checks the texts in the components of the tree below the first argument: one line for each text that has sibling nodes. */
await runCommand(async () => {
  const [dir = "."] = process.argv.slice(2);
  const config = resolve(dir, "tsconfig.json");
  const api = new API({ cwd: resolve(dir) });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} is not a TypeScript project`);
    const files = globSync(sources, { cwd: dir, exclude: leftOut }).toSorted();
    const faults = files.flatMap((file) =>
      findBareText(project, join(resolve(dir), file)).map(({ line, text }) => `${file}:${line}: ${text.slice(0, 100)}`),
    );
    for (const fault of faults) process.stdout.write(`${fault}: text beside other nodes needs its own element\n`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    api.close();
  }
});
