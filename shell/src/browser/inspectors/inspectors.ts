import { describeRemotes, type FederationGlobal } from "./describe-remotes.ts";
import { createReactHook } from "./react-hook.ts";

declare global {
  /** single-spa leaves its methods here if it finds an object when it is loaded. */
  var __SINGLE_SPA_DEVTOOLS__: object | undefined;
  /** React announces itself here when it is loaded. The browser extension has made a better one before any script runs. */
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: object | undefined;
}

// Runs before the shell's script, in pages that are inspected only.
globalThis.__SINGLE_SPA_DEVTOOLS__ ??= {};
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= createReactHook();
window.addEventListener("single-spa:app-change", () => {
  // Made by Module Federation's runtime, whose types are the bundler's.
  const federation = Reflect.get(globalThis, "__FEDERATION__") as FederationGlobal | undefined;
  if (federation) void describeRemotes(federation);
});
