import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Configuration, RuleSetRule } from "webpack";
import { browserConfig } from "./browser-config.ts";
import { federationHost } from "./federation-host.ts";
import { leftOutOfSingleSpa } from "./in-page/left-out.ts";
import { leftOutOfFederation } from "./in-page/left-out-of-federation.ts";

/** The shell's browser half: host of the federation, one entry, its own address prefix. */
export function shellBuild(dir: string): Configuration[] {
  const config = browserConfig({ dir, name: "shell", publicPath: "/_shell/", output: join(dir, "dist/browser") });
  return [
    {
      ...config,
      resolve: { ...config.resolve, alias: oneFederationRuntime() },
      output: { ...config.output, filename: "[name].js" },
      module: {
        ...config.module,
        rules: [...(config.module?.rules ?? []), ...leftOutOfFederation, ...leftOutOfSingleSpa, axiosRule()],
      },
      entry: { shell: "./src/browser/main.ts" },
      plugins: [...(config.plugins ?? []), ...federationHost()],
    },
  ];
}

/**
 * The plugin that hands the federation runtime to remotes requires its CommonJS build, everything else imports its ES
 * modules: without this the page would carry both.
 */
function oneFederationRuntime(): Record<string, string> {
  const packages = ["runtime-core", "runtime", "sdk", "error-codes"].map((name) => `@module-federation/${name}`);
  return Object.fromEntries(packages.map((name) => [`${name}$`, fileURLToPath(import.meta.resolve(name))]));
}

function axiosRule(): RuleSetRule {
  return {
    test: /[\\/]axios[\\/]lib[\\/](utils|helpers[\\/]AxiosURLSearchParams)\.js$/,
    loader: join(import.meta.dirname, "define-inherited.cjs"),
  };
}
