import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "@jest/globals";
import { type PageLink, readLinks } from "@zhian/content/read-links";
import { type PagePaths, readPagePaths } from "@zhian/content/read-page-paths";
import type { FragmentDefinition } from "@zhian/contracts/fragment";
import { ownerOf } from "@zhian/contracts/routes";

const root = join(import.meta.dirname, "../..");

interface Fragment extends FragmentDefinition {
  links: PageLink[];
  own: PagePaths;
}

async function readFragment(folder: string): Promise<Fragment> {
  const dir = join(root, folder);
  const { fragment } = (await import(pathToFileURL(join(dir, "src/fragment.ts")).href)) as {
    fragment: FragmentDefinition;
  };
  return { ...fragment, links: await readLinks(dir), own: await readPagePaths(dir) };
}

it("every link in a fragment's content leads to a page of some fragment", async () => {
  const fragments = await Promise.all(globSync("mf-*", { cwd: root }).map(readFragment));
  const links = fragments.flatMap((fragment) => fragment.links);
  const isAnswered = ({ path }: PageLink) => {
    const owner = ownerOf(fragments, "main", path);
    if (!owner) return false;
    const { pages, below } = owner.own;
    return owner.routes.includes(path) || pages.has(path) || ![...below].some((each) => path.startsWith(`${each}/`));
  };
  expect(links.length).toBeGreaterThan(50);
  expect(
    links.filter((link) => !isAnswered(link)).map(({ file, line, key, path }) => `${file}:${line} ${key}: ${path}`),
  ).toEqual([]);
});
