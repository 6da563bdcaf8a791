export interface BundleAssets {
  js: string[];
  css: string[];
}

/** What the bundle's server needs to know of its build. */
export interface BundleListing {
  entry: BundleAssets;
  /** By the name of a lazily loaded chunk: what it adds to the entry. */
  chunks: Record<string, BundleAssets>;
  /** File name of the server half. */
  server: string;
}

/** Where the browser half is served. */
export const bundlePath = "/assets/";

/** What the site offers; it never means other bytes, as the shell's does not. */
export const cataloguePath = "/catalogue.json";
