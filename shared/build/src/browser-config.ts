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
  /** File names of style chunks, as a webpack template. */
  styleNames?: string;
}

/** Read for each configuration: `npm run dev` sets it once the builds that it does not watch are done. */
export function isDevelopment(): boolean {
  return process.env["NODE_ENV"] === "development";
}

export function browserConfig({ dir, name, publicPath, output, styleNames }: BrowserOptions): Configuration {
  return {
    name: `${name}-browser`,
    mode: isDevelopment() ? "development" : "production",
    context: dir,
    target: ["web", "es2022"],
    // No eval: the page's content security policy forbids it.
    devtool: isDevelopment() ? "cheap-module-source-map" : false,
    output: {
      path: output,
      publicPath,
      filename: "[name].[contenthash:8].js",
      chunkFilename: "[name].[contenthash:8].js",
      uniqueName: name,
      crossOriginLoading: "anonymous",
      // For the whole file, on any connection: with webpack's default, a visitor would wait two minutes.
      chunkLoadTimeout: 4_000,
      hashFunction: "xxhash64",
    },
    // rxjs provides its modern build under this condition only; the other one contains helpers for obsolete browsers.
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
      // Class names are scoped and no component's sheet overrides another's, so the order of sheets does not matter.
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

/** swc's minifier: here, its output is one percent smaller than the default minifier's. */
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
