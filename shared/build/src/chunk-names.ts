import { createHash } from "node:crypto";
import type { Chunk, Compilation, Compiler } from "webpack";

/**
 * Uses names as chunk ids, so that addresses need no list: `content-bcc`. A chunk that webpack has split from several others has no
 * name: its id is a hash of its module ids.
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
