import { join } from "node:path";
import { type TraceSettings, toTraceSettings, traceVariables } from "@zhian/observe/trace-settings";
import { maskUrl } from "@zhian/server/mask-url";
import { readEnvironment } from "@zhian/server/read-environment";
import { failpointOf, logLevel, wholeNumber } from "@zhian/server/variables";
import * as z from "zod";
import type { S3Settings } from "./files/s3-bucket.ts";
import { type HealthRules, presetRules } from "./health/rules.ts";
import { failpoints } from "./support/failpoints.ts";

const repositoryRoot = join(import.meta.dirname, "../..");

const environmentName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, "must be the name of an environment, before an equals sign");

const siteOrigin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => URL.parse(url)?.origin === url, "must be an origin without a path, such as https://www.example.com");

/** Every setting; `docs/guides/settings.md` is generated from it. */
export const registryVariables = {
  REGISTRY_HOST: z.string().min(1).default("127.0.0.1").describe("Address to listen on."),
  REGISTRY_PORT: wholeNumber(0, 65_535).default(8082).describe("Port to listen on; 0 takes any free one."),
  REGISTRY_DATA_DIR: z
    .string()
    .min(1)
    .default(join(repositoryRoot, "var/registry"))
    .describe("Folder of the embedded database, release files, keys and tokens, for one process at a time."),
  REGISTRY_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe("PostgreSQL to use instead of the embedded database: any number of replicas may share it."),
  REGISTRY_FILES_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => /^\/[^/]+/.test(URL.parse(url)?.pathname ?? ""), "must be a URL that ends with the bucket's name")
    .optional()
    .describe(
      "Bucket in an S3-compatible store for release files, such as `https://s3.example.com/releases`, to use instead of a folder.",
    ),
  REGISTRY_FILES_REGION: z.string().min(1).default("us-east-1").describe("The bucket's region."),
  REGISTRY_FILES_KEY_ID: z.string().min(1).optional().describe("Access key ID for the bucket."),
  REGISTRY_FILES_SECRET: z.string().min(1).optional().describe("Secret of that access key."),
  REGISTRY_SIGNING_KEY_FILE: z
    .string()
    .regex(/^[^,]+(,[^,]+)*$/, "must be files, separated by commas")
    .optional()
    .describe(
      "PEM files with ed25519 private keys, separated by commas. [The list of keys](signing-keys.md) determines which one signs; without a list, the first one does. By default a key pair is created in the data directory.",
    ),
  REGISTRY_ENVIRONMENTS: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}(,[a-z][a-z0-9-]{0,39})*$/, "must be lowercase names, separated by commas")
    .default("production,staging")
    .describe("Names of the environments."),
  REGISTRY_SNAPSHOT_DAYS: wholeNumber(1, 90)
    .default(7)
    .describe("How long a snapshot is valid; it is signed again after a quarter of that."),
  REGISTRY_HEARTBEAT_MS: wholeNumber(100, 60_000).default(15_000).describe("Interval of heartbeats on event streams."),
  REGISTRY_HEALTH_MIN_PAGES: wholeNumber(1, 1_000_000)
    .default(presetRules.minPages)
    .describe("Number of pages needed to judge a release."),
  REGISTRY_HEALTH_MIN_CLIENTS: wholeNumber(1, 1000)
    .default(presetRules.minClients)
    .describe("Number of clients a release must have failed for before it is rolled back."),
  REGISTRY_HEALTH_FAILED_PERCENT: wholeNumber(0, 100)
    .default(presetRules.maxFailedShare * 100)
    .describe("Share of failed pages above which a release is rolled back."),
  REGISTRY_HEALTH_TIMES_WORSE: wholeNumber(1, 100)
    .default(presetRules.maxTimesWorse)
    .describe("That share must also be this many times that of the release it is compared with."),
  REGISTRY_WATCH_MINUTES: wholeNumber(0, 1440)
    .default(presetRules.watchMinutes)
    .describe("How long a promoted release is watched; 0 turns it off."),
  REGISTRY_OPS: z
    .enum(["true", "false"])
    .default("false")
    .describe("Serves the operator's page at `/ops`. `npm start` turns it on."),
  REGISTRY_SITE_URLS: z
    .string()
    .transform((list) => list.split(",").map((pair) => pair.split(/=(.*)/s, 2)))
    .pipe(z.array(z.tuple([environmentName, siteOrigin])))
    .optional()
    .describe(
      "Origin of each environment's site, such as `production=https://www.example.com,staging=…`: the operator's page links to it, and preview links point to it. With `npm start`, the local site.",
    ),
  REGISTRY_DRAIN_NOTICE_MS: wholeNumber(0, 600_000)
    .default(500)
    .describe(
      "How long requests are still accepted after `/readyz` fails: as long as your load balancer needs to notice.",
    ),
  REGISTRY_LOG_LEVEL: logLevel.describe("Minimum severity of lines that are logged."),
  REGISTRY_FAILPOINT: failpointOf(failpoints.names).describe(
    "For tests only: where the process kills itself, as a name, or `name#3` for the third time it gets there.",
  ),
  ...traceVariables,
};

