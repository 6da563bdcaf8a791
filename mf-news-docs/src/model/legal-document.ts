import type { InLanguage } from "@zhian/i18n/in-language";
import type { Words } from "@zhian/page/content";
import type { LegalDocument } from "./legal-content.ts";

/** A document in the reader's language. */
export type LegalPage = InLanguage<LegalDocument>;

/** Addresses below `/protocol/`, as the specification spells them, and the names of the documents. */
export const legalNames = {
  userProtocal: { en: "Terms of service", zh: "服务条款" },
  privacyProtocal: { en: "Privacy policy", zh: "隐私政策" },
  onlineOrder: { en: "Refund policy", zh: "退款政策" },
  logoutProtocal: { en: "Account closure agreement", zh: "账号注销协议" },
} as const satisfies Record<string, Words>;

export type LegalName = keyof typeof legalNames;

export function isLegalName(name: string): name is LegalName {
  return Object.hasOwn(legalNames, name);
}
