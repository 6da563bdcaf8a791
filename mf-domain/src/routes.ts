import { page, type SiteRoute } from "@zhian/fragment/site-route";

export const routes: SiteRoute[] = [
  page({
    path: "/products/bcd",
    chunk: "page-domain-names",
    load: () => import(/* webpackChunkName: "page-domain-names" */ "./pages/domain-names.tsx"),
  }),
  page({
    path: "/products/bcd/price",
    chunk: "page-domain-prices",
    load: () => import(/* webpackChunkName: "page-domain-prices" */ "./pages/domain-prices.tsx"),
  }),
  page({
    path: "/products/bcd/search",
    chunk: "page-domain-search",
    load: () => import(/* webpackChunkName: "page-domain-search" */ "./pages/domain-search.tsx"),
  }),
];
