import { solutionsOf } from "@zhian/contracts/catalogue";
import { siteCatalogue } from "@zhian/testing/site-catalogue";

/** Plain paths of the catalogue: home, products, solutions, and related pages. */
export const cataloguePaths: readonly string[] = [
  "/",
  ...siteCatalogue.map(({ code }) => `/products/${code}`),
  ...solutionsOf(siteCatalogue).map(({ slug }) => `/solution/${slug}`),
  "/partners/cps",
  "/partners/ecology",
  "/partners/strategy",
  "/activity",
  "/activity/cps",
  "/cp-activity",
  "/yn-activity",
  "/about",
  "/zhianCloud/SSLCertificate",
  "/zhianCloud/domainAndNetWebsite/dataConfig",
];

/** One page of each kind of article, search and list. */
const otherPaths = [
  "/products/bcd/price",
  "/products/bcd/search?q=kopinusa.com",
  "/news",
  "/news/detail?id=mlps-grading",
  "/notice",
  "/notice/detail?id=bos-conditional-writes-example",
  "/zixun",
  "/zixun/cloud",
  "/zixun/article?id=http3-and-quic",
  "/document",
  "/document/getting-started",
  "/document/getting-started/first-server",
  "/protocol/privacyProtocal",
  "/search?q=firewall",
] as const;

export const everyPath: readonly string[] = [...cataloguePaths, ...otherPaths];
