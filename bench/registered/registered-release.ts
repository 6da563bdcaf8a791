import { makeReleaseTarball } from "../../registry/src/testing/release-tarball.ts";

export const registeredVersion = "1.0.0";

export function registeredName(index: number): string {
  return `mf-registered-${String(index).padStart(3, "0")}`;
}

const server = `
exports.render = async (request, context) => {
  context.decide({ status: 200, chunks: [], head: { title: "t", description: "d", keywords: "k" } });
  return { html: Object.fromEntries(request.slots.map((slot) => [slot, "<p>registered</p>"])), data: {} };
};
exports.fallback = () => ({});
`;

/** Makes one of the many fragments that a large site has besides those of the page, with its own pages and as many files as ours. */
export function makeRegistered(index: number): Promise<Buffer<ArrayBuffer>> {
  const name = registeredName(index);
  const chunks = Array.from({ length: 8 }, (_, chunk) => `chunk-${chunk}.0001.js`);
  const route = `/${name.slice("mf-".length)}`;
  return makeReleaseTarball({
    name,
    version: registeredVersion,
    files: {
      "server/render.cjs": server,
      ...Object.fromEntries(chunks.map((path) => [path, `// ${name} ${path}\n`])),
    },
    manifest: (manifest) => ({
      ...manifest,
      routes: [`${route}/home`, `${route}/list`, `${route}/*`],
      browser: {
        ...manifest.browser,
        chunks: Object.fromEntries(chunks.map((path) => [path.replace(".0001.js", ""), { js: [path], css: [] }])),
      },
    }),
  }) as Promise<Buffer<ArrayBuffer>>;
}
