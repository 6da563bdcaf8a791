import { join } from "node:path";
import { isLoopback } from "@zhian/contracts/is-loopback";
import { traceVariables } from "@zhian/observe/trace-settings";
import { maskUrl } from "@zhian/server/mask-url";
import { readEnvironment } from "@zhian/server/read-environment";
import { listOf, logLevel, trustedProxies, wholeNumber } from "@zhian/server/variables";
import { z } from "zod";

const flag = z.stringbool().default(false);
const hosts = listOf((part) => /^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/.test(part), "hosts such as cdn.example.com");
const contacts = listOf(
  (part) => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(part) && URL.canParse(part),
  "addresses such as mailto:security@example.com or https://example.com/security",
);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/(?<!\/)\/+$/, ""));

const inRepository = (path: string) => join(import.meta.dirname, "../../..", path);

/** Every setting; `docs/guides/settings.md` is generated from it. */
export const shellVariables = {
  SHELL_HOST: z.string().min(1).default("127.0.0.1").describe("Address to listen on."),
  SHELL_PORT: wholeNumber(0, 65_535).default(8080).describe("Port to listen on; 0 takes any free one."),
  SHELL_ORIGIN: httpUrl
    .refine((url) => URL.parse(url)?.origin === url, "must be an origin, without a path")
    .optional()
    .describe(
      "Address that visitors use, for canonical links; with https, cookies are `Secure` and HSTS is on. Defaults to host and port.",
    ),
  SHELL_LISTEN_WHEN_READY: flag.describe(
    "Opens the port only once it can serve pages, live or built-in: for a load balancer without health checks.",
  ),
  SHELL_OPERATOR_PORT: wholeNumber(0, 65_535)
    .optional()
    .describe(
      "Port for `/metrics` and `/status`, which visitors must not be able to reach. If unset, `/metrics` is served to this machine on `SHELL_PORT`, provided that `SHELL_ORIGIN` is on this machine.",
    ),
  SHELL_OPERATOR_HOST: z.string().min(1).default("127.0.0.1").describe("Address to listen on for that port."),
  SHELL_ENVIRONMENT: z.string().min(1).max(60).default("production").describe("Environment to serve."),
  SHELL_DATA_DIR: z
    .string()
    .min(1)
    .default(inRepository("var/shell"))
    .describe("Folder for snapshots and verified files. Safe to delete, but the next start then needs the registry."),
  SHELL_ASSETS_DIR: z
    .string()
    .min(1)
    .default(inRepository("shell/dist"))
    .describe("Folder with the built browser half."),
  SHELL_API_URL: httpUrl.default("http://127.0.0.1:8081").describe("URL of the api."),
  SHELL_REGISTRY_URL: httpUrl.default("http://127.0.0.1:8082").describe("URL of the registry."),
  SHELL_REGISTRY_PUBLIC_KEY_FILE: z
    .string()
    .min(1)
    .default(inRepository("var/registry/public-key.pem"))
    .describe("PEM file with one or more public keys. Snapshots signed with another key are refused."),
  SHELL_REGISTRY_PUBLIC_KEY: z
    .string()
    .includes("PUBLIC KEY")
    .optional()
    .describe("The keys themselves (PEM), instead of the file."),
  SHELL_REGISTRY_ROOT_KEY_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      "PEM file with the public root keys. Once a root key has signed a list, only [the keys in that list](signing-keys.md) are accepted.",
    ),
  SHELL_REGISTRY_ROOT_KEY: z
    .string()
    .includes("PUBLIC KEY")
    .optional()
    .describe("The root keys themselves (PEM), instead of the file."),
  SHELL_REGISTRY_TOKEN_FILE: z
    .string()
    .min(1)
    .default(inRepository("var/registry/shell-token"))
    .describe(
      "File with the token for reporting the health of releases. Without a token, nothing is reported and no release is rolled back automatically.",
    ),
  SHELL_REGISTRY_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9_-]{20,100}$/)
    .optional()
    .describe("The token itself, instead of the file."),
  SHELL_HEALTH_SECONDS: wholeNumber(1, 30).default(5).describe("How often health is reported."),
  SHELL_MEASURED_PERCENT: wholeNumber(0, 100)
    .default(100)
    .describe(
      "Percentage of pages that are measured, for `/metrics` and for the health of releases. Visitors who ask not to be tracked, or to save data, are never measured; with 0, nobody is.",
    ),
  SHELL_POLL_SECONDS: wholeNumber(1, 3600)
    .default(8)
    .describe(
      "How often to poll for a new snapshot while the event stream is down; the interval is six times as long while it is up.",
    ),
  SHELL_ALLOW_REVISION_JUMP: flag.describe(
    "Accepts a snapshot that is more than 1,000 revisions ahead, once an operator has checked it.",
  ),
  SHELL_TRUSTED_PROXIES: trustedProxies.describe(
    "Addresses and networks of the edge proxies, separated by commas: their `X-Forwarded-For` is trusted. If unset, all visitors behind a proxy count as one. List only proxies: a client with such an address can claim any other address.",
  ),
  CONSOLE_URL: z
    .union([httpUrl, z.string().regex(/^\/[a-z/-]*$/)])
    .default("/console")
    .describe("URL of the console, if it is a separate system."),
  API_STYLE: z
    .enum(["own", "specification"])
    .default("own")
    .describe(
      "With `specification`, pages sign out and request codes with the specification's GET calls, for a backend that has only those.",
    ),
  SHELL_IMAGE_HOSTS: hosts.describe(
    "Hosts whose images pages may show, separated by commas: for a logo or avatars that the backend stores elsewhere. These hosts can see who views a page.",
  ),
  SHELL_SECURITY_CONTACTS: contacts.describe(
    "Contacts for reporting a vulnerability, separated by commas, the preferred one first: `mailto:`, `https:` or `tel:` addresses. Published in `/.well-known/security.txt`.",
  ),
  SHELL_GALLERY: flag.describe(
    "Serves `/_gallery/`, a gallery of all UI components. Allowed only if `SHELL_ORIGIN` is on this machine; `npm start` then turns it on.",
  ),
  SHELL_MAX_RENDERS: wholeNumber(1, 10_000)
    .default(200)
    .describe("Number of concurrent renders above which pages are answered with 503 and `Retry-After`."),
  SHELL_MAX_LAG_MS: wholeNumber(10, 600_000)
    .default(400)
    .describe("Event loop lag, averaged over half a second, above which requests are answered with 503."),
  SHELL_MIN_RENDER_MS: wholeNumber(0, 600_000)
    .default(0)
    .describe(
      "Minimum time that every fragment gets to render: for debuggers, and for machines that are busy with something else.",
    ),
  SHELL_WORKER_HEAP_MB: wholeNumber(16, 4096).default(128).describe("Heap limit of each fragment's worker."),
  SHELL_RENDERER_MAX_RSS_MB: wholeNumber(128, 65_536)
    .default(1024)
    .describe("Limit on the resident memory of the renderer, including buffers."),
  SHELL_RELEASES_MB: wholeNumber(1, 1_000_000)
    .default(1024)
    .describe(
      "Disk space for copies of releases. Above it, the oldest are deleted even if open tabs may still use them; the registry still has them.",
    ),
  SHELL_PAGE_CACHE_MB: wholeNumber(0, 4096).default(64).describe("Memory for cached pages."),
  SHELL_PAGE_FRESH_SECONDS: wholeNumber(0, 3600)
    .default(30)
    .describe("How long a cached page is served without rendering it again."),
  SHELL_DRAIN_NOTICE_MS: wholeNumber(0, 600_000)
    .default(500)
    .describe(
      "How long requests are still accepted after `/readyz` fails: as long as your load balancer needs to notice.",
    ),
  SHELL_DRAIN_SECONDS: wholeNumber(1, 600).default(8).describe("How long a shutdown waits for requests in flight."),
  SHELL_LOG_LEVEL: logLevel.describe("Minimum severity of lines that are logged."),
  SHELL_DEV: flag.describe("Allows `eval` and scripts from dev servers. Never use it on a public machine."),
  SHELL_FAILPOINT: z.string().optional().describe("For tests only: where the process kills itself."),
  ...traceVariables,
};

const configSchema = z
  .strictObject(shellVariables)
  .refine(({ SHELL_GALLERY, SHELL_ORIGIN }) => !SHELL_GALLERY || !SHELL_ORIGIN || isLoopback(SHELL_ORIGIN), {
    path: ["SHELL_GALLERY"],
    message: "is for development: SHELL_ORIGIN must be on this machine",
  });

export type Config = z.output<typeof configSchema>;

/** Called once, by `main.ts`. Throws an Error that names every fault, unknown SHELL_* variables included. */
export function readConfig(env: Record<string, string | undefined>): Config {
  return readEnvironment(configSchema, env, { refusal: "The shell cannot start", prefix: "SHELL_" });
}

/** For the log: credentials are masked. */
export function printableConfig(config: Config): Record<string, unknown> {
  const shown = Object.entries({ ...config, ...(config.SHELL_REGISTRY_TOKEN && { SHELL_REGISTRY_TOKEN: "***" }) }).map(
    ([name, value]) => [name, typeof value === "string" && /^https?:/.test(value) ? maskUrl(value) : value],
  );
  return Object.fromEntries(shown);
}
