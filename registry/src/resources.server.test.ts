import { afterAll, beforeAll } from "@jest/globals";
import { describeResource } from "@zhian/serve/testing/describe-resource";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

let registry: RunningRegistry;

beforeAll(async () => {
  // A snapshot is issued again every 42 hours, under another tag.
  const now = new Date();
  registry = await startTestRegistry({ ops: true }, { now: () => now });
  await registry.publish({ name: "mf-a", files: { "chunk.js": "export const answer = 42;\n".repeat(100) } });
  await registry.change("mf-a", { action: "promote", version: "1.0.0", reason: "first" });
});

afterAll(() => registry.close());

for (const [path, isPacked] of [
  ["/v1/keys", false],
  ["/v1/fragment.schema.json", true],
  ["/v1/environments/production/snapshot", true],
  ["/v1/environments/production/discovery", false],
  ["/v1/environments/production/importmap", false],
  ["/v1/environments/production/log", false],
  ["/ops/assets/ops.css", true],
] as const) {
  describeResource(path, { url: () => registry.url + path, isPacked });
}

const file = "/files/mf-a/1.0.0/chunk.js";
describeResource(file, { url: () => registry.url + file, isPacked: true, hasParts: false });
