import { defineFragment } from "@zhian/fragment/define-fragment";

export const fragment = defineFragment({
  name: "mf-account",
  slots: ["main"],
  routes: ["/fogetPwd", "/forgot-password", "/console/*"],
  publishes: ["session.began", "toast.shown"],
  hears: ["locale", "currency", "auth"],
  linksTo: ["/protocol/privacyProtocal", "/protocol/userProtocal"],
  renderBudgetMs: 500,
});
