import { defineFragment } from "@zhian/fragment/define-fragment";

export const fragment = defineFragment({
  name: "mf-calculator",
  slots: ["overlay"],
  routes: ["/*"],
  publishes: ["dialog", "toast.shown"],
  hears: ["locale", "currency", "calculator.requested", "route.changed"],
  renderBudgetMs: 500,
  opensOn: "calculator.requested",
});
