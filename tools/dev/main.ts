import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fragmentManifestSchema } from "@zhian/contracts/fragment";
import { type FragmentFolder, readFragmentFolders } from "../build/fragment-folders.ts";
import { outdatedBuilds } from "../build/outdated-builds.ts";
import { runBuilds } from "../build/run-builds.ts";
import { runCommand } from "../processes/run-command.ts";
import { CommandError } from "../progress/print-failure.ts";
import { createProgress } from "../progress/progress.ts";
import { readStartConfig } from "../start/config.ts";
import { launch, watchServers } from "../start/launch.ts";
import { requireFreePorts } from "../start/require-free-ports.ts";
import { buildDevShell } from "./build-dev-shell.ts";
import { startDevRegistry } from "./dev-registry.ts";
import { watchFragment } from "./watch-fragment.ts";
import { watchGallery } from "./watch-gallery.ts";

const root = join(import.meta.dirname, "../..");
/** Fragments' development servers: from 9100 if the shell uses 8080, so that two sites on one machine do not collide. */
const devPortsAbove = 1_020;

/** `npm run dev [-- mf-products …]`: watches the given fragments, or all; the others are served as built. */
async function dev(): Promise<never> {
  const [watched, others] = chooseFragments(process.argv.slice(2));
  const state = join(root, "var/dev");
  const config = readStartConfig({ ...process.env, SHELL_DATA_DIR: join(state, "shell") }, root);
  const { registry, api, shell } = config.servers;
  await requireFreePorts([shell, api, registry]);
  // Revisions restart with each run; a shell that remembers higher ones would reject them.
  rmSync(state, { recursive: true, force: true });
  mkdirSync(state, { recursive: true });
  const progress = createProgress({ steps: 4 });
  const keyFile = join(state, "public-key.pem");
  const devRegistry = await startDevRegistry({ port: registry.port, environment: config.environment });
  writeFileSync(keyFile, devRegistry.publicKey);
  const apiProcess = await progress.step("Start api", () => launch(config, "api"));
  await progress.step("Build the others", async (detail) => {
    const names = new Set(others.map(({ name }) => name));
    await runBuilds(
      (await outdatedBuilds(config)).filter(({ workspace }) => names.has(workspace)),
      detail,
    );
    for (const { dir } of others) devRegistry.serve(readBuild(dir));
  });
  // Read by the builds' configuration when it is imported below.
  process.env["NODE_ENV"] = "development";
  await progress.step(`Watch ${watched.map(({ name }) => name).join(", ")}`, async (detail) => {
    await buildDevShell(root, join(state, "shell-dist"));
    await watchGallery({ root, dist: join(state, "shell-dist"), say: progress.say });
    for (const [index, folder] of watched.entries()) {
      detail(`${index} of ${watched.length}, now ${folder.name}`);
      const output = join(state, folder.name);
      await watchFragment({
        folder,
        output,
        port: shell.port + devPortsAbove + index,
        registry: devRegistry,
        say: progress.say,
      });
    }
  });
  const shellEnv = {
    ...config.env,
    NODE_ENV: "development",
    SHELL_DEV: "1",
    SHELL_ASSETS_DIR: join(state, "shell-dist"),
    SHELL_REGISTRY_PUBLIC_KEY_FILE: keyFile,
    SHELL_PAGE_FRESH_SECONDS: "0",
    // A new build has hardly been warmed up.
    SHELL_MIN_RENDER_MS: config.env["SHELL_MIN_RENDER_MS"] ?? "10000",
  };
  const shellProcess = await progress.step("Start shell", () => launch(config, "shell", shellEnv));
  progress.say(
    `\n${shell.url}\nComponent gallery: ${shell.url}/_gallery/\nEdit a source file of ${watched.map(({ name }) => name).join(" or ")}, and the page updates. Press Ctrl-C to stop.`,
  );
  return watchServers([apiProcess, shellProcess]);
}

function chooseFragments(names: readonly string[]): [FragmentFolder[], FragmentFolder[]] {
  const all = readFragmentFolders(root);
  const unknown = names.filter((name) => !all.some((folder) => folder.name === name));
  if (unknown.length > 0) {
    throw new CommandError(
      `Unknown fragment: ${unknown.join(", ")}. The fragments are ${all.map(({ name }) => name).join(", ")}.`,
    );
  }
  const isWatched = ({ name }: FragmentFolder) => names.length === 0 || names.includes(name);
  return [all.filter(isWatched), all.filter((folder) => !isWatched(folder))];
}

function readBuild(dir: string) {
  const dist = join(dir, "dist");
  return {
    dist,
    manifest: fragmentManifestSchema.parse(JSON.parse(readFileSync(join(dist, "fragment.json"), "utf8"))),
  };
}

await runCommand(dev, 0);
