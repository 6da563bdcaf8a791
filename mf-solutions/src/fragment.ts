import { defineFragment } from "@zhian/fragment/define-fragment";
import { sitePaths } from "./model/site-paths.ts";

export const fragment = defineFragment({
  name: "mf-solutions",
  slots: ["main"],
  // The exact route is used to warm up new workers: a prefix alone names no page to render.
  routes: ["/solution/cloud-base", "/solution/*", ...sitePaths],
  publishes: ["toast.shown"],
  hears: ["locale", "currency"],
  renderBudgetMs: 500,
});
