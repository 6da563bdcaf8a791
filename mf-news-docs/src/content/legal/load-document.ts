import type { Locale } from "@zhian/contracts/locale";
import { inLanguage } from "@zhian/i18n/in-language";
import type { LegalDocument, LegalName, LegalPage } from "../../model/legal-document.ts";

const documents: Record<LegalName, () => Promise<{ content: LegalDocument }>> = {
  userProtocal: () => import(/* webpackChunkName: "content-terms" */ "./terms/document.ts"),
  privacyProtocal: () => import(/* webpackChunkName: "content-privacy" */ "./privacy/document.ts"),
  onlineOrder: () => import(/* webpackChunkName: "content-refund" */ "./refund/document.ts"),
  logoutProtocal: () => import(/* webpackChunkName: "content-closure" */ "./closure/document.ts"),
};

/** One document in one language. */
export async function loadDocument(name: LegalName, locale: Locale): Promise<LegalPage> {
  const { content } = await documents[name]();
  return inLanguage(content, locale);
}
