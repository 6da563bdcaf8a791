import type { ListedPage } from "@zhian/contracts/listed-page";
import type { Offer } from "@zhian/contracts/offer";

const pair = (text: string) => ({ en: text, zh: text });

/** A product as a release may offer it. */
export function testOffer(code: string): Offer {
  return {
    code,
    kind: "compute",
    category: 2,
    seal: "云",
    position: 10,
    initials: "cp",
    name: pair(`Product ${code}`),
    summary: pair("What it does."),
    aliases: [],
    seo: { title: pair(`Title of ${code}`), description: pair("Description"), keywords: pair("keyword") },
  };
}

/** A page as a release may list it. */
export function testListedPage(path: string, more: Partial<ListedPage> = {}): ListedPage {
  const seo = { title: pair(`Title of ${path}`), description: pair("Description"), keywords: pair("keyword") };
  return { path, name: pair(`Page ${path}`), aliases: [], seo, ...more };
}
