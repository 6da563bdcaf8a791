import type { PageLoader } from "../../model/page-content.ts";

export const domainPages: readonly [code: string, load: PageLoader][] = [
  ["ssl", () => import(/* webpackChunkName: "content-ssl" */ "./ssl.ts")],
];
