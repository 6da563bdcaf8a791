import MiniCssExtractPlugin from "mini-css-extract-plugin";
import type { Compiler } from "webpack";
import webpack from "webpack";

/**
 * Every script and style that a bundle loads later carries the hash that the signed snapshot has for it. The look-up
 * is the shell's (`__zhianIntegrity`, a frozen global, since webpack's runtime runs outside of every module); it throws
 * on an address that has no hash, so that nothing unknown is ever run.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("IntegrityPlugin", (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        "IntegrityPlugin",
        (source) =>
          `${source}\nscript.crossOrigin = "anonymous";\nscript.integrity = globalThis.__zhianIntegrity(url);`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        "IntegrityPlugin",
        (source) => `${source}\nlinkTag.integrity = globalThis.__zhianIntegrity(fullhref);`,
      );
    });
  }
}
