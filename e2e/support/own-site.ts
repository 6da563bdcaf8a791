import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort } from "@zhian/chaos/free-port";
import { signedSnapshotSchema, snapshotSchema } from "@zhian/contracts/snapshot";
import { unhurried } from "@zhian/testing/unhurried";
import { followOwnLog } from "./failures/server-logs.ts";
import { fragments } from "./fragments-command.ts";
import { promoteVersions } from "./promote-versions.ts";
import { type Environment, site } from "./site.ts";
import { spawnServer } from "./spawn-server.ts";

export interface OwnSite {
  url: string;
  environment: Environment;
  /** Runs a command that changes this environment, and waits until the shell serves the result. */
  change(...args: string[]): Promise<void>;
  /** Everything that its shell has logged. */
  log(): string;
  stop(): Promise<void>;
}

/**
 * Starts a separate shell with the same registry and api, for an environment that a test may change. Initially it serves the same
 * releases as production. `settings` are environment variables that override its defaults.
 */
export async function startOwnSite(environment: Environment, settings: Record<string, string> = {}): Promise<OwnSite> {
  await promoteVersions(environment, await readServed("production"));
  const port = Number(settings["SHELL_PORT"] ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const env = envOf(environment, port, settings);
  const shell = spawnServer({ name: `shell of ${environment}`, url, entry: "shell/src/server/main.ts", env });
  const unfollow = followOwnLog(environment, () => shell.log());
  await shell.untilReady();

  return {
    url,
    environment,
    async change(...args) {
      await fragments(...args, "--env", environment, "--reason", "a test");
      const revision = await readRevision(environment);
      await expect
        .poll(async () => (await fetch(`${url}/_revision`)).json(), { intervals: [100] })
        .toMatchObject({ revision });
    },
    log: () => shell.log(),
    stop() {
      unfollow();
      return shell.stop();
    },
  };
}

function envOf(environment: Environment, port: number, settings: Record<string, string>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("SHELL_"));
  return {
    ...Object.fromEntries(inherited),
    SHELL_PORT: String(port),
    SHELL_ENVIRONMENT: environment,
    SHELL_ORIGIN: `http://127.0.0.1:${port}`,
    SHELL_DATA_DIR: join(site.dataDir("own"), environment),
    SHELL_API_URL: site.apiUrl,
    SHELL_REGISTRY_URL: site.registryUrl,
    SHELL_REGISTRY_PUBLIC_KEY_FILE: join(site.dataDir("registry"), "public-key.pem"),
    SHELL_REGISTRY_TOKEN_FILE: join(site.dataDir("registry"), "shell-token"),
    // The most verbose level.
    SHELL_LOG_LEVEL: "debug",
    ...unhurried,
    ...settings,
  };
}

async function readSnapshot(environment: string) {
  const answer = await fetch(`${site.registryUrl}/v1/environments/${environment}/snapshot`);
  const { snapshot } = signedSnapshotSchema.parse(await answer.json());
  return snapshotSchema.parse(JSON.parse(snapshot));
}

/** Versions by fragment name. */
export async function readServed(environment: string): Promise<Record<string, string>> {
  const served = Object.entries((await readSnapshot(environment)).fragments);
  return Object.fromEntries(served.map(([name, { stable }]) => [name, stable.version]));
}

async function readRevision(environment: string): Promise<number> {
  return (await readSnapshot(environment)).revision;
}

export async function emptyFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
}
