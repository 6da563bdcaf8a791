import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import type { WebpackPluginInstance } from "webpack";
import { optimization, pluginRuntime, shared } from "./federation.ts";
import { inPlaceOf } from "./in-place-of.ts";

/** The host: gives every singleton, eagerly, and the federation runtime. */
export function federationHost(): WebpackPluginInstance[] {
  const host = new ModuleFederationPlugin({
    name: "shell",
    remotes: {},
    shared: shared(({ version, range }) => ({ eager: true, version, requiredVersion: range })),
    shareStrategy: "loaded-first",
    dts: false,
    manifest: false,
    experiments: { optimization },
  });
  const core = "@module-federation/runtime-core/dist";
  return [
    host,
    inPlaceOf(pluginRuntime, "federation-runtime.mjs"),
    inPlaceOf(`${core}/plugins/snapshot/SnapshotHandler.js`, "no-snapshots.ts"),
    inPlaceOf(`${core}/utils/preload.js`, "no-snapshots.ts"),
    inPlaceOf(`${core}/utils/semver/index.js`, "caret-range.ts"),
    inPlaceOf("@module-federation/error-codes/dist/desc.mjs", "no-descriptions.ts"),
  ];
}
