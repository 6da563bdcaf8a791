import { join } from "node:path";
import { browserConfig } from "@zhian/build/browser-config";
import { buildCache } from "@zhian/build/build-cache";
import type { Configuration } from "webpack";
import { partPath } from "./build-parts.ts";

export interface PartPlace {
  root: string;
  /** Folder that gets one folder for each part. */
  output: string;
  /** Of the part: its folder, and the last part of its address. */
  part: string;
  /** Workspace whose styles are the part's own. */
  workspace: string;
}

/** The rules that fragments are built with, for a part of a peer: class names are those of the workspace's own server half. */
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
