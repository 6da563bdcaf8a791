import { basename, join } from "node:path";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import MinimizerPlugin from "minimizer-webpack-plugin";
import type { Configuration } from "webpack";

import { buildCache } from "./build-cache.ts";
import { assetRule, contentRule, scriptRule, styleRules } from "./module-rules.ts";
import { repositoryRoot } from "./repository-root.ts";

interface BrowserOptions {
  dir: string;
  name: string;
  /** A plain string: a computed one would be code that the page has to run. */
  publicPath: string;
  output: string;
  /** Of chunks: a template of webpack's. */
  styleNames?: string;
}

/** Read whenever a configuration is made: `npm run dev` sets it once the builds that it does not watch are done. */
export function isDevelopment(): boolean {
  return process.env["NODE_ENV"] === "development";
}

export function browserConfig({ dir, name, publicPath, output, styleNames }: BrowserOptions): Configuration {
  return {
    name: `${name}-browser`,
    mode: isDevelopment() ? "development" : "production",
    context: dir,
    target: ["web", "es2022"],
    // No eval, as the page's policy demands.
    devtool: isDevelopment() ? "cheap-module-source-map" : false,
    output: {
      path: output,
      publicPath,
      filename: "[name].[contenthash:8].js",
      chunkFilename: "[name].[contenthash:8].js",
      uniqueName: name,
      crossOriginLoading: "anonymous",
      // Of the whole file, however slowly it comes: webpack's own two minutes would be the visitor's.
      chunkLoadTimeout: 4_000,
      hashFunction: "xxhash64",
    },
    // rxjs gives its modern build under this condition only; the other carries helpers for browsers that are gone.
    resolve: { extensions: [".ts", ".tsx", ".js", ".json"], conditionNames: ["es2015", "..."] },
    module: {
      rules: [
        scriptRule(isDevelopment()),
        ...styleRules({ scope: name, sheets: { extract: MiniCssExtractPlugin.loader, own: join(dir, "src") } }),
        assetRule(true),
        contentRule,
      ],
    },
    optimization: {
      moduleIds: "deterministic",
      minimizer: [smallScripts(), smallStyles()],
    },
    plugins: [
      // Class names are scoped and no component's sheet overrides another's: their order says nothing.
      new MiniCssExtractPlugin({
        ignoreOrder: true,
        filename: "[name].[contenthash:8].css",
        chunkFilename: styleNames ?? "[name].[contenthash:8].css",
      }),
    ],
    cache: buildCache(repositoryRoot(dir), `${basename(dir)}-browser`),
    performance: false,
    stats: "errors-warnings",
    infrastructureLogging: { level: "warn" },
  };
}

/** swc's minifier: one per cent smaller than the default one here. */
function smallScripts(): MinimizerPlugin {
  return new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    extractComments: false,
    minimizerOptions: { ecma: 2022, compress: { passes: 3, ecma: 2022 }, mangle: true, format: { comments: false } },
  });
}

function smallStyles(): MinimizerPlugin {
  return new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify });
}
