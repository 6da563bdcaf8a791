import type { PageLoader } from "../../model/page-content.ts";

export const hostingPages: readonly [code: string, load: PageLoader][] = [
  ["server", () => import(/* webpackChunkName: "content-server" */ "./server.ts")],
  ["datacenter", () => import(/* webpackChunkName: "content-datacenter" */ "./datacenter.ts")],
];
