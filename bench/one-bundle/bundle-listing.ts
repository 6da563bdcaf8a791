export interface BundleAssets {
  js: string[];
  css: string[];
}

/** The build output that the bundle's server needs. */
export interface BundleListing {
  entry: BundleAssets;
  /** By the name of a lazily loaded chunk: the files that it needs in addition to the entry. */
  chunks: Record<string, BundleAssets>;
  /** File name of the server half. */
  server: string;
}

/** The path at which the browser half is served. */
export const bundlePath = "/assets/";

/** Address of the site's catalogue; as in the shell, its content never changes. */
export const cataloguePath = "/catalogue.json";
