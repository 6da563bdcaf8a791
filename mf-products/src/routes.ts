import { page, type SiteRoute } from "@zhian/fragment/site-route";
import { pathsBesideCatalogue } from "./model/paths-beside-catalogue.ts";

export const routes: SiteRoute[] = [
  page({ path: "/", chunk: "page-home", load: () => import(/* webpackChunkName: "page-home" */ "./pages/home.tsx") }),
  page({
    path: "/home",
    chunk: "page-home",
    load: () => import(/* webpackChunkName: "page-home" */ "./pages/home.tsx"),
  }),
  // In one chunk with the products' page, which has nearly all of their code: two chunks would need a third for the shared part.
  ...pathsBesideCatalogue.map((path) =>
    page({
      path,
      chunk: "page-product",
      load: () => import(/* webpackChunkName: "page-product" */ "./pages/beside-catalogue.tsx"),
    }),
  ),
  // One route for all products: a product's kind comes with its data, so that this file does not grow with the catalogue.
  page({
    path: "/products/:code",
    chunk: "page-product",
    load: () => import(/* webpackChunkName: "page-product" */ "./pages/product.tsx"),
  }),
];
