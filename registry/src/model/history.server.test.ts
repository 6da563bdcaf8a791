import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { type RunningRegistry, startTestRegistry } from "../testing/running-registry.ts";
import { type Heads, openAcknowledged } from "./acknowledged.ts";
import { ensureEnvironments } from "./environment.ts";
import { verifyHistory } from "./history.ts";

let registry: RunningRegistry;

beforeAll(async () => {
  registry = await startTestRegistry();
  for (const version of ["1.0.0", "1.0.1", "1.0.2"]) {
    await registry.publish({ name: "mf-a", version });
    await registry.change("mf-a", { action: "promote", version, reason: `step ${version}` });
  }
});

afterAll(() => registry.close());

describe("F-35 the verification of the history at startup", () => {
  let acknowledged: Heads;
  let backup: { revision: number; entry: string; hash: string }[];

  beforeEach(async () => {
    await ensureEnvironments(registry.database, ["production"]);
    backup = await registry.database.query("select revision, entry, hash from history order by revision");
    acknowledged = (await openAcknowledged(registry.dataDir)).heads;
    await verifyHistory(registry.database, acknowledged);
  });

  it.each([
    [
      "a changed reason",
      "update history set entry = replace(entry, 'step 1.0.1', 'step 9.9.9') where revision = 2",
      "changed at revision 2: its hash does not match",
    ],
    [
      "a changed hash",
      "update history set hash = repeat('0', 64) where revision = 2",
      "changed at revision 2: its hash",
    ],
    [
      "an entry moved to another fragment",
      "update history set fragment = 'mf-b' where revision = 2",
      "changed at revision 2: it belongs to another fragment",
    ],
    ["an invalid entry", "update history set entry = '{' where revision = 2", "changed at revision 2"],
    ["a deleted first entry", "delete from history where revision = 1", "changed at revision 1: it does not follow"],
    ["a deleted middle entry", "delete from history where revision = 2", "changed at revision 2: it does not follow"],
    ["a truncated end", "delete from history where revision = 3", "ends at revision 2, not at 3"],
    ["no history at all", "delete from history", "ends at revision 0, not at 3"],
    [
      "swapped entries",
      "update history set revision = case revision when 1 then 9 else 1 end where revision in (1, 2); update history set revision = 2 where revision = 9",
      "changed at revision 1: it does not follow",
    ],
    [
      "a duplicate entry at the end",
      "insert into history (environment, revision, fragment, entry, hash) select environment, 4, fragment, entry, hash from history where revision = 3",
      "changed at revision 4: it does not follow",
    ],
    [
      "an entry of another environment",
      "update history set environment = 'staging' where revision = 3",
      "ends at revision 2, not at 3",
    ],
    [
      "a revision set back",
      "update environments set revision = 2 where name = 'production'",
      "ends at revision 3, not at 2",
    ],
    [
      "a changed head",
      "update environments set head = repeat('a', 64) where name = 'production'",
      "ends with a different entry than recorded",
    ],
    [
      "a truncated end, with revision and head set back to match",
      "delete from history where revision = 3; update environments set revision = 2, head = (select hash from history where revision = 2 and environment = 'production') where name = 'production'",
      "was set back to revision 2",
    ],
  ])("F-35 finds %s, and says where", async (_what, sql, message) => {
    for (const statement of sql.split("; ")) await registry.database.query(statement);
    await expect(verifyHistory(registry.database, acknowledged)).rejects.toThrow(message);
    await expect(verifyHistory(registry.database, acknowledged)).rejects.toThrow("Restore the database from a backup.");
    await restore();
    await expect(verifyHistory(registry.database, acknowledged)).resolves.toBeUndefined();
  });

  it("F-35 finds an edited entry whose own hash was recomputed", async () => {
    const { createHash } = await import("node:crypto");
    const entry = (backup[1]?.entry ?? "").replace("step 1.0.1", "step 9.9.9");
    const hash = createHash("sha256").update(entry).digest("hex");
    await registry.database.query("update history set entry = $1, hash = $2 where revision = 2", [entry, hash]);
    await expect(verifyHistory(registry.database, acknowledged)).rejects.toThrow(/changed at revision 3/);
    await restore();
  });

  it("F-35 finds an edited file of acknowledged revisions, and an invalid one", async () => {
    const file = join(registry.dataDir, "acknowledged.json");
    const kept = await readFile(file, "utf8");
    await writeFile(file, kept.replace('"revision": 3', '"revision": 2'));
    await expect(verifyHistory(registry.database, (await openAcknowledged(registry.dataDir)).heads)).rejects.toThrow(
      "was acknowledged with other contents",
    );
    for (const text of ["", kept.slice(0, 20), "[]", '{"production":{}}']) {
      await writeFile(file, text);
      await expect(openAcknowledged(registry.dataDir)).rejects.toThrow("acknowledged.json was changed");
    }
    await writeFile(file, kept);
  });

  async function restore(): Promise<void> {
    await registry.database.query("delete from history");
    for (const { revision, entry, hash } of backup) {
      await registry.database.query(
        "insert into history (environment, revision, fragment, entry, hash) values ('production', $1, 'mf-a', $2, $3)",
        [revision, entry, hash],
      );
    }
    await registry.database.query("update environments set revision = 3, head = $1 where name = 'production'", [
      backup.at(-1)?.hash,
    ]);
  }
});
