import { join, resolve, sep } from "node:path";
import type { Compiler, WebpackPluginInstance } from "webpack";

/**
 * Puts a file of `in-page/` where a package imports one of its own that this site never uses, and that its bundle would carry all
 * the same. `file`: the end of the path of what is replaced, with forward slashes; `importers`: ends of the paths of those who get ours,
 * all of them unless given.
 */
export function inPlaceOf(file: string, ours: string, importers = [""]): WebpackPluginInstance {
  const replacement = join(import.meta.dirname, "in-page", ours);

  function apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap("InPlaceOf", (factory) => {
      // Before it is resolved, so that the rules for our own sources apply.
      factory.hooks.beforeResolve.tap("InPlaceOf", (data) => {
        const asked = resolve(data.context, data.request).replaceAll(sep, "/");
        // Shared modules have none, whatever the type says.
        const importer = String(data.contextInfo.issuer).replaceAll(sep, "/");
        if (asked.endsWith(file) && importers.some((end) => importer.endsWith(end))) data.request = replacement;
      });
    });
  }

  return { apply };
}
