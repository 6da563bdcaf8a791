import type { HomeContent } from "../../model/home-content.ts";
import { plans } from "../bci/plans.ts";
import { compliance } from "./compliance.ts";
import { figure } from "./figure.ts";
import { protection } from "./protection.ts";

export const content: HomeContent = {
  title: { en: "Cloud and security for business between China and Indonesia", zh: "连接中国与印尼的云与安全" },
  lead: {
    en: "ZhiAn Cloud rents out servers, storage and networks, guards what runs on them, and prepares the papers that Classified Protection (MLPS, 等保) asks for. Prices stand in dollars and rupiah.",
    zh: "智安云提供服务器、存储与网络，守护运行其上的系统，并协助准备等级保护所需的材料。价格以美元和印尼盾同时标示。",
  },
  actions: [
    { label: { en: "See all 54 products", zh: "查看全部 54 个产品" }, to: "#catalogue" },
    { label: { en: "Start with a server", zh: "从一台云服务器开始" }, to: "/products/bcc" },
  ],
  figure,
  catalogue: {
    heading: { en: "The whole catalogue", zh: "全部产品" },
    lead: {
      en: "Eight kinds. Each product carries a seal, one character for what it does: 云 for the server, 墙 for the firewall.",
      zh: "八大类。每个产品有一枚印，一字说明用途：云是服务器，墙是防火墙。",
    },
    groups: [
      {
        kind: "compute",
        text: { en: "Machines, containers, and the eye on them", zh: "机器、容器，以及对它们的监控" },
      },
      { kind: "storage", text: { en: "Disks for servers, buckets for files", zh: "给服务器的盘，给文件的桶" } },
      {
        kind: "network",
        text: { en: "Addresses, routes and the way to visitors", zh: "地址、路由，以及通往访问者的路" },
      },
      { kind: "database", text: { en: "Managed engines, and the move to them", zh: "托管数据库与迁移" } },
      {
        kind: "security-product",
        text: { en: "What stands in front, beside and inside", zh: "前置、旁路与主机内的防护" },
      },
      {
        kind: "security-service",
        text: { en: "What people do: test, watch, answer, train", zh: "由人完成：测试、值守、响应、培训" },
      },
      { kind: "hosting", text: { en: "Racks and machines of your own", zh: "机柜与自有设备" } },
      { kind: "domain", text: { en: "Names, and proof that they are yours", zh: "域名，以及它属于你的证明" } },
    ],
  },
  plans: {
    heading: { en: "Containers from 69 dollars a month", zh: "容器每月 69 美元起" },
    lead: {
      en: "Two plans for Serverless Container, charged daily. What separates them is how long they may be down.",
      zh: "无服务器容器两档套餐，按日扣费，差别在于允许停机多久。",
    },
    plans: plans.plans,
    more: { label: { en: "Compare the plans", zh: "比较两档套餐" }, to: "/products/bci" },
  },
  compliance,
  protection,
  solutions: {
    heading: { en: "Twelve set-ups, put together", zh: "十二套成型方案" },
    lead: {
      en: "Products chosen for one line of business. Cloud foundation shows its parts list with quantities and a monthly sum.",
      zh: "为某一行业选好的产品组合。“云上基础架构”列出清单、数量与每月合计。",
    },
  },
  start: {
    is: "cta",
    anchor: "start",
    heading: { en: "Begin with a list, not with a call", zh: "先列清单，再谈合作" },
    lead: {
      en: "Put together servers, storage and database, and read the monthly sum in both currencies before you talk to anyone.",
      zh: "先把服务器、存储、数据库配好，两种货币的每月合计一目了然，再决定要不要联系我们。",
    },
    actions: [
      { label: { en: "Open the parts list", zh: "打开配置清单" }, to: "/solution/cloud-base" },
      { label: { en: "Open the console", zh: "进入控制台" }, to: "console:/" },
    ],
  },
  seo: {
    title: { en: "ZhiAn Cloud: cloud and security, China and Indonesia", zh: "智安云：连接中国与印尼的云与安全" },
    description: {
      en: "Cloud servers, containers, storage, databases and security services for China and Indonesia, with prices in dollars and rupiah.",
      zh: "面向中国与印尼的云服务器、容器、存储、数据库与安全服务，美元与印尼盾双币标价。",
    },
    keywords: {
      en: "cloud, security, classified protection, MLPS, Indonesia, China, ZhiAn Cloud",
      zh: "云计算,网络安全,等保,等级保护,印尼,智安云",
    },
  },
};
