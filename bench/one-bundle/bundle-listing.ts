export interface BundleAssets {
  js: string[];
  css: string[];
}

/** The data of its build that the bundle's server needs. */
export interface BundleListing {
  entry: BundleAssets;
  /** By the name of a lazily loaded chunk: the files that it adds to the entry. */
  chunks: Record<string, BundleAssets>;
  /** File name of the server half. */
  server: string;
}

/** Where the browser half is served. */
export const bundlePath = "/assets/";

/** Address of the site's catalogue; like the shell's, it never means other bytes. */
export const cataloguePath = "/catalogue.json";
