import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

const data = join(root, "var/e2e");
// Two trees on one machine move theirs apart.
const shellPort = Number(process.env["E2E_PORT"] ?? 18_180);
const apiPort = shellPort + 1;
const registryPort = shellPort + 2;

/** The site that all journeys visit. What it serves never changes while they do. */
export const site = {
  shellPort,
  apiPort,
  registryPort,
  url: `http://127.0.0.1:${shellPort}`,
  apiUrl: `http://127.0.0.1:${apiPort}`,
  registryUrl: `http://127.0.0.1:${registryPort}`,
  dataDir: (of: string) => join(data, of),
};

/**
 * Settings of a shell that is tested on a machine with other work: it gives every render the time that it needs, and turns nobody away
 * because its own work begins late. Its own tests cover what it does when that happens.
 */
export const unhurried = { SHELL_MIN_RENDER_MS: "30000", SHELL_MAX_LAG_MS: "60000" };

/** Of the same registry, for journeys that change what is served: each has a shell of its own. */
export const environments = [
  "releases",
  "broken-releases",
  "private-visitors",
  "misbehaving",
  "faults",
  "stalled",
  "stock-remotes",
  "style-leaks",
  "layers",
  "odd-answers",
  "rollouts",
  "open-tabs",
  "last-known-good",
  "behind-tls",
  "operators",
  "new-fragments",
  "whole-libraries",
  "products",
  "content",
  "other-frameworks",
  "contract",
  "contract-before",
  "vitals",
  "account-canaries",
] as const;
export type Environment = (typeof environments)[number];
