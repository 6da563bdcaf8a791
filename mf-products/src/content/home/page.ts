import type { HomeContent } from "../../model/home-content.ts";
import { about } from "./about.ts";
import { begin } from "./begin.ts";
import { level } from "./level.ts";
import { path } from "./path.ts";
import { prices } from "./prices.ts";
import { rules } from "./rules.ts";

export const content: HomeContent = {
  // The Chinese one may be broken after its first half only, where a space without width stands.
  title: { en: "Cloud and security for business between China and Indonesia", zh: "连接中国与印尼的\u200b云与安全" },
  lead: {
    en: "Servers, storage and networks to rent, the guard on what runs there, and the papers that Classified Protection (MLPS, 等保) asks for. Each price stands in dollars and in rupiah.",
    zh: "提供服务器、存储与网络，守护运行其上的系统，协助准备等级保护所需的材料。每个价格都同时标出美元与印尼盾。",
  },
  actions: [
    { label: { en: "Start with a server", zh: "从一台云服务器开始" }, to: "/products/bcc" },
    { label: { en: "See all 54 products", zh: "查看全部 54 个产品" }, to: "#catalogue" },
  ],
  prices,
  facts: [
    {
      value: { en: "54 products", zh: "54 个产品" },
      label: { en: "on one map, with the lines between them", zh: "画在一张图上，连线标出彼此关系" },
      to: "#catalogue",
    },
    {
      value: { en: "21.6 minutes", zh: "21.6 分钟" },
      label: { en: "down in 30 days is all that SLA 99.95% allows", zh: "SLA 99.95% 每 30 天最多允许停机的时长" },
      to: "/products/bci#plans",
    },
    {
      value: { en: "6 or 9 products", zh: "6 个或 9 个产品" },
      label: { en: "belong to a quote for level 2 or level 3", zh: "分别对应等保二级与三级的报价" },
      to: "#level",
    },
    {
      value: { en: "8 rules", zh: "8 条规则" },
      label: { en: "of both countries, each with a link to its text", zh: "两国要求逐条列出，并附原文链接" },
      to: "#rules",
    },
  ],
  begin,
  map: {
    heading: { en: "One map of everything", zh: "全部产品，一张图" },
    lead: {
      en: "Each product carries a seal, one character for what it does: 云 for the server, 墙 for the firewall. A line means that one hands something to the other, guards it or runs on it.",
      zh: "每个产品有一枚印，一字说明用途：云是服务器，墙是防火墙。连线表示一方交给另一方、守护另一方，或运行在另一方之上。",
    },
    caption: { en: "Figure 1. All 54 products.", zh: "图 1　全部 54 个产品。" },
    reading: {
      en: "The way of a request runs down the left, people and their services stand at the right. Point at a product to see what it works with.",
      zh: "左侧自上而下是一次请求的路径，右侧是由人交付的服务。指向任一产品，可看到与它相连的产品。",
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
  level,
  path,
  solutions: {
    heading: { en: "Twelve set-ups, put together", zh: "十二套成型方案" },
    lead: {
      en: "Products chosen for one line of business. Cloud foundation shows its parts list with quantities and a monthly sum.",
      zh: "为某一行业选好的产品组合。“云上基础架构”列出清单、数量与每月合计。",
    },
  },
  rules,
  notices: {
    heading: { en: "Notices", zh: "公告" },
    lead: {
      en: "What changes, when, and whether you need to do anything. Times stand in the zones of Jakarta and of Beijing.",
      zh: "变更了什么、什么时间、你是否需要操作。时间同时标出雅加达与北京时间。",
    },
  },
  about,
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
