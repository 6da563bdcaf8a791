import { createRequire } from "node:module";
import type { StatsPlugin as StatsPluginClass } from "@module-federation/manifest";
import { globalName } from "@zhian/contracts/global-name";
import { sharedModules } from "@zhian/contracts/shared-modules";
import type { Configuration } from "webpack";
import webpack from "webpack";
import { isDevelopment } from "./browser-config.ts";
import { ChunkNames } from "./chunk-names.ts";
import { type SharedVersion, sharedVersions } from "./shared-versions.ts";
import { exposedChunk, WholeEntry } from "./whole-entry.ts";

const require = createRequire(import.meta.url);

export function shared<Options extends object>(toOptions: (version: SharedVersion) => Options) {
  const versions = sharedVersions();
  return Object.fromEntries(
    Object.entries(sharedModules).flatMap(([name, requests]) =>
      requests.map((request) => [
        request,
        { singleton: true, ...toOptions(versions[name] ?? { version: "0", range: "*" }) },
      ]),
    ),
  );
}

// Imported as an ES module, it finds no package versions, and lists none.
const { StatsPlugin } = require("@module-federation/manifest") as { StatsPlugin: typeof StatsPluginClass };

/** A remote: without its own copies of shared packages, and with webpack's container, which needs no federation runtime in each entry. */
export function federatedBrowser(config: Configuration, name: string): Configuration {
  const taken = shared(({ range }) => ({ import: false as const, requiredVersion: range, strictVersion: true }));
  const options = {
    name: globalName(name),
    filename: "remoteEntry.js",
    exposes: { "./app": { import: ["./src/browser.tsx"], name: exposedChunk } },
    shared: { ...taken, ...asPublished(taken) },
  };
  return {
    ...config,
    entry: {},
    // A release's version is in the address, so that one hash serves the whole build. With a hash for each chunk, and numeric ids,
    // the entry would list every chunk: each page would grow with each page that the fragment has.
    output: { ...config.output, chunkFilename: "[id].[fullhash:8].js" },
    optimization: {
      ...config.optimization,
      chunkIds: false,
      // In bytes of source. A further request costs a phone more than code that is in two pages.
      splitChunks: { minSize: 27_000 },
    },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.container.ModuleFederationPlugin(options),
      // Writes mf-manifest.json.
      new StatsPlugin(options, { pluginVersion: webpack.version, bundler: "webpack" }),
      // Not in development: hot updates find the replaced code by its chunk.
      ...(isDevelopment() ? [] : [new WholeEntry(globalName(name))]),
      new ChunkNames(),
    ],
  };
}

/** In a team's own repository, all packages are subpaths of `@zhian/fragment`; in the share scope, a module keeps its name. */
function asPublished<Options extends object>(modules: Record<string, Options>) {
  return Object.fromEntries(
    Object.entries(modules)
      .filter(([request]) => request.startsWith("@zhian/") && !request.startsWith("@zhian/fragment/"))
      .map(([request, options]) => [request.replace("@zhian/", "@zhian/fragment/"), { ...options, shareKey: request }]),
  );
}
