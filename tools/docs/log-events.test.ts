import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";

const root = join(import.meta.dirname, "../..");
const folders = { api: "api/src", registry: "registry/src", shell: "shell/src/server" };

function sourcesOf(folder: string): string[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(root, file), "utf8"));
}

const logged = Object.entries(folders).flatMap(([service, folder]) =>
  sourcesOf(folder).flatMap((text) =>
    [...text.matchAll(/\bevent: "([a-z_]+\.[a-z_]+)"/g)].map(([, event]) => `${event} of ${service}`),
  ),
);
const guide = readFileSync(join(root, "docs/guides/log-events.md"), "utf8");
const documented = [...guide.matchAll(/^\| `([a-z_]+\.[a-z_]+)` \| ([a-z, ]+) \|/gm)].flatMap(([, event, of = ""]) =>
  of.split(", ").map((service) => `${event} of ${service}`),
);

it("the guide lists exactly the events that the servers log", () => {
  expect(documented).toEqual([...new Set(documented)]);
  expect(new Set(documented)).toEqual(new Set(logged));
});

it.each(Object.entries(folders))("every line that the %s logs has an event", (_service, folder) => {
  const lines = sourcesOf(folder).flatMap((text) => [
    ...text.matchAll(/\b(?:log|#log)(?:\.(?:debug|info|warn|error|fatal)|\[[^\]]+\])\([^;]{0,200}/g),
  ]);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.map(([line]) => line).filter((line) => !/\bevent: |\.\.\.fact\b/.test(line))).toEqual([]);
});
