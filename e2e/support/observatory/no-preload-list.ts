import { registerHooks } from "node:module";

// The list of sites that browsers know as https only is fetched by an install script, which we do not run; ours is not on it.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith("/mdn-http-observatory/src/analyzer/hsts.js")) return next(url, context);
    return { format: "module", shortCircuit: true, source: "export const isHstsPreloaded = () => null;" };
  },
});
