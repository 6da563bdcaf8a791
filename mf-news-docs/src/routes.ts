import { page, type SiteRoute } from "@zhian/fragment/site-route";

const loadArticles = () => import(/* webpackChunkName: "page-articles" */ "./pages/articles.tsx");
const loadArticle = () => import(/* webpackChunkName: "page-article" */ "./pages/article.tsx");
const loadSection = () => import(/* webpackChunkName: "page-doc-section" */ "./pages/doc-section.tsx");

export const routes: SiteRoute[] = [
  ...["/news", "/notice", "/zixun", "/zixun/:son"].map((path) =>
    page({ path, chunk: "page-articles", load: loadArticles }),
  ),
  ...["/news/detail", "/notice/detail", "/zixun/article", "/zixun/:son/:id"].map((path) =>
    page({ path, chunk: "page-article", load: loadArticle }),
  ),
  page({
    path: "/document",
    chunk: "page-documents",
    load: () => import(/* webpackChunkName: "page-documents" */ "./pages/documents.tsx"),
  }),
  ...["/document/:son", "/document/:son/index1"].map((path) =>
    page({ path, chunk: "page-doc-section", load: loadSection }),
  ),
  page({
    path: "/document/:son/:id",
    chunk: "page-document",
    load: () => import(/* webpackChunkName: "page-document" */ "./pages/document.tsx"),
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
