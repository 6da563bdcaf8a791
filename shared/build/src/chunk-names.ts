import { createHash } from "node:crypto";
import type { Chunk, Compilation, Compiler } from "webpack";

/**
 * Ids of chunks that are their names, so that an address needs no list: `content-bcc`. A chunk that webpack has split from several others
 * has no name; it is named by the hash of its content.
 */
export class ChunkNames {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap("ChunkNames", (compilation) => {
      compilation.hooks.chunkIds.tap("ChunkNames", (chunks) => {
        for (const chunk of chunks) {
          chunk.id ??= chunk.name ?? nameOf(chunk, compilation);
          chunk.ids = [chunk.id];
        }
      });
    });
  }
}

function nameOf(chunk: Chunk, { chunkGraph }: Compilation): string {
  const modules = [...chunkGraph.getChunkModulesIterable(chunk)].map((module) =>
    String(chunkGraph.getModuleId(module)),
  );
  const parts = modules.toSorted((a, b) => a.localeCompare(b, "en"));
  return `part-${createHash("sha256").update(parts.join()).digest("hex").slice(0, 8)}`;
}
