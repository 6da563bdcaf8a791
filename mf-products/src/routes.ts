import { page, type SiteRoute } from "@zhian/fragment/site-route";
import { kindCodes } from "./model/kind-codes.ts";

export const routes: SiteRoute[] = [
  page({ path: "/", chunk: "page-home", load: () => import(/* webpackChunkName: "page-home" */ "./pages/home.tsx") }),
  page({
    path: "/home",
    chunk: "page-home",
    load: () => import(/* webpackChunkName: "page-home" */ "./pages/home.tsx"),
  }),
  ...["/zhianCloud/SSLCertificate", "/zhianCloud/domainAndNetWebsite/dataConfig"].map((path) =>
    page({
      path,
      chunk: "page-beside-catalogue",
      load: () => import(/* webpackChunkName: "page-beside-catalogue" */ "./pages/beside-catalogue.tsx"),
    }),
  ),
  page({
    path: "/products/:code",
    chunk: "page-product",
    load: () => import(/* webpackChunkName: "page-product" */ "./pages/product.tsx"),
  }),
  ...pagesOf("compute", () => import(/* webpackChunkName: "page-compute-product" */ "./pages/compute-product.tsx")),
  ...pagesOf("storage", () => import(/* webpackChunkName: "page-storage-product" */ "./pages/storage-product.tsx")),
  ...pagesOf("network", () => import(/* webpackChunkName: "page-network-product" */ "./pages/network-product.tsx")),
  ...pagesOf("database", () => import(/* webpackChunkName: "page-database-product" */ "./pages/database-product.tsx")),
  ...pagesOf("domain", () => import(/* webpackChunkName: "page-domain-product" */ "./pages/domain-product.tsx")),
  ...pagesOf("hosting", () => import(/* webpackChunkName: "page-hosting-product" */ "./pages/hosting-product.tsx")),
  ...pagesOf(
    "security-product",
    () => import(/* webpackChunkName: "page-security-product" */ "./pages/security-product.tsx"),
  ),
  ...pagesOf(
    "security-service",
    () => import(/* webpackChunkName: "page-security-service" */ "./pages/security-service.tsx"),
  ),
];

/** `load` carries the name `page-<kind>`, with `-product` unless the kind's own name says what it is. */
function pagesOf(kind: keyof typeof kindCodes, load: Parameters<typeof page>[0]["load"]): SiteRoute[] {
  const chunk = kind.startsWith("security-") ? `page-${kind}` : `page-${kind}-product`;
  return kindCodes[kind].split(" ").map((code) => page({ path: `/products/${code}`, chunk, load }));
}
