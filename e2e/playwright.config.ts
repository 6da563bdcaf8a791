import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { unhurried } from "@zhian/testing/unhurried";
import { engineNames } from "./engines/driver.ts";
import type { EngineOptions } from "./engines/test.ts";
import { launchedForJourneys } from "./support/chromium-path.ts";
import { environments, root, site } from "./support/site.ts";

/** ENGINES=1 selects all of them. */
const asked = (process.env["ENGINES"] ?? "").split(",");
const engines = engineNames.filter((name) => asked.includes("1") || asked.includes(name));
/**
 * The engine journeys that no other test covers in Chromium. The site's tests cover the others there with more assertions; the long run
 * and `ENGINES=chromium` run all of them, to distinguish a journey's fault from an engine's.
 */
const onlyHere = /@only-here/;
const isShortened = (name: string) => name === "chromium" && !asked.includes(name) && !process.env["LONG"];

/** Makes the run, and not a shell of its own, the site's parent. */
const exec = process.platform === "win32" ? "" : "exec ";

export default defineConfig<object, EngineOptions>({
  testDir: ".",
  globalTeardown: "./support/search-logs.ts",
  outputDir: join(root, "var/e2e/results"),
  // Two cores run browsers, shells and renderers at once; with one worker per core, an eighth of their time was idle.
  workers: 3,
  forbidOnly: Boolean(process.env["CI"]),
  // A flaky test is a fault, of the site or of the test: a retry would hide it.
  retries: 0,
  reporter: [["list"], ["./support/timings-reporter.ts"]],
  // Like all timeouts here, they only end what hangs: a busy machine takes minutes where others take seconds.
  timeout: 900_000,
  expect: { timeout: 300_000 },
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    baseURL: site.url,
    locale: "en-US",
    // Tracing every test takes a fifth of the time; failures report where they occurred. For more: --trace retain-on-failure.
    trace: "off",
    screenshot: "only-on-failure",
    // Reports what could not be clicked; the test's own timeout would only report that it was exceeded.
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    launchOptions: launchedForJourneys(),
  },
  projects: [
    // The core journeys again in each browser engine: in the whole and the long run, and with ENGINES=firefox,webkit.
    // First, so that the run does not end by waiting for the single browser of each kind.
    // One browser of each at a time: a page that waits for the machine longer than the site allows a fragment is not the engine's fault.
    ...engines.map((engineName) => ({
      name: engineName,
      testDir: "engines",
      workers: 1,
      use: { engineName },
      ...(isShortened(engineName) && { grep: onlyHere }),
    })),
    { name: "site", testIgnore: "engines/**" },
  ],
  webServer: {
    name: "site",
    // It must not outlive a run that is killed: it would have the port of the next one.
    command: `node e2e/support/wipe-site.ts && ${exec}node --import ./tools/processes/exit-with-parent.ts tools/start/main.ts`,
    cwd: root,
    url: `${site.url}/readyz`,
    env: {
      ...unhurried,
      SHELL_PORT: String(site.shellPort),
      API_PORT: String(site.apiPort),
      REGISTRY_PORT: String(site.registryPort),
      SHELL_DATA_DIR: site.dataDir("shell"),
      API_DATA_DIR: site.dataDir("api"),
      REGISTRY_DATA_DIR: site.dataDir("registry"),
      // Exposes where a puzzle's piece belongs.
      API_TEST_HOOKS: "true",
      // Lets one machine act as any number of visitors. Tests of the api cover the limits.
      API_SMS_PER_ADDRESS: "1000000",
      API_SMS_PER_DAY: "1000000",
      API_CALLS_PER_MINUTE: "1000000",
      API_SEARCHES_PER_SECOND: "100000",
      API_DOMAIN_NAMES_PER_SECOND: "100000",
      // Also by name: an IP address cannot have passkeys.
      API_SITE_ORIGINS: `${site.url},http://localhost:${site.shellPort}`,
      REGISTRY_ENVIRONMENTS: ["production", ...environments].join(","),
    },
    // The first start builds everything.
    timeout: 900_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    reuseExistingServer: !process.env["CI"],
  },
});
