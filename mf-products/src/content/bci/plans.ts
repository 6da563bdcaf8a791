import type { Words } from "@zhian/page/content";
import type { PlansBlock } from "../../model/page-content.ts";

const perMonthChargedDaily: Words = { en: "per month, charged daily", zh: "每月，按日扣费" };
const compute: Words = { en: "Compute included", zh: "包含算力" };
const placement: Words = { en: "Placement", zh: "部署位置" };
const cache: Words = { en: "Image cache", zh: "镜像缓存" };
const logs: Words = { en: "Logs kept", zh: "日志保留" };

export const plans: PlansBlock = {
  is: "plans",
  anchor: "plans",
  nav: { en: "Plans", zh: "套餐" },
  heading: { en: "Two plans, told apart by downtime", zh: "两档套餐，差别看停机时间" },
  lead: {
    en: "Both run the same images in the same network. Major serves from two zones, and the downtime it allows itself is half.",
    zh: "两档套餐运行同样的镜像、接入同样的网络。专业版跨两个可用区部署，承诺的停机时间减半。",
  },
  plans: [
    {
      id: "base",
      name: { en: "Base", zh: "基础版" },
      usd: 69,
      unit: perMonthChargedDaily,
      slaPercent: 99.9,
      for: {
        en: "Internal tools, test environments, sites that can rest for three quarters of an hour a month.",
        zh: "内部系统、测试环境，以及每月停三刻钟也不误事的网站。",
      },
      specs: [
        { label: compute, value: { en: "2 vCPU, 4 GiB", zh: "2 核 4 GiB" } },
        { label: placement, value: { en: "One zone", zh: "单可用区" } },
        { label: cache, value: { en: "20 GiB", zh: "20 GiB" } },
        { label: logs, value: { en: "7 days", zh: "7 天" } },
      ],
      action: { label: { en: "Order Base", zh: "订购基础版" }, to: "console:/bci/create?plan=base" },
    },
    {
      id: "major",
      name: { en: "Major", zh: "专业版" },
      usd: 89,
      unit: perMonthChargedDaily,
      slaPercent: 99.95,
      for: {
        en: "Shops, customer portals, interfaces that other systems wait for.",
        zh: "电商、客户门户，以及其他系统依赖的接口。",
      },
      specs: [
        { label: compute, value: { en: "2 vCPU, 4 GiB in each zone", zh: "每个可用区 2 核 4 GiB" } },
        { label: placement, value: { en: "Two zones, both serving", zh: "双可用区，同时服务" } },
        { label: cache, value: { en: "50 GiB", zh: "50 GiB" } },
        { label: logs, value: { en: "30 days", zh: "30 天" } },
      ],
      action: { label: { en: "Order Major", zh: "订购专业版" }, to: "console:/bci/create?plan=major" },
    },
  ],
  footnote: {
    en: "Price, charging period and SLA are the published ones. What a plan includes is demo data until the product team publishes it. Tax is not included; a day is a thirtieth of the monthly price.",
    zh: "价格、扣费周期与 SLA 为公布值；套餐包含的资源为演示数据，待产品团队公布后更新。价格不含税；日价按月价的三十分之一折算。",
  },
};
