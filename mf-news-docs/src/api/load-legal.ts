import type { Locale } from "@zhian/contracts/locale";
import { data } from "@zhian/fragment/router";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { getSeo } from "@zhian/page/get-seo";
import { breadcrumbs } from "@zhian/page/json-ld";
import { loadDocument } from "../content/legal/load-document.ts";
import { isLegalName, type LegalName, legalNames } from "../model/legal-document.ts";

const homeName: Record<Locale, string> = { en: "Home", zh: "首页" };

/** Throws 404 for an unknown name. */
export async function loadLegal(name: string, { api, config, locale }: LoaderSite, signal: AbortSignal) {
  if (!isLegalName(name)) throw data("No such document", { status: 404 });
  const { seo: own, ...page } = await loadDocument(name, locale);
  const seo = await getSeo(api, { id: pathOf(name), locale, signal }, own);
  const trail = breadcrumbs({ origin: config.origin, locale }, [
    { name: homeName[locale], path: "/" },
    { name: page.title, path: pathOf(name) },
  ]);
  const names = Object.keys(legalNames).filter((other): other is LegalName => isLegalName(other) && other !== name);
  const others = names.map((other) => ({ name: legalNames[other][locale], to: pathOf(other) }));
  return { page, others, head: { ...seo, jsonLd: [trail] } };
}

function pathOf(name: LegalName): string {
  return `/protocol/${name}`;
}
