import { writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { runCommand } from "../processes/run-command.ts";
import { wantedSchemas } from "./wanted-schemas.ts";

const root = join(import.meta.dirname, "../..");

await runCommand(async () => {
  for (const [path, text] of await wantedSchemas(root)) {
    await writeFile(path, text);
    console.log(`Written to ${relative(root, path)}`);
  }
  return 0;
});
