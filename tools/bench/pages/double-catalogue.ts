import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const suffix = "twin";

/** What a copy of the tree does without: what is fetched, made or told anew. */
const left = new Set(["node_modules", "var", ".cache", ".git", "docs", "e2e"]);

/**
 * A copy of the tree with a twin of each product: in the catalogue, with a page of its own, in the seed and so in the menus.
 * Packages that all share are those of the tree around it; our own, and what one workspace has for itself, are the copy's.
 */
export async function doubleCatalogue(root: string, tree: string): Promise<void> {
  await mkdir(tree, { recursive: true });
  for (const name of await readdir(root)) {
    if (left.has(name)) continue;
    await cp(join(root, name), join(tree, name), { recursive: true, verbatimSymlinks: true });
  }
  const own = join("node_modules", "@zhian");
  await cp(join(root, own), join(tree, own), { recursive: true, verbatimSymlinks: true });

  await edit(join(tree, "shared/contracts/src/catalogue.ts"), (text) =>
    text.replace(
      "= rows.map(([",
      `= [...rows, ...rows.map(([code, ...rest]) => [code + "${suffix}", ...rest] as unknown as (typeof rows)[number])].map(([`,
    ),
  );
  await edit(join(tree, "api/seed/products.json"), (text) => {
    // The seed's own check follows when the api reads it.
    const products = JSON.parse(text) as { id: number; code: string; seo: Record<string, Seo> }[];
    const twins = products.map((product) => ({
      ...product,
      id: product.id + 100_000,
      code: product.code + suffix,
      seo: Object.fromEntries(Object.entries(product.seo).map(([locale, texts]) => [locale, another(texts)])),
    }));
    return JSON.stringify([...products, ...twins]);
  });
  const content = join(tree, "mf-products/src/content");
  for (const { name, parentPath } of await readdir(content, { withFileTypes: true, recursive: true }))
    if (name === "pages.ts" && !parentPath.endsWith("zhian-cloud")) await doublePages(parentPath);
}

interface Seo {
  title: string;
  description: string;
}

/** No two pages have one title, or one description. */
function another<Texts extends Seo>({ title, description, ...texts }: Texts) {
  return { ...texts, title: `${title} ${suffix}`, description: `${description} ${suffix}` };
}

/** Each page is a file of its own, and so is its twin. */
async function doublePages(folder: string): Promise<void> {
  const entry = /\["(\w+)", (\(\) => import\(.*?\))\],/g;
  const list = join(folder, "pages.ts");
  const codes = [...(await readFile(list, "utf8")).matchAll(entry)].map(([, code = ""]) => code);
  await edit(list, (text) =>
    text.replaceAll(entry, (line, code: string, load: string) => {
      const twin = load
        .replace(`content-${code}`, `content-${code}${suffix}`)
        .replace(`./${code}.ts`, `./${code}${suffix}.ts`);
      return `${line}\n  ["${code}${suffix}", ${twin}],`;
    }),
  );
  for (const code of codes) {
    const twin = join(folder, `${code}${suffix}.ts`);
    await cp(join(folder, `${code}.ts`), twin);
    await edit(twin, (text) => text.replace(`code: "${code}"`, `code: "${code}${suffix}"`));
  }
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, "utf8");
  const after = change(before);
  if (after === before) throw new Error(`${file} is no longer as this measure knows it: nothing was doubled`);
  await writeFile(file, after);
}
