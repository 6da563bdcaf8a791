import { availableParallelism } from "node:os";
import type { Config } from "jest";

const failOnConsole = ["<rootDir>/shared/testing/src/fail-on-console.ts"];

// How long each file took, where TEST_TIMINGS_FILE asks for it: a line of JSON each.
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

/** What starts something stands apart from what only computes: the quick run leaves it out. What runs in a page is tested in jsdom. */
const config: Config = {
  // Ends what hangs, on the busiest machine; says nothing about how fast a test must be. Of a project's own settings Jest would not
  // take it.
  testTimeout: 600_000,
  // Many tests wait for a server's own times and for processes that they started: two workers leave two cores half idle.
  maxWorkers: Math.max(3, availableParallelism() - 1),
  // A database in memory is 128 MiB and more that a worker is slow to give back.
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
