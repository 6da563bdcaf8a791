import type { Compiler } from "webpack";

/** Name of the chunk of what a fragment exposes; the federation plugin of earlier builds chose it. */
export const exposedChunk = "__federation_expose_app";

/**
 * Puts the code that a remote exposes into its entry, which is of no use without it: a slow phone is spared a request, and a
 * fragment has one less to lose. Styles stay in a chunk, since nothing loads those of an entry.
 */
export class WholeEntry {
  readonly #entry: string;

  /** @param entry Name of the entry's chunk. */
  constructor(entry: string) {
    this.#entry = entry;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("WholeEntry", ({ hooks, chunkGraph, namedChunks }) => {
      // After all that parts and joins chunks by size.
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
