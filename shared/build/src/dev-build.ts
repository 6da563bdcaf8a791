import { createRequire } from "node:module";
import { join } from "node:path";
import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import type { Configuration } from "webpack";

const require = createRequire(import.meta.url);

interface DevOptions {
  name: string;
  output: string;
  /** Address of the fragment's development server: chunks and hot updates come from there. */
  origin: string;
}

/**
 * A fragment's browser half from its development server: with hot updates and React Refresh, and from another origin, since hot
 * updates are in no snapshot.
 */
export function devBrowser(config: Configuration, { name, output, origin }: DevOptions): Configuration {
  return {
    ...config,
    output: { ...config.output, path: output, publicPath: `${origin}/`, chunkFilename: "[name].js" },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        { test: /[\\/]src[\\/]pages[\\/].*\.tsx$/, enforce: "pre", loader: require.resolve("./hot-page.cjs") },
      ],
    },
    plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false, library: name })],
  };
}

/** Its server half: rebuilt in parallel, for the first view of a reloaded page. */
export function devServer(config: Configuration, output: string): Configuration {
  return { ...config, output: { ...config.output, path: join(output, "server"), clean: true } };
}

/** The shell with React's development build. Its inspectors keep React for the fragments' refresh runtimes, which load later. */
export function devShell(config: Configuration, output: string): Configuration {
  return { ...config, output: { ...config.output, path: join(output, "browser") } };
}
