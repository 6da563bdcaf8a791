import type { PageLoader } from "../../model/page-content.ts";

export const securityServicePages: readonly [code: string, load: PageLoader][] = [
  ["osds", () => import(/* webpackChunkName: "content-osds" */ "./osds.ts")],
  ["pts", () => import(/* webpackChunkName: "content-pts" */ "./pts.ts")],
  ["islpcs", () => import(/* webpackChunkName: "content-islpcs" */ "./islpcs.ts")],
  ["gpcs", () => import(/* webpackChunkName: "content-gpcs" */ "./gpcs.ts")],
];
