import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "@zhian/chaos/until";
import { signId } from "@zhian/contracts/signs";
import type { Log } from "@zhian/server/log";
import { silentLog } from "@zhian/server/testing/silent-log";
import { readConfig } from "../config.ts";
import { type Shell, startShell } from "../start-shell.ts";
import type { FakeRegistry } from "./fake-registry.ts";

export interface RunningShell extends Shell {
  dataDir: string;
  get(path: string, init?: RequestInit): Promise<Response>;
  text(path: string, init?: RequestInit): Promise<string>;
  revision(): Promise<unknown>;
  /** One value of /metrics, by the text that its line begins with; 0 if there is none. */
  figure(line: string): Promise<number>;
  /** All of /metrics. */
  figures(): Promise<string>;
}

type Variables = Record<string, string>;

/** Starts a whole shell on a free port, with its own assets, in folders that `endTestShell` or `removeFolders` removes. */
export async function startTestShell(
  registry: Pick<FakeRegistry, "url" | "publicKey">,
  variables: Variables = {},
  log: Log = silentLog,
) {
  const dataDir = variables["SHELL_DATA_DIR"] ?? (await temporaryFolder());
  const config = readConfig({
    SHELL_PORT: "0",
    SHELL_OPERATOR_PORT: "0",
    SHELL_DATA_DIR: dataDir,
    SHELL_ASSETS_DIR: await makeAssets(),
    SHELL_REGISTRY_URL: registry.url,
    SHELL_REGISTRY_PUBLIC_KEY: registry.publicKey,
    SHELL_API_URL: "http://127.0.0.1:1",
    SHELL_ORIGIN: "http://site.test",
    SHELL_LOG_LEVEL: "silent",
    SHELL_POLL_SECONDS: "1",
    // A test that keeps the machine busy is not an overload.
    SHELL_MAX_LAG_MS: "600000",
    SHELL_MIN_RENDER_MS: "60000",
    SHELL_DRAIN_SECONDS: "1",
    ...variables,
  });
  const shell = await startShell(config, log);
  const get = (path: string, init?: RequestInit) => fetch(shell.url + path, { redirect: "manual", ...init });
  const text = async (path: string, init?: RequestInit) => (await get(path, init)).text();
  const running: RunningShell = {
    ...shell,
    dataDir,
    get,
    text,
    async revision() {
      // Our own response.
      return ((await (await get("/_revision")).json()) as { revision: unknown }).revision;
    },
    figures: async () => (await fetch(`${shell.operatorUrl}/metrics`)).text(),
    async figure(line) {
      const found = (await running.figures()).split("\n").find((one) => one.startsWith(line));
      return Number(found?.split(" ").at(-1) ?? 0);
    },
  };
  return running;
}

export async function untilRevision(shell: RunningShell, revision: number): Promise<void> {
  await until(`revision ${revision}`, shell.revision, (served) => served === revision);
}

/** Closes a shell and its registry after a test file, and removes their folders. */
export async function endTestShell(
  shell: Pick<RunningShell, "close">,
  registry: Pick<FakeRegistry, "close">,
): Promise<void> {
  await shell.close();
  await registry.close();
  await removeFolders();
}

const folders: string[] = [];

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shell-"));
  folders.push(folder);
  return folder;
}

export async function removeFolders(): Promise<void> {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
}

export async function makeAssets(): Promise<string> {
  const folder = await temporaryFolder();
  const integrity = `sha384-${"A".repeat(64)}`;
  const listing = {
    entry: { path: "main.1.js", integrity },
    inspectors: { path: "inspectors.1.js", integrity },
    css: [{ path: "shell.1.css", integrity }],
    fonts: ["first-view.1.woff2"],
    files: {
      "main.1.js": { integrity, bytes: 9 },
      "inspectors.1.js": { integrity, bytes: 9 },
      "shell.1.css": { integrity, bytes: 20 },
    },
    shared: { react: "19.3.1" },
    exports: {},
  };
  await mkdir(join(folder, "browser"), { recursive: true });
  await writeFile(join(folder, "assets.json"), JSON.stringify(listing));
  for (const name of ["main", "inspectors"]) await writeFile(join(folder, "browser", `${name}.1.js`), "/* main */");
  await writeFile(join(folder, "browser", "shell.1.css"), "body{margin:0}");
  await writeFile(join(folder, "browser", "signs.svg"), `<svg><symbol id="${signId("云")}"></symbol></svg>`);
  return folder;
}
