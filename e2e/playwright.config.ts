import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { engineNames } from "./engines/driver.ts";
import type { EngineOptions } from "./engines/test.ts";
import { launchedForJourneys } from "./support/chromium-path.ts";
import { environments, root, site, unhurried } from "./support/site.ts";

/** ENGINES=1 stands for all of them. */
const asked = (process.env["ENGINES"] ?? "").split(",");
const engines = engineNames.filter((name) => asked.includes("1") || asked.includes(name));
/**
 * Of the engines' journeys, what no other test tries in Chromium. The others walk the ways that the tests of the site walk in it with more
 * claims; the long run and `ENGINES=chromium` walk all of them, to tell a fault of a journey from one of an engine.
 */
const onlyHere = /@only-here/;
const isShortened = (name: string) => name === "chromium" && !asked.includes(name) && !process.env["LONG"];

export default defineConfig<object, EngineOptions>({
  testDir: ".",
  globalTeardown: "./support/search-logs.ts",
  outputDir: join(root, "var/e2e/results"),
  // Two cores carry browsers, shells and renderers at once; with a worker for each an eighth of their time went by unused.
  workers: 3,
  forbidOnly: Boolean(process.env["CI"]),
  // What is red only sometimes is a fault, of the site or of the test: a second try would hide it.
  retries: 0,
  reporter: [["list"], ["./support/timings-reporter.ts"]],
  // Both end what hangs; they say nothing about how fast a machine must be.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    baseURL: site.url,
    locale: "en-US",
    // A trace of every test takes a fifth of the time; what failed says where. For more: --trace retain-on-failure.
    trace: "off",
    screenshot: "only-on-failure",
    // Says what could not be clicked, where the test's own end would only say that it came.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    launchOptions: launchedForJourneys(),
  },
  projects: [
    // The core journeys again in each browser engine: in the whole and the long run, and with ENGINES=firefox,webkit.
    // First, so that the one browser of each kind is not what the end of the run waits for.
    // A page that waits for the machine for longer than the site allows a fragment is no fault of the engine: one browser of each at a time.
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
    command: "node e2e/support/wipe-site.ts && node tools/start/main.ts",
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
      // Tells where a puzzle's piece belongs.
      API_TEST_HOOKS: "true",
      // Lets one machine be as many visitors as there are tests, however fast it is. Tests of the api are about the limits.
      API_SMS_PER_ADDRESS: "1000000",
      API_SMS_PER_DAY: "1000000",
      API_CALLS_PER_MINUTE: "1000000",
      API_SEARCHES_PER_SECOND: "100000",
      API_DOMAIN_NAMES_PER_SECOND: "100000",
      // By a name too: an address can have no passkeys.
      API_SITE_ORIGINS: `${site.url},http://localhost:${site.shellPort}`,
      REGISTRY_ENVIRONMENTS: ["production", ...environments].join(","),
    },
    // A first start builds everything.
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    reuseExistingServer: !process.env["CI"],
  },
});
