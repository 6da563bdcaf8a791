import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FragmentDefinition } from "@zhian/contracts/fragment";
import type { Configuration } from "webpack";
import { browserConfig, isDevelopment } from "./browser-config.ts";
import { federatedBrowser } from "./federation.ts";
import { serverConfig } from "./server-config.ts";

/** One call makes a fragment's whole configuration: browser half first, then server half. */
export function fragmentBuild(dir: string, { name }: FragmentDefinition): Configuration[] {
  const version = fragmentVersion(dir);
  const browser = browserConfig({
    dir,
    name,
    publicPath: `/_fragments/${name}/${version}/`,
    output: join(dir, "dist"),
    // As scripts are called (`federatedBrowser`): with no hash of its own, the entry need not list it.
    ...(!isDevelopment() && { styleNames: "[id].[fullhash:8].css" }),
  });
  return [federatedBrowser(browser, name), serverConfig({ dir, name, output: join(dir, "dist/server") })];
}

/** FRAGMENT_VERSION overrides, for builds of a changed tree whose package version is published already. */
export function fragmentVersion(dir: string): string {
  const override = process.env["FRAGMENT_VERSION"];
  if (override) return override;
  // npm has checked it: a workspace without a version cannot be installed.
  return (JSON.parse(readFileSync(join(dir, "package.json"), "utf8")) as { version: string }).version;
}
