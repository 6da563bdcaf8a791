import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FragmentDefinition } from "@zhian/contracts/fragment";
import type { Configuration } from "webpack";
import { browserConfig, isDevelopment } from "./browser-config.ts";
import { federatedBrowser } from "./federation.ts";
import { serverConfig } from "./server-config.ts";

/** Creates a fragment's whole configuration: browser half first, then server half. */
export function fragmentBuild(dir: string, { name }: FragmentDefinition): Configuration[] {
  const version = fragmentVersion(dir);
  const browser = browserConfig({
    dir,
    name,
    publicPath: `/_fragments/${name}/${version}/`,
    output: join(dir, "dist"),
    // Named like scripts (`federatedBrowser`): without a hash for each chunk, the entry need not list them.
    ...(!isDevelopment() && { styleNames: "[id].[fullhash:8].css" }),
  });
  return [federatedBrowser(browser, name), serverConfig({ dir, name, output: join(dir, "dist/server") })];
}

/** FRAGMENT_VERSION overrides it, for builds of a changed tree whose package version is already published. */
export function fragmentVersion(dir: string): string {
  const override = process.env["FRAGMENT_VERSION"];
  if (override) return override;
  // npm has validated it: a workspace without a version cannot be installed.
  return (JSON.parse(readFileSync(join(dir, "package.json"), "utf8")) as { version: string }).version;
}
