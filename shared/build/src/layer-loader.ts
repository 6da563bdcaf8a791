import { sep } from "node:path";
import type { LoaderContext } from "webpack";

interface LayerOptions {
  /** The folder with the fragment's own modules. */
  own: string;
}

/** Puts a CSS module into the layer of its owner: `fragment`, or `ui` for a shared part. */
// oxlint-disable-next-line import/no-default-export -- webpack asks a loader for it
export default function layerLoader(this: LoaderContext<LayerOptions>, source: string): string {
  const isOwn = this.resourcePath.startsWith(this.getOptions().own + sep);
  return inLayer(isOwn ? "fragment" : "ui", source);
}

/** Throws for at-rules that are invalid in a layer, and that the browser would silently ignore. */
export function inLayer(layer: string, source: string): string {
  const misplaced = /^[ \t]*@(import|charset|namespace)\b/m.exec(source);
  if (misplaced) throw new Error(`@${misplaced[1]} is not allowed in a CSS module, which is put into a layer`);
  return `@layer ${layer} {${source}}`;
}
