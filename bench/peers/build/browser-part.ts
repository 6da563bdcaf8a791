import { join } from "node:path";
import { browserConfig } from "@zhian/build/browser-config";
import { buildCache } from "@zhian/build/build-cache";
import type { Configuration } from "webpack";
import { partPath } from "./build-parts.ts";

export interface PartPlace {
  root: string;
  /** Output folder, with a subfolder for each part. */
  output: string;
  /** Name of the part: its folder, and the last segment of its address. */
  part: string;
  /** The workspace that the part's styles belong to. */
  workspace: string;
}

/** The build rules of fragments, for a part of a peer: class names match those of the workspace's own server half. */
export function browserPart({ root, output, part, workspace }: PartPlace): Configuration {
  const config = browserConfig({
    dir: join(root, workspace),
    name: workspace,
    publicPath: partPath(part),
    output: join(output, part),
  });
  return {
    ...config,
    name: part,
    output: { ...config.output, uniqueName: part },
    cache: buildCache(root, `peers-${part}`),
  };
}
