import type { PageContent } from "../../model/page-content.ts";
import { comparison } from "./comparison.ts";
import { features } from "./features.ts";
import { figure } from "./figure.ts";
import { callToAction, firstSteps, questions, related } from "./reading-on.ts";
import { scenarios } from "./scenarios.ts";
import { sizes } from "./sizes.ts";
import { uptime } from "./uptime.ts";

export const content: PageContent = {
  code: "bcc",
  title: { en: "Cloud Server", zh: "云服务器" },
  lead: {
    en: "A virtual machine with root access, in your own network, from 1 to 16 cores. Order it for a day or keep it for years; resize it with one restart.",
    zh: "拥有 root 权限的虚拟机，运行在你自己的网络里，1 核到 16 核可选。用一天也行，用几年也行，变更规格只需重启一次。",
  },
  actions: [
    { label: { en: "Find a size", zh: "挑选规格" }, to: "#sizes" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/bcc" },
  ],
  figure,
  facts: [
    {
      label: { en: "Smallest size (demo price)", zh: "最小规格（演示价格）" },
      value: { is: "price", usd: 9, unit: { en: "per month", zh: "每月" } },
      anchor: "sizes",
    },
    {
      label: { en: "Charged", zh: "扣费周期" },
      value: { is: "words", words: { en: "Daily", zh: "按日" } },
      anchor: "faq",
    },
    {
      label: { en: "Largest size", zh: "最大规格" },
      value: { is: "words", words: { en: "16 vCPU, 128 GiB", zh: "16 核 128 GiB" } },
      anchor: "sizes",
    },
    {
      label: { en: "SLA of one server (demo)", zh: "单台 SLA（演示）" },
      value: { is: "percent", percent: 99.9 },
      anchor: "uptime",
    },
  ],
  blocks: [features, sizes, scenarios, uptime, comparison, firstSteps, questions, related, callToAction],
  seo: {
    title: { en: "Cloud Server: virtual machines billed by the day", zh: "云服务器 BCC：分钟级开通，按日计费" },
    description: {
      en: "Virtual machines with root access from 1 to 16 cores, in your own network, resized with one restart and billed by the day.",
      zh: "1 核到 16 核云服务器，独享 root 权限，运行在自有私有网络，一次重启即可变更规格，按日计费。",
    },
    keywords: {
      en: "cloud server, virtual machine, VPS, BCC, ZhiAn Cloud",
      zh: "云服务器,虚拟机,云主机,BCC,智安云",
    },
  },
  updatedAt: "2026-11-20",
};
