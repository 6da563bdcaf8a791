import type { PageLoader } from "../../model/page-content.ts";

export const securityProductPages: readonly [code: string, load: PageLoader][] = [
  ["waf", () => import(/* webpackChunkName: "content-waf" */ "./waf.ts")],
  ["ddos", () => import(/* webpackChunkName: "content-ddos" */ "./ddos.ts")],
  ["hosteye", () => import(/* webpackChunkName: "content-hosteye" */ "./hosteye.ts")],
  ["las", () => import(/* webpackChunkName: "content-las" */ "./las.ts")],
  ["cag", () => import(/* webpackChunkName: "content-cag" */ "./cag.ts")],
  ["ztsacs", () => import(/* webpackChunkName: "content-ztsacs" */ "./ztsacs.ts")],
  ["epim", () => import(/* webpackChunkName: "content-epim" */ "./epim.ts")],
  ["cwds", () => import(/* webpackChunkName: "content-cwds" */ "./cwds.ts")],
  ["vss", () => import(/* webpackChunkName: "content-vss" */ "./vss.ts")],
];
