import { isIP } from "node:net";
import * as z from "zod";
import { failpoints } from "./failpoints.ts";

const addressList = z
  .string()
  .default("")
  .transform((text) => text.split(",").flatMap((part) => part.trim() || []))
  .refine((parts) => parts.every(isNetwork), "addresses or networks such as 10.0.0.0/8, separated by commas");

function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const width = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && (bits === undefined ? width > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= width);
}

/** Digits only: `1e3` or `0x50` is a slip, and would otherwise be read as a number all the same. */
const integer = z
  .string()
  .regex(/^\d{1,9}$/, "a whole number")
  .transform(Number);

const environmentSchema = z.object({
  API_HOST: z.string().min(1).default("127.0.0.1"),
  /** 0 takes any free port. */
  API_PORT: integer.pipe(z.number().max(65_535)).default(8081),
  API_DATA_DIR: z.string().min(1).default("var/api"),
  /** PostgreSQL; without it the api keeps its state in API_DATA_DIR, for one process. */
  API_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  API_LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug"]).default("info"),
  /** Addresses or networks whose X-Forwarded-For is believed; everyone else is known by the socket's address. */
  API_TRUSTED_PROXIES: addressList,
  /** How long it still takes requests once /readyz says no: as long as a balancer needs to notice. */
  API_DRAIN_NOTICE_MS: integer.pipe(z.number().max(600_000)).default(500),
  API_SEARCHES_PER_SECOND: integer.pipe(z.number().min(1).max(100_000)).default(50),
  /** The file of the registries' servers, as a path or an address; without it names are looked up in a directory that is made up. */
  API_RDAP_BOOTSTRAP: z.string().min(1).max(2_000).optional(),
  API_RDAP_TIMEOUT_MS: integer.pipe(z.number().min(50).max(60_000)).default(2_000),
  /** Registries over HTTP and in private networks: for tests. */
  API_RDAP_ALLOWS_PRIVATE: z.enum(["true", "false"]).default("false"),
  API_DOMAIN_NAMES_PER_SECOND: integer.pipe(z.number().min(1).max(100_000)).default(50),
  /** For tests that end the process there: a name, or `name#3` for the third passage. */
  API_FAILPOINT: z
    .string()
    .refine((setting) => failpoints.names.some((name) => name === setting.replace(/#\d+$/, "")), "no such failpoint")
    .optional(),
});

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl?: string;
  logLevel: "silent" | "fatal" | "error" | "warn" | "info" | "debug";
  trustedProxies: string[];
  drainNoticeMs: number;
  searchesPerSecond: number;
  /** Undefined: the made-up directory. */
  rdapBootstrap?: string;
  rdapTimeoutMs: number;
  rdapAllowsPrivate: boolean;
  domainNamesPerSecond: number;
  failpoint?: string;
}

class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Called once, by main.ts. Throws a ConfigError that names every wrong or unknown API_ variable at once. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const own = Object.fromEntries(Object.entries(env).filter(([key, value]) => key.startsWith("API_") && value !== ""));
  const parsed = z.strictObject(environmentSchema.shape).safeParse(own);
  if (!parsed.success) throw new ConfigError(`The api cannot start:\n${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  return {
    host: data.API_HOST,
    port: data.API_PORT,
    dataDir: data.API_DATA_DIR,
    ...(data.API_DATABASE_URL === undefined ? {} : { databaseUrl: data.API_DATABASE_URL }),
    logLevel: data.API_LOG_LEVEL,
    trustedProxies: data.API_TRUSTED_PROXIES,
    drainNoticeMs: data.API_DRAIN_NOTICE_MS,
    searchesPerSecond: data.API_SEARCHES_PER_SECOND,
    ...(data.API_RDAP_BOOTSTRAP === undefined ? {} : { rdapBootstrap: data.API_RDAP_BOOTSTRAP }),
    rdapTimeoutMs: data.API_RDAP_TIMEOUT_MS,
    rdapAllowsPrivate: data.API_RDAP_ALLOWS_PRIVATE === "true",
    domainNamesPerSecond: data.API_DOMAIN_NAMES_PER_SECOND,
    ...(data.API_FAILPOINT === undefined ? {} : { failpoint: data.API_FAILPOINT }),
  };
}

/** For the log: a database address without what could open the database. */
export function maskConfig(config: Config): Record<string, unknown> {
  if (config.databaseUrl === undefined) return { ...config };
  const url = new URL(config.databaseUrl);
  return { ...config, databaseUrl: `${url.protocol}//***@${url.host}${url.pathname}` };
}
