import { writeFile } from "node:fs/promises";
import { runCommand } from "../processes/run-command.ts";
import { runToEnd } from "../processes/run-to-end.ts";
import { writeChangelog } from "./changelog.ts";
import { readChanges } from "./read-changes.ts";

const file = "CHANGELOG.md";
const keepChars = 64 * 1024 * 1024;

await runCommand(async () => {
  const log = ["git", "log", "--no-merges", "--format=%as%x09%s"];
  const { code, stdout, output } = await runToEnd(log, { cwd: ".", keepChars });
  if (code !== 0) throw new Error(`git log could not be read:\n${output}`);
  const changes = readChanges(stdout);
  await writeFile(file, writeChangelog(changes));
  console.log(`${changes.length} changes written to ${file}`);
  return 0;
});
