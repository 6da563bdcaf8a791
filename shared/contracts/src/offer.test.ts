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
  it("are sorted by kind, place and code, each code once", () => {
    const sorted = sortOffers([
      offer("dns", { kind: "network" }),
      offer("bbc"),
      offer("bcc"),
      offer("bci", { position: 5 }),
      offer("bcc", { position: 1 }),
    ]);
    expect(sorted.map(({ code }) => code)).toEqual(["bci", "bbc", "bcc", "dns"]);
  });

  it("go to browsers without what search alone needs", () => {
    expect(catalogueOf([offer("bcc")])).toEqual([
      { code: "bcc", kind: "compute", seal: "云", initials: "ymfw", name: { en: "bcc", zh: "bcc" } },
    ]);
  });

  it.each([
    ["a code that is no address", { code: "Cloud Server" }],
    ["a kind that there is not", { kind: "ai" }],
    ["a seal of two characters", { seal: "云云" }],
    ["a seal that is no Han character", { seal: "C" }],
    ["a name in one language", { name: { en: "Cloud Server" } }],
    ["an empty summary", { summary: pair(" ") }],
    ["a summary that no list has room for", { summary: pair("a".repeat(301)) }],
    ["a key that nobody knows", { price: 9 }],
  ])("are refused with %s", (_, change) => {
    expect(offerSchema.safeParse({ ...offer("bcc"), ...change }).success).toBe(false);
  });
});
