import { describeRemotes, type FederationGlobal } from "./describe-remotes.ts";
import { createReactHook } from "./react-hook.ts";

declare global {
  /** single-spa adds its methods to this object if it exists at load time. */
  var __SINGLE_SPA_DEVTOOLS__: object | undefined;
  /** React registers here at load time. The browser extension installs a more complete hook before any script runs. */
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: object | undefined;
}

// Runs before the shell's script, and only in inspected pages.
globalThis.__SINGLE_SPA_DEVTOOLS__ ??= {};
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= createReactHook();
window.addEventListener("single-spa:app-change", () => {
  // Created by Module Federation's runtime, whose types are the bundler's.
  const federation = Reflect.get(globalThis, "__FEDERATION__") as FederationGlobal | undefined;
  if (federation) void describeRemotes(federation);
});
