import { createRequire } from "node:module";
import { extname, join } from "node:path";
import type { RuleSetRule } from "webpack";

const require = createRequire(import.meta.url);

/** Path of one of our loaders: TypeScript in this tree, JavaScript in the package. */
function ownLoader(name: string): string {
  return join(import.meta.dirname, `${name}${extname(import.meta.filename)}`);
}

interface StyleOptions {
  /** Scopes class names: two fragments may have different versions of one component. */
  scope: string;
  /** Only for the browser; the server only needs the class names. */
  sheets?: {
    /** The loader that extracts styles from scripts. */
    extract: string;
    /** The folder with the fragment's own modules; all others are shared parts. */
    own: string;
  };
}

export function scriptRule(withRefresh: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: require.resolve("swc-loader"),
    options: {
      jsc: {
        target: "es2023",
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic", development: withRefresh, refresh: withRefresh } },
      },
    },
  };
}

export function styleRules({ scope, sheets }: StyleOptions): RuleSetRule[] {
  const before = sheets ? [sheets.extract] : [];
  const after = sheets ? [{ loader: ownLoader("layer-loader"), options: { own: sheets.own } }] : [];
  const modules = {
    localIdentName: "[local]-[hash:base64:5]",
    localIdentHashSalt: scope,
    // css-loader's default is the compilation's, which differs between the two halves of a fragment.
    localIdentHashFunction: "xxhash64",
    exportOnlyLocals: !sheets,
    namedExport: false,
  };
  const loader = require.resolve("css-loader");
  return [
    { test: /\.module\.css$/, use: [...before, { loader, options: { modules } }, ...after] },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: [...before, { loader, options: { modules: false } }],
      sideEffects: true,
    },
  ];
}

/** A page's content in one language, from the files of its folder. */
export const contentRule: RuleSetRule = {
  test: /\/(?:en|zh)\.yaml$/,
  type: "json",
  loader: ownLoader("content-loader"),
};

export function assetRule(emit: boolean): RuleSetRule {
  return {
    test: /\.(woff2|svg|avif|png)$/,
    type: "asset/resource",
    generator: { filename: "[name].[contenthash:8][ext]", emit },
  };
}
