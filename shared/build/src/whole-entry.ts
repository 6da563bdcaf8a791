import type { Compiler } from "webpack";

/** The chunk with what a fragment exposes; the name is from the federation plugin of earlier builds. */
export const exposedChunk = "__federation_expose_app";

/**
 * Puts the code that a remote exposes into its entry, which is of no use without it: this saves slow phones a request, and is one
 * request less that can fail. Styles stay in a chunk, since nothing loads an entry's.
 */
export class WholeEntry {
  readonly #entry: string;

  /** @param entry Name of the entry's chunk. */
  constructor(entry: string) {
    this.#entry = entry;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("WholeEntry", ({ hooks, chunkGraph, namedChunks }) => {
      // After everything that splits and merges chunks by size.
      hooks.afterOptimizeChunks.tap("WholeEntry", () => {
        const entry = namedChunks.get(this.#entry);
        const exposed = namedChunks.get(exposedChunk);
        if (!entry || !exposed) return;
        for (const module of chunkGraph.getChunkModules(exposed)) {
          if (module.type === "css/mini-extract") continue;
          chunkGraph.disconnectChunkAndModule(exposed, module);
          chunkGraph.connectChunkAndModule(entry, module);
        }
      });
    });
  }
}
