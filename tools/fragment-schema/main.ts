import { writeFile } from "node:fs/promises";
import { runCommand } from "../processes/run-command.ts";
import { schemaPath, wantedSchema } from "./schema-file.ts";

await runCommand(async () => {
  await writeFile(schemaPath, wantedSchema());
  console.log(`Written to ${schemaPath}`);
  return 0;
});
