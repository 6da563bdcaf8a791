import { defineFragment } from "@zhian/fragment/define-fragment";

export const fragment = defineFragment({
  name: "mf-template",
  slots: ["main"],
  routes: ["/template"],
  publishes: [],
  hears: ["locale"],
  renderBudgetMs: 500,
});
