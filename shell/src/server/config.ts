import { join } from "node:path";
import { isLoopback } from "@zhian/contracts/is-loopback";
import { ownTraceVariables, traceVariables } from "@zhian/observe/trace-settings";
import { z } from "zod";
import { isNetwork } from "./http/visitor-address.ts";

const flag = z.stringbool().default(false);
/** Digits only: an empty variable is a fault, not a zero. */
const whole = (least: number, most: number) =>
  z
    .union([z.string().regex(/^\d{1,15}$/, "a whole number"), z.number()])
    .transform(Number)
    .pipe(z.number().min(least).max(most));
const listOf = (isPart: (part: string) => boolean, what: string) =>
  z
    .string()
    .default("")
    .transform((text) => text.split(",").flatMap((part) => part.trim() || []))
    .refine((parts) => parts.every(isPart), `${what}, separated by commas`);
const networks = listOf(isNetwork, "addresses or networks such as 10.0.0.0/8");
const hosts = listOf((part) => /^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/.test(part), "hosts such as cdn.example.com");
const contacts = listOf(
  (part) => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(part) && URL.canParse(part),
  "addresses such as mailto:security@example.com or https://example.com/security",
);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/(?<!\/)\/+$/, ""));

const inRepository = (path: string) => join(import.meta.dirname, "../../..", path);

const configSchema = z.strictObject({
  SHELL_PORT: whole(0, 65_535).default(8080),
  /** Opens the port only once it can serve: for an edge that asks nobody whether they are ready. */
  SHELL_LISTEN_WHEN_READY: flag,
  SHELL_HOST: z.string().min(1).default("127.0.0.1"),
  /** Where figures are told. Without it, a site whose address is this machine's tells them to this machine. */
  SHELL_OPERATOR_PORT: whole(0, 65_535).optional(),
  SHELL_OPERATOR_HOST: z.string().min(1).default("127.0.0.1"),
  SHELL_DATA_DIR: z.string().min(1).default(inRepository("var/shell")),
  SHELL_ASSETS_DIR: z.string().min(1).default(inRepository("shell/dist")),
  /** Addresses or networks, by comma, of the edge: whom it names in X-Forwarded-For is who asks. Everyone else is known by the socket. */
  SHELL_TRUSTED_PROXIES: networks,
  SHELL_API_URL: httpUrl.default("http://127.0.0.1:8081"),
  SHELL_REGISTRY_URL: httpUrl.default("http://127.0.0.1:8082"),
  SHELL_REGISTRY_PUBLIC_KEY_FILE: z.string().min(1).default(inRepository("var/registry/public-key.pem")),
  /** The keys themselves (PEM), instead of a file. */
  SHELL_REGISTRY_PUBLIC_KEY: z.string().includes("PUBLIC KEY").optional(),
  /** Public keys (PEM) of the roots that sign the registry's list of keys. With one of them, the list says whose snapshots are accepted. */
  SHELL_REGISTRY_ROOT_KEY_FILE: z.string().min(1).optional(),
  SHELL_REGISTRY_ROOT_KEY: z.string().includes("PUBLIC KEY").optional(),
  /** With it the shell tells the registry how releases do; without it, or the file, releases are not taken back by themselves. */
  SHELL_REGISTRY_TOKEN_FILE: z.string().min(1).default(inRepository("var/registry/shell-token")),
  SHELL_REGISTRY_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9_-]{20,100}$/)
    .optional(),
  SHELL_HEALTH_SECONDS: whole(1, 30).default(5),
  SHELL_ENVIRONMENT: z.string().min(1).max(60).default("production"),
  /** What visitors type: for canonical links and cookies' Secure flag. Follows host and port when absent. */
  SHELL_ORIGIN: httpUrl.refine((url) => URL.parse(url)?.origin === url, "an origin, without a path").optional(),
  CONSOLE_URL: z.union([httpUrl, z.string().regex(/^\/[a-z/-]*$/)]).default("/console"),
  /** `specification`: the backend has the specification's calls only, two of which change something by GET. */
  API_STYLE: z.enum(["own", "specification"]).default("own"),
  /** Whom to tell of a vulnerability, by comma, the preferred way first: `mailto:` or `https:` addresses, for security.txt. */
  SHELL_SECURITY_CONTACTS: contacts,
  /** Hosts, by comma, whose images pages may show: logo and avatars that a backend keeps elsewhere. They learn who looks at a page. */
  SHELL_IMAGE_HOSTS: hosts,
  SHELL_LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  /** Serves `/_gallery/`, every part of the site's look, for those who build pages. Only where SHELL_ORIGIN is on this machine. */
  SHELL_GALLERY: flag,
  /** Lets dev servers in: eval and other origins for scripts. Never on a public machine. */
  SHELL_DEV: flag,
  SHELL_POLL_SECONDS: whole(1, 3600).default(8),
  /** Operator's word that a jump of more than 1000 revisions is meant. */
  SHELL_ALLOW_REVISION_JUMP: flag,
  SHELL_WORKER_HEAP_MB: whole(16, 4096).default(128),
  SHELL_RENDERER_MAX_RSS_MB: whole(128, 65_536).default(1024),
  /** No fragment gets less time than this: for debuggers, and for machines that are busy with something else. */
  SHELL_MIN_RENDER_MS: whole(0, 600_000).default(0),
  SHELL_MAX_RENDERS: whole(1, 10_000).default(200),
  /** How late work may begin, on average over half a second, before requests are turned away. */
  SHELL_MAX_LAG_MS: whole(10, 600_000).default(400),
  /** Copies of old releases beyond it are deleted although tabs may be open on them: the registry still has those. */
  SHELL_RELEASES_MB: whole(1, 1_000_000).default(1024),
  SHELL_PAGE_CACHE_MB: whole(0, 4096).default(64),
  SHELL_PAGE_FRESH_SECONDS: whole(0, 3600).default(30),
  /** How long it still takes requests once `/readyz` says no: as long as a balancer needs to notice. */
  SHELL_DRAIN_NOTICE_MS: whole(0, 600_000).default(500),
  SHELL_DRAIN_SECONDS: whole(1, 600).default(8),
  /** For tests only: where this process kills itself. */
  SHELL_FAILPOINT: z.string().optional(),
  ...traceVariables,
});

