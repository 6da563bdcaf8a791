import { sep } from "node:path";
import type { LoaderContext } from "webpack";

interface LayerOptions {
  /** Folder whose modules are the fragment's own. */
  own: string;
}

/** Puts a CSS module into the layer of its owner: `fragment`, or `ui` for a part that all share. */
// oxlint-disable-next-line import/no-default-export -- webpack asks a loader for it
export default function layerLoader(this: LoaderContext<LayerOptions>, source: string): string {
  const isOwn = this.resourcePath.startsWith(this.getOptions().own + sep);
  return inLayer(isOwn ? "fragment" : "ui", source);
}

/** Throws for rules that mean nothing within a layer, and that the browser would silently ignore. */
export function inLayer(layer: string, source: string): string {
  const misplaced = /^[ \t]*@(import|charset|namespace)\b/m.exec(source);
  if (misplaced) throw new Error(`@${misplaced[1]} cannot stand in a CSS module, which is put into a layer`);
  return `@layer ${layer} {${source}}`;
}
