import type { PageLoader } from "../../model/page-content.ts";

export const computePages: readonly [code: string, load: PageLoader][] = [
  ["bcc", () => import(/* webpackChunkName: "content-bcc" */ "./bcc.ts")],
  ["bbc", () => import(/* webpackChunkName: "content-bbc" */ "./bbc.ts")],
  ["dcc", () => import(/* webpackChunkName: "content-dcc" */ "./dcc.ts")],
  ["bci", () => import(/* webpackChunkName: "content-bci" */ "./bci.ts")],
  ["bcm", () => import(/* webpackChunkName: "content-bcm" */ "./bcm.ts")],
];
