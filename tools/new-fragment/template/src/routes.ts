import { page, type SiteRoute } from "@zhian/fragment/site-route";

export const routes: SiteRoute[] = [
  page({
    path: "/template",
    chunk: "page-start",
    load: () => import(/* webpackChunkName: "page-start" */ "./pages/start.tsx"),
  }),
];
