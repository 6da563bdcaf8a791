import { join } from "node:path";
import type { Configuration } from "webpack";
import { browserConfig } from "./browser-config.ts";
import { federationHost } from "./federation-host.ts";

/** The shell's browser half: host of the federation, one entry, its own address prefix. */
export function shellBuild(dir: string): Configuration[] {
  const config = browserConfig({ dir, name: "shell", publicPath: "/_shell/", output: join(dir, "dist/browser") });
  return [
    {
      ...config,
      output: { ...config.output, filename: "[name].js" },
      entry: { shell: "./src/browser/main.ts" },
      plugins: [...(config.plugins ?? []), federationHost()],
    },
  ];
}
