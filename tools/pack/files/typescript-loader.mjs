// `node --import`, for a Node without TypeScript support: compiles a fragment's configuration and definition with the build's compiler.
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";

// Hooks run in a separate thread, which also loads this file.
if (isMainThread && !process.features.typescript) register(import.meta.url);

/** A hook of Node's module loader: https://nodejs.org/api/module.html#loadurl-context-nextload */
export async function load(url, context, nextLoad) {
  if (!url.startsWith("file:") || !/\.tsx?$/.test(url)) return nextLoad(url, context);
  const { transform } = await import("@swc/core");
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, "utf8"), {
    filename,
    sourceMaps: "inline",
    jsc: {
      target: "es2023",
      experimental: { keepImportAttributes: true },
      parser: { syntax: "typescript", tsx: filename.endsWith("x") },
      transform: { react: { runtime: "automatic" } },
    },
    module: { type: "es6" },
  });
  return { format: "module", shortCircuit: true, source: code };
}
