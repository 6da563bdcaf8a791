import type { InLanguage } from "@zhian/i18n/in-language";
import type { Words } from "@zhian/page/content";

/** A clause is addressed by its place: 3.2 is the second of the third section. */
interface LegalClause {
  text: Words;
  /** What the clause lists. */
  points?: Words[];
}

export interface LegalSection {
  /** Id in the address. */
  anchor: string;
  heading: Words;
  /** The same in plain words: an aid to reading, no part of the text. */
  summary: Words;
  clauses: LegalClause[];
}

export interface LegalDocument {
  title: Words;
  lead: Words;
  version: string;
  /** Day of this version: `2026-11-20`. */
  draftedAt: string;
  sections: LegalSection[];
  /** The newest first. */
  changes: { version: string; date: string; what: Words }[];
  seo: { title: Words; description: Words; keywords: Words };
}

/** A document in the reader's language. */
export type LegalPage = InLanguage<LegalDocument>;

/** Addresses below `/protocol/`, as the specification spells them, and what the documents are called. */
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
