import { defineFragment } from "@zhian/fragment/define-fragment";
import { sitePaths } from "./model/site-paths.ts";

export const fragment = defineFragment({
  name: "mf-solutions",
  slots: ["main"],
  // The exact one warms a new worker: a prefix alone names no page that could be rendered for it.
  routes: ["/solution/cloud-base", "/solution/*", ...sitePaths],
  publishes: ["toast.shown"],
  hears: ["locale", "currency"],
  renderBudgetMs: 500,
});
