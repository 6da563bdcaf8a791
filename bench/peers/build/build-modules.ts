import { join } from "node:path";
import type { Configuration } from "webpack";
import { browserPart } from "./browser-part.ts";
import { type BuiltPart, buildParts } from "./build-parts.ts";
import { moduleConfig } from "./module-config.ts";
import { moduleName, sharedRequests, writeSharedModules } from "./shared-modules.ts";

/** The name under which the podlets' scripts import the modules that they share on a page. */
export const pageModule = "peers/page";

export interface BuiltModules {
  /** Addresses by import specifier. */
  imports: Record<string, string>;
  /** The style sheet of every page. */
  baseCss: string;
  parts: Record<string, BuiltPart>;
}

/** Builds ES modules for the peers with an import map: shared modules, single-spa's applications, and the podlets' scripts. */
export async function buildModules(root: string, output: string): Promise<BuiltModules> {
  const peers = join(root, "bench/peers");
  const wrappers = await writeSharedModules(join(output, "../wrappers"));
  const toShared = (request: string) => (sharedRequests.includes(request) ? request : undefined);
  const toMapped = (request: string, issuer: string) =>
    request === "./page.ts" && issuer.startsWith(join(peers, "podium")) ? pageModule : toShared(request);
  const part = (name: string, workspace: string, entry: Record<string, string>): Configuration =>
    moduleConfig(browserPart({ root, output, part: name, workspace }), { entry, toMapped });
  const isWrapper = new Set(wrappers.values());
  const parts = await buildParts({
    shared: moduleConfig(browserPart({ root, output, part: "shared", workspace: "shared/ui" }), {
      entry: Object.fromEntries([...wrappers].map(([request, file]) => [moduleName(request), file])),
      toMapped: (request, issuer) => (isWrapper.has(issuer) ? undefined : toShared(request)),
    }),
    base: part("base", "shell", { base: join(peers, "parts/base.ts") }),
    root: part("root", "shell", { root: join(peers, "single-spa/root-config.ts") }),
    "frame-app": wholeNamespaces(part("frame-app", "mf-header-footer", { app: "./src/browser.tsx" })),
    "products-app": wholeNamespaces(part("products-app", "mf-products", { app: "./src/browser.tsx" })),
    page: part("page", "shell", { page: join(peers, "podium/page.ts") }),
    "frame-podlets": part("frame-podlets", "mf-header-footer", { frame: join(peers, "podium/frame.ts") }),
    "products-podlet": part("products-podlet", "mf-products", { main: join(peers, "podium/main.ts") }),
  });
  const shared = sharedRequests.map((request) => [request, entryScript(parts["shared"], moduleName(request))]);
  const [baseCss = ""] = parts["base"]?.entries["base"]?.css ?? [];
  return { imports: Object.fromEntries(shared), baseCss, parts };
}

/**
 * single-spa-react is passed the whole React namespace. With module concatenation, webpack would pass only those exports of a mapped
 * module that it sees used elsewhere.
 */
function wholeNamespaces(config: Configuration): Configuration {
  return { ...config, optimization: { ...config.optimization, concatenateModules: false } };
}

/** Address of the entry itself; throws if it needs more than one file. */
export function entryScript(part: BuiltPart | undefined, name: string): string {
  const [script, ...others] = part?.entries[name]?.js ?? [];
  if (script === undefined || others.length > 0) throw new Error(`the entry ${name} is not one file`);
  return script;
}
