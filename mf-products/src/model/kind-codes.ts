import type { ProductKind } from "@zhian/contracts/catalogue";

/**
 * Codes of the products of each kind: their pages come from one chunk. All of the catalogue that a browser has to know
 * before a page is chosen. Domain names have a page of their own.
 */
export const kindCodes: Readonly<Record<ProductKind, string>> = {
  compute: "bcc bbc dcc bci bcm",
  storage: "cds bos",
  network: "cdn vpc blb eip eipgroup dns",
  database: "dts mysql postgresql sqlserver scs",
  domain: "ssl",
  hosting: "server datacenter",
  "security-product": "waf ddos hosteye las cag ztsacs epim cwds vss",
  "security-service":
    "mss pts scas sccs srs sis ers eds ipss sats issra ias osds islpcs gpcs cpcs dengbao wsms wsas websis appsss appbds apppcard",
};
