#!/usr/bin/env node
// `npm create @zhian/fragment mf-disk`: `fragments create mf-disk`, before there is anything else to run.
process.argv.splice(2, 0, "create");
await import("./fragments.mjs");
