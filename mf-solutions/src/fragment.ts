import { defineFragment } from "@zhian/fragment/define-fragment";

export const fragment = defineFragment({
  name: "mf-solutions",
  slots: ["main"],
  routes: ["/solution/*"],
  publishes: ["toast.shown"],
  hears: ["locale", "currency"],
  renderBudgetMs: 500,
});
