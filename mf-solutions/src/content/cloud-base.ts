import {
  bcmUsd,
  blbUsdPerMonth,
  bosUsdPerGib,
  cdsUsdPerGib,
  mysqlUsdPerMonth,
  vpcUsdPerMonth,
} from "@zhian/contracts/demo-prices";
import type { Words } from "@zhian/page/content";
import type { SolutionContent, SolutionDetails } from "../model/solution-content.ts";
import { contact } from "./contact.ts";
import { laws } from "./laws.ts";
import { serverPrice } from "./server-price.ts";

const regulations: SolutionDetails["regulations"] = {
  heading: { en: "What the rules ask", zh: "法规要求" },
  lead: {
    en: "Four that apply to nearly every business system.",
    zh: "几乎所有业务系统都会遇到的四项。",
  },
  items: [
    {
      ...laws.classifiedProtection,
      asks: {
        en: "Grade the system, file it, and meet the controls of its level; keep logs for at least six months.",
        zh: "系统定级、备案并满足相应级别的控制要求，日志留存不少于六个月。",
      },
    },
    {
      ...laws.icpFiling,
      asks: {
        en: "File a site before it opens, and link its number in the footer.",
        zh: "网站开通前完成备案，并在页脚链接备案号。",
      },
    },
    {
      ...laws.personalDataIndonesia,
      asks: {
        en: "Know which personal data you hold, why, and who has read it.",
        zh: "清楚持有哪些个人数据、用途为何、谁访问过。",
      },
    },
    {
      ...laws.systemOperators,
      asks: {
        en: "Register the system with the ministry before offering it to the public.",
        zh: "向公众提供服务前，在主管部门登记系统。",
      },
    },
  ],
  reviewedAt: "2026-11-21",
};

const architecture: SolutionDetails["architecture"] = {
  heading: { en: "Reference architecture", zh: "参考架构" },
  lead: {
    en: "Nothing in it stands alone: each part that can stop has another that goes on, or a copy to start from.",
    zh: "没有孤立的部件：会停的都有另一份顶上，或有副本可恢复。",
  },
  layers: [
    { kind: "network", label: { en: "Network", zh: "网络" } },
    { kind: "compute", label: { en: "Compute", zh: "计算" } },
    { kind: "storage", label: { en: "Data", zh: "数据" } },
  ],
  figure: {
    caption: {
      en: "Figure 2. The parts list as a drawing; every box leads to its product.",
      zh: "图 2　配置清单对应的结构，每个方框都可点开对应产品。",
    },
    nodes: [
      { id: "users", label: { en: "Users", zh: "用户" }, column: 1, row: 0, kind: "outside" },
      {
        id: "vpc",
        product: "vpc",
        label: { en: "Private net", zh: "私有网络" },
        note: { en: "VPC", zh: "VPC" },
        column: 0,
        row: 1,
        kind: "network",
      },
      {
        id: "blb",
        product: "blb",
        label: { en: "Balancer", zh: "负载均衡" },
        note: { en: "BLB", zh: "BLB" },
        column: 1,
        row: 1,
        kind: "network",
      },
      {
        id: "bcm",
        product: "bcm",
        label: { en: "Monitor", zh: "云监控" },
        note: { en: "BCM", zh: "BCM" },
        column: 2,
        row: 1,
        kind: "compute",
      },
      {
        id: "first",
        product: "bcc",
        label: { en: "Server A", zh: "服务器 A" },
        note: { en: "BCC", zh: "BCC" },
        column: 0,
        row: 2,
        kind: "compute",
      },
      {
        id: "second",
        product: "bcc",
        label: { en: "Server B", zh: "服务器 B" },
        note: { en: "BCC", zh: "BCC" },
        column: 1,
        row: 2,
        kind: "compute",
      },
      {
        id: "cds",
        product: "cds",
        label: { en: "Cloud Disk", zh: "云磁盘" },
        note: { en: "CDS", zh: "CDS" },
        column: 0,
        row: 3,
        kind: "storage",
      },
      {
        id: "mysql",
        product: "mysql",
        label: { en: "MySQL", zh: "MySQL" },
        note: { en: "with standby", zh: "主备" },
        column: 1,
        row: 3,
        kind: "storage",
      },
      {
        id: "bos",
        product: "bos",
        label: { en: "Backups", zh: "备份" },
        note: { en: "BOS", zh: "BOS" },
        column: 2,
        row: 3,
        kind: "storage",
      },
    ],
    edges: [
      { from: "users", to: "blb", label: { en: "Users reach the load balancer", zh: "用户先到负载均衡" } },
      { from: "vpc", to: "blb", label: { en: "Everything stands in one private network", zh: "全部位于同一私有网络" } },
      { from: "bcm", to: "blb", label: { en: "Cloud Monitor watches the balancer", zh: "云监控监视负载均衡" } },
      { from: "blb", to: "first", label: { en: "The balancer sends requests to server A", zh: "请求分发到服务器 A" } },
      { from: "blb", to: "second", label: { en: "and to server B", zh: "请求分发到服务器 B" } },
      { from: "first", to: "cds", label: { en: "Files are kept on Cloud Disks", zh: "文件存放在云磁盘" } },
      { from: "second", to: "mysql", label: { en: "Both servers use the database", zh: "两台服务器共用数据库" } },
      { from: "mysql", to: "bos", label: { en: "Backups go to Object Storage", zh: "备份写入对象存储" } },
    ],
  },
};

