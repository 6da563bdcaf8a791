import { page, type SiteRoute } from "@zhian/fragment/site-route";

export const routes: SiteRoute[] = [
  page({
    path: "/solution/*",
    chunk: "page-solution",
    load: () => import(/* webpackChunkName: "page-solution" */ "./pages/solution.tsx"),
  }),
];
