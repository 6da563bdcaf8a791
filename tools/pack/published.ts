/** Name of the only published package; its subpaths are the workspaces of `shared/`. */
export const packageName = "@zhian/fragment";

/** The package that `npm create @zhian/fragment` installs and runs, by npm's naming rule. */
export const createPackageName = "@zhian/create-fragment";

/** Workspaces whose exports a team may import, by the folder in `shared/`. `fragment` itself has no prefix: `@zhian/fragment/router`. */
export const published = ["fragment", "bus", "content", "contracts", "form", "http", "i18n", "page", "testing", "ui"];

/** Single modules of workspaces that are mostly the shell's: those that a fragment's own configuration imports. */
export const publishedParts: Readonly<Record<string, readonly string[]>> = { build: ["./fragment-build"] };

/** The shell already provides these to the page. */
export const ofTheShell: ReadonlySet<string> = new Set(["./ui/base.css"]);

/** Files that are run, or loaded by path, and never imported. */
export const programs = [
  "registry/src/cli/main.ts",
  "shared/build/src/content-loader.ts",
  "shared/build/src/dev-site/render-thread.ts",
  "shared/build/src/dev-site/run-dev-site.ts",
  "shared/build/src/layer-loader.ts",
  "shared/build/src/run-build.ts",
  "shared/testing/src/fail-on-console.ts",
  "shared/testing/src/patient-queries.ts",
  "tools/conformance/main.ts",
  "tools/create/main.ts",
];

/** Types of files that are not scripts: for this build, and for projects that import such files. */
export const ambientTypes = ["shared/content/src/yaml.d.ts", "shared/ui/src/css-modules.d.ts"];

/** Folders in which everything but scripts is copied unchanged: styles, fonts, files that Jest loads. */
export const assetFolders = ["shared/page/src", "shared/testing/src", "shared/ui/src"];

/** Packages that the shell provides once per page, and tools whose version a team chooses. */
export const peers: Readonly<Record<string, { range: string; isOptional: boolean }>> = {
  "@jest/globals": { range: "^30.0.0", isOptional: true },
  "@testing-library/dom": { range: "^10.4.0", isOptional: true },
  "@testing-library/react": { range: "^16.3.0", isOptional: true },
  i18next: { range: "^27.1.0", isOptional: false },
  playwright: { range: "^1.60.0", isOptional: true },
  react: { range: "^19.3.0", isOptional: false },
  "react-dom": { range: "^19.3.0", isOptional: false },
  "react-router": { range: "^8.5.0", isOptional: false },
  "single-spa-react": { range: "^6.0.0", isOptional: false },
  webpack: { range: "^5.111.0", isOptional: false },
};

/** Packages that are loaded by name, through configuration. */
export const loadedByName = ["@swc/core", "@swc/jest", "jest-environment-jsdom", "lightningcss"];

/** `fragments` runs in whatever Node a build machine has; 20.19 is the first that can `require` ES modules. */
export const nodeRange = ">=20.19.0";

/** Single files that are copied unchanged. */
export const assetFiles = ["tools/bootstrap/explain-failure.mjs"];
