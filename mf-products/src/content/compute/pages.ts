import type { PageLoader } from "../../model/page-content.ts";

export const computePages: readonly [code: string, load: PageLoader][] = [
  ["bcc", () => import(/* webpackChunkName: "content-bcc" */ "./bcc.ts")],
  ["bci", () => import(/* webpackChunkName: "content-bci" */ "./bci.ts")],
];
