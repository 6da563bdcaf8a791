import type { PageLoader } from "../../model/page-content.ts";

export const networkPages: readonly [code: string, load: PageLoader][] = [
  ["cdn", () => import(/* webpackChunkName: "content-cdn" */ "./cdn.ts")],
  ["vpc", () => import(/* webpackChunkName: "content-vpc" */ "./vpc.ts")],
  ["blb", () => import(/* webpackChunkName: "content-blb" */ "./blb.ts")],
  ["eip", () => import(/* webpackChunkName: "content-eip" */ "./eip.ts")],
  ["eipgroup", () => import(/* webpackChunkName: "content-eipgroup" */ "./eipgroup.ts")],
  ["dns", () => import(/* webpackChunkName: "content-dns" */ "./dns.ts")],
];