const serverSize = "g2.4x16";
const one: Words = { en: "1", zh: "1 个" };
const hundredGib: Words = { en: "100 GiB", zh: "100 GiB" };

const bill: SolutionDetails["bill"] = {
  heading: { en: "Parts list, with its sum", zh: "配置清单与合计" },
  lead: {
    en: "Change the quantities; the sum follows. It starts with what a system of about fifty users needs.",
    zh: "数量可调，合计随之变化。初始数量适合约五十名用户的系统。",
  },
  lines: [
    {
      product: "bcc",
      configuration: { en: `${serverSize}: 4 cores, 16 GiB`, zh: `${serverSize}：4 核 16 GiB` },
      unit: { en: "1 server", zh: "1 台" },
      usd: serverPrice(serverSize),
      per: "month",
      quantity: 2,
    },
    {
      product: "vpc",
      configuration: { en: "One network, two subnets, security groups", zh: "一个网络、两个子网、安全组" },
      unit: one,
      usd: vpcUsdPerMonth.network,
      per: "month",
      quantity: 1,
    },
    {
      product: "blb",
      configuration: { en: "HTTPS, health checks every 5 seconds", zh: "HTTPS，每 5 秒健康检查" },
      unit: one,
      usd: blbUsdPerMonth.shared,
      per: "month",
      quantity: 1,
    },
    {
      product: "cds",
      configuration: { en: "Disks with a snapshot each night", zh: "云磁盘，每晚快照" },
      unit: hundredGib,
      usd: 100 * cdsUsdPerGib.standard,
      per: "month",
      quantity: 4,
    },
    {
      product: "bos",
      configuration: { en: "Backups and files, kept for 90 days", zh: "备份与文件，保留 90 天" },
      unit: hundredGib,
      usd: 100 * bosUsdPerGib.standard,
      per: "month",
      quantity: 5,
    },
    {
      product: "mysql",
      configuration: { en: "2 cores, 4 GiB, with a standby", zh: "2 核 4 GiB，主备" },
      unit: { en: "1 pair", zh: "1 对" },
      usd: mysqlUsdPerMonth.two4,
      per: "month",
      quantity: 1,
    },
    {
      product: "bcm",
      configuration: { en: "Metrics each minute, alerts by mail", zh: "分钟级指标，邮件告警" },
      unit: one,
      usd: bcmUsd.firstTenRules,
      per: "month",
      quantity: 1,
    },
  ],
};

