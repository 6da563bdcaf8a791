import { cdnUsdPerThousandGib, eipUsd, mysqlUsdPerMonth, wafUsdPerMonth } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, TableBlock } from "@zhian/page/content";
import type { OffersBlock, PointsBlock, SiteContent, TermsBlock } from "../../model/site-content.ts";
import { serverPrice } from "../server-price.ts";
import { demoOffers, demoOffersNote, offerLabels } from "../site-labels.ts";
import { indonesia } from "./list.ts";

const perMonth = { en: "a month", zh: "/ 月" };
const fourMonths = { en: "First 4 months", zh: "前 4 个月" };

const setting: PointsBlock = {
  is: "points",
  anchor: "rupiah",
  nav: { en: "In rupiah", zh: "印尼盾标价" },
  heading: { en: "Priced for a budget in rupiah", zh: "按印尼盾做预算" },
  items: [
    {
      term: { en: "Rupiah comes first", zh: "先列印尼盾" },
      text: {
        en: "Here amounts begin with rupiah until you choose a currency yourself in the header. Dollars stand beside them, at the dated rate under the table.",
        zh: "本页默认先列印尼盾，你在页头选定货币后以所选为准。旁边为美元，按表下注明日期的汇率折算。",
      },
    },
    {
      term: { en: "The sum that you order is fixed", zh: "下单金额锁定" },
      text: {
        en: "An order in rupiah keeps its amount for the months of the offer, whatever the rate does. After that it follows the list.",
        zh: "以印尼盾下单的，优惠期内金额不随汇率变化，期满后按标价执行。",
      },
    },
  ],
};

const offers: OffersBlock = {
  is: "offers",
  anchor: "offers",
  nav: { en: "Offers", zh: "优惠清单" },
  heading: { en: "Six offers for a first system in Indonesia", zh: "印尼首套系统的六项优惠" },
  demo: demoOffers,
  caption: { en: "Table 1. Price now, price from the fifth month", zh: "表 1　活动价与第五个月起价格" },
  offers: [
    {
      id: "server",
      product: "bcc",
      name: { en: "c2.2x4: 2 cores, 4 GiB", zh: "c2.2x4：2 核 4 GiB" },
      usd: serverPrice("c2.2x4"),
      unit: perMonth,
      percentOff: 30,
      holds: fourMonths,
      limit: { en: "3 per account", zh: "每账号 3 台" },
    },
    {
      id: "larger",
      product: "bcc",
      name: { en: "g2.4x16: 4 cores, 16 GiB", zh: "g2.4x16：4 核 16 GiB" },
      usd: serverPrice("g2.4x16"),
      unit: perMonth,
      percentOff: 20,
      holds: fourMonths,
      limit: { en: "2 per account", zh: "每账号 2 台" },
    },
    {
      id: "database",
      product: "mysql",
      name: { en: "One node, 2 GiB", zh: "单节点，2 GiB" },
      usd: mysqlUsdPerMonth.oneNode2,
      unit: perMonth,
      percentOff: 30,
      holds: fourMonths,
      limit: { en: "1 per account", zh: "每账号 1 份" },
    },
    {
      id: "address",
      product: "eip",
      name: { en: "Bandwidth, 1 Mbit/s", zh: "带宽，1 Mbit/s" },
      usd: eipUsd.perMbit,
      unit: perMonth,
      percentOff: 25,
      holds: fourMonths,
      limit: { en: "20 Mbit/s", zh: "20 Mbit/s" },
    },
    {
      id: "delivery",
      product: "cdn",
      name: { en: "1,000 GiB delivered in Indonesia", zh: "印尼境内分发 1000 GiB" },
      usd: cdnUsdPerThousandGib.indonesia,
      unit: { en: "per 1,000 GiB", zh: "/ 1000 GiB" },
      percentOff: 40,
      holds: { en: "First 5,000 GiB", zh: "前 5000 GiB" },
      limit: { en: "5 per account", zh: "每账号 5 份" },
    },
    {
      id: "firewall",
      product: "waf",
      name: { en: "Basic edition, one site", zh: "基础版，一个站点" },
      usd: wafUsdPerMonth.basic,
      unit: perMonth,
      percentOff: 30,
      holds: fourMonths,
      limit: { en: "1 per account", zh: "每账号 1 份" },
    },
  ],
  note: demoOffersNote,
  labels: offerLabels,
};

