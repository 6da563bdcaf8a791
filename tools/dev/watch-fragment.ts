import { join } from "node:path";
import { devBrowser, devServer } from "@zhian/build/dev-build";
import { readDefinition } from "@zhian/build/read-definition";
import { writeManifest } from "@zhian/build/release-manifest";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { Compilation, Configuration } from "webpack";
import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import type { FragmentFolder } from "../build/fragment-folders.ts";
import type { DevRegistry } from "./dev-registry.ts";
import { followHalves, type Halves } from "./follow-halves.ts";

interface WatchOptions {
  folder: FragmentFolder;
  output: string;
  port: number;
  registry: DevRegistry;
  say(line: string): void;
}

/**
 * Builds a fragment whenever its sources change: open pages get a hot update by React Refresh, and the server renders the next
 * page with the new code. Resolves when it is served for the first time.
 */
export async function watchFragment({ folder, output, port, registry, say }: WatchOptions): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const [browser, server] = await readConfigs(folder);
  const halves = {
    browser: webpack(devBrowser(browser, { name: folder.name, output, origin })),
    server: webpack(devServer(server, output)),
  };
  const served = serveEachBuild(halves, { folder, output, registry, say });
  const devServerInstance = new WebpackDevServer(
    {
      host: "127.0.0.1",
      port,
      hot: true,
      liveReload: false,
      static: false,
      headers: { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" },
      allowedHosts: ["127.0.0.1", "localhost"],
      client: { overlay: false, logging: "warn", webSocketURL: `ws://127.0.0.1:${port}/ws` },
      // The manifest and the shell read files from disk. Hot updates are not part of a release.
      devMiddleware: { writeToDisk: (path) => !path.includes(".hot-update."), stats: "errors-warnings" },
    },
    halves.browser,
  );
  await devServerInstance.start();
  halves.server.watch({}, (error, stats) => {
    if (error || stats?.hasErrors()) say(error?.message ?? String(stats?.toString("errors-only")));
  });
  await served;
}

async function readConfigs({ dir }: FragmentFolder): Promise<[Configuration, Configuration]> {
  // fragmentBuild creates exactly these two, browser first.
  const { default: configs } = (await import(join(dir, "webpack.config.ts"))) as {
    default: [Configuration, Configuration];
  };
  return configs;
}

type ServeOptions = Pick<WatchOptions, "folder" | "output" | "registry" | "say">;

function serveEachBuild(halves: Halves, { folder, output, registry, say }: ServeOptions): Promise<void> {
  const first = Promise.withResolvers<void>();
  let builds = 0;

  async function serve(compilation: Compilation): Promise<void> {
    builds += 1;
    const fragment = await readDefinition(folder.dir);
    const version = `${folder.version}-dev.${builds}`;
    const source = { digest: `dev-${builds}` };
    const manifest = await writeManifest({
      dist: output,
      fragment,
      version,
      entry: "remoteEntry.js",
      browser: compilation,
      source,
    });
    registry.serve({ manifest: withoutPreloads(manifest), dist: output });
    say(`${folder.name}: ${builds === 1 ? "watched" : "rebuilt"}`);
  }

  followHalves(halves, (compilation) => {
    serve(compilation).then(first.resolve, (error: unknown) => {
      say(`${folder.name}: ${String(error)}`);
      first.reject(error);
    });
  });
  return first.promise;
}

/** Chunks come from the development server; if preloaded from the shell, they would be loaded twice. */
function withoutPreloads(manifest: FragmentManifest): FragmentManifest {
  const { initial, chunks } = manifest.browser;
  const stylesOnly = Object.entries(chunks).map(([name, { css }]) => [name, { js: [], css }]);
  return {
    ...manifest,
    browser: { ...manifest.browser, initial: { ...initial, js: [] }, chunks: Object.fromEntries(stylesOnly) },
  };
}
