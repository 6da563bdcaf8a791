import { page, type SiteRoute } from "@zhian/fragment/site-route";
import { sitePaths } from "./model/site-paths.ts";

export const routes: SiteRoute[] = [
  page({
    path: "/solution/*",
    chunk: "page-solution",
    load: () => import(/* webpackChunkName: "page-solution" */ "./pages/solution.tsx"),
  }),
  ...sitePaths.map((path) =>
    page({
      path,
      chunk: "page-site",
      load: () => import(/* webpackChunkName: "page-site" */ "./pages/site-page.tsx"),
    }),
  ),
];
