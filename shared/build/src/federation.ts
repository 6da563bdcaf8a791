import { createRequire } from "node:module";
import type { StatsPlugin as StatsPluginClass } from "@module-federation/manifest";
import { globalName } from "@zhian/contracts/global-name";
import { sharedModules } from "@zhian/contracts/shared-modules";
import type { Configuration } from "webpack";
import webpack from "webpack";
import { isDevelopment } from "./browser-config.ts";
import { ChunkNames } from "./chunk-names.ts";
import { exposedChunk, WholeEntry } from "./whole-entry.ts";

const require = createRequire(import.meta.url);

/** This package: its version covers what the shell does for releases besides providing packages, such as checking the files that they load. */
const thisPackage = "@zhian/build";

/** Version of each package that a release takes from the shell, as this build sees it, and the range that it accepts. */
export function sharedVersions(): Record<string, { version: string; range: string }> {
  return Object.fromEntries(
    [...Object.keys(sharedModules), thisPackage].map((name) => {
      // A package's own manifest has a version, or npm would not have installed it.
      const { version } = require(`${name}/package.json`) as { version: string };
      return [name, { version, range: `^${version}` }];
    }),
  );
}

export function shared<Options extends object>(toOptions: (version: { version: string; range: string }) => Options) {
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

// Imported as an ES module, it finds no version of any package, and lists none.
const { StatsPlugin } = require("@module-federation/manifest") as { StatsPlugin: typeof StatsPluginClass };

/** A remote: no copies of its own, and webpack's own container, which needs no federation runtime in each entry. */
export function federatedBrowser(config: Configuration, name: string): Configuration {
  const options = {
    name: globalName(name),
    filename: "remoteEntry.js",
    exposes: { "./app": { import: ["./src/browser.tsx"], name: exposedChunk } },
    shared: shared(({ range }) => ({ import: false as const, requiredVersion: range, strictVersion: true })),
  };
  return {
    ...config,
    entry: {},
    // A release's version is in the address, so that one hash serves all of a build. With a hash of its own for each chunk, and
    // numbers for names, the entry would list every chunk: each page would grow with each page that the fragment has.
    output: { ...config.output, chunkFilename: "[id].[fullhash:8].js" },
    optimization: {
      ...config.optimization,
      chunkIds: false,
      // Of sources. A request more costs a phone more than what two pages carry twice.
      splitChunks: { minSize: 22_000 },
    },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.container.ModuleFederationPlugin(options),
      // Writes mf-manifest.json.
      new StatsPlugin(options, { pluginVersion: webpack.version, bundler: "webpack" }),
      // What is replaced while it runs is known by its chunk.
      ...(isDevelopment ? [] : [new WholeEntry(globalName(name))]),
      new ChunkNames(),
    ],
  };
}