const timeline: SolutionDetails["timeline"] = {
  heading: { en: "Four weeks, step by step", zh: "四周，逐步推进" },
  lead: {
    en: "A plan for one system with up to five servers. The old one stays in service until the last step, and for a week after it.",
    zh: "适用于五台服务器以内的一套系统。旧系统用到最后一步，切换后再保留一周。",
  },
  weeks: 4,
  steps: [
    {
      title: { en: "List what there is", zh: "盘点现状" },
      from: 1,
      days: 3,
      duration: { en: "3 days", zh: "3 天" },
      customer: {
        en: "Name one person who knows the system, and find logins and contracts.",
        zh: "指定一位熟悉系统的人，备好账号与合同。",
      },
      provider: {
        en: "Write the list: programs, data, who connects to what, and when a short stop hurts least.",
        zh: "列出程序、数据、互访关系，以及哪个时段短暂停机影响最小。",
      },
    },
    {
      title: { en: "Build network and servers", zh: "搭建网络与服务器" },
      from: 4,
      days: 4,
      duration: { en: "4 days", zh: "4 天" },
      customer: { en: "Approve names, addresses and who may log in.", zh: "确认命名、地址段和登录权限。" },
      provider: {
        en: "VPC, security groups, servers from one image, a balancer with a test name.",
        zh: "建立 VPC、安全组，用同一镜像创建服务器，负载均衡先用测试域名。",
      },
    },
    {
      title: { en: "Copy data, and keep copying", zh: "复制数据并持续同步" },
      from: 8,
      days: 5,
      duration: { en: "1 week", zh: "1 周" },
      customer: { en: "Leave the line free at night for the first copy.", zh: "夜间为首次复制留出带宽。" },
      provider: {
        en: "A first full copy, then changes as they happen, so that old and new stay alike.",
        zh: "先全量复制，再持续同步增量，新旧两边保持一致。",
      },
    },
    {
      title: { en: "Test with real users", zh: "真实用户试用" },
      from: 13,
      days: 5,
      duration: { en: "1 week", zh: "1 周" },
      customer: {
        en: "Five people work on the new system and write down what differs.",
        zh: "请五位同事在新系统上工作，记下不一样的地方。",
      },
      provider: {
        en: "Switch off one server on purpose, restore one backup, mend what was noted.",
        zh: "故意关掉一台服务器，恢复一次备份，逐条处理反馈。",
      },
    },
    {
      title: { en: "Switch over", zh: "正式切换" },
      from: 18,
      days: 1,
      duration: { en: "1 evening", zh: "1 个晚上" },
      customer: { en: "Say go, on an evening of your choice.", zh: "选定一个晚上，确认切换。" },
      provider: {
        en: "Point the name at the new balancer and stay until the morning.",
        zh: "域名指向新的负载均衡，值守到次日早上。",
      },
    },
  ],
};

const result: SolutionDetails["result"] = {
  heading: { en: "What is different afterwards", zh: "上云之后有什么不同" },
  lead: {
    en: "Not faster: calmer. Five things that happen to every system sooner or later.",
    zh: "不是更快，是更稳。下面五件事，每套系统迟早都会遇到。",
  },
  rows: [
    {
      event: { en: "A server stops", zh: "一台服务器停机" },
      before: { en: "Everybody waits until somebody comes.", zh: "所有人等人来修。" },
      after: { en: "The balancer leaves it out; the other one answers.", zh: "负载均衡自动摘除，另一台继续服务。" },
    },
    {
      event: { en: "The database stops", zh: "数据库停机" },
      before: { en: "Last night's copy is restored, if it can be read.", zh: "用昨晚的备份恢复，前提是备份还能读。" },
      after: { en: "The standby takes over with what was committed.", zh: "备机接管，已提交的数据都在。" },
    },
    {
      event: { en: "The building is lost", zh: "机房没了" },
      before: { en: "So are the backups beside the machine.", zh: "放在机器旁边的备份也一起没了。" },
      after: {
        en: "Start again from the snapshots of the night in Object Storage.",
        zh: "用对象存储里前一晚的快照重新启动。",
      },
    },
    {
      event: { en: "A disk fills up", zh: "磁盘写满" },
      before: { en: "The program stops on a Sunday.", zh: "程序在周日停掉。" },
      after: { en: "An alert comes before; the disk grows while in use.", zh: "提前告警，磁盘在线扩容。" },
    },
    {
      event: { en: "Somebody asks who logged in", zh: "有人问谁登录过" },
      before: { en: "Nobody knows.", zh: "没人说得清。" },
      after: { en: "The console has the name and the minute.", zh: "控制台记着人名和时间。" },
    },
  ],
  limit: {
    en: "What it does not do: a slow program stays slow, and the systems' updates stay with you.",
    zh: "它不解决的：程序本身慢还是慢；操作系统更新仍由你负责。",
  },
};

