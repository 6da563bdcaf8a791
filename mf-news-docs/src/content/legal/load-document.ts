import type { Locale } from "@zhian/contracts/locale";
import type { LegalName, LegalPage } from "../../model/legal-document.ts";

/** Loads one document in one language. */
export async function loadDocument(name: LegalName, locale: Locale): Promise<LegalPage> {
  const { default: content } = await import(
    /* webpackChunkName: "content-[request]", webpackInclude: /\/(?:en|zh)\.yaml$/, webpackExclude: /\/shared\// */ `./${name}/${locale}.yaml`
  );
  // The build has validated it with the schema of its kind.
  return content as LegalPage;
}
