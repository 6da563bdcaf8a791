import type { SolutionContent } from "../model/solution-content.ts";

type SolutionLoader = () => Promise<{ content: SolutionContent }>;

/** Each solution's page by its slug, loaded by itself. */
export const solutionPages: ReadonlyMap<string, SolutionLoader> = new Map<string, SolutionLoader>([
  ["cloud-base", () => import(/* webpackChunkName: "content-cloud-base" */ "./cloud-base.ts")],
  ["dengbao-solution", () => import(/* webpackChunkName: "content-dengbao-solution" */ "./dengbao-solution.ts")],
  ["digital", () => import(/* webpackChunkName: "content-digital" */ "./digital.ts")],
  ["ecommerce", () => import(/* webpackChunkName: "content-ecommerce" */ "./ecommerce.ts")],
  ["edu-security", () => import(/* webpackChunkName: "content-edu-security" */ "./edu-security.ts")],
  ["finance-security", () => import(/* webpackChunkName: "content-finance-security" */ "./finance-security.ts")],
  ["game-security", () => import(/* webpackChunkName: "content-game-security" */ "./game-security.ts")],
  ["government", () => import(/* webpackChunkName: "content-government" */ "./government.ts")],
  ["medical", () => import(/* webpackChunkName: "content-medical" */ "./medical.ts")],
  ["private", () => import(/* webpackChunkName: "content-private" */ "./private.ts")],
  ["smart-park", () => import(/* webpackChunkName: "content-smart-park" */ "./smart-park.ts")],
  [
    "generalSolution/digitalCollection",
    () => import(/* webpackChunkName: "content-digital-collection" */ "./digital-collection.ts"),
  ],
]);