const questions: SolutionDetails["questions"] = {
  is: "faq",
  anchor: "faq",
  heading: { en: "Questions about this set-up", zh: "关于这套方案" },
  items: [
    {
      question: { en: "Is the sum an offer?", zh: "合计金额是正式报价吗？" },
      answer: {
        en: "No. Unit prices are demo prices until the price list is published, without tax and without traffic to the internet. It shows what the parts come to in relation to each other.",
        zh: "不是。价目表公布前单价均为演示价格，不含税和公网流量，用于了解各部分的费用构成。",
      },
    },
    {
      question: { en: "May I begin with one server?", zh: "可以先从一台开始吗？" },
      answer: {
        en: "Yes: set the quantity to 1. The balancer may stay, so that a second server later changes nothing for users.",
        zh: "可以，把数量改成 1。建议保留负载均衡，以后加第二台时用户无感。",
      },
    },
    {
      question: { en: "What is missing for Classified Protection level 3?", zh: "要过等保三级还差什么？" },
      answer: {
        en: "A web firewall, host security, a bastion, log audit, vulnerability scans, and procedures on paper. The Classified Protection solution lists them.",
        zh: "还需 Web 应用防火墙、主机安全、堡垒机、日志审计、漏洞扫描以及管理制度，详见等保方案。",
      },
    },
    {
      question: { en: "Containers instead of servers?", zh: "可以用容器代替服务器吗？" },
      answer: {
        en: "If your programs come as images, Serverless Container takes the place of both servers and saves their upkeep.",
        zh: "如果程序以镜像交付，可用无服务器容器替代两台服务器，省去系统维护。",
      },
    },
  ],
};

export const content: SolutionContent = {
  slug: "cloud-base",
  title: { en: "Cloud foundation", zh: "云上基础架构" },
  lead: {
    en: "Two servers, a balancer, a database with a standby, storage and monitoring: what most companies need to move one business system out of the office. With a parts list that adds up.",
    zh: "两台服务器、负载均衡、主备数据库、存储与监控：把一套业务系统从办公室搬上云通常需要的全部，清单逐项可算。",
  },
  actions: [
    { label: { en: "See the parts list", zh: "查看配置清单" }, to: "#bill" },
    { label: { en: "Talk to us", zh: "联系我们" }, to: "#contact" },
  ],
  details: {
    situation: {
      heading: { en: "Where it starts", zh: "现状" },
      paragraphs: [
        {
          en: "One machine under a desk, or three in a rented rack. Backups go to a disk beside them. The person who set it up has left; the next power cut decides when it is looked at again.",
          zh: "一台机器放在办公桌下，或三台租在机柜里；备份就存在旁边的硬盘上。当初搭建的人已经离职，下一次停电决定什么时候再去看它。",
        },
        {
          en: "Moving such a system is less about power than about parts that can fail one at a time: a second server, a standby for the database, backups in another building, and a record of who logged in.",
          zh: "搬迁这样的系统，重点不是更强的机器，而是允许单点故障：第二台服务器、数据库备机、异地备份，以及谁登录过的记录。",
        },
      ],
    },
    regulations,
    architecture,
    bill,
    timeline,
    result,
    questions,
  },
  contact,
  seo: {
    title: { en: "Cloud foundation: parts list, prices and timeline", zh: "云上基础架构：配置清单、价格与工期" },
    description: {
      en: "Move one business system to the cloud: reference architecture, bill of materials with a monthly sum in USD and IDR, and a four-week plan.",
      zh: "业务系统上云方案：参考架构、可调数量的配置清单与每月合计（美元、印尼盾）、四周实施计划。",
    },
    keywords: {
      en: "cloud migration, reference architecture, bill of materials, ZhiAn Cloud",
      zh: "上云方案,参考架构,配置清单,智安云",
    },
  },
};
