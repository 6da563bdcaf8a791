import { createRequire } from "node:module";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import type { Configuration } from "webpack";
import { isDevelopment } from "./browser-config.ts";
import { ChunkNames } from "./chunk-names.ts";
import { WholeEntry } from "./whole-entry.ts";

/**
 * What must be one copy in a page: two Reacts break hooks, two routers lose their contexts, two stacks of layers close in the
 * wrong order. single-spa-react and i18next only weigh.
 */
const singletons = {
  react: ["react", "react/jsx-runtime"],
  "react-dom": ["react-dom", "react-dom/client"],
  "react-router": ["@zhian/fragment/router"],
  "@zhian/ui": ["@zhian/ui/headless"],
  "single-spa-react": ["single-spa-react"],
  i18next: ["i18next"],
} as const;

const require = createRequire(import.meta.url);

/** Every remote uses the shell's core; all packages of Module Federation have one version. */
const federationRuntime = "@module-federation/runtime";

/** This package: its version covers what the shell provides to entries besides packages (`__zhianIntegrity`). */
const thisPackage = "@zhian/build";

/** Version of each package that a release takes from the shell, as this build sees it, and the range that it accepts. */
export function sharedVersions(): Record<string, { version: string; range: string }> {
  return Object.fromEntries(
    [...Object.keys(singletons), federationRuntime, thisPackage].map((name) => {
      // A package's own manifest has a version, or npm would not have installed it.
      const { version } = require(`${name}/package.json`) as { version: string };
      return [name, { version, range: `^${version}` }];
    }),
  );
}

export function shared(toOptions: (version: { version: string; range: string }) => object) {
  const versions = sharedVersions();
  return Object.fromEntries(
    Object.entries(singletons).flatMap(([name, requests]) =>
      requests.map((request) => [
        request,
        { singleton: true, ...toOptions(versions[name] ?? { version: "0", range: "*" }) },
      ]),
    ),
  );
}

export const optimization = { disableSnapshot: true, target: "web" as const };

/** A remote: no copies of its own, no wait for the share scope, the federation runtime's core from the shell. */
export function federatedBrowser(config: Configuration, name: string): Configuration {
  const remote = new ModuleFederationPlugin({
    name: globalName(name),
    filename: "remoteEntry.js",
    exposes: { "./app": "./src/browser.tsx" },
    shared: shared(({ range }) => ({ import: false, requiredVersion: range, strictVersion: true })),
    shareStrategy: "loaded-first",
    dts: false,
    experiments: { optimization: { ...optimization, disableRemote: true }, externalRuntime: true },
  });
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
      remote,
      // What is replaced while it runs is known by its chunk.
      ...(isDevelopment ? [] : [new WholeEntry(globalName(name))]),
      new ChunkNames(),
    ],
  };
}

/** Name of the window global that a remote entry makes; a hyphen would not do, nor an element's id. */
export function globalName(fragment: string): string {
  return fragment.replaceAll("-", "_");
}
