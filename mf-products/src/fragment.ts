import { defineFragment } from "@zhian/fragment/define-fragment";

export const fragment = defineFragment({
  name: "mf-products",
  slots: ["main"],
  routes: [
    "/",
    "/home",
    "/products/bcc",
    "/products/bci",
    "/products/*",
    "/zhianCloud/SSLCertificate",
    "/zhianCloud/domainAndNetWebsite/dataConfig",
  ],
  // Another fragment's pages, below this one's prefix.
  linksTo: ["/products/bcd/*"],
  publishes: ["toast.shown"],
  hears: ["locale", "currency"],
  renderBudgetMs: 500,
});
