import type { KindTexts } from "../../model/kind-texts.ts";

const you = { en: "You", zh: "你" };
const platform = { en: "The platform", zh: "平台" };
const engineers = { en: "Our engineers", zh: "我方工程师" };
const both = { en: "Both", zh: "双方" };

/** What protects, what people do, and what needs paper. */
export const serviceTexts: Record<"security-product" | "security-service" | "hosting" | "domain", KindTexts> = {
  "security-product": {
    lead: {
      en: "It starts by watching, and blocks once you have seen what it would block.",
      zh: "先观察、后拦截：看清会拦什么，再开启拦截。",
    },
    steps: [
      {
        title: { en: "Connect what is to be protected", zh: "接入防护对象" },
        text: {
          en: "A site by its domain name, a server by its agent, a network by its VPC.",
          zh: "网站按域名接入，主机装代理，网络按 VPC 接入。",
        },
        who: you,
      },
      {
        title: { en: "Watch for a while", zh: "观察模式运行" },
        text: {
          en: "It reports without blocking, so that rules fit your traffic before they act on it.",
          zh: "只告警不拦截，让规则先贴合你的业务流量。",
        },
        who: both,
      },
      {
        title: { en: "Block, and keep records", zh: "拦截并留痕" },
        text: {
          en: "Each decision is logged with its reason and can be searched and exported for an assessment.",
          zh: "每次处置都记录原因，可检索、可导出，供测评取证。",
        },
        who: platform,
      },
    ],
    prepare: [
      {
        en: "A list of sites, addresses and servers, and who is responsible for each",
        zh: "网站、地址、主机清单及各自负责人",
      },
      { en: "Which level of Classified Protection (MLPS, 等保) applies to the system", zh: "系统对应的等级保护级别" },
      {
        en: "What must never be blocked: payment callbacks, partners, monitoring",
        zh: "绝不能误拦的流量：支付回调、合作方、监控",
      },
      { en: "How long logs must be kept", zh: "日志需要保留多久" },
    ],
  },
  "security-service": {
    lead: {
      en: "People do the work, to a scope written down beforehand, and hand you a report you can act on.",
      zh: "由工程师按事先书面约定的范围完成，交付可执行的报告。",
    },
    steps: [
      {
        title: { en: "Agree on scope and authority", zh: "确认范围与授权" },
        text: {
          en: "Systems, times, contacts and what must not be touched are written down; nothing starts without your signature.",
          zh: "书面写明系统、时间、联系人和禁止触碰的内容，签字授权后才开始。",
        },
        who: both,
      },
      {
        title: { en: "Do the work", zh: "实施" },
        text: {
          en: "Findings that cannot wait are reported the same day, not at the end.",
          zh: "紧急问题当天通报，不等最终报告。",
        },
        who: engineers,
      },
      {
        title: { en: "Report and check again", zh: "报告与复核" },
        text: {
          en: "Every finding has evidence, a severity and a way to fix it; what you have fixed is looked at once more.",
          zh: "每个问题附证据、等级和修复办法，整改后再复核一次。",
        },
        who: both,
      },
    ],
    prepare: [
      { en: "The systems in question, with addresses and owners", zh: "涉及的系统、地址与负责人" },
      { en: "A contact who may decide while the work goes on", zh: "实施期间能拍板的联系人" },
      { en: "Times at which nothing may be disturbed", zh: "不能受影响的时段" },
      { en: "Earlier reports, and what became of their findings", zh: "以往报告及整改情况" },
    ],
  },
  hosting: {
    lead: { en: "Physical machines, contracts by the month, hands on site.", zh: "物理设备，按月签约，现场有人。" },
    steps: [
      {
        title: { en: "Name the need", zh: "说明需求" },
        text: {
          en: "Number of units, power, bandwidth and carriers; a written quote follows.",
          zh: "说明机位、电力、带宽与运营商需求，我们书面报价。",
        },
        who: you,
      },
      {
        title: { en: "Install", zh: "上架" },
        text: {
          en: "Machines are mounted, cabled and labelled; you receive photographs and a port list.",
          zh: "设备上架、布线、贴标，交付照片与端口清单。",
        },
        who: engineers,
      },
      {
        title: { en: "Look after it", zh: "代维" },
        text: {
          en: "Restarts, disk swaps and cabling are done on your ticket, at any hour.",
          zh: "重启、换盘、跳线凭工单处理，全天可提。",
        },
        who: engineers,
      },
    ],
    prepare: [
      { en: "Rack units, weight and power of the machines", zh: "设备的机位高度、重量与功率" },
      { en: "Bandwidth and the carriers that visitors use", zh: "带宽需求与访问者所用运营商" },
      { en: "Who may enter, and who may order a restart", zh: "谁可以进机房、谁可以下重启指令" },
      { en: "How the machines connect to your VPC, if they do", zh: "是否与 VPC 互通、如何互通" },
    ],
  },
  domain: {
    lead: {
      en: "The price of renewing stands beside the price of the first year.",
      zh: "续费价与首年价并排列出。",
    },
    steps: [
      {
        title: { en: "Search and choose", zh: "查询与选择" },
        text: {
          en: "Names and certificates are listed with what they ask for: documents, real-name check, proof of control.",
          zh: "域名与证书列明要求：材料、实名、控制权验证。",
        },
        who: you,
      },
      {
        title: { en: "Prove who you are", zh: "完成验证" },
        text: {
          en: "Depending on the kind: a DNS record, an e-mail, or company papers.",
          zh: "视类型而定：解析记录、邮件或企业材料。",
        },
        who: you,
      },
      {
        title: { en: "Issue and remind", zh: "签发与提醒" },
        text: {
          en: "It is issued once the check has passed; reminders are sent well before it ends.",
          zh: "验证通过后签发，到期前多次提醒。",
        },
        who: platform,
      },
    ],
    prepare: [
      { en: "The exact names, and whether subdomains belong to it", zh: "准确的域名，是否包含子域名" },
      { en: "Who is to be the owner on paper", zh: "登记的所有者是谁" },
      { en: "Access to the DNS of the name", zh: "域名解析的管理权限" },
      { en: "Who acts on a reminder in a year's time", zh: "一年后由谁处理续期提醒" },
    ],
  },
};
