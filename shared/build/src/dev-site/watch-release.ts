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
  /** Called with the release after every build. */
  onBuilt(release: LocalRelease): void;
  say(line: string): void;
}

/**
 * Builds the fragment in `dir` at each change of its sources, for the site's own React and content security policy: for production,
 * without eval and hot updates, but not minified. After the first release, resolves with a function that stops it.
 */
export async function watchRelease(dir: string, { onBuilt, say }: Watching): Promise<() => void> {
  const dist = await mkdtemp(join(tmpdir(), "fragment-dev-"));
  // The configuration reads it on import, and puts it into the addresses of files.
  process.env["FRAGMENT_VERSION"] = `${fragmentVersion(dir)}-dev`;
  const { default: configs } = (await import(pathToFileURL(join(dir, "webpack.config.ts")).href)) as {
    // fragmentBuild creates exactly these two.
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
        // An open tab replaces the version it has with another one.
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

/** A release has one server bundle: the previous build's is deleted. */
function alone(config: Configuration): Configuration {
  return { ...config, output: { ...config.output, clean: true } };
}

function quick(config: Configuration, path: string): Configuration {
  return { ...config, output: { ...config.output, path }, optimization: { ...config.optimization, minimize: false } };
}
