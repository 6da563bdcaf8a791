import { describe, expect, it } from "@jest/globals";
import { catalogueOf, type Offer, offerSchema, sortOffers } from "./offer.ts";

const pair = (text: string) => ({ en: text, zh: text });
const offer = (code: string, change: Partial<Offer> = {}): Offer => ({
  code,
  kind: "compute",
  category: 2,
  seal: "云",
  position: 10,
  initials: "ymfw",
  name: pair(code),
  summary: pair("What it does."),
  aliases: [],
  seo: { title: pair("Title"), description: pair("Description"), keywords: pair("keywords") },
  ...change,
});

describe("offers", () => {
  it("are sorted by kind, position and code, each code once", () => {
    const sorted = sortOffers([
      offer("dns", { kind: "network" }),
      offer("bbc"),
      offer("bcc"),
      offer("bci", { position: 5 }),
      offer("bcc", { position: 1 }),
    ]);
    expect(sorted.map(({ code }) => code)).toEqual(["bci", "bbc", "bcc", "dns"]);
  });

  it("are sent to browsers without the fields that only search needs", () => {
    expect(catalogueOf([offer("bcc")])).toEqual([
      { code: "bcc", kind: "compute", seal: "云", initials: "ymfw", name: { en: "bcc", zh: "bcc" } },
    ]);
  });

  it.each([
    ["a code that is not a valid slug", { code: "Cloud Server" }],
    ["an unknown kind", { kind: "ai" }],
    ["a seal of two characters", { seal: "云云" }],
    ["a seal that is not a Han character", { seal: "C" }],
    ["a name in one language", { name: { en: "Cloud Server" } }],
    ["an empty summary", { summary: pair(" ") }],
    ["a summary that is too long", { summary: pair("a".repeat(301)) }],
    ["an unknown key", { price: 9 }],
  ])("are rejected with %s", (_, change) => {
    expect(offerSchema.safeParse({ ...offer("bcc"), ...change }).success).toBe(false);
  });
});
