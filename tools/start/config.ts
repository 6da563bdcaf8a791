import { join } from "node:path";
import { isLoopback } from "@zhian/contracts/is-loopback";
import { readEnvironment } from "@zhian/server/read-environment";
import { wholeNumber } from "@zhian/server/variables";
import * as z from "zod";

const port = (byDefault: number) => wholeNumber(1, 65_535).default(byDefault);

const startSchema = z.object({
  SHELL_HOST: z.string().default("127.0.0.1"),
  SHELL_PORT: port(8080),
  API_HOST: z.string().default("127.0.0.1"),
  API_PORT: port(8081),
  REGISTRY_HOST: z.string().default("127.0.0.1"),
  REGISTRY_PORT: port(8082),
  API_DATA_DIR: z.string().optional(),
  REGISTRY_DATA_DIR: z.string().optional(),
  SHELL_DATA_DIR: z.string().optional(),
  SHELL_REGISTRY_PUBLIC_KEY_FILE: z.string().optional(),
  SHELL_REGISTRY_TOKEN_FILE: z.string().optional(),
  REGISTRY_OPS: z.enum(["true", "false"]).default("true"),
  SHELL_ENVIRONMENT: z.string().default("production"),
  SHELL_ORIGIN: z.url().optional(),
});

export interface ServerConfig {
  name: "registry" | "api" | "shell";
  host: string;
  port: number;
  /** The environment variable that sets another port. */
  portVariable: string;
  url: string;
}

export interface StartConfig {
  root: string;
  logDir: string;
  environment: string;
  servers: Record<ServerConfig["name"], ServerConfig>;
  /** The environment of each server: inherited variables, and the addresses of the other two. */
  env: Record<string, string | undefined>;
}

/** Where the three servers listen and store their state. Reports all faults of the environment at once. */
export function readStartConfig(env: Record<string, string | undefined>, root: string): StartConfig {
  const set = readEnvironment(startSchema, env, { refusal: "The site cannot start with these environment variables" });
  const servers = {
    registry: server("registry", set.REGISTRY_HOST, set.REGISTRY_PORT),
    api: server("api", set.API_HOST, set.API_PORT),
    shell: server("shell", set.SHELL_HOST, set.SHELL_PORT),
  };
  const origin = set.SHELL_ORIGIN ?? servers.shell.url;
  const siteOrigins =
    env["API_SITE_ORIGINS"] ??
    // The same page under both names: passkeys work only at the second one.
    [...new Set([origin, `http://127.0.0.1:${set.SHELL_PORT}`, `http://localhost:${set.SHELL_PORT}`])].join(",");
  // Developer output is on by default if nobody else can reach it.
  const isOwnMachine = siteOrigins.split(",").every((each) => URL.canParse(each.trim()) && isLoopback(each.trim()));
  const registryDir = set.REGISTRY_DATA_DIR ?? join(root, "var/registry");
  return {
    root,
    logDir: join(root, "var/log"),
    environment: set.SHELL_ENVIRONMENT,
    servers,
    env: {
      ...env,
      SHELL_HOST: set.SHELL_HOST,
      SHELL_PORT: String(set.SHELL_PORT),
      SHELL_DATA_DIR: set.SHELL_DATA_DIR ?? join(root, "var/shell"),
      SHELL_ENVIRONMENT: set.SHELL_ENVIRONMENT,
      SHELL_ORIGIN: origin,
      SHELL_GALLERY: env["SHELL_GALLERY"] ?? String(isOwnMachine),
      SHELL_API_URL: servers.api.url,
      SHELL_REGISTRY_URL: servers.registry.url,
      SHELL_REGISTRY_PUBLIC_KEY_FILE: set.SHELL_REGISTRY_PUBLIC_KEY_FILE ?? join(registryDir, "public-key.pem"),
      SHELL_REGISTRY_TOKEN_FILE: set.SHELL_REGISTRY_TOKEN_FILE ?? join(registryDir, "shell-token"),
      API_HOST: set.API_HOST,
      API_PORT: String(set.API_PORT),
      API_DATA_DIR: set.API_DATA_DIR ?? join(root, "var/api"),
      API_SITE_ORIGINS: siteOrigins,
      API_SHELL_URLS: servers.shell.url,
      API_OUTBOX: env["API_OUTBOX"] ?? String(isOwnMachine && !env["API_SMS_URL"]),
      // The shell is the api's proxy on this machine, and forwards the client's address.
      API_TRUSTED_PROXIES: env["API_TRUSTED_PROXIES"] ?? "127.0.0.1",
      REGISTRY_HOST: set.REGISTRY_HOST,
      REGISTRY_PORT: String(set.REGISTRY_PORT),
      REGISTRY_DATA_DIR: registryDir,
      REGISTRY_OPS: set.REGISTRY_OPS,
      REGISTRY_SITE_URLS: env["REGISTRY_SITE_URLS"] ?? `${set.SHELL_ENVIRONMENT}=${origin}`,
    },
  };
}

function server(name: ServerConfig["name"], host: string, listening: number): ServerConfig {
  // 0.0.0.0 is every address of this machine; connecting requires a specific one.
  const reachable = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const portVariable = `${name.toUpperCase()}_PORT`;
  return { name, host, port: listening, portVariable, url: `http://${reachable}:${listening}` };
}
