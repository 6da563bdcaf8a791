import { levelPacks } from "@zhian/contracts/level-packs";
import type { Words } from "@zhian/page/content";
import type { HomeContent } from "../../model/home-content.ts";

type LevelProduct = Omit<HomeContent["level"]["products"][number], "product">;

/** Chapters of GB/T 22239-2019, by its own names. */
const boundary: Words = { en: "Secure area boundary", zh: "安全区域边界" };
const environment: Words = { en: "Secure computing environment", zh: "安全计算环境" };
const communication: Words = { en: "Secure communication network", zh: "安全通信网络" };
const management: Words = { en: "Security management centre", zh: "安全管理中心" };
const operations: Words = { en: "Security operations", zh: "安全运维管理" };

const perServer: Words = { en: "per server", zh: "按服务器" };
const perSite: Words = { en: "per site", zh: "按网站" };
const perName: Words = { en: "per name", zh: "按域名" };
const perUser: Words = { en: "per user", zh: "按用户" };

const products: Readonly<Record<string, LevelProduct>> = {
  waf: { control: boundary, per: perSite, isPerServer: false },
  hosteye: { control: environment, per: perServer, isPerServer: true },
  las: { control: management, per: perServer, isPerServer: true },
  cag: { control: management, per: perServer, isPerServer: true },
  vss: { control: operations, per: perServer, isPerServer: true },
  ssl: { control: communication, per: perName, isPerServer: false },
  ddos: { control: boundary, per: perSite, isPerServer: false },
  cwds: { control: environment, per: perSite, isPerServer: false },
  ztsacs: { control: boundary, per: perUser, isPerServer: false },
};

export const level: HomeContent["level"] = {
  heading: { en: "What level 2 or 3 is made of", zh: "二级、三级各要哪些产品" },
  lead: {
    en: "Classified Protection (MLPS, 等保) grades a system by the harm that its failure would do. Choose a level, and the list says what it is quoted with.",
    zh: "等级保护按系统受损后的危害程度定级。选好级别，清单即列出报价所含的产品。",
  },
  frequency: {
    two: { en: "Assessed as a rule every two years.", zh: "一般每两年测评一次。" },
    three: { en: "Assessed at least once a year.", zh: "每年至少测评一次。" },
  },
  frequencySource: {
    text: { en: "Measures No. 43 of 2007", zh: "公通字〔2007〕43 号" },
    source: "https://www.gov.cn/gzdt/2007-07/24/content_694380.htm",
  },
  // The values are the words of the wire, whatever the language.
  systems: [
    {
      value: "公有云系统",
      name: { en: "Public cloud", zh: "公有云系统" },
      note: {
        en: "The machine room is the cloud's to prove; your system may not be graded higher than the platform that it runs on.",
        zh: "机房部分由云平台举证；业务系统的级别不能高于所在云平台的级别。",
      },
    },
    {
      value: "线下IDC",
      name: { en: "Data centre", zh: "线下 IDC" },
      note: {
        en: "The room counts as well: access, power, fire and humidity are looked at on the spot.",
        zh: "物理环境也在测评之内：门禁、供电、消防与温湿度都要现场核查。",
      },
    },
    {
      value: "私有云平台",
      name: { en: "Private cloud", zh: "私有云平台" },
      note: {
        en: "Two objects are graded: the platform, and each system that runs on it.",
        zh: "定级对象有两类：云平台本身，以及其上的每个业务系统。",
      },
    },
  ],
  products: levelPacks[3].flatMap((product) => {
    const said = products[product];
    return said ? [{ product, ...said }] : [];
  }),
  note: {
    en: "Chapters of GB/T 22239-2019 that a product helps with. No product meets a chapter by itself: settings, rules and people do the rest.",
    zh: "“对应要求”为 GB/T 22239-2019 的章节。产品只是其中一部分，还需要配置、制度与人员配合。",
  },
  action: { en: "Price this system", zh: "为这个系统报价" },
};
