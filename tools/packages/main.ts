import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runCommand } from "../processes/run-command.ts";
import { lockFaults } from "./lock-faults.ts";
import { readLockFile } from "./lock-file.ts";
import { nodeFaults } from "./node-faults.ts";
import { packageRulesSchema } from "./package-rules.ts";
import { pinFaults } from "./pin-faults.ts";
import { settingFaults } from "./setting-faults.ts";
import { startFaults } from "./start-faults.ts";

const manifests = ["package.json", "*/package.json", "shared/*/package.json"];
/** Each has its own lock file and settings, as in a separate repository. */
const examples = "examples/*/package.json";

/** Checks the third-party packages of the tree below the first argument: one line per fault. */
await runCommand(async () => {
  const [dir = "."] = process.argv.slice(2);
  const read = (path: string) => readFileSync(join(dir, path), "utf8");
  const rules = packageRulesSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, "rules.json"), "utf8")));
  const files = globSync(manifests, { cwd: dir, exclude: ["node_modules"] }).map((file) => ({
    file,
    text: read(file),
  }));
  const settingsOf = (folder: string) => {
    const path = join(folder, ".npmrc");
    return settingFaults(existsSync(join(dir, path)) ? read(path) : "");
  };
  const apart = globSync(examples, { cwd: dir }).flatMap((file) => {
    const folder = dirname(file);
    const faults = [
      ...pinFaults("package.json", read(file)),
      ...lockFaults(readLockFile(read(join(folder, "package-lock.json"))), rules),
      ...settingsOf(folder),
    ];
    return faults.map((fault) => `${folder}: ${fault}`);
  });
  const faults = [
    ...files.flatMap(({ file, text }) => pinFaults(file, text)),
    ...startFaults(
      read("package.json"),
      files.filter(({ file }) => file !== "package.json"),
    ),
    ...nodeFaults(read("package.json")),
    ...lockFaults(readLockFile(read("package-lock.json")), rules),
    ...settingsOf("."),
    ...apart,
  ];
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  return faults.length === 0 ? 0 : 1;
});
