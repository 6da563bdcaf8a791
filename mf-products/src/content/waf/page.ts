import { wafUsdPerMonth } from "@zhian/contracts/demo-prices";
import type { Words } from "@zhian/page/content";
import type { PageContent } from "../../model/page-content.ts";
import { attacks } from "./attacks.ts";
import { coverage } from "./coverage.ts";
import { editions, prices } from "./editions.ts";
import { features } from "./features.ts";
import { figure } from "./figure.ts";
import { callToAction, questions, related } from "./reading-on.ts";
import { scenarios } from "./scenarios.ts";

const asked = { atLevel2: coverage.controls.filter(({ level2 }) => level2).length, atLevel3: coverage.controls.length };
const controlsByLevel: Words = {
  en: `${asked.atLevel2} at level 2, ${asked.atLevel3} at level 3`,
  zh: `二级 ${asked.atLevel2} 项，三级 ${asked.atLevel3} 项`,
};

export const content: PageContent = {
  code: "waf",
  title: { en: "Web Application Firewall", zh: "Web 应用防火墙" },
  lead: {
    en: "It stands between visitors and your site, reads every request, and refuses those that would run, read or take what they should not. What it refuses, it writes down.",
    zh: "站在访问者与网站之间，读懂每个请求，拒绝那些想执行、想偷看、想拿走的，并把每次拒绝记录在案。",
  },
  actions: [
    { label: { en: "See what it stops", zh: "看它拦什么" }, to: "#attacks" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/waf" },
  ],
  figure,
  facts: [
    {
      label: { en: "Basic edition (demo price)", zh: "基础版（演示价格）" },
      value: { is: "price", usd: wafUsdPerMonth.basic, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "SLA of Professional (demo)", zh: "专业版 SLA（演示）" },
      value: { is: "percent", percent: 99.95 },
      anchor: "prices",
    },
    {
      label: { en: "Controls of GB/T 22239-2019", zh: "GB/T 22239-2019 控制点" },
      value: { is: "words", words: controlsByLevel },
      anchor: "coverage",
    },
    {
      label: { en: "To connect a site", zh: "接入方式" },
      value: { is: "words", words: { en: "One DNS record", zh: "改一条解析" } },
      anchor: "faq",
    },
  ],
  blocks: [coverage, features, attacks, scenarios, editions, prices, questions, related, callToAction],
  seo: {
    title: { en: "Web Application Firewall: attacks, controls, prices", zh: "Web 应用防火墙 WAF：攻防对照与等保条款" },
    description: {
      en: "A cloud WAF explained by seven attacks and their log lines, clause by clause of GB/T 22239-2019, with editions and prices in USD and IDR.",
      zh: "用七种攻击和日志说明云 WAF 拦什么，逐条对照等保 GB/T 22239-2019，版本与价格以美元、印尼盾列出。",
    },
    keywords: {
      en: "web application firewall, WAF, SQL injection, MLPS, GB/T 22239-2019, ZhiAn Cloud",
      zh: "Web应用防火墙,WAF,SQL注入,等保,GB/T 22239-2019,智安云",
    },
  },
  updatedAt: "2026-11-20",
};
