import type { PageLoader } from "../../model/page-content.ts";

export const securityServicePages: readonly [code: string, load: PageLoader][] = [
  ["mss", () => import(/* webpackChunkName: "content-mss" */ "./mss.ts")],
  ["pts", () => import(/* webpackChunkName: "content-pts" */ "./pts.ts")],
  ["scas", () => import(/* webpackChunkName: "content-scas" */ "./scas.ts")],
  ["sccs", () => import(/* webpackChunkName: "content-sccs" */ "./sccs.ts")],
  ["srs", () => import(/* webpackChunkName: "content-srs" */ "./srs.ts")],
  ["sis", () => import(/* webpackChunkName: "content-sis" */ "./sis.ts")],
  ["ers", () => import(/* webpackChunkName: "content-ers" */ "./ers.ts")],
  ["osds", () => import(/* webpackChunkName: "content-osds" */ "./osds.ts")],
  ["islpcs", () => import(/* webpackChunkName: "content-islpcs" */ "./islpcs.ts")],
  ["gpcs", () => import(/* webpackChunkName: "content-gpcs" */ "./gpcs.ts")],
  ["scas", () => import(/* webpackChunkName: "content-scas" */ "./scas.ts")],
  ["osds", () => import(/* webpackChunkName: "content-osds" */ "./osds.ts")],
  ["cpcs", () => import(/* webpackChunkName: "content-cpcs" */ "./cpcs.ts")],
  ["dengbao", () => import(/* webpackChunkName: "content-dengbao" */ "./dengbao.ts")],
  ["wsms", () => import(/* webpackChunkName: "content-wsms" */ "./wsms.ts")],
  ["wsas", () => import(/* webpackChunkName: "content-wsas" */ "./wsas.ts")],
  ["websis", () => import(/* webpackChunkName: "content-websis" */ "./websis.ts")],
  ["appsss", () => import(/* webpackChunkName: "content-appsss" */ "./appsss.ts")],
  ["appbds", () => import(/* webpackChunkName: "content-appbds" */ "./appbds.ts")],
  ["apppcard", () => import(/* webpackChunkName: "content-apppcard" */ "./apppcard.ts")],
];
