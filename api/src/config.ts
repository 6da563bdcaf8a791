import { isIP } from "node:net";
import { isLoopback } from "@zhian/contracts/is-loopback";
import { ownTraceVariables, type TraceSettings, toTraceSettings, traceVariables } from "@zhian/observe/trace-settings";
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

const originList = z
  .string()
  .default("http://127.0.0.1:8080,http://localhost:8080")
  .transform((text) => text.split(",").flatMap((part) => part.trim() || []))
  .refine(
    (parts) => parts.every((part) => URL.parse(part)?.origin === part),
    "origins such as https://example.com, separated by commas",
  );

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
  /** Where replicas count calls together; without it each process counts for itself. */
  API_VALKEY_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  API_LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug"]).default("info"),
  /** Addresses or networks whose X-Forwarded-For is believed; everyone else is known by the socket's address. */
  API_TRUSTED_PROXIES: addressList,
  /** How long it still takes requests once /readyz says no: as long as a balancer needs to notice. */
  API_DRAIN_NOTICE_MS: integer.pipe(z.number().max(600_000)).default(500),
  /** Where the site is: passkeys work there, and forms are taken from there. */
  API_SITE_ORIGINS: originList,
  API_SEARCHES_PER_SECOND: integer.pipe(z.number().min(1).max(100_000)).default(50),
  /** The file of the registries' servers, as a path or an address; without it names are looked up in a directory that is made up. */
  API_RDAP_BOOTSTRAP: z.string().min(1).max(2_000).optional(),
  API_RDAP_TIMEOUT_MS: integer.pipe(z.number().min(50).max(60_000)).default(2_000),
  /** Registries over HTTP and in private networks: for tests. */
  API_RDAP_ALLOWS_PRIVATE: z.enum(["true", "false"]).default("false"),
  API_DOMAIN_NAMES_PER_SECOND: integer.pipe(z.number().min(1).max(100_000)).default(50),
  /** Puzzles, answers to them, codes and quotes that one address may ask for. */
  API_CALLS_PER_MINUTE: integer.pipe(z.number().min(6).max(1_000_000)).default(60),
  /** Key of the hashes that phones, codes and tokens are kept as; without it one is made and kept in the database. */
  API_SECRET: z.string().min(32).max(1_000).optional(),
  /** Where text messages are posted to; without it, and without API_OUTBOX, none is sent. */
  API_SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  API_SMS_KEY: z.string().min(1).optional(),
  /** For each of three attempts: the visitor's browser times out after five seconds. */
  API_SMS_TIMEOUT_MS: integer.pipe(z.number().min(100).max(10_000)).default(1_400),
  /** Shows messages at /dev/outbox instead of sending them. Everyone who reaches the site can read them, so only on one's own machine. */
  API_OUTBOX: z.enum(["true", "false"]).default("false"),
  /** In an hour; into the outbox, where a message costs nothing, more by default. */
  API_SMS_PER_ADDRESS: integer.pipe(z.number().min(1).max(1_000_000)).optional(),
  API_SMS_PER_DAY: integer.pipe(z.number().min(1).max(100_000_000)).default(2_000),
  /** Shows the solutions of puzzles: for tests of the whole site. */
  API_TEST_HOOKS: z.enum(["true", "false"]).default("false"),
  /** For tests that end the process there: a name, or `name#3` for the third passage. */
  API_FAILPOINT: z
    .string()
    .refine((setting) => failpoints.names.some((name) => name === setting.replace(/#\d+$/, "")), "no such failpoint")
    .optional(),
  ...traceVariables,
});

type Environment = z.output<typeof environmentSchema>;

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl?: string;
  valkeyUrl?: string;
  logLevel: "silent" | "fatal" | "error" | "warn" | "info" | "debug";
  trustedProxies: string[];
  drainNoticeMs: number;
  siteOrigins: string[];
  searchesPerSecond: number;
  /** Undefined: the made-up directory. */
  rdapBootstrap?: string;
  rdapTimeoutMs: number;
  rdapAllowsPrivate: boolean;
  domainNamesPerSecond: number;
  callsPerMinute: number;
  secret?: string;
  /** Messages are shown at /dev/outbox. Never together with `sms`. */
  outbox: boolean;
  /** Undefined: no message is sent. */
  sms?: { url: string; key: string; timeoutMs: number };
  /** Messages from one address in an hour, and of the whole service in a day. */
  smsAllowance: { perAddress: number; perDay: number };
  testHooks: boolean;
  traces: TraceSettings;
  failpoint?: string;
}

