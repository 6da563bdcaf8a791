import { rm } from "node:fs/promises";
import { build } from "esbuild";

await rm("dist", { recursive: true, force: true });

// One classic script, which assigns its exports to a global named after the fragment; its styles are in a file next to it.
await build({
  entryPoints: { entry: "src/container.ts" },
  outdir: "dist",
  bundle: true,
  minify: true,
  format: "iife",
  globalName: "mf_price_list",
  target: "es2022",
});

await build({
  entryPoints: ["src/server.ts"],
  outfile: "dist/server/render.cjs",
  bundle: true,
  platform: "node",
  format: "cjs",
  target: "node24",
});
