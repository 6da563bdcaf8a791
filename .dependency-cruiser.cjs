// Import rules: the table in ARCHITECTURE.md as executable checks. tools/canary/tree breaks each rule, and
// `npm run check` must detect it.
const test = String.raw`\.test\.tsx?$`;
const server = String.raw`\.server\.test\.ts$`;
const config = String.raw`(webpack|playwright|jest)\.config\.ts$`;

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "every-import-resolves",
      comment: "This also catches imports past a package's exports: such a path resolves to nothing.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "packages-meet-by-name",
      comment: "A relative path into another workspace would go past its exports.",
      severity: "error",
      from: { path: "^(shared/[^/]+|[^/]+)/", pathNot: "^(bench|tools)/" },
      to: {
        path: "^(shared|shell|api|registry|mf-[^/]+|e2e|bench|tools)/",
        pathNot: "^$1/",
        dependencyTypes: ["local"],
      },
    },
    {
      name: "fragments-are-strangers",
      severity: "error",
      from: { path: "^(mf-[^/]+)/" },
      to: { path: "^mf-", pathNot: "^$1/" },
    },
    {
      name: "fragments-know-no-server",
      severity: "error",
      from: { path: "^mf-" },
      to: { path: "^(shell|api|registry)/" },
    },
    {
      name: "builds-and-tests-stay-out-of-fragments",
      severity: "error",
      from: { path: "^mf-", pathNot: [test, config, "/testing/"] },
      to: { path: "^shared/(build|testing|chaos)/|^mf-[^/]+/src/testing/" },
    },
    {
      name: "chaos-stays-in-tests",
      severity: "error",
      from: { path: "^(shared/(?!chaos/)|shell/|api/|registry/)", pathNot: [test, "/testing/"] },
      to: { path: "^shared/chaos/" },
    },
    { name: "the-shell-knows-no-fragment", severity: "error", from: { path: "^shell/" }, to: { path: "^mf-" } },
    {
      name: "shared-knows-nobody",
      severity: "error",
      from: { path: "^shared/" },
      to: { path: "^(mf-[^/]+|shell|api|registry|e2e|bench|tools)/" },
    },
    {
      name: "contracts-stand-alone",
      severity: "error",
      from: { path: "^shared/contracts/" },
      to: { path: "^shared/(?!contracts/)" },
    },
    {
      name: "shared-imports-contracts-only",
      comment: "`fragment` and `testing` put the rest together; `ui` speaks through `i18n`.",
      severity: "error",
      from: { path: "^shared/(bus|content|http|i18n|domains|release|serve|server|signing)/", pathNot: test },
      to: { path: "^shared/", pathNot: "^shared/($1|contracts|release)/" },
    },
    {
      name: "the-database-imports-server-code-only",
      severity: "error",
      from: { path: "^shared/database/", pathNot: [test, "/testing/"] },
      to: { path: "^shared/(?!database/|observe/|server/)" },
    },
    {
      name: "the-build-reads-content-and-writes-releases",
      severity: "error",
      from: { path: "^shared/build/", pathNot: test },
      to: { path: "^shared/", pathNot: "^shared/(build|content|contracts|i18n|release)/" },
    },
    {
      name: "ui-imports-contracts-and-i18n",
      severity: "error",
      from: { path: "^shared/ui/", pathNot: test },
      to: { path: "^shared/(?!ui/|contracts/|i18n/)" },
    },
    {
      name: "servers-share-contracts-only",
      severity: "error",
      from: { path: "^(api|registry)/", pathNot: [test, "/testing/"] },
      to: {
        path: "^(shared/(?!contracts/|database/|domains/|failpoint/|observe/|release/|serve/|server/|signing/)|shell/|mf-|api/|registry/)",
        pathNot: "^$1/",
      },
    },
    {
      name: "only-servers-use-server-code",
      comment: "How a server runs is nothing for a browser or a fragment.",
      severity: "error",
      from: { path: "^(shared/(?!database/|server/)|shell/src/(?!server/)|mf-)", pathNot: [test, "/testing/"] },
      to: { path: "^shared/server/" },
    },
    {
      name: "only-servers-with-state-use-the-database",
      comment: "The shell keeps nothing that it cannot fetch again.",
      severity: "error",
      from: { path: "^(shared/(?!database/)|shell/|mf-)", pathNot: [test, "/testing/"] },
      to: { path: "^shared/database/" },
    },
    {
      name: "the-model-is-pure",
      severity: "error",
      from: { path: "/src/model/", pathNot: test },
      to: { path: "/src/(api|pages|ui|server)/|^node_modules/(react|axios|rxjs)/" },
    },
    {
      name: "the-browser-stays-in-the-browser",
      severity: "error",
      from: { path: "/src/(pages|ui|api|model|browser)[./]", pathNot: [test, "^(api|registry)/"] },
      to: { path: String.raw`/src/server[./]` },
    },
    {
      name: "no-node-in-the-browser",
      severity: "error",
      from: {
        path: "^(mf-[^/]+/src|shell/src/browser|shared/(contracts|bus|http|domains|i18n|ui|fragment|form|captcha)/src)/",
        // kind.ts is read by the build.
        pathNot: [test, "/kind[.]ts$"],
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "the-server-runs-no-browser-code",
      severity: "error",
      from: { path: "^shell/src/server/", pathNot: test },
      to: { path: "^shell/src/browser/" },
    },
    {
      name: "what-starts-something-is-a-server-test",
      comment: "`npm test` runs the other tests only, and has no time for processes, ports and databases.",
      severity: "error",
      from: { path: test, pathNot: [server, "^e2e/"] },
      to: {
        path: [
          "^(node:)?(child_process|cluster|dgram|http|http2|https|net|worker_threads)$",
          "^shared/chaos/src/(chaos-proxy|made-once|object-store|postgres)",
          "/testing/(broken-servers|crash-client|database-images|fake-registry|page-server|running-|test-)",
          "/testing/.+-process[.]ts$",
        ],
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)dist/|^var/|^tools/canary/" },
    // Without this, imports by workspace name do not resolve, and no rule applies to them.
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "default", "node"],
      extensions: [".ts", ".tsx", ".mjs", ".cjs", ".js", ".json"],
    },
  },
};
