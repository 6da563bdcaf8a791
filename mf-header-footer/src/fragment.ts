import { defineFragment } from "@zhian/fragment/define-fragment";

export const fragment = defineFragment({
  name: "mf-header-footer",
  slots: ["header", "footer"],
  routes: ["/*"],
  publishes: ["locale", "currency", "theme", "toast.shown", "session.ended", "brand.loaded"],
  hears: ["locale", "currency", "theme", "auth", "cart", "redirect", "online", "toast.shown", "route.changed"],
  linksTo: ["/", "/search", "/about", "/console/*", "/protocol/privacyProtocal", "/protocol/userProtocal"],
  renderBudgetMs: 500,
  ignoresQuery: true,
});
