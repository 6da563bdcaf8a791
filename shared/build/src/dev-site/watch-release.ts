import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Compilation, Configuration } from "webpack";
import webpack from "webpack";
import { fragmentVersion } from "../fragment-build.ts";
import { readDefinition } from "../read-definition.ts";
import { writeManifest } from "../release-manifest.ts";
import { baseOf, type LocalRelease } from "./local-release.ts";

interface Watching {
  /** The release that lies there; calls again after every build. */
  onBuilt(release: LocalRelease): void;
  say(line: string): void;
}

/**
 * Builds the fragment in `dir` at each change of its sources, for the site's own React and under the site's policy: for production, without eval
 * and hot updates, but not made small. Resolves with a function that ends it once there is a first release.
 */
export async function watchRelease(dir: string, { onBuilt, say }: Watching): Promise<() => void> {
  const dist = await mkdtemp(join(tmpdir(), "fragment-dev-"));
  // The build's configuration reads it when it is imported, and writes it into the addresses of files.
  process.env["FRAGMENT_VERSION"] = `${fragmentVersion(dir)}-dev`;
  const { default: configs } = (await import(pathToFileURL(join(dir, "webpack.config.ts")).href)) as {
    // fragmentBuild makes exactly these two.
    default: [browser: Configuration, server: Configuration];
  };
  const [browser, server] = configs;
  let builtAt = 0;
  const definition = await readDefinition(dir);
  const versionOf = (built: number) => `${fragmentVersion(dir)}.${built}`;
  const quickBrowser = quick(browser, dist);
  const compiler = webpack([
    {
      ...quickBrowser,
      output: {
        ...quickBrowser.output,
        // An open tab takes another version in the place of the one it has.
        publicPath: () => baseOf({ name: definition.name, version: versionOf(builtAt) }),
        clean: { keep: (path) => path.startsWith("server") },
      },
    },
    alone(quick(server, join(dist, "server"))),
  ]);
  compiler.hooks.watchRun.tap("version", () => {
    builtAt = Date.now();
  });

  async function write(compilation: Compilation): Promise<void> {
    const fragment = await readDefinition(dir);
    const facts = { version: versionOf(builtAt), entry: "remoteEntry.js", source: { digest: "dev" } };
    onBuilt({ dist, builtAt, manifest: await writeManifest({ dist, fragment, browser: compilation, ...facts }) });
  }

  return new Promise((resolve) => {
    const watching = compiler.watch({}, (error, stats) => {
      const [built] = stats?.stats ?? [];
      if (error || !stats || !built || stats.hasErrors()) return say(stats?.toString("errors-only") ?? String(error));
      const end = () => watching?.close(() => undefined);
      write(built.compilation).then(
        () => resolve(end),
        (fault: unknown) => say(String(fault)),
      );
    });
  });
}

/** A release has one server bundle: that of the build before goes. */
function alone(config: Configuration): Configuration {
  return { ...config, output: { ...config.output, clean: true } };
}

function quick(config: Configuration, path: string): Configuration {
  return { ...config, output: { ...config.output, path }, optimization: { ...config.optimization, minimize: false } };
}
