import { join } from "node:path";
import { objectStoreKeys } from "@zhian/chaos/object-store";
import { unhurried } from "@zhian/testing/unhurried";
import { findFreePorts } from "../../bench/free-ports.ts";
import { createProgramMember, createServerMember, type Member } from "./member.ts";

export interface Members {
  valkey: Member;
  store: Member;
  registry: Member;
  apis: readonly Member[];
  shells: readonly Member[];
}

interface MembersOptions {
  root: string;
  dir: string;
  /** The site's URL, as visitors type it. */
  url: string;
  ports: Awaited<ReturnType<typeof takePorts>>;
  databases: { api: string; registry: string };
  smsUrl: string;
  tracesUrl: string;
}

const loopback = "127.0.0.1";
/** The lowest value allowed, so that a limit is soon reached. */
export const searchesPerSecond = 1;
const bucket = "releases";

export async function takePorts() {
  const [site = 0, apiEdge = 0, valkey = 0, store = 0, storeReady = 0, registry = 0, ...pairs] =
    await findFreePorts(10);
  return { site, apiEdge, valkey, store, storeReady, registry, apis: pairs.slice(0, 2), shells: pairs.slice(2) };
}

/** Everything except the database and the edge; nothing is started yet. */
export function createMembers(options: MembersOptions): Members {
  const { dir, ports } = options;
  const server = createServers(options);
  const command = ["redis-server", "--bind", loopback, "--port", String(ports.valkey), "--save", "", "--dir", dir];
  return {
    valkey: createProgramMember({ name: "valkey", port: ports.valkey, command, dir }),
    store: server("store", ports.storeReady, {
      STORE_DIR: join(dir, "store"),
      STORE_PORT: String(ports.store),
      STORE_READY_PORT: String(ports.storeReady),
      STORE_BUCKET: bucket,
    }),
    registry: server("registry", ports.registry, registryEnv(options)),
    apis: ports.apis.map((port, index) => server(`api-${index + 1}`, port, apiEnv(options, port))),
    shells: ports.shells.map((port, index) => {
      const name = `shell-${index + 1}`;
      return server(name, port, shellEnv(options, { port, dataDir: join(dir, name) }));
    }),
  };
}

const entries = {
  store: "tools/object-store/main.ts",
  registry: "registry/src/main.ts",
  api: "api/src/main.ts",
  shell: "shell/src/server/main.ts",
};

function createServers({ root, dir, tracesUrl }: Pick<MembersOptions, "root" | "dir" | "tracesUrl">) {
  return (name: string, port: number, own: Record<string, string>): Member => {
    const env = { ...own, OTEL_EXPORTER_OTLP_ENDPOINT: tracesUrl };
    const kind = name.replace(/-\d$/, "");
    // The names are those given above.
    const entry = entries[kind as keyof typeof entries];
    return createServerMember({ name, url: address(port), entry, root, dir, env });
  };
}

function registryEnv({ dir, ports, databases }: MembersOptions): Record<string, string> {
  return {
    REGISTRY_PORT: String(ports.registry),
    REGISTRY_DATA_DIR: join(dir, "registry"),
    REGISTRY_DATABASE_URL: databases.registry,
    REGISTRY_FILES_URL: `${address(ports.store)}/${bucket}`,
    REGISTRY_FILES_KEY_ID: objectStoreKeys.keyId,
    REGISTRY_FILES_SECRET: objectStoreKeys.secret,
  };
}

function apiEnv({ url, ports, databases, smsUrl }: MembersOptions, port: number): Record<string, string> {
  return {
    API_PORT: String(port),
    API_DATABASE_URL: databases.api,
    API_VALKEY_URL: `redis://${loopback}:${ports.valkey}`,
    API_TRUSTED_PROXIES: loopback,
    API_SITE_ORIGINS: url,
    API_SHELL_URLS: ports.shells.map(address).join(","),
    API_SMS_URL: smsUrl,
    API_SMS_KEY: "only-on-this-machine",
    API_SECRET: "only-on-this-machine-and-long-enough",
    API_SEARCHES_PER_SECOND: String(searchesPerSecond),
    // Exposes a puzzle's solution: a client has to pass one to request a code.
    API_TEST_HOOKS: "true",
  };
}

function shellEnv(
  { dir, url, ports }: MembersOptions,
  { port, dataDir }: { port: number; dataDir: string },
): Record<string, string> {
  return {
    SHELL_PORT: String(port),
    SHELL_LISTEN_WHEN_READY: "true",
    SHELL_DATA_DIR: dataDir,
    SHELL_ORIGIN: url,
    SHELL_TRUSTED_PROXIES: loopback,
    SHELL_API_URL: address(ports.apiEdge),
    SHELL_REGISTRY_URL: address(ports.registry),
    SHELL_REGISTRY_PUBLIC_KEY_FILE: join(dir, "registry/public-key.pem"),
    SHELL_REGISTRY_TOKEN_FILE: join(dir, "registry/shell-token"),
    ...unhurried,
  };
}

function address(port: number): string {
  return `http://${loopback}:${port}`;
}
