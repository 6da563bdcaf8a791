import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openDiskStore } from "./files/disk-store.ts";
import type { FileStore } from "./files/file-store.ts";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

let failing: { at: "opening" | "reading" | "writing"; code: string } | undefined;
let registry: RunningRegistry;

beforeAll(async () => {
  registry = await startTestRegistry(
    {},
    { openFiles: async (root, options) => failWhenTold(await openDiskStore(root, options)) },
  );
  await registry.publish({ name: "mf-a", files: { "long.js": "export const x = 1;\n".repeat(20_000) } });
});
afterAll(() => registry.close());

function failWhenTold(store: FileStore): FileStore {
  const fault = () => Object.assign(new Error(`${failing?.code}: input/output error`), { code: failing?.code });
  return {
    ...store,
    async stage() {
      if (failing?.at === "writing") throw fault();
      return store.stage();
    },
    async read(integrity, options) {
      if (failing?.at === "opening") throw fault();
      const file = await store.read(integrity, options);
      if (failing?.at !== "reading") return file;
      file.content.destroy();
      async function* breaksOff() {
        yield Buffer.from("export");
        throw fault();
      }
      return { ...file, content: Readable.from(breaksOff()) };
    },
  };
}

const get = () => registry.fetch("/files/mf-a/1.0.0/long.js", { headers: { "accept-encoding": "identity" } });

describe("F-25 a registry whose disk cannot be read or written", () => {
  it.each(["EIO", "EACCES", "EMFILE"])(
    "F-25 answers 503 at once for a hundred files when opening fails with %s, and recovers afterwards",
    async (code) => {
      failing = { at: "opening", code };
      const answers = await Promise.all(Array.from({ length: 100 }, get));
      failing = undefined;
      for (const answer of answers) {
        expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
          503,
          "5",
          "no-store",
        ]);
        await answer.text();
      }
      expect((await (await get()).text()).length).toBe(400_000);
    },
  );

  it("F-25 aborts the response when reading fails midway, so that clients see it as incomplete", async () => {
    failing = { at: "reading", code: "EIO" };
    const answers = await Promise.allSettled(Array.from({ length: 100 }, async () => (await get()).text()));
    failing = undefined;
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => "rejected"));
    expect((await (await get()).text()).length).toBe(400_000);
  });

  it("F-25 keeps serving, and says that it accepts no releases, while the disk is read-only", async () => {
    failing = { at: "writing", code: "EROFS" };
    const refused = await registry.publish({ name: "mf-b" });
    expect([refused.status, await refused.json()]).toEqual([
      507,
      { error: expect.objectContaining({ message: expect.stringContaining("cannot be written") }) },
    ]);
    expect((await get()).status).toBe(200);
    failing = undefined;
    expect((await registry.publish({ name: "mf-b" })).status).toBe(201);
  });
});
