import type { PageLoader } from "../../model/page-content.ts";

export const storagePages: readonly [code: string, load: PageLoader][] = [
  ["cds", () => import(/* webpackChunkName: "content-cds" */ "./cds.ts")],
  ["bos", () => import(/* webpackChunkName: "content-bos" */ "./bos.ts")],
];
