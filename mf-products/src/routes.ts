import { page, type SiteRoute } from "@zhian/fragment/site-route";
import { securityPages } from "./model/security-pages.ts";

export const routes: SiteRoute[] = [
  page({ path: "/", chunk: "page-home", load: () => import(/* webpackChunkName: "page-home" */ "./pages/home.tsx") }),
  page({
    path: "/home",
    chunk: "page-home",
    load: () => import(/* webpackChunkName: "page-home" */ "./pages/home.tsx"),
  }),
  page({
    path: "/products/bcd/search",
    chunk: "page-domain-search",
    load: () => import(/* webpackChunkName: "page-domain-search" */ "./pages/domain-search.tsx"),
  }),
  page({
    path: "/products/:code",
    chunk: "page-product",
    load: () => import(/* webpackChunkName: "page-product" */ "./pages/product.tsx"),
  }),
  ...securityPages.map((code) =>
    page({
      path: `/products/${code}`,
      chunk: "page-security-product",
      load: () => import(/* webpackChunkName: "page-security-product" */ "./pages/security-product.tsx"),
    }),
  ),
];
