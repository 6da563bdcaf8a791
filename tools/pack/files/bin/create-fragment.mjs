#!/usr/bin/env node
// `npm create @zhian/fragment mf-disk` runs `fragments create mf-disk` before anything else is installed.
process.argv.splice(2, 0, "create");
await import("./fragments.mjs");
