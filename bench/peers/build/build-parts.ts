import { runWebpack } from "@zhian/build/run-webpack";
import type { Configuration, StatsCompilation } from "webpack";

export interface PartFiles {
  js: string[];
  css: string[];
}

/** The output of one build: addresses of the files of each entry and of each named chunk. */
export interface BuiltPart {
  entries: Record<string, PartFiles>;
  chunks: Record<string, PartFiles>;
}

/** The path at which a part's files are served. */
export function partPath(part: string): string {
  return `/assets/${part}/`;
}

/** Builds all parts in parallel; returns them by name. */
export async function buildParts(configs: Readonly<Record<string, Configuration>>): Promise<Record<string, BuiltPart>> {
  const { stats } = await runWebpack(Object.values(configs));
  return Object.fromEntries(
    Object.keys(configs).map((part, index) => {
      const listed = stats[index]?.toJson({ all: false, chunkGroups: true, entrypoints: true });
      if (!listed) throw new Error(`webpack has not built ${part}`);
      return [part, toBuiltPart(part, listed)];
    }),
  );
}

function toBuiltPart(part: string, { entrypoints = {}, namedChunkGroups = {} }: StatsCompilation): BuiltPart {
  const toFiles = (groups: typeof namedChunkGroups) =>
    Object.fromEntries(
      Object.entries(groups).map(([name, { assets = [] }]) => {
        const addresses = assets.map((asset) => partPath(part) + asset.name);
        const ending = (extension: string) => addresses.filter((address) => address.endsWith(extension));
        return [name, { js: ending(".js"), css: ending(".css") }];
      }),
    );
  return { entries: toFiles(entrypoints), chunks: toFiles(namedChunkGroups) };
}
