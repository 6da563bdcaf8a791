// A container's health check: node tools/containers/is-ready.mjs http://127.0.0.1:8080
const answer = await fetch(`${process.argv[2]}/readyz`).catch(() => null);
process.exitCode = answer?.ok ? 0 : 1;
