import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { failpoints } from "../failpoints.ts";
import { putEmptyDatabase } from "../testing/database-images.ts";
import { openEmbeddedDatabase } from "./embedded-database.ts";

const main = join(import.meta.dirname, "../main.ts");
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "api-data-"));
});

afterEach(() => rm(dataDir, { recursive: true }));

function start(env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [main], { env: { API_PORT: "0", API_DATA_DIR: dataDir, ...env } });
}

async function untilListening(child: ChildProcess): Promise<void> {
  let seen = "";
  for await (const text of child.stdout ?? []) {
    seen += text;
    if (seen.includes("Server listening")) return;
  }
  throw new Error(`The api ended: ${seen}`);
}

function isBeforeDatabase(failpoint: (typeof failpoints.names)[number]): boolean {
  return failpoints.names.indexOf(failpoint) <= failpoints.names.indexOf("start: database in place");
}

describe("openEmbeddedDatabase", () => {
  it("F-93 refuses a folder that another process has open, 8 times of 8, and opens it when that one is killed", async () => {
    await putEmptyDatabase(dataDir);
    const first = start();
    await untilListening(first);
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await expect(openEmbeddedDatabase(dataDir)).rejects.toMatchObject({ name: "DatabaseError", kind: "locked" });
    }

    const second = start();
    let said = "";
    second.stderr?.on("data", (text) => (said += text));
    expect(await once(second, "close")).toEqual([1, null]);
    expect(said).toMatch(/in use by another process.*API_DATA_DIR/);

    first.kill("SIGKILL");
    await once(first, "close");
    const database = await openEmbeddedDatabase(dataDir);
    expect(await database.query("SELECT name FROM seed")).toEqual([{ name: "content" }]);
    await database.close();
  });

  it.each(failpoints.names)("F-94 is whole at the next start after a crash at %s", async (name) => {
    // Only the first steps need a folder without a database, which takes long to make.
    if (!isBeforeDatabase(name)) await putEmptyDatabase(dataDir);
    const killed = start({ API_FAILPOINT: name });
    expect(await once(killed, "close")).toEqual([null, "SIGKILL"]);
    const next = start();
    await untilListening(next);
    next.kill("SIGKILL");
    await once(next, "close");
    const database = await openEmbeddedDatabase(dataDir);
    expect(await database.query("SELECT name FROM seed")).toEqual([{ name: "content" }]);
    await database.close();
    expect((await readdir(dataDir)).filter((entry) => entry.startsWith("unfinished-"))).toEqual([]);
  });

  it("F-94 R-16 starts afresh where a first boot was cut short", async () => {
    const unfinished = join(dataDir, "unfinished-4711");
    await mkdir(unfinished);
    await writeFile(join(unfinished, "PG_VERSION"), "half");
    const database = await openEmbeddedDatabase(dataDir);
    expect(await database.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await database.close();
    await expect(access(unfinished)).rejects.toThrow("ENOENT");
  });
});
