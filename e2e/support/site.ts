import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

const data = join(root, "var/e2e");
// Two trees on one machine need different ports.
const shellPort = Number(process.env["E2E_PORT"] ?? 18_180);
const apiPort = shellPort + 1;
const registryPort = shellPort + 2;

/** The site that all journeys visit. What it serves does not change during the run. */
export const site = {
  shellPort,
  apiPort,
  registryPort,
  url: `http://127.0.0.1:${shellPort}`,
  apiUrl: `http://127.0.0.1:${apiPort}`,
  registryUrl: `http://127.0.0.1:${registryPort}`,
  dataDir: (of: string) => join(data, of),
};

/** Environments of the same registry for journeys that change what is served: each has a separate shell. */
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
