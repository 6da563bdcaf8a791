import { fileURLToPath } from "node:url";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import type { WebpackPluginInstance } from "webpack";
import { optimization, shared } from "./federation.ts";

/** The host: shares every singleton eagerly, and provides the core of the federation runtime. */
export function federationHost(): WebpackPluginInstance {
  return new ModuleFederationPlugin({
    name: "shell",
    remotes: {},
    shared: shared(({ version, range }) => ({ eager: true, version, requiredVersion: range })),
    shareStrategy: "loaded-first",
    dts: false,
    manifest: false,
    // Equals `experiments.provideExternalRuntime`, but as an ES module: with that option it is CommonJS, and the page loads the core twice.
    runtimePlugins: [fileURLToPath(import.meta.resolve("@module-federation/inject-external-runtime-core-plugin"))],
    experiments: { optimization },
  });
}
