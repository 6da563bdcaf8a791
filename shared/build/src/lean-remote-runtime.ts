import type { Compiler, RuntimeModule } from "webpack";
import webpack from "webpack";

const { LoadScriptRuntimeModule } = webpack.runtime;

/** The runtime of a remote's entry: scripts are loaded by the shell's. */
export class LeanRemoteRuntime {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("LeanRemoteRuntime", (compilation) => {
      compilation.hooks.runtimeModule.tap("LeanRemoteRuntime", (module: RuntimeModule) => {
        // Without the key of a chunk, which another remote may have as well: an address is enough to find what is loading already.
        if (module instanceof LoadScriptRuntimeModule)
          module.generate = () =>
            `${webpack.RuntimeGlobals.loadScript} = (url, done) => globalThis.__zhianFederation.loadScript(url, done);`;
      });
    });
  }
}
