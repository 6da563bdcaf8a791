import { defineFragment } from "@zhian/fragment/define-fragment";

export const fragment = defineFragment({
  name: "mf-header-footer",
  slots: ["header", "footer"],
  routes: ["/*"],
  publishes: ["locale", "currency", "toast.shown", "session.ended"],
  hears: ["locale", "currency", "auth", "redirect", "online", "toast.shown", "route.changed"],
  renderBudgetMs: 500,
  ignoresQuery: true,
});
