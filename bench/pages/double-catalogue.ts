import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "@zhian/contracts/locale";

const suffix = "twin";

/** Left out of a copy of the tree: downloaded, built or generated files. */
const left = new Set(["node_modules", "var", ".cache", ".git", "docs", "e2e"]);

/**
 * Copies the tree and adds a twin of each product, with a page, and so with entries in the catalogue and the menus.
 * Shared third-party packages are those of the surrounding tree; our own, and those of one workspace only, are the copy's.
 */
export async function doubleCatalogue(root: string, tree: string): Promise<void> {
  await mkdir(tree, { recursive: true });
  for (const name of await readdir(root)) {
    if (left.has(name)) continue;
    await cp(join(root, name), join(tree, name), { recursive: true, verbatimSymlinks: true });
  }
  const own = join("node_modules", "@zhian");
  await cp(join(root, own), join(tree, own), { recursive: true, verbatimSymlinks: true });

  const products = join(tree, "mf-products/src/content/products");
  const pages = (await readdir(products, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  for (const { name: code } of pages) await addTwin(join(products, code), code);
}

/** No two pages may share a code, a title or a description. */
async function addTwin(page: string, code: string): Promise<void> {
  const twin = page + suffix;
  await cp(page, twin, { recursive: true });
  await edit(join(twin, "page.yaml"), (text) => text.replace(`code: ${code}\n`, `code: ${code}${suffix}\n`));
  for (const locale of locales) {
    await edit(join(twin, `${locale}.yaml`), (text) =>
      text.replace(/^seo:\n(?: {2}.*\n)+/m, (seo) =>
        seo.replaceAll(/("?)\n(?= {2}keywords| {2}description)/g, ` ${suffix}$1\n`),
      ),
    );
  }
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, "utf8");
  const after = change(before);
  if (after === before) throw new Error(`${file} does not have the expected text: nothing was doubled`);
  await writeFile(file, after);
}
