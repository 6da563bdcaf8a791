import { page, type SiteRoute } from "@zhian/fragment/site-route";

export const routes: SiteRoute[] = [
  page({
    path: "/news",
    chunk: "page-news",
    load: () => import(/* webpackChunkName: "page-news" */ "./pages/news.tsx"),
  }),
  page({
    path: "/news/detail",
    chunk: "page-article",
    load: () => import(/* webpackChunkName: "page-article" */ "./pages/article.tsx"),
  }),
  page({
    path: "/protocol/:name",
    chunk: "page-legal",
    load: () => import(/* webpackChunkName: "page-legal" */ "./pages/legal.tsx"),
  }),
  page({
    path: "/search",
    chunk: "page-search",
    load: () => import(/* webpackChunkName: "page-search" */ "./pages/search.tsx"),
  }),
];
