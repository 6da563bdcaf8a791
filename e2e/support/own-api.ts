import { join } from "node:path";
import { freePort } from "@zhian/chaos/free-port";
import { emptyFolder } from "./own-site.ts";
import { site } from "./site.ts";
import { spawnServer } from "./spawn-server.ts";

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
  const api = spawnServer({ name: `api ${name}`, url, entry: "api/src/main.ts", env });
  await api.untilReady();
  return { url, stop: () => api.stop() };
}
