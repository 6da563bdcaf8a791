import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fragmentManifestSchema } from "@zhian/contracts/fragment";
import { hashFiles } from "@zhian/release/hash-files";
import { makeSecondRelease } from "../rollback/second-release.ts";

/**
 * Copies a built fragment to `dir` as another release that also writes its name and version into the HTML of each of its slots, so that
 * a page shows which release rendered it, and not only which files it names.
 */
export async function makeMarkedRelease(fragment: string, dir: string, version: string): Promise<void> {
  await makeSecondRelease(fragment, dir, version);
  const dist = join(dir, "dist");
  const file = join(dist, "fragment.json");
  const { files: _, ...manifest } = fragmentManifestSchema.parse(JSON.parse(await readFile(file, "utf8")));
  await appendFile(join(dist, manifest.server.entry), mark(`${manifest.name}@${version}`));
  const { "fragment.json": __, ...files } = await hashFiles(dist);
  await writeFile(file, `${JSON.stringify({ ...manifest, files })}\n`);
}

function mark(release: string): string {
  const html = JSON.stringify(`<i hidden data-release="${release}"></i>`);
  return `
;(() => {
  const { render, ...others } = module.exports;
  const marked = ([slot, html]) => [slot, ${html} + html];
  const renderMarked = async (...request) => {
    const rendered = await render(...request);
    return { ...rendered, html: Object.fromEntries(Object.entries(rendered.html).map(marked)) };
  };
  module.exports = { ...others, render: renderMarked };
})();
`;
}
