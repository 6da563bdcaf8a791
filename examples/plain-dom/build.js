import { rm } from "node:fs/promises";
import { build } from "esbuild";

await rm("dist", { recursive: true, force: true });

// One classic script, which leaves its exports in a global of the fragment's name; its styles stand beside it.
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
