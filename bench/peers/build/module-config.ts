import type { Configuration, ExternalItemFunctionData } from "webpack";

interface ModuleOptions {
  entry: Record<string, string>;
  /** The import map name under which a request stays an `import`; undefined for modules that are bundled. */
  toMapped(request: string, issuer: string): string | undefined;
}

/** A build whose entries are ES modules, with imports that the page's import map resolves. */
export function moduleConfig(config: Configuration, { entry, toMapped }: ModuleOptions): Configuration {
  return {
    ...config,
    entry,
    experiments: { outputModule: true },
    output: {
      ...config.output,
      module: true,
      library: { type: "module" },
      chunkFormat: "module",
      chunkLoading: "import",
    },
    externalsType: "module",
    externals: async ({ request, contextInfo }: ExternalItemFunctionData) =>
      toMapped(request, contextInfo?.issuer ?? ""),
  };
}
