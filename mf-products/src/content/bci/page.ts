import type { Figure } from "@zhian/page/content";
import type { PageContent } from "../../model/page-content.ts";
import { features } from "./features.ts";
import { limits } from "./limits.ts";
import { plans } from "./plans.ts";
import { callToAction, firstSteps, questions, related } from "./reading-on.ts";
import { scenarios } from "./scenarios.ts";

const figure: Figure = {
  caption: {
    en: "Figure 1. A web service on two container groups; every box leads to its page.",
    zh: "图 1　一个网站服务的典型结构，每个方框都可点开对应产品。",
  },
  nodes: [
    { id: "visitors", label: { en: "Visitors", zh: "访问者" }, column: 1, row: 0, kind: "outside" },
    { id: "registry", label: { en: "Image store", zh: "镜像仓库" }, column: 0, row: 1, kind: "outside" },
    {
      id: "blb",
      label: { en: "Balancer", zh: "负载均衡" },
      note: { en: "BLB", zh: "BLB" },
      product: "blb",
      column: 1,
      row: 1,
      kind: "network",
    },
    {
      id: "vpc",
      label: { en: "Private net", zh: "私有网络" },
      note: { en: "VPC", zh: "VPC" },
      product: "vpc",
      column: 2,
      row: 1,
      kind: "network",
    },
    {
      id: "cds",
      label: { en: "Cloud Disk", zh: "云磁盘" },
      note: { en: "CDS", zh: "CDS" },
      product: "cds",
      column: 0,
      row: 2,
      kind: "storage",
    },
    {
      id: "bci",
      label: { en: "Containers", zh: "容器组" },
      note: { en: "BCI × 2", zh: "BCI × 2" },
      product: "bci",
      column: 1,
      row: 2,
      kind: "compute",
    },
    {
      id: "bcm",
      label: { en: "Monitor", zh: "云监控" },
      note: { en: "BCM", zh: "BCM" },
      product: "bcm",
      column: 2,
      row: 2,
      kind: "compute",
    },
    { id: "mysql", label: { en: "MySQL", zh: "MySQL" }, product: "mysql", column: 0, row: 3, kind: "storage" },
    { id: "scs", label: { en: "Redis cache", zh: "Redis 缓存" }, product: "scs", column: 1, row: 3, kind: "storage" },
  ],
  edges: [
    { from: "visitors", to: "blb", label: { en: "Visitors reach the load balancer", zh: "访问者先到负载均衡" } },
    {
      from: "blb",
      to: "bci",
      label: { en: "The load balancer sends requests to healthy containers", zh: "负载均衡只把请求交给健康的容器" },
    },
    {
      from: "registry",
      to: "bci",
      label: { en: "Containers start from an image in the image store", zh: "容器从镜像仓库拉取镜像启动" },
    },
    { from: "vpc", to: "bci", label: { en: "Containers have addresses in your VPC", zh: "容器使用你的私有网络地址" } },
    { from: "bci", to: "cds", label: { en: "Files are kept on a Cloud Disk", zh: "文件存放在云磁盘上" } },
    { from: "bci", to: "bcm", label: { en: "Metrics go to Cloud Monitor", zh: "指标送往云监控" } },
    { from: "bci", to: "mysql", label: { en: "Records are kept in MySQL", zh: "业务数据存入 MySQL" } },
    { from: "bci", to: "scs", label: { en: "Sessions are kept in Redis", zh: "会话存入 Redis" } },
  ],
};

export const content: PageContent = {
  code: "bci",
  title: { en: "Serverless Container", zh: "无服务器容器" },
  lead: {
    en: "Push an image, pick a plan, and it runs. There is no node to size, patch or drain; each plan states its SLA and is charged by the day.",
    zh: "推送镜像，选好套餐，服务就跑起来。没有节点要选型、打补丁、腾空；每个套餐都写明 SLA，按日扣费。",
  },
  actions: [
    { label: { en: "Compare the two plans", zh: "比较两个套餐" }, to: "#plans" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/bci" },
  ],
  figure,
  facts: [
    {
      label: { en: "Base plan", zh: "基础版" },
      value: { is: "price", usd: 69, unit: { en: "per month", zh: "每月" } },
      anchor: "plans",
    },
    {
      label: { en: "SLA of the Major plan", zh: "专业版 SLA" },
      value: { is: "percent", percent: 99.95 },
      anchor: "plans",
    },
    {
      label: { en: "Charged", zh: "扣费周期" },
      value: { is: "words", words: { en: "Daily", zh: "按日" } },
      anchor: "features",
    },
    {
      label: { en: "Image format", zh: "镜像格式" },
      value: { is: "words", words: { en: "OCI", zh: "OCI 标准" } },
      anchor: "first-steps",
    },
  ],
  blocks: [plans, features, scenarios, limits, firstSteps, questions, related, callToAction],
  seo: {
    title: { en: "Serverless Container: two plans, billed daily", zh: "无服务器容器 BCI：按日计费，两档套餐" },
    description: {
      en: "Run containers without servers. Base 69 USD with 99.90% SLA, Major 89 USD with 99.95%, per month and charged daily.",
      zh: "无需管理服务器即可运行容器。基础版 69 美元（SLA 99.90%）、专业版 89 美元（SLA 99.95%），按月定价、按日扣费。",
    },
    keywords: {
      en: "serverless container, container instance, BCI, ZhiAn Cloud",
      zh: "无服务器容器,容器实例,BCI,智安云",
    },
  },
  updatedAt: "2026-11-20",
};
