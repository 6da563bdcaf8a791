import * as z from "zod";

const addressList = z
  .string()
  .default("")
  .transform((text) => text.split(",").flatMap((part) => part.trim() || []));

const environmentSchema = z.object({
  API_HOST: z.string().min(1).default("127.0.0.1"),
  /** 0 takes any free port. */
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(8081),
  API_DATA_DIR: z.string().min(1).default("var/api"),
  /** PostgreSQL; without it the api keeps its state in API_DATA_DIR, for one process. */
  API_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  API_LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug"]).default("info"),
  /** Addresses or networks whose X-Forwarded-For is believed; everyone else is known by the socket's address. */
  API_TRUSTED_PROXIES: addressList,
  API_SEARCHES_PER_SECOND: z.coerce.number().positive().max(100_000).default(50),
});

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl?: string;
  logLevel: "silent" | "fatal" | "error" | "warn" | "info" | "debug";
  trustedProxies: string[];
  searchesPerSecond: number;
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
    searchesPerSecond: data.API_SEARCHES_PER_SECOND,
  };
}

/** For the log: a database address without what could open the database. */
export function maskConfig(config: Config): Record<string, unknown> {
  if (config.databaseUrl === undefined) return { ...config };
  const url = new URL(config.databaseUrl);
  return { ...config, databaseUrl: `${url.protocol}//***@${url.host}${url.pathname}` };
}
