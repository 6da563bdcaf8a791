import { page, type SiteRoute } from "@zhian/fragment/site-route";
import { pathsBesideCatalogue } from "./model/paths-beside-catalogue.ts";

export const routes: SiteRoute[] = [
  page({ path: "/", chunk: "page-home", load: () => import(/* webpackChunkName: "page-home" */ "./pages/home.tsx") }),
  page({
    path: "/home",
    chunk: "page-home",
    load: () => import(/* webpackChunkName: "page-home" */ "./pages/home.tsx"),
  }),
  // In one chunk with the products' page, of which nearly all of these is made: two chunks would have a third for what they share.
  ...pathsBesideCatalogue.map((path) =>
    page({
      path,
      chunk: "page-product",
      load: () => import(/* webpackChunkName: "page-product" */ "./pages/beside-catalogue.tsx"),
    }),
  ),
  // One route for all products: which kind one is of comes with its data, so that this file does not grow with the catalogue.
  page({
    path: "/products/:code",
    chunk: "page-product",
    load: () => import(/* webpackChunkName: "page-product" */ "./pages/product.tsx"),
  }),
];
