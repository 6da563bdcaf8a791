import { registerHooks } from "node:module";

// An install script, which we do not run, would fetch the browsers' HSTS preload list; our site is not on it.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith("/mdn-http-observatory/src/analyzer/hsts.js")) return next(url, context);
    return { format: "module", shortCircuit: true, source: "export const isHstsPreloaded = () => null;" };
  },
});
