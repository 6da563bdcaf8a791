import { traceVariables } from "@zhian/observe/trace-settings";
import { failpointOf, listOf, logLevel, trustedProxies, wholeNumber } from "@zhian/server/variables";
import * as z from "zod";
import { failpoints } from "./failpoints.ts";

const origins = listOf(
  (part) => URL.parse(part)?.origin === part,
  "origins such as https://example.com",
  "http://127.0.0.1:8080,http://localhost:8080",
);

/** Every setting; `docs/guides/settings.md` is generated from it. */
export const apiVariables = {
  API_HOST: z.string().min(1).default("127.0.0.1").describe("Address to listen on."),
  API_PORT: wholeNumber(0, 65_535).default(8081).describe("Port to listen on; 0 takes any free one."),
  API_SITE_ORIGINS: origins.describe(
    "Origins of the site, separated by commas: passkeys work there, and forms are accepted from there. `npm start` sets its own.",
  ),
  API_SHELL_URLS: listOf(
    (part) => URL.parse(part)?.origin === part,
    "origins such as http://shell:8080",
    "http://127.0.0.1:8080",
  ).describe(
    "Shells of the site, separated by commas: the catalogue of the served releases is read from the first shell that has it. `npm start` sets its own.",
  ),
  API_DATA_DIR: z
    .string()
    .min(1)
    .default("var/api")
    .describe("Embedded database, for one process: a second one is refused."),
  API_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe("PostgreSQL to use instead of the embedded database: any number of replicas may share it."),
  API_VALKEY_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe(
      "Valkey or Redis (`redis://` or `rediss://`), through which replicas count calls together. Without it, and while it does not respond, each replica counts separately.",
    ),
  API_SECRET: z
    .string()
    .min(32)
    .max(1_000)
    .optional()
    .describe(
      "Key for hashing phone numbers, codes and tokens, and for encrypting stored personal data; at least 32 characters. Without it, one is generated and kept in the database. Changing it loses all sessions, phone numbers and real names.",
    ),
  API_TRUSTED_PROXIES: trustedProxies.describe(
    "Addresses and networks of the shells, separated by commas: their `X-Forwarded-For` is trusted. If unset, all visitors of a shell count as one. List only proxies: a client with such an address can claim any other address.",
  ),
  API_CALLS_PER_MINUTE: wholeNumber(6, 1_000_000)
    .default(60)
    .describe("Puzzles, codes, quotes and sign-ins that one address may request."),
  API_SEARCHES_PER_SECOND: wholeNumber(1, 100_000)
    .default(50)
    .describe("Searches for each visitor, with a burst of six seconds' worth."),
  API_DOMAIN_NAMES_PER_SECOND: wholeNumber(1, 100_000)
    .default(50)
    .describe("Domain names that one visitor may look up, with a burst of at least 400."),
  API_RDAP_BOOTSTRAP: z
    .string()
    .min(1)
    .max(2_000)
    .optional()
    .describe(
      "Path or URL of the file that lists the registries' servers (RFC 9224), such as `https://data.iana.org/rdap/dns.json`, reloaded every day. Without it, names are looked up in made-up demo data, and pages say so.",
    ),
  API_RDAP_TIMEOUT_MS: wholeNumber(50, 60_000)
    .default(2_000)
    .describe("How long a domain registry may take to respond."),
  API_RDAP_ALLOWS_PRIVATE: z
    .enum(["true", "false"])
    .default("false")
    .describe("For tests only: allows domain registries over HTTP and in private networks."),
  API_SMS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "Gateway that text messages are posted to. Without it, and without `API_OUTBOX`, no code can be sent, and the page says so.",
    ),
  API_SMS_KEY: z.string().min(1).optional().describe("The gateway's key, sent as a bearer token."),
  API_SMS_TIMEOUT_MS: wholeNumber(100, 10_000)
    .default(1_400)
    .describe("Timeout of each of three attempts: the visitor's browser times out after five seconds."),
  API_SMS_PER_ADDRESS: wholeNumber(1, 1_000_000)
    .optional()
    .describe("Messages per address and hour. By default 10, or 100 with the outbox, where they cost nothing."),
  API_SMS_PER_DAY: wholeNumber(1, 100_000_000).default(2_000).describe("Messages of the whole service per day."),
  API_OUTBOX: z
    .enum(["true", "false"])
    .default("false")
    .describe(
      "Shows text messages to everyone at `/dev/outbox` instead of sending them. Only where all of `API_SITE_ORIGINS` are on this machine; `npm start` turns it on there.",
    ),
  API_EDITORS: listOf((part) => /^[\w-]{1,64}$/.test(part), "account IDs, as the console shows them", "").describe(
    "Account IDs of those who may edit the site's content, separated by commas. An account that is removed from the list stops being an editor at the next start.",
  ),
  API_DRAIN_NOTICE_MS: wholeNumber(0, 600_000)
    .default(500)
    .describe(
      "How long requests are still accepted after `/readyz` fails: as long as your load balancer needs to notice.",
    ),
  API_LOG_LEVEL: logLevel.describe("Minimum severity of lines that are logged."),
  API_TEST_HOOKS: z
    .enum(["true", "false"])
    .default("false")
    .describe("For tests only: `GET /dev/captcha/:id` returns the solution of a puzzle."),
  API_FAILPOINT: failpointOf(failpoints.names).describe(
    "For tests only: where the process kills itself, as a name, or `name#3` for the third time it gets there.",
  ),
  ...traceVariables,
};
