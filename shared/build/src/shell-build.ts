import { join } from "node:path";
import type { Configuration } from "webpack";
import { browserConfig } from "./browser-config.ts";
import { buildCache } from "./build-cache.ts";
import { federationHost } from "./federation-host.ts";

/** The shell's browser half: host of the federation, one entry, its own path prefix; and the script for inspected pages. */
export function shellBuild(dir: string): [shell: Configuration, inspectors: Configuration] {
  const config = browserConfig({ dir, name: "shell", publicPath: "/_shell/", output: join(dir, "dist/browser") });
  return [
    {
      ...config,
      output: { ...config.output, filename: "[name].js" },
      entry: { shell: "./src/browser/main.ts" },
      plugins: [...(config.plugins ?? []), federationHost()],
    },
    {
      ...config,
      name: "inspectors-browser",
      // It runs before the shell's runtime, and loads nothing.
      output: { ...config.output, uniqueName: "inspectors" },
      entry: { inspectors: "./src/browser/inspectors/inspectors.ts" },
      cache: buildCache(join(dir, ".."), "inspectors-browser"),
    },
  ];
}
