import MiniCssExtractPlugin from "mini-css-extract-plugin";
import type { Compiler } from "webpack";
import webpack from "webpack";

/**
 * Every script and style that a bundle loads later carries the hash that the signed snapshot has for it. The shell gives it
 * (`__zhianIntegrity`, a frozen global, since webpack's runtime runs outside of every module); an address that has none is
 * never loaded, so that nothing unknown is ever run.
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
