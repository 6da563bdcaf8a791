import type { SharedExports } from "@zhian/contracts/health";
import { sharedModules } from "@zhian/contracts/shared-modules";
import type { Compilation } from "webpack";

/** The exports of each module that the shell's build shares, by request. Throws if webpack cannot determine them. */
export function providedExports(browser: Compilation): SharedExports {
  const requests: string[] = Object.values(sharedModules).flat();
  const modules = new Map(
    [...browser.modules]
      .flatMap((module) => [...browser.moduleGraph.getOutgoingConnections(module)])
      .flatMap(({ dependency, resolvedModule }) => {
        const request = dependency && "request" in dependency ? dependency.request : undefined;
        return typeof request === "string" ? [[request, resolvedModule] as const] : [];
      }),
  );
  return Object.fromEntries(
    requests.map((request) => {
      const module = modules.get(request);
      const names = module && browser.moduleGraph.getProvidedExports(module);
      if (!Array.isArray(names)) throw new Error(`the build cannot determine the exports of ${request}`);
      // The default export of a CommonJS module is the whole module.
      const all = module?.buildMeta?.exportsType === "namespace" ? names : [...names, "default"];
      return [request, [...new Set(all)].sort()];
    }),
  );
}
