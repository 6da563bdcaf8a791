import { writeFile } from "node:fs/promises";
import { runCommand } from "../processes/run-command.ts";
import { pagePath, wantedPage } from "./programs.ts";

await runCommand(async () => {
  await writeFile(pagePath, wantedPage());
  console.log(`Written to ${pagePath}`);
  return 0;
});
