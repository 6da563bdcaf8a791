import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { baselineWasm } from "@zhian/chaos/baseline-wasm";
import { compileCache } from "@zhian/chaos/compile-cache";
import { failpoints } from "../failpoints.ts";
import { putDatabase } from "../testing/database-images.ts";
import { openDatabase } from "./open-database.ts";

const main = join(import.meta.dirname, "../main.ts");
/** The rows written by a complete start: for the files that it shipped with, and for the content made from them. */
const seeded = [{ name: "content" }, { name: "files" }];
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "api-data-"));
});

afterEach(() => rm(dataDir, { recursive: true }));

const open = () => openDatabase({ dataDir }, () => undefined);

function start(env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [...baselineWasm, main], {
    env: { ...compileCache(), API_PORT: "0", API_DATA_DIR: dataDir, ...env },
  });
}

async function untilListening(child: ChildProcess): Promise<void> {
  let seen = "";
  for await (const text of child.stdout ?? []) {
    seen += text;
    if (seen.includes('"event":"server.listening"')) return;
  }
  throw new Error(`The api ended: ${seen}`);
}

describe("openDatabase in a folder", () => {
  it("F-93 refuses a folder in use by another process, 8 times of 8, and opens it once that is killed", async () => {
    await putDatabase(dataDir, "seeded");
    const first = start();
    await untilListening(first);
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await expect(open()).rejects.toMatchObject({ name: "DatabaseError", kind: "locked" });
    }

    const second = start();
    let said = "";
    second.stderr?.on("data", (text) => (said += text));
    expect(await once(second, "close")).toEqual([1, null]);
    expect(said).toMatch(/in use by another process.*API_DATA_DIR/);

    first.kill("SIGKILL");
    await once(first, "close");
    const database = await open();
    expect(await database.query("SELECT name FROM seed ORDER BY name")).toEqual(seeded);
    await database.close();
  });

  it("F-94 R-16 recovers from first starts killed at each step in turn, and removes their leftovers", async () => {
    await mkdir(join(dataDir, "unfinished-4711"));
    await writeFile(join(dataDir, "unfinished-4711/PG_VERSION"), "half");
    for (const name of failpoints.names) {
      // Each start recovers from the previous kill, or it would not reach its own step.
      expect(await once(start({ API_FAILPOINT: name }), "close")).toEqual([null, "SIGKILL"]);
    }
    const last = start();
    await untilListening(last);
    last.kill("SIGKILL");
    await once(last, "close");
    const database = await open();
    expect(await database.query("SELECT name FROM seed ORDER BY name")).toEqual(seeded);
    await database.close();
    expect((await readdir(dataDir)).filter((entry) => entry.startsWith("unfinished-"))).toEqual([]);
  });
});
