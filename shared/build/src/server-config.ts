import { basename } from "node:path";
import type { Configuration } from "webpack";
import webpack from "webpack";
import { isDevelopment } from "./browser-config.ts";
import { buildCache } from "./build-cache.ts";
import { assetRule, contentRule, scriptRule, styleRules } from "./module-rules.ts";
import { repositoryRoot } from "./repository-root.ts";

interface ServerOptions {
  dir: string;
  name: string;
  output: string;
}

/** A self-contained bundle for a worker: one file that shares nothing, so that versions cannot differ. */
export function serverConfig({ dir, name, output }: ServerOptions): Configuration {
  return {
    name: `${name}-server`,
    mode: isDevelopment() ? "development" : "production",
    context: dir,
    target: "node24",
    devtool: false,
    entry: { render: "./src/server.tsx" },
    output: { path: output, filename: "render.[contenthash:8].cjs", library: { type: "commonjs2" }, uniqueName: name },
    resolve: { extensions: [".ts", ".tsx", ".js", ".json"] },
    module: {
      rules: [scriptRule(false), ...styleRules({ scope: name }), assetRule(false), contentRule],
      // In one chunk from the start: merging chunks later takes longer than the rest of a small build.
      parser: { javascript: { dynamicImportMode: "eager" } },
    },
    // A stack trace with names is worth more on a server than the bytes.
    optimization: { minimize: false, moduleIds: "deterministic" },
    // Also merges chunks of imports that name one.
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    cache: buildCache(repositoryRoot(dir), `${basename(dir)}-server`),
    performance: false,
    stats: "errors-warnings",
  };
}
