import { isLoopback } from "@zhian/contracts/is-loopback";
import { type TraceSettings, toTraceSettings } from "@zhian/observe/trace-settings";
import { maskUrl } from "@zhian/server/mask-url";
import { readEnvironment } from "@zhian/server/read-environment";
import * as z from "zod";
import { apiVariables } from "./variables.ts";

const environmentSchema = z
  .strictObject(apiVariables)
  .refine(({ API_SMS_URL, API_SMS_KEY }) => (API_SMS_URL === undefined) === (API_SMS_KEY === undefined), {
    path: ["API_SMS_KEY"],
    message: "must be set together with API_SMS_URL",
  })
  .refine(({ API_OUTBOX, API_SMS_URL }) => API_OUTBOX === "false" || API_SMS_URL === undefined, {
    path: ["API_OUTBOX"],
    message: "cannot be combined with API_SMS_URL: remove one of the two",
  })
  .refine(({ API_OUTBOX, API_SITE_ORIGINS }) => API_OUTBOX === "false" || API_SITE_ORIGINS.every(isLoopback), {
    path: ["API_OUTBOX"],
    message:
      "shows every code to everyone, so all of API_SITE_ORIGINS must be on this machine: use API_SMS_URL instead",
  });

type Environment = z.output<typeof environmentSchema>;

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl?: string;
  valkeyUrl?: string;
  logLevel: "silent" | "error" | "warn" | "info" | "debug";
  trustedProxies: string[];
  drainNoticeMs: number;
  siteOrigins: string[];
  /** Account IDs. */
  editors: string[];
  shellUrls: string[];
  searchesPerSecond: number;
  /** Undefined for the demo directory. */
  rdapBootstrap?: string;
  rdapTimeoutMs: number;
  rdapAllowsPrivate: boolean;
  domainNamesPerSecond: number;
  callsPerMinute: number;
  secret?: string;
  /** Messages are shown at /dev/outbox. Never together with `sms`. */
  outbox: boolean;
  /** Undefined if no messages are sent. */
  sms?: { url: string; key: string; timeoutMs: number };
  /** Maximum messages from one address per hour, and for the whole service per day. */
  smsAllowance: { perAddress: number; perDay: number };
  testHooks: boolean;
  traces: TraceSettings;
  failpoint?: string;
}

/** Reads the configuration. Throws a ConfigError that names every wrong or unknown API_ variable at once. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const data = readEnvironment(environmentSchema, env, {
    refusal: "The api cannot start",
    prefix: "API_",
    // A variable of the shell: a command that starts both servers passes it to both.
    ignore: ["API_STYLE"],
    dropEmpty: true,
  });
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
    editors: data.API_EDITORS,
    shellUrls: data.API_SHELL_URLS,
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

/** For the log: URLs without their credentials, and no secrets. */
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
