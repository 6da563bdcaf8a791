import type { DocNode } from "@zhian/contracts/document";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { getSeo } from "@zhian/page/get-seo";
import { breadcrumbs } from "@zhian/page/json-ld";
import { toList, toTree } from "../model/doc-tree.ts";
import { pageSeo } from "../model/page-seo.ts";
import { documentsNames, homeNames, siteNames } from "../model/section-names.ts";
import { getDocTree } from "./get-doc-tree.ts";
import { loadMissing } from "./load-missing.ts";
import { orLoadFailed } from "./or-load-failed.ts";

/** Loads all help documents, by section. */
export function loadDocuments({ url, site, signal }: { url: URL; site: LoaderSite; signal: AbortSignal }) {
  return orLoadFailed(() => loadAll(site, signal), { url, site, signal });
}

async function loadAll({ api, config, locale, isStale }: LoaderSite, signal: AbortSignal) {
  const [{ doc_tag: tree }, seo] = await Promise.all([
    api.call("cms.docTag", { query: { locale }, signal }),
    getSeo(api, { id: "/document", locale, signal }, pageSeo("document", locale)),
  ]);
  const trail = breadcrumbs({ origin: config.origin, locale }, [
    { name: homeNames[locale], path: "/" },
    { name: documentsNames[locale], path: "/document" },
  ]);
  return {
    kind: "documents" as const,
    sections: toList(tree, { isBrief: true }),
    isStale: isStale?.() ?? false,
    head: { ...seo, jsonLd: [trail] },
  };
}

interface Asked {
  url: URL;
  son: string;
  signal: AbortSignal;
}

/** Loads a section of the documents with its contents; 404 for an unknown name. */
export function loadSection(asked: Asked, site: LoaderSite) {
  return orLoadFailed(() => loadOne(asked, site), { ...asked, site });
}

async function loadOne({ url, son, signal }: Asked, site: LoaderSite) {
  const { api, config, locale } = site;
  const { sections, section } = await getDocTree(api, { son, locale, signal });
  if (!section) {
    return loadMissing(site, { url, signal, own: [documentsHome(locale), ...nearestSections(sections, son)] });
  }
  const trail = breadcrumbs({ origin: config.origin, locale }, [
    { name: homeNames[locale], path: "/" },
    { name: documentsNames[locale], path: "/document" },
    { name: section.name, path: section.link },
  ]);
  return {
    kind: "section" as const,
    tree: toTree(sections),
    section: { id: section.id, name: section.name, link: section.link, desc: section.desc },
    list: toList(section.children, { isBrief: false }),
    isStale: site.isStale?.() ?? false,
    head: {
      title: `${section.name} | ${documentsNames[locale]} | ${siteNames[locale]}`,
      description: section.description,
      keywords: [section.name, documentsNames[locale]].join(","),
      canonical: section.link,
      jsonLd: [trail],
    },
  };
}

export function documentsHome(locale: LoaderSite["locale"]) {
  return { name: documentsNames[locale], link: "/document" };
}

/** Sections whose slugs start with the same three letters. */
function nearestSections(sections: readonly DocNode[], son: string) {
  return sections
    .filter(({ slug }) => slug.startsWith(son.slice(0, 3).toLowerCase()))
    .map(({ name, link, lang }) => ({ name, link, lang }));
}
