import { defineFragment } from "@zhian/fragment/define-fragment";

export const fragment = defineFragment({
  name: "mf-domain",
  slots: ["main"],
  routes: ["/products/bcd/*"],
  publishes: ["cart", "toast.shown"],
  hears: ["locale", "currency", "auth"],
  renderBudgetMs: 700,
});
