import { DatabaseError } from "@zhian/database/database";
import { lockHolder } from "@zhian/database/lock-folder";
import { readConfig } from "../../api/src/config.ts";
import { importContent, readFiles } from "../../api/src/content/import-content.ts";
import { migrate } from "../../api/src/database/migrate.ts";
import { openDatabase } from "../../api/src/database/open-database.ts";
import { runCommand } from "../processes/run-command.ts";
import { CommandError } from "../progress/print-failure.ts";

/** Imports the content's files into the api's database. Servers on PostgreSQL see it within 30 seconds, an embedded one immediately. */
async function importFiles(): Promise<number> {
  const own = Object.entries(process.env).filter(([name]) => name.startsWith("API_"));
  const config = readConfig(Object.fromEntries(own));
  await checkFiles();
  try {
    const database = await openDatabase(config, () => undefined);
    await migrate(database);
    const outcome = await importContent(database);
    await database.close();
    process.stdout.write(`The content is ${outcome === "applied" ? "imported" : "already in the database"}.\n`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.kind !== "locked") throw error;
    const holder = lockHolder(config.dataDir);
    process.kill(holder, "SIGHUP");
    process.stdout.write(`The running api (process ${holder}) is importing the content.\n`);
  }
  return 0;
}

/** Reported here, where the author sees it, whichever process imports. */
async function checkFiles(): Promise<void> {
  try {
    await readFiles();
  } catch (error) {
    const isWrong = error instanceof Error && ["ContentError", "SeedError"].includes(error.name);
    throw isWrong ? new CommandError(error.message) : error;
  }
}

await runCommand(importFiles);
