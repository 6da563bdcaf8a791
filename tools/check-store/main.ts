import { randomUUID } from "node:crypto";
import { readConfig } from "../../registry/src/config.ts";
import { createS3Bucket } from "../../registry/src/files/s3-bucket.ts";
import { runCommand } from "../processes/run-command.ts";
import { CommandError } from "../progress/print-failure.ts";
import { checkStore } from "./check-store.ts";

/** Tests the bucket that the registry's own variables name, in a separate folder that is removed afterwards. */
async function check(): Promise<number> {
  const own = Object.entries(process.env).filter(([name]) => name.startsWith("REGISTRY_FILES_"));
  const { filesStore } = readConfig(Object.fromEntries(own));
  if (!filesStore) throw new CommandError("Set REGISTRY_FILES_URL, REGISTRY_FILES_KEY_ID and REGISTRY_FILES_SECRET.");
  const url = `${filesStore.url.replace(/\/$/, "")}/check-${randomUUID()}`;
  const judgements = await checkStore(createS3Bucket({ ...filesStore, url }));
  for (const { what, fault } of judgements)
    process.stdout.write(`${fault ? "✗" : "✓"} ${what}${fault ? `: ${fault}` : ""}\n`);
  return judgements.every(({ fault }) => fault === undefined) ? 0 : 1;
}

await runCommand(check);
