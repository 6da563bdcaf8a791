import { join } from "node:path";
import { solutionsOf } from "@zhian/contracts/catalogue";
import { siteCatalogue } from "@zhian/testing/site-catalogue";
import { outdatedBuilds } from "../../tools/build/outdated-builds.ts";
import { runBuilds } from "../../tools/build/run-builds.ts";
import { provideChromium } from "../../tools/test/provide-chromium.ts";
import type { Bench } from "../bench.ts";
import { startSite } from "../start-site.ts";
import { doubleCatalogue } from "./double-catalogue.ts";
import { measurePages, type PagesFindings } from "./measure-pages.ts";

const paths = [
  ...siteCatalogue.map(({ code }) => `/products/${code}`),
  ...solutionsOf(siteCatalogue).map(({ slug }) => `/solution/${slug}`),
];

export async function runPages(bench: Bench, detail: (text: string) => void): Promise<{ pages: PagesFindings }> {
  const { root, dir, config } = bench;
  const chromiumPath = await provideChromium(root, detail);
  const { url: usual } = await bench.site();
  const tree = join(dir, "doubled");
  detail("double the catalogue");
  await doubleCatalogue(root, tree);
  await runBuilds(await outdatedBuilds({ root: tree, logDir: join(dir, "doubled-log") }), detail);
  const { url: doubled } = await startSite(tree, join(dir, "doubled-site"));
  const first = [
    { path: "/", listed: siteCatalogue.length },
    { path: "/products/bcc" },
    { path: "/solution/cloud-base" },
  ];
  const { rounds } = config;
  const origins = { usual, doubled };
  return { pages: await measurePages({ origins, paths, first, rounds, chromiumPath, detail }) };
}
