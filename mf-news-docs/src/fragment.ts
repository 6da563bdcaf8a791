import { defineFragment } from "@zhian/fragment/define-fragment";

export const fragment = defineFragment({
  name: "mf-news-docs",
  slots: ["main"],
  routes: [
    "/news",
    "/news/*",
    "/notice",
    "/notice/*",
    "/zixun",
    "/zixun/*",
    "/document",
    "/document/*",
    "/protocol/logoutProtocal",
    "/protocol/onlineOrder",
    "/protocol/privacyProtocal",
    "/protocol/userProtocal",
    "/search",
  ],
  publishes: ["toast.shown"],
  hears: ["locale"],
  renderBudgetMs: 500,
});