/** Of the whole site, not of the shell alone. */
const unprefixed: ReadonlySet<string> = new Set(["CONSOLE_URL", "API_STYLE"]);

export type Config = z.output<typeof configSchema>;

/** Called once, by `main.ts`. Throws an Error that names every fault, unknown SHELL_* variables included. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const own = Object.entries(env).filter(([name]) => name.startsWith("SHELL_") || unprefixed.has(name));
  const parsed = configSchema
    .refine(({ SHELL_GALLERY, SHELL_ORIGIN }) => !SHELL_GALLERY || !SHELL_ORIGIN || isLoopback(SHELL_ORIGIN), {
      path: ["SHELL_GALLERY"],
      message: "is for development: SHELL_ORIGIN must be on this machine",
    })
    .safeParse({ ...Object.fromEntries(own), ...ownTraceVariables(env) });
  if (parsed.success) return parsed.data;
  throw new Error(`The shell cannot start:\n${z.prettifyError(parsed.error)}`);
}

/** For the log: credentials are masked. */
export function printableConfig(config: Config): Record<string, unknown> {
  const shown = Object.entries({ ...config, ...(config.SHELL_REGISTRY_TOKEN && { SHELL_REGISTRY_TOKEN: "***" }) }).map(
    ([name, value]) => [name, typeof value === "string" ? value.replace(/(:\/\/)[^/@\s]+@/, "$1***@") : value],
  );
  return Object.fromEntries(shown);
}
