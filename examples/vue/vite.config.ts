import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

/** One classic script, which assigns its exports to a global named after the fragment, and a style sheet next to it. */
const browserHalf = {
  lib: {
    entry: "src/container.ts",
    formats: ["iife" as const],
    name: "mf_cost_planner",
    fileName: () => "entry.js",
    cssFileName: "entry",
  },
};

/** One self-contained CommonJS file. */
const serverHalf = {
  outDir: "dist/server",
  rolldownOptions: { output: { format: "cjs" as const, entryFileNames: "render.cjs" } },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    // Vue would insert long static parts as HTML strings, which the page's Trusted Types reject.
    vue({ template: { compilerOptions: { hoistStatic: false } } }),
  ],
  // Required by the registry: no other element of the page has such a class.
  css: { modules: { generateScopedName: "[local]-[hash:base64:5]" } },
  define: {
    "process.env.NODE_ENV": '"production"',
    __VUE_OPTIONS_API__: "false",
    __VUE_PROD_DEVTOOLS__: "false",
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
    // Vue creates its own Trusted Types policy if they are supported; the page allows only the shell's.
    "window.trustedTypes": "undefined",
  },
  // Without Node's export conditions: resolves to Vue's runtime-only builds.
  ssr: { noExternal: true as const, target: "webworker" as const },
  build: isSsrBuild ? serverHalf : browserHalf,
}));