const eligibility: TableBlock = {
  is: "table",
  anchor: "eligibility",
  nav: { en: "For whom", zh: "适用对象" },
  heading: { en: "Who can take them", zh: "谁可以参加" },
  caption: { en: "Table 2. What is looked at when you order", zh: "表 2　下单时核对的条件" },
  columns: [
    { en: "Condition", zh: "条件" },
    { en: "How it is checked", zh: "如何核对" },
    { en: "If it does not fit", zh: "不符合时" },
  ],
  rows: [
    {
      label: { en: "Billing address in Indonesia", zh: "账单地址在印尼" },
      cells: [
        {
          en: "The company's tax number (NPWP), or a person's identity number (NIK)",
          zh: "企业核对税号（NPWP），个人核对身份号码（NIK）",
        },
        { en: "The list price, in either currency", zh: "按标价付款，两种货币均可" },
      ],
    },
    {
      label: { en: "Resources in the Indonesian region", zh: "资源开在印尼地域" },
      cells: [
        { en: "By the region that the order names", zh: "以订单所选地域为准" },
        { en: "That row alone is charged by the list", zh: "仅该行按标价" },
      ],
    },
    {
      label: { en: "First order of the product", zh: "首次订购该产品" },
      cells: [
        { en: "By the account's invoices", zh: "以账号账单为准" },
        { en: "Other rows can still be taken", zh: "其他行仍可享受" },
      ],
    },
  ],
};

const terms: TermsBlock = {
  is: "terms",
  anchor: "terms",
  nav: { en: "Terms", zh: "活动条款" },
  heading: { en: "Terms, as one would say them", zh: "条款：说得明白，写得清楚" },
  items: [
    {
      plain: { en: "Jakarta's clock decides.", zh: "以雅加达时间为准。" },
      full: {
        en: "Start and end are at midnight in UTC+7. The second time shown is the same instant in UTC+8.",
        zh: "起止均为 UTC+7 的零点，另一行是同一时刻的 UTC+8 时间。",
      },
    },
    {
      plain: { en: "VAT comes on top, as the law has it.", zh: "增值税依法另计。" },
      full: {
        en: "Invoices for Indonesia show the tax in a line of its own. An offer lowers the amount that is taxed, not the rate.",
        zh: "印尼账单单列税额。优惠降低计税金额，不改变税率。",
      },
    },
    {
      plain: { en: "Your data stay where you put them.", zh: "数据留在你选择的地方。" },
      full: {
        en: "No offer moves anything to another country. Whether personal data may leave Indonesia is governed by Law 27 of 2022; the decision is yours to take and to document.",
        zh: "优惠不涉及任何跨境迁移。个人数据能否出境由印尼 2022 年第 27 号法律规定，由你决定并留存记录。",
      },
    },
    {
      plain: { en: "You may stop on any day.", zh: "随时可停。" },
      full: {
        en: "Days are charged as thirtieths of the month. Whoever stops early owes nothing for the rest, and does not pay the discount back.",
        zh: "按日计费，每日为月价的三十分之一。提前停用不收剩余费用，也不追回优惠。",
      },
    },
    {
      plain: { en: "A limit counts what runs, not what ran.", zh: "限购按在用数量计算。" },
      full: {
        en: "A server that has been deleted frees its place, but the months of the offer go on from the account's first order of that row.",
        zh: "删除后释放名额，但优惠时长从账号首次订购该行起连续计算。",
      },
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "From Jakarta, Surabaya and Shenzhen", zh: "雅加达、泗水与深圳的提问" },
  items: [
    {
      question: { en: "We are a Chinese company with a branch there.", zh: "我们是中国公司，在印尼有分公司。" },
      answer: {
        en: "The branch can take part under its own tax number. One console holds both accounts; invoices stay apart.",
        zh: "分公司可用自己的税号参加。两个账号可在同一控制台管理，账单分开。",
      },
    },
    {
      question: { en: "Must we register as an electronic system operator (PSE)?", zh: "需要做 PSE 登记吗？" },
      answer: {
        en: "Whoever offers an electronic system to the public in Indonesia usually must, under Ministerial Regulation 5 of 2020. You register, we give the technical data of the hosting.",
        zh: "面向印尼公众提供电子系统的，通常须按 2020 年第 5 号部长条例登记。由你登记，我们提供托管技术信息。",
      },
    },
    {
      question: { en: "Is support in Bahasa Indonesia?", zh: "支持印尼语吗？" },
      answer: {
        en: "This site is in English and Chinese. Tickets may be written in Bahasa Indonesia; answers come in English until there is a team for it (demo).",
        zh: "网站目前为中英文。工单可用印尼语提交，暂以英文答复（演示）。",
      },
    },
    {
      question: { en: "What does the certificate cost here?", zh: "证书有优惠吗？" },
      answer: {
        en: "In the demo list a domain-validated one is free of charge for everyone, so there is nothing to take off.",
        zh: "演示价目表中域名型证书对所有人免费，没有可以再减的。",
      },
    },
  ],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "See it as one system", zh: "放进一套系统里看" },
  lead: {
    en: "The cloud foundation lists what such a set-up consists of, with quantities and a monthly sum.",
    zh: "云上基础架构方案列出了完整组成、数量与每月合计。",
  },
  actions: [
    { label: { en: "See the parts list", zh: "查看配置清单" }, to: "/solution/cloud-base" },
    { label: { en: "All activities", zh: "全部活动" }, to: "/activity" },
  ],
};

