import { dirname, join } from "node:path";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import type { Configuration } from "webpack";
import { browserConfig } from "./browser-config.ts";
import { buildCache } from "./build-cache.ts";
import { scriptRule } from "./module-rules.ts";
import { serverConfig } from "./server-config.ts";

export const galleryFolders = { browser: "gallery", server: "gallery-server" } as const;

/**
 * The gallery of the site's parts, from its sources in `dir` to its folders in `dist`: a browser half, and a server half that renders
 * its pages. It is standalone: its files can be at any address, and it takes no part in the federation.
 */
export function galleryBuild(dir: string, dist: string): [browser: Configuration, server: Configuration] {
  const name = "gallery";
  const root = dirname(dirname(dir));
  const browser = browserConfig({ dir, name, publicPath: "auto", output: join(dist, galleryFolders.browser) });
  const server = serverConfig({ dir, name, output: join(dist, galleryFolders.server) });
  // No hot updates in any environment: its page is only viewed.
  const [, ...otherRules] = browser.module?.rules ?? [];
  return [
    {
      ...browser,
      mode: "production",
      entry: { gallery: "./src/browser.tsx" },
      output: { ...browser.output, clean: true, trustedTypes: "gallery" },
      module: { rules: [scriptRule(false), ...otherRules] },
      // Hashes are only for files in a snapshot.
      plugins: (browser.plugins ?? []).filter((plugin) => plugin instanceof MiniCssExtractPlugin),
      cache: buildCache(root, "gallery-browser"),
    },
    {
      ...server,
      mode: "production",
      entry: { render: "./src/server.tsx" },
      output: { ...server.output, clean: true },
      cache: buildCache(root, "gallery-server"),
    },
  ];
}
