import type { HomeContent } from "../../model/home-content.ts";

export const about: HomeContent["about"] = {
  heading: { en: "Who stands behind this", zh: "我们是谁" },
  lead: {
    en: "ZhiAn Cloud is a provider of cloud resources and security services for companies that work in China, in Indonesia, or in both.",
    zh: "智安云为在中国、印尼或同时在两地经营的企业提供云资源与安全服务。",
  },
  points: [
    {
      label: { en: "What we do", zh: "我们做的" },
      text: {
        en: "We run the servers, storage, networks and databases, operate the security products, and send the people behind the 23 services.",
        zh: "运行服务器、存储、网络与数据库，运营安全产品，并由专人交付 23 项安全服务。",
      },
    },
    {
      label: { en: "What others do", zh: "由他方完成的" },
      text: {
        en: "A licensed assessor examines your system and is independent of us; the public security authority files its level; registries keep the names.",
        zh: "测评由有资质的测评机构独立完成；备案由公安机关办理；域名由注册局管理。",
      },
    },
    {
      label: { en: "What is made up", zh: "演示内容" },
      text: {
        en: "Whatever is marked as demo: most prices, the notices, the exchange rate. It stands here so that you see the form before the figures are published.",
        zh: "凡标注“演示”的都不是真实数据：多数价格、公告与汇率。先展示形式，数据公布后替换。",
      },
    },
    {
      label: { en: "What you will not find", zh: "这里没有的" },
      text: {
        en: "Customer names, awards and certificates. Each appears once it can be looked up at whoever issued it.",
        zh: "客户名称、奖项与证书。只有能在颁发方查到的，才会出现在这里。",
      },
    },
  ],
};
