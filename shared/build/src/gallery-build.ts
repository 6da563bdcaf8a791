import { join } from "node:path";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import type { Configuration } from "webpack";
import { browserConfig } from "./browser-config.ts";
import { buildCache } from "./build-cache.ts";
import { scriptRule } from "./module-rules.ts";
import { serverConfig } from "./server-config.ts";

/**
 * The gallery of the site's parts: a browser half, and a server half that makes its pages. It stands alone, so that its files can lie
 * at any address, and takes no part in the federation.
 */
export function galleryBuild(dir: string): [browser: Configuration, server: Configuration] {
  const name = "gallery";
  const browser = browserConfig({ dir, name, publicPath: "auto", output: join(dir, "dist/gallery") });
  const server = serverConfig({ dir, name, output: join(dir, "dist/gallery-server") });
  // Hot in no environment: its page is looked at, not lived in.
  const [, ...otherRules] = browser.module?.rules ?? [];
  return [
    {
      ...browser,
      mode: "production",
      entry: { gallery: "./src/gallery/browser.tsx" },
      output: { ...browser.output, trustedTypes: "gallery" },
      module: { rules: [scriptRule(false), ...otherRules] },
      // Hashes are for what a snapshot names.
      plugins: (browser.plugins ?? []).filter((plugin) => plugin instanceof MiniCssExtractPlugin),
      cache: buildCache(join(dir, ".."), "gallery-browser"),
    },
    {
      ...server,
      mode: "production",
      entry: { render: "./src/gallery/server.tsx" },
      cache: buildCache(join(dir, ".."), "gallery-server"),
    },
  ];
}