const variables = z.strictObject(registryVariables).refine(isWholeStore, {
  path: ["REGISTRY_FILES_URL"],
  message: "must be set together with REGISTRY_FILES_KEY_ID and REGISTRY_FILES_SECRET: all or none",
});

type Variables = z.output<z.ZodObject<typeof registryVariables>>;

export interface RegistryConfig {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl?: string;
  /** Undefined: release files are in the data directory. */
  filesStore?: S3Settings;
  signingKeyFiles?: readonly string[];
  environments: readonly string[];
  snapshotDays: number;
  heartbeatMs: number;
  drainNoticeMs: number;
  health: HealthRules;
  /** Origin of each environment's site, if set. */
  siteUrls: ReadonlyMap<string, string>;
  /** Whether there is an operator's page. */
  ops: boolean;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  traces: TraceSettings;
  failpoint?: string;
}

/** Reads every `REGISTRY_…` variable; throws one error that lists all faults, so that they can be corrected at once. */
export function readConfig(env: Record<string, string | undefined>): RegistryConfig {
  const read = readEnvironment(variables, env, { refusal: "The registry cannot start", prefix: "REGISTRY_" });
  return {
    port: read.REGISTRY_PORT,
    host: read.REGISTRY_HOST,
    dataDir: read.REGISTRY_DATA_DIR,
    ...(read.REGISTRY_DATABASE_URL && { databaseUrl: read.REGISTRY_DATABASE_URL }),
    ...readFilesStore(read),
    ...(read.REGISTRY_SIGNING_KEY_FILE && { signingKeyFiles: read.REGISTRY_SIGNING_KEY_FILE.split(",") }),
    environments: [...new Set(read.REGISTRY_ENVIRONMENTS.split(","))],
    snapshotDays: read.REGISTRY_SNAPSHOT_DAYS,
    heartbeatMs: read.REGISTRY_HEARTBEAT_MS,
    drainNoticeMs: read.REGISTRY_DRAIN_NOTICE_MS,
    health: {
      minPages: read.REGISTRY_HEALTH_MIN_PAGES,
      minClients: read.REGISTRY_HEALTH_MIN_CLIENTS,
      maxFailedShare: read.REGISTRY_HEALTH_FAILED_PERCENT / 100,
      maxTimesWorse: read.REGISTRY_HEALTH_TIMES_WORSE,
      watchMinutes: read.REGISTRY_WATCH_MINUTES,
    },
    siteUrls: new Map(read.REGISTRY_SITE_URLS),
    ops: read.REGISTRY_OPS === "true",
    logLevel: read.REGISTRY_LOG_LEVEL,
    traces: toTraceSettings(read),
    ...(read.REGISTRY_FAILPOINT && { failpoint: read.REGISTRY_FAILPOINT }),
  };
}

function isWholeStore(read: Variables): boolean {
  const parts = [read.REGISTRY_FILES_URL, read.REGISTRY_FILES_KEY_ID, read.REGISTRY_FILES_SECRET];
  return parts.every((part) => part !== undefined) || parts.every((part) => part === undefined);
}

function readFilesStore({
  REGISTRY_FILES_URL: url,
  REGISTRY_FILES_REGION: region,
  REGISTRY_FILES_KEY_ID: keyId,
  REGISTRY_FILES_SECRET: secret,
}: Variables): Pick<RegistryConfig, "filesStore"> {
  if (url === undefined || keyId === undefined || secret === undefined) return {};
  return { filesStore: { url, region, keyId, secret } };
}

/** Masks secrets for the line logged at startup. */
export function maskSecrets(config: RegistryConfig): Record<string, unknown> {
  const { databaseUrl, filesStore } = config;
  return {
    ...config,
    ...(databaseUrl && { databaseUrl: maskUrl(databaseUrl) }),
    ...(filesStore && { filesStore: { ...filesStore, url: maskUrl(filesStore.url), secret: "***" } }),
  };
}
