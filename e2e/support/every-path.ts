import { catalogue } from "@zhian/contracts/catalogue";
import { solutions } from "@zhian/contracts/solution-list";

/** Plain paths of the catalogue: home, products, solutions, and the pages beside them. */
export const everyPath: readonly string[] = [
  "/",
  ...catalogue.map(({ code }) => `/products/${code}`),
  ...solutions.map(({ slug }) => `/solution/${slug}`),
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
