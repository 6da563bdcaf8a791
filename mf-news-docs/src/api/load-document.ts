import type { Document } from "@zhian/contracts/document";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { breadcrumbs } from "@zhian/page/json-ld";
import { marksOf } from "@zhian/page/marks-of";
import { contentsOf } from "../model/article-text.ts";
import { toTree, trailTo } from "../model/doc-tree.ts";
import { toTextHead } from "../model/page-head.ts";
import { documentsNames, homeNames } from "../model/section-names.ts";
import { techArticle } from "../model/tech-article.ts";
import { getDocTree } from "./get-doc-tree.ts";
import { getDocument } from "./get-document.ts";
import { documentsHome } from "./load-documents.ts";
import { loadMissing } from "./load-missing.ts";
import { orLoadFailed } from "./or-load-failed.ts";

interface Asked {
  url: URL;
  son: string;
  id: string;
  signal: AbortSignal;
}

/**
 * Loads a help document by its section and its name; 404 if it belongs to another section, or if `pid` names another folder than
 * its own.
 */
export function loadDocument(asked: Asked, site: LoaderSite) {
  return orLoadFailed(() => load(asked, site), { ...asked, site });
}

async function load({ url, son, id, signal }: Asked, site: LoaderSite) {
  const { api, config, locale } = site;
  const [found, { sections, section }] = await Promise.all([
    getDocument(api, { id, locale, signal }),
    getDocTree(api, { son, locale, signal }),
  ]);
  const pid = url.searchParams.get("pid");
  const document = found && placed(found, { son, id, pid });
  const folder = pid ?? document?.folder;
  if (!document || document.section !== son || (folder !== document.folder && folder !== document.section)) {
    const own = [
      ...(document ? [{ name: document.title, link: document.path, lang: document.lang }] : []),
      ...(section ? [{ name: section.name, link: section.link, lang: section.lang }] : []),
      documentsHome(locale),
    ];
    return loadMissing(site, { url, signal, own });
  }

  const tree = toTree(sections);
  const steps = [
    { name: homeNames[locale], to: "/" },
    { name: documentsNames[locale], to: "/document" },
    ...trailTo(tree, document.folder),
  ];
  const own = { origin: config.origin, locale: document.lang ?? locale };
  const crumbs = [...steps.map(({ name, to }) => ({ name, path: to })), { name: document.title, path: document.path }];
  return {
    kind: "document" as const,
    document,
    tree,
    steps,
    contents: contentsOf(document.body),
    marks: marksOf(document.products, { catalogue: await site.catalogue(), locale }),
    isStale: site.isStale?.() ?? false,
    head: {
      ...toTextHead(document, { locale, canonical: document.path }),
      jsonLd: [techArticle(own, document), breadcrumbs(own, crumbs)],
    },
  };
}

/** A document to which the CMS gives no location is at the requested address. */
function placed(document: Document, { son, id, pid }: { son: string; id: string; pid: string | null }): Document {
  const section = document.section || son;
  const path = document.path || `/document/${son}/${id}`;
  return { ...document, section, path, folder: document.folder || pid || section };
}
