import { availableParallelism } from "node:os";
import type { Config } from "jest";

const failOnConsole = ["<rootDir>/shared/testing/src/fail-on-console.ts"];

// Records how long each file took, if TEST_TIMINGS_FILE is set: a line of JSON each.
const timingsFile = process.env["TEST_TIMINGS_FILE"];
const timings: Config["reporters"] = timingsFile
  ? [["<rootDir>/shared/testing/src/timings-reporter.cjs", { file: timingsFile }]]
  : [];

const common: Config = {
  globalSetup: "<rootDir>/shared/testing/src/read-brought-once.mjs",
  extensionsToTreatAsEsm: [".ts", ".tsx", ".yaml"],
  transform: {
    "\\.tsx?$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2023",
          experimental: { keepImportAttributes: true },
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
        },
        module: { type: "es6" },
      },
    ],
    "\\.yaml$": "<rootDir>/shared/testing/src/content-transform.mjs",
  },
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/shared/testing/src/css-modules.cjs",
    "\\.css$": "<rootDir>/shared/testing/src/no-styles.cjs",
  },
  testPathIgnorePatterns: ["/node_modules/", "/dist/", "<rootDir>/e2e/", "/var/"],
  modulePathIgnorePatterns: ["/dist/", "/var/", "/tools/canary/"],
  setupFilesAfterEnv: failOnConsole,
};

/** Tests that start processes or servers are separate from pure ones: the quick run skips them. Code for pages is tested in jsdom. */
const config: Config = {
  // Only ends what hangs, even on the busiest machine; not a limit of how fast a test must be. Jest ignores it in a project's
  // own settings.
  testTimeout: 600_000,
  // Many tests wait for servers' delays and for child processes: two workers leave two cores half idle.
  maxWorkers: Math.max(3, availableParallelism() - 1),
  // An in-memory database takes 128 MiB or more, which a worker is slow to free.
  workerIdleMemoryLimit: "1.5GB",
  reporters: ["default", ...timings],
  projects: [
    {
      ...common,
      displayName: "pure",
      rootDir: import.meta.dirname,
      testEnvironment: "node",
      testMatch: [
        "<rootDir>/{api,registry,bench,tools}/**/*.test.ts",
        "<rootDir>/shell/src/server/**/*.test.ts",
        "<rootDir>/shared/{contracts,content,bus,http,domains,build,chaos,failpoint,observe,release,serve,server,signing,testing}/**/*.test.ts",
        "!**/*.server.test.ts",
      ],
    },
    {
      ...common,
      displayName: "server",
      rootDir: import.meta.dirname,
      testEnvironment: "node",
      testMatch: ["<rootDir>/{api,registry,bench,tools,shared,shell}/**/*.server.test.ts"],
    },
    {
      ...common,
      displayName: "browser",
      rootDir: import.meta.dirname,
      testEnvironment: "<rootDir>/shared/testing/src/browser-environment.cjs",
      setupFilesAfterEnv: [...failOnConsole, "<rootDir>/shared/testing/src/patient-queries.ts"],
      testMatch: [
        "<rootDir>/mf-*/**/*.test.{ts,tsx}",
        "<rootDir>/tools/new-fragment/template/**/*.test.tsx",
        "<rootDir>/shell/src/browser/**/*.test.{ts,tsx}",
        "<rootDir>/shared/{ui,i18n,fragment,form,page,captcha}/**/*.test.{ts,tsx}",
      ],
    },
  ],
};

export default config;
