import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { afterAll, beforeAll, expect, it, jest } from "@jest/globals";
import { LeanRemoteRuntime } from "./lean-remote-runtime.ts";
import { runWebpack } from "./run-webpack.ts";

type Done = (event: object) => void;

let dir: string;
let entry: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "lean-remote-"));
  await writeFile(join(dir, "late.js"), "export const late = 1;");
  await writeFile(join(dir, "entry.js"), "globalThis.late = () => import('./late.js');");
  await runWebpack([
    {
      mode: "production",
      context: dir,
      entry: "./entry.js",
      target: ["web", "es2022"],
      output: { path: join(dir, "dist"), publicPath: "/_fragments/mf-products/1.0.0/", chunkFilename: "late.js" },
      plugins: [new LeanRemoteRuntime()],
    },
  ]);
  entry = await readFile(join(dir, "dist/main.js"), "utf8");
}, 60_000);

afterAll(() => rm(dir, { recursive: true, force: true }));

it("a remote's entry has the shell load its chunks, and tells by webpack's own error of one that is lost", async () => {
  const loadScript = jest.fn<(url: string, done: Done) => void>();
  const page = { __zhianFederation: { loadScript }, document: {}, late: () => Promise.resolve() };
  runInContext(entry, createContext(page));
  loadScript.mockImplementationOnce((_url, done) => done({ type: "error", target: { src: "/late.js" } }));
  await expect(page.late()).rejects.toMatchObject({ name: "ChunkLoadError", type: "error", request: "/late.js" });

  // What has come has put itself into the entry's list of chunks by the time it is said to be there.
  const chunk = await readFile(join(dir, "dist/late.js"), "utf8");
  loadScript.mockImplementationOnce((_url, done) => {
    runInContext(chunk, page);
    done({ type: "load" });
  });
  await expect(page.late()).resolves.toMatchObject({ late: 1 });
  expect(loadScript).toHaveBeenCalledWith("/_fragments/mf-products/1.0.0/late.js", expect.any(Function));
  expect(entry).not.toContain("createElement");
});
