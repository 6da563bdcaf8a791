import { describe, expect, it } from "@jest/globals";
import { faultsOfContent, faultsOfSeo } from "@zhian/testing/faults-of-content";
import { readPages } from "@zhian/testing/read-pages";
import type { LegalDocument } from "../../model/legal-content.ts";
import { legalNames } from "../../model/legal-document.ts";

const found = await readPages<LegalDocument>(import.meta.dirname);
const documents = found.map(({ path, page }) => ({ name: path, document: page }));

it("has a document for each address", () => {
  expect(documents.map(({ name }) => name)).toEqual(Object.keys(legalNames).sort());
});

describe.each(documents)("the document $name", ({ name, document }) => {
  it("has every text in both languages", () => {
    expect(faultsOfContent(document)).toEqual([]);
    expect(faultsOfSeo(document.seo, name)).toEqual([]);
    expect(Object.entries(legalNames).find(([each]) => each === name)?.[1]).toEqual(document.title);
  });

  it("has a unique anchor for each section, and no duplicate clauses", () => {
    const anchors = document.sections.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const { clauses } of document.sections) {
      expect(new Set(clauses.map(({ text }) => text.en)).size).toBe(clauses.length);
    }
  });

  it("begins its history with the current version", () => {
    expect(document.changes[0]?.version).toBe(document.version);
    expect(document.changes[0]?.date).toBe(document.draftedAt);
  });
});
