import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { afterAll, beforeAll, expect, it, jest } from "@jest/globals";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import { runWebpack } from "./run-webpack.ts";
import { WholeEntry } from "./whole-entry.ts";

const loaderOfStyles = createRequire(import.meta.url).resolve("css-loader");
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "whole-entry-"));
  await writeFile(join(dir, "app.css"), "a{color:red}");
  await writeFile(join(dir, "app.js"), "import './app.css'; globalThis.ran = true; export const app = 1;");
  await writeFile(
    join(dir, "entry.js"),
    `globalThis.get = () => import(/* webpackChunkName: "__federation_expose_app" */ "./app.js");`,
  );
  await runWebpack([
    {
      mode: "production",
      context: dir,
      entry: { mf_products: "./entry.js" },
      target: ["web", "es2022"],
      module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, loaderOfStyles] }] },
      output: { path: join(dir, "dist"), publicPath: "/", filename: "remoteEntry.js", chunkFilename: "[name].js" },
      plugins: [new MiniCssExtractPlugin({ chunkFilename: "[name].css" }), new WholeEntry("mf_products")],
    },
  ]);
});

afterAll(() => rm(dir, { recursive: true, force: true }));

interface Link {
  href: string;
  rel: string;
  onload(event: object): void;
  onerror(event: object): void;
}

it("a remote's entry contains the code it exposes, and runs it on request, once its styles have loaded", async () => {
  const append = jest.fn<(link: Link) => void>();
  const createElement = jest.fn(() => ({}));
  const document = { createElement, getElementsByTagName: () => [], head: { appendChild: append } };
  const page = { document, get: () => Promise.resolve({}), ran: false };
  runInContext(await readFile(join(dir, "dist/remoteEntry.js"), "utf8"), createContext(page));

  expect((await readdir(join(dir, "dist"))).toSorted()).toEqual(["__federation_expose_app.css", "remoteEntry.js"]);
  expect(page.ran).toBe(false);
  append.mockImplementationOnce((link) => link.onerror({ type: "error" }));
  await expect(page.get()).rejects.toMatchObject({ name: "ChunkLoadError" });

  append.mockImplementationOnce((link) => link.onload({ type: "load" }));
  await expect(page.get()).resolves.toMatchObject({ app: 1 });
  expect(page.ran).toBe(true);
  expect(append.mock.lastCall).toMatchObject([{ href: "/__federation_expose_app.css", rel: "stylesheet" }]);
  expect(createElement.mock.calls).toEqual([["link"], ["link"]]);
});
