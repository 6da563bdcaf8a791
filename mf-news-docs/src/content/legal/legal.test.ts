import { describe, expect, it } from "@jest/globals";
import { faultsOfContent, faultsOfSeo } from "@zhian/testing/faults-of-content";
import { type LegalDocument, legalNames } from "../../model/legal-document.ts";
import { content as closure } from "./closure/document.ts";
import { content as privacy } from "./privacy/document.ts";
import { content as refund } from "./refund/document.ts";
import { content as terms } from "./terms/document.ts";

const documents: [string, LegalDocument, { en: string; zh: string }][] = [
  ["terms", terms, legalNames.userProtocal],
  ["privacy", privacy, legalNames.privacyProtocal],
  ["refund", refund, legalNames.onlineOrder],
  ["closure", closure, legalNames.logoutProtocal],
];

describe.each(documents)("the %s", (name, document, title) => {
  it("says everything in both languages", () => {
    expect(faultsOfContent(document)).toEqual([]);
    expect(faultsOfSeo(document.seo, name)).toEqual([]);
    expect(document.title).toEqual(title);
  });

  it("has an address for each section, and says each clause once", () => {
    const anchors = document.sections.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const { clauses } of document.sections) {
      expect(new Set(clauses.map(({ text }) => text.en)).size).toBe(clauses.length);
    }
  });

  it("begins its history with the version that it is", () => {
    expect(document.changes[0]?.version).toBe(document.version);
    expect(document.changes[0]?.date).toBe(document.draftedAt);
  });
});
