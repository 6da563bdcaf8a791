import MiniCssExtractPlugin from "mini-css-extract-plugin";
import type { Compiler } from "webpack";
import webpack from "webpack";

/**
 * Gives every script and style that a bundle loads later its hash from the signed snapshot. The shell provides it through
 * `__zhianIntegrity`, a frozen global, since webpack's runtime runs outside of every module. A URL without a hash is
 * never loaded, so that no unknown code runs.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("IntegrityPlugin", (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        "IntegrityPlugin",
        (source) => `${source}\nscript.crossOrigin = "anonymous";\nglobalThis.__zhianIntegrity(script, url);`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        "IntegrityPlugin",
        (source) => `${source}\nglobalThis.__zhianIntegrity(linkTag, fullhref);`,
      );
    });
  }
}