class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Called once, by main.ts. Throws a ConfigError that names every wrong or unknown API_ variable at once. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const own = Object.fromEntries(Object.entries(env).filter(([key, value]) => key.startsWith("API_") && value !== ""));
  const parsed = z
    .strictObject(environmentSchema.shape)
    .refine(({ API_SMS_URL, API_SMS_KEY }) => (API_SMS_URL === undefined) === (API_SMS_KEY === undefined), {
      path: ["API_SMS_KEY"],
      message: "goes with API_SMS_URL: both or none",
    })
    .refine(({ API_OUTBOX, API_SMS_URL }) => API_OUTBOX === "false" || API_SMS_URL === undefined, {
      path: ["API_OUTBOX"],
      message: "messages are either sent by API_SMS_URL or shown in the outbox: remove one of the two",
    })
    .refine(({ API_OUTBOX, API_SITE_ORIGINS }) => API_OUTBOX === "false" || API_SITE_ORIGINS.every(isLoopback), {
      path: ["API_OUTBOX"],
      message:
        "shows every code to everyone, so all of API_SITE_ORIGINS must be on this machine: set API_SMS_URL instead",
    })
    .safeParse({ ...own, ...ownTraceVariables(env) });
  if (!parsed.success) throw new ConfigError(`The api cannot start:\n${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  return {
    host: data.API_HOST,
    port: data.API_PORT,
    dataDir: data.API_DATA_DIR,
    ...(data.API_DATABASE_URL === undefined ? {} : { databaseUrl: data.API_DATABASE_URL }),
    ...(data.API_VALKEY_URL === undefined ? {} : { valkeyUrl: data.API_VALKEY_URL }),
    logLevel: data.API_LOG_LEVEL,
    trustedProxies: data.API_TRUSTED_PROXIES,
    drainNoticeMs: data.API_DRAIN_NOTICE_MS,
    siteOrigins: data.API_SITE_ORIGINS,
    searchesPerSecond: data.API_SEARCHES_PER_SECOND,
    ...(data.API_RDAP_BOOTSTRAP === undefined ? {} : { rdapBootstrap: data.API_RDAP_BOOTSTRAP }),
    rdapTimeoutMs: data.API_RDAP_TIMEOUT_MS,
    rdapAllowsPrivate: data.API_RDAP_ALLOWS_PRIVATE === "true",
    domainNamesPerSecond: data.API_DOMAIN_NAMES_PER_SECOND,
    callsPerMinute: data.API_CALLS_PER_MINUTE,
    ...(data.API_SECRET === undefined ? {} : { secret: data.API_SECRET }),
    outbox: data.API_OUTBOX === "true",
    ...readSms(data),
    smsAllowance: {
      perAddress: data.API_SMS_PER_ADDRESS ?? (data.API_OUTBOX === "true" ? 100 : 10),
      perDay: data.API_SMS_PER_DAY,
    },
    testHooks: data.API_TEST_HOOKS === "true",
    traces: toTraceSettings(data),
    ...(data.API_FAILPOINT === undefined ? {} : { failpoint: data.API_FAILPOINT }),
  };
}

function readSms({
  API_SMS_URL: url,
  API_SMS_KEY: key,
  API_SMS_TIMEOUT_MS: timeoutMs,
}: Environment): Pick<Config, "sms"> {
  return url === undefined || key === undefined ? {} : { sms: { url, key, timeoutMs } };
}

/** For the log: addresses without what could open what is there, and no secrets. */
export function maskConfig(config: Config): Record<string, unknown> {
  const { databaseUrl, valkeyUrl, secret, sms } = config;
  return {
    ...config,
    ...(databaseUrl !== undefined && { databaseUrl: maskUrl(databaseUrl) }),
    ...(valkeyUrl !== undefined && { valkeyUrl: maskUrl(valkeyUrl) }),
    ...(secret !== undefined && { secret: "***" }),
    ...(sms && { sms: { ...sms, url: maskUrl(sms.url), key: "***" } }),
  };
}

function maskUrl(text: string): string {
  const { protocol, host, pathname, username } = new URL(text);
  return `${protocol}//${protocol.startsWith("http") && username === "" ? "" : "***@"}${host}${pathname}`;
}
