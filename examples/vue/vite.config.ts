import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

/** One classic script, which leaves its exports in a global of the fragment's name, and its styles beside it. */
const browserHalf = {
  lib: {
    entry: "src/container.ts",
    formats: ["iife" as const],
    name: "mf_cost_planner",
    fileName: () => "entry.js",
    cssFileName: "entry",
  },
};

/** One CommonJS file, which loads no other. */
const serverHalf = {
  outDir: "dist/server",
  rolldownOptions: { output: { format: "cjs" as const, entryFileNames: "render.cjs" } },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    // Vue would set long static parts as HTML, and the page's Trusted Types refuse HTML from strings.
    vue({ template: { compilerOptions: { hoistStatic: false } } }),
  ],
  // As the registry asks for: no other element of the page has such a class.
  css: { modules: { generateScopedName: "[local]-[hash:base64:5]" } },
  define: {
    "process.env.NODE_ENV": '"production"',
    __VUE_OPTIONS_API__: "false",
    __VUE_PROD_DEVTOOLS__: "false",
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
    // Vue makes a policy of its own where there are Trusted Types; the page allows only the shell's.
    "window.trustedTypes": "undefined",
  },
  // Without conditions of Node: the builds of Vue that hold no compiler.
  ssr: { noExternal: true as const, target: "webworker" as const },
  build: isSsrBuild ? serverHalf : browserHalf,
}));
