import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { runToEnd } from "../processes/run-to-end.ts";
import { judgePackage } from "./judge-package.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "judged-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const right = { types: "./part.d.ts", default: "./part.js" };

async function judge(exported: object): Promise<string[]> {
  const manifest = {
    name: "judged",
    version: "1.0.0",
    license: "MIT",
    type: "module",
    exports: { "./part": exported },
  };
  await mkdir(join(folder, "package"), { recursive: true });
  for (const [path, text] of Object.entries({
    "package.json": JSON.stringify(manifest),
    "part.js": "export const part = 1;\n",
    "part.d.ts": "export declare const part: number;\n",
    "wrong.d.ts": `export { part } from "./lost.js";\n`,
  })) {
    await writeFile(join(folder, "package", path), text);
  }
  await runToEnd(["npm", "pack", "--pack-destination", folder], { cwd: join(folder, "package") });
  return judgePackage(join(folder, "package"), join(folder, "judged-1.0.0.tgz"));
}

it("accepts a package whose entries have code and types", async () => {
  expect(await judge(right)).toEqual([]);
});

it.each([
  ["a script that is not packed", { ...right, default: "./lost.js" }, /publint: .*lost\.js/],
  ["types after the default condition", { default: "./part.js", types: "./part.d.ts" }, /publint: .*types/],
  ["types with an unresolved import", { ...right, types: "./wrong.d.ts" }, /attw: .*InternalResolutionError/],
])("refuses %s", async (_what, exported, why) => {
  expect((await judge(exported)).join("\n")).toMatch(why);
});
