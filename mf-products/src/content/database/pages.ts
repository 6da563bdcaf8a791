import type { PageLoader } from "../../model/page-content.ts";

export const databasePages: readonly [code: string, load: PageLoader][] = [
  ["dts", () => import(/* webpackChunkName: "content-dts" */ "./dts.ts")],
  ["mysql", () => import(/* webpackChunkName: "content-mysql" */ "./mysql.ts")],
  ["postgresql", () => import(/* webpackChunkName: "content-postgresql" */ "./postgresql.ts")],
  ["sqlserver", () => import(/* webpackChunkName: "content-sqlserver" */ "./sqlserver.ts")],
  ["scs", () => import(/* webpackChunkName: "content-scs" */ "./scs.ts")],
];
