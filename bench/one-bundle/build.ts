import { rm } from "node:fs/promises";
import { join } from "node:path";
import { browserConfig } from "@zhian/build/browser-config";
import { buildCache } from "@zhian/build/build-cache";
import { runWebpack } from "@zhian/build/run-webpack";
import { serverConfig } from "@zhian/build/server-config";
import type { StatsCompilation } from "webpack";
import { type BundleAssets, type BundleListing, bundlePath } from "./bundle-listing.ts";

export interface BundleSource {
  /** Name of the build cache. */
  name: string;
  /** Entry of the browser half, relative to this folder. */
  browser: string;
}

export const wholeSite: BundleSource = { name: "one-bundle", browser: "./browser.tsx" };

/** Builds both halves with the build rules of fragments, but without federation. */
export async function buildBundle(root: string, output: string, source = wholeSite): Promise<BundleListing> {
  await rm(output, { recursive: true, force: true });
  const dir = join(root, "bench/one-bundle");
  const common = { dir, name: "one-bundle" };
  const browser = browserConfig({ ...common, publicPath: bundlePath, output: join(output, "browser") });
  const server = serverConfig({ ...common, output: join(output, "server") });
  const { stats } = await runWebpack([
    {
      ...browser,
      entry: { main: source.browser },
      experiments: { topLevelAwait: true },
      cache: buildCache(root, `${source.name}-browser`),
    },
    { ...server, entry: { render: "./server.tsx" }, cache: buildCache(root, "one-bundle-server") },
  ]);
  const [inBrowser, onServer] = stats.map((one) => one.toJson({ chunkGroups: true, entrypoints: true, assets: true }));
  if (!inBrowser || !onServer) throw new Error("the one bundle has two halves, but webpack built fewer");
  return toListing(inBrowser, onServer);
}

function toListing(browser: StatsCompilation, server: StatsCompilation): BundleListing {
  const groups = Object.entries(browser.namedChunkGroups ?? {}).map(([name, { assets = [] }]) => {
    const files = assets.map((asset) => asset.name);
    const ending = (extension: string) => files.filter((file) => file.endsWith(extension));
    return [name, { js: ending(".js"), css: ending(".css") }] as const;
  });
  const { main, ...chunks } = Object.fromEntries<BundleAssets>(groups);
  const file = server.assets?.map(({ name }) => name).find((name) => name.endsWith(".cjs"));
  if (!main || !file) throw new Error("the one bundle's build has no entry");
  return { entry: main, chunks, server: file };
}