export const content: SiteContent = {
  path: indonesia.path,
  eyebrow: { en: "Activity", zh: "活动" },
  title: indonesia.title,
  lead: {
    en: "For companies in Indonesia that start their first system with us: six offers in rupiah, each with its limit and its later price. Demo data.",
    zh: "面向在印尼开通首套系统的企业：六项印尼盾优惠，逐项写明限购与活动后价格。演示数据。",
  },
  actions: [
    { label: { en: "See the offers", zh: "查看优惠" }, to: "#offers" },
    { label: { en: "Read the terms", zh: "阅读条款" }, to: "#terms" },
  ],
  facts: [
    {
      label: { en: "Currency shown first", zh: "优先显示货币" },
      value: { en: "Rupiah", zh: "印尼盾" },
      anchor: "rupiah",
    },
    { label: { en: "Offers", zh: "优惠项目" }, value: { en: "6", zh: "6 项" }, anchor: "offers" },
    {
      label: { en: "Clock of start and end", zh: "起止时间基准" },
      value: { en: "UTC+7", zh: "UTC+7" },
      anchor: "terms",
    },
  ],
  times: { startsAt: indonesia.startsAt, endsAt: indonesia.endsAt },
  blocks: [setting, offers, terms, eligibility, questions, callToAction],
  seo: {
    title: { en: "Indonesia campaign: six offers in rupiah", zh: "印尼专场：六项印尼盾优惠" },
    description: {
      en: "Servers, MySQL, bandwidth, delivery and a web firewall in Indonesia: rupiah prices now and afterwards, who can take them, terms. Demo data.",
      zh: "印尼云服务器、MySQL、带宽、内容分发与防火墙：印尼盾活动价与活动后价格、适用对象与条款。演示数据。",
    },
    keywords: { en: "Indonesia cloud, rupiah, Jakarta server", zh: "印尼云服务器,印尼盾,雅加达" },
  },
  updatedAt: "2026-11-21",
};
