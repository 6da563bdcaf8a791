import type { PageLoader } from "../../model/page-content.ts";

export const databasePages: readonly [code: string, load: PageLoader][] = [
  ["mysql", () => import(/* webpackChunkName: "content-mysql" */ "./mysql.ts")],
  ["postgresql", () => import(/* webpackChunkName: "content-postgresql" */ "./postgresql.ts")],
];
