import { day, words } from "@zhian/content/fields";
import { listingFields, seo } from "@zhian/content/listing";
import { z } from "zod";

const legalSection = z.strictObject({
  /** Id of the section's element, used in addresses. */
  anchor: z.string(),
  heading: words,
  /** A plain-language summary: a reading aid, not part of the text. */
  summary: words,
  /** Clauses are numbered by position: 3.2 is the second of the third section. */
  clauses: z.array(
    z.strictObject({
      text: words,
      /** The items that the clause lists. */
      points: z.array(words).optional(),
    }),
  ),
});

export const legalContent = z.strictObject({
  listing: listingFields,
  title: words,
  lead: words,
  version: z.string(),
  /** Day of this version. */
  draftedAt: day,
  sections: z.array(legalSection),
  /** The newest first. */
  changes: z.array(z.strictObject({ version: z.string(), date: day, what: words })),
  seo,
});
export type LegalDocument = z.infer<typeof legalContent>;
