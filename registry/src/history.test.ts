import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { ensureEnvironments } from "./environment.ts";
import { verifyHistory } from "./history.ts";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

// Starting and stopping whole registries takes as long as the machine lets it.
jest.setTimeout(120_000);

let registry: RunningRegistry;

beforeAll(async () => {
  registry = await startTestRegistry();
  for (const version of ["1.0.0", "1.0.1", "1.0.2"]) {
    await registry.publish({ name: "mf-a", version });
    await registry.change("mf-a", { action: "promote", version, reason: `step ${version}` });
  }
});

afterAll(() => registry.close());

describe("F-35 the history is verified at start", () => {
  let backup: { revision: number; entry: string; hash: string }[];

  beforeEach(async () => {
    await ensureEnvironments(registry.database, ["production"]);
    backup = await registry.database.query("select revision, entry, hash from history order by revision");
    await verifyHistory(registry.database);
  });

  it.each([
    ["an edited reason", "update history set entry = replace(entry, 'step 1.0.1', 'step 9.9.9') where revision = 2"],
    ["an entry of another fragment", "update history set fragment = 'mf-b' where revision = 2"],
    ["a removed entry", "delete from history where revision = 2"],
    ["a truncated end", "delete from history where revision = 3"],
    ["a head that was set back", "update environments set revision = 2 where name = 'production'"],
  ])("detects %s", async (_what, sql) => {
    await registry.database.query(sql);
    await expect(verifyHistory(registry.database)).rejects.toThrow(/history of production/);
    await restore();
    await expect(verifyHistory(registry.database)).resolves.toBeUndefined();
  });

  it("detects an edited entry whose own hash was made to fit", async () => {
    const { createHash } = await import("node:crypto");
    const entry = (backup[1]?.entry ?? "").replace("step 1.0.1", "step 9.9.9");
    const hash = createHash("sha256").update(entry).digest("hex");
    await registry.database.query("update history set entry = $1, hash = $2 where revision = 2", [entry, hash]);
    await expect(verifyHistory(registry.database)).rejects.toThrow(/changed at revision 3/);
    await restore();
  });

  async function restore(): Promise<void> {
    await registry.database.query("delete from history");
    for (const { revision, entry, hash } of backup) {
      await registry.database.query(
        "insert into history (environment, revision, fragment, entry, hash) values ('production', $1, 'mf-a', $2, $3)",
        [revision, entry, hash],
      );
    }
    await registry.database.query("update environments set revision = 3 where name = 'production'");
  }
});
