import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { afterAll, beforeAll, expect, it, jest } from "@jest/globals";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import { LeanRemoteRuntime } from "./lean-remote-runtime.ts";
import { runWebpack } from "./run-webpack.ts";

type Done = (event: object) => void;

const loaderOfStyles = createRequire(import.meta.url).resolve("css-loader");
const base = "/_fragments/mf-products/1.0.0/";
let dir: string;
let entry: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "lean-remote-"));
  await writeFile(join(dir, "late.js"), "export const late = 1;");
  await writeFile(join(dir, "styled.css"), "a{color:red}");
  await writeFile(join(dir, "styled.js"), "import './styled.css'; export const styled = 1;");
  await writeFile(
    join(dir, "entry.js"),
    `globalThis.late = () => import(/* webpackChunkName: "late" */ "./late.js");
    globalThis.styled = () => import(/* webpackChunkName: "styled" */ "./styled.js");`,
  );
  await runWebpack([
    {
      mode: "production",
      context: dir,
      entry: "./entry.js",
      target: ["web", "es2022"],
      module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, loaderOfStyles] }] },
      output: { path: join(dir, "dist"), publicPath: base, chunkFilename: "[name].js" },
      plugins: [new MiniCssExtractPlugin({ chunkFilename: "[name].css" }), new LeanRemoteRuntime()],
    },
  ]);
  entry = await readFile(join(dir, "dist/main.js"), "utf8");
});

afterAll(() => rm(dir, { recursive: true, force: true }));

async function openPage() {
  const loadScript = jest.fn<(url: string, done: Done) => void>();
  const loadStyle = jest.fn<(url: string) => Promise<void>>();
  const never = () => Promise.resolve({});
  const page = { __zhianFederation: { loadScript, loadStyle }, document: {}, late: never, styled: never };
  const context = createContext(page);
  runInContext(entry, context);
  const chunks = { late: "", styled: "" };
  for (const name of ["late", "styled"] as const) chunks[name] = await readFile(join(dir, `dist/${name}.js`), "utf8");
  /** What has come has put itself into the entry's list of chunks by the time it is said to be there. */
  const giveChunk = (name: keyof typeof chunks) => (_url: string, done: Done) => {
    runInContext(chunks[name], context);
    done({ type: "load" });
  };
  return { page, loadScript, loadStyle, giveChunk };
}

it("a remote's entry has the shell load its chunks, and tells by webpack's own error of one that is lost", async () => {
  const { page, loadScript, loadStyle, giveChunk } = await openPage();
  loadScript.mockImplementationOnce((_url, done) => done({ type: "error", target: { src: "/late.js" } }));
  await expect(page.late()).rejects.toMatchObject({ name: "ChunkLoadError", type: "error", request: "/late.js" });

  loadScript.mockImplementationOnce(giveChunk("late"));
  await expect(page.late()).resolves.toMatchObject({ late: 1 });
  expect(loadScript).toHaveBeenCalledWith(`${base}late.js`, expect.any(Function));
  expect(loadStyle).not.toHaveBeenCalled();
  expect(entry).not.toContain("createElement");
});

it("a remote's entry has the shell load the styles of its chunks, and is not ready without them", async () => {
  const { page, loadScript, loadStyle, giveChunk } = await openPage();
  loadScript.mockImplementation(giveChunk("styled"));
  loadStyle.mockRejectedValueOnce(new Error("lost"));
  await expect(page.styled()).rejects.toThrow("lost");

  loadStyle.mockResolvedValueOnce();
  await expect(page.styled()).resolves.toMatchObject({ styled: 1 });
  expect(loadStyle.mock.calls).toEqual([[`${base}styled.css`], [`${base}styled.css`]]);
});
