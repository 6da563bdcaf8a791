import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openDiskStore } from "./files/disk-store.ts";
import type { FileStore } from "./files/file-store.ts";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

type FailingPart = "add" | "compress" | "keep";
let failing: FailingPart | undefined;
let registry: RunningRegistry;

beforeAll(async () => {
  registry = await startTestRegistry(
    {},
    { openFiles: async (root, options) => failWhenTold(await openDiskStore(root, options)) },
  );
});
afterAll(() => registry.close());

function failWhenTold(store: FileStore): FileStore {
  return {
    ...store,
    async stage() {
      const staging = await store.stage();
      const full = (part: FailingPart) => {
        if (failing === part) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
      };
      return {
        ...staging,
        async add(path, body, options) {
          const file = await staging.add(path, body, options);
          full("add");
          return file;
        },
        async compress(file) {
          full("compress");
          return staging.compress(file);
        },
        async keep() {
          full("keep");
          await staging.keep();
        },
      };
    },
  };
}

describe("F-24 a full disk during publish", () => {
  it.each<FailingPart>(["add", "compress", "keep"])(
    "at %s: 507, nothing kept, and the next publish works",
    async (part) => {
      const release = { name: `mf-full-${part}` };
      failing = part;
      const refused = await registry.publish(release);
      failing = undefined;
      expect([refused.status, await refused.json()]).toEqual([
        507,
        { error: expect.objectContaining({ remedy: expect.stringContaining("Free up space") }) },
      ]);
      expect(await readdir(join(registry.dataDir, "files/staging"))).toEqual([]);
      expect(await (await registry.fetch(`/v1/fragments/${release.name}/releases`)).json()).toMatchObject({
        releases: [],
      });
      expect((await registry.publish(release)).status).toBe(201);
    },
  );
});
