import type { Chunk, ChunkGraph, Compilation, Compiler, RuntimeModule } from "webpack";
import webpack from "webpack";

const {
  RuntimeGlobals,
  runtime: { LoadScriptRuntimeModule },
  util: { compileBooleanMatcher },
} = webpack;

/**
 * The runtime of a remote's entry: scripts and styles are loaded by the shell's. Where modules are replaced while they run, the
 * loader of styles is left as it is, since what replaces them is part of it.
 */
export class LeanRemoteRuntime {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("LeanRemoteRuntime", (compilation) => {
      compilation.hooks.runtimeModule.tap("LeanRemoteRuntime", (module: RuntimeModule, chunk: Chunk) => {
        // Without the key of a chunk, which another remote may have as well: an address is enough to find what is loading already.
        if (module instanceof LoadScriptRuntimeModule)
          module.generate = () =>
            `${RuntimeGlobals.loadScript} = (url, done) => globalThis.__zhianFederation.loadScript(url, done);`;
        if (module.name === "css loading" && !isHot(compilation, chunk))
          module.generate = () => styleLoader(chunk, compilation.chunkGraph);
      });
    });
  }
}

function isHot({ chunkGraph }: Compilation, chunk: Chunk): boolean {
  return chunkGraph.getTreeRuntimeRequirements(chunk).has(RuntimeGlobals.hmrDownloadUpdateHandlers);
}

function styleLoader(chunk: Chunk, chunkGraph: ChunkGraph): string {
  const hasStyles = compileBooleanMatcher(
    chunkGraph.getChunkConditionMap(
      chunk,
      (each, graph) => graph.getChunkModulesIterableBySourceType(each, "css/mini-extract") !== undefined,
    ),
  );
  if (hasStyles === false) return "";
  const condition = hasStyles === true ? "true" : hasStyles("chunkId");
  const address = `${RuntimeGlobals.publicPath} + ${RuntimeGlobals.require}.miniCssF(chunkId)`;
  return `${RuntimeGlobals.ensureChunkHandlers}.miniCss = (chunkId, promises) => {
    if (${condition}) promises.push(globalThis.__zhianFederation.loadStyle(${address}));
  };`;
}
