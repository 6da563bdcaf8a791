import { fileURLToPath } from "node:url";

const file = (path) => fileURLToPath(new URL(`./dist/shared/testing/src/${path}`, import.meta.url));

/** Jest for a fragment: TypeScript, style sheets and page content as in the build, in jsdom. Run with --experimental-vm-modules. */
const preset = {
  extensionsToTreatAsEsm: [".ts", ".tsx", ".yaml"],
  transform: {
    "\\.tsx?$": [
      fileURLToPath(import.meta.resolve("@swc/jest")),
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
    "\\.yaml$": file("content-transform.mjs"),
  },
  moduleNameMapper: {
    "\\.module\\.css$": file("css-modules.cjs"),
    "\\.css$": file("no-styles.cjs"),
  },
  testEnvironment: file("browser-environment.cjs"),
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
  setupFilesAfterEnv: [file("fail-on-console.js"), file("patient-queries.js")],
  // Only ends what hangs; not a limit of how fast a machine must be.
  testTimeout: 60_000,
};

// oxlint-disable-next-line import/no-default-export -- Jest asks a configuration for it
export default preset;
