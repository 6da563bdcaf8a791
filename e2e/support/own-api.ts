import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort } from "@zhian/chaos/free-port";
import { emptyFolder } from "./own-site.ts";
import { root, site } from "./site.ts";

interface OwnApi {
  url: string;
  stop(): Promise<void>;
}

/** Starts an api with a new database, which reads catalogues from the shell at `shellUrl`. */
export async function startOwnApi(name: string, shellUrl: string): Promise<OwnApi> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = join(site.dataDir("own"), `api-${name}`);
  await emptyFolder(dataDir);
  const inherited = Object.entries(process.env).filter(([variable]) => !variable.startsWith("API_"));
  const env = {
    ...Object.fromEntries(inherited),
    API_PORT: String(port),
    API_DATA_DIR: dataDir,
    API_SITE_ORIGINS: shellUrl,
    API_SHELL_URLS: shellUrl,
    API_OUTBOX: "true",
    API_LOG_LEVEL: "warn",
  };
  const args = ["--import", join(root, "tools/processes/exit-with-parent.ts"), join(root, "api/src/main.ts")];
  const api = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let log = "";
  for (const stream of [api.stdout, api.stderr]) stream.setEncoding("utf8").on("data", (text) => (log += text));
  await expect
    .poll(async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status, { intervals: [100] })
    .toBe(200)
    .catch((error: unknown) => {
      throw new Error(`the api ${name} is not ready; it has logged\n${log}`, { cause: error });
    });
  return {
    url,
    async stop() {
      const ended = once(api, "exit");
      api.kill("SIGTERM");
      await ended;
    },
  };
}
