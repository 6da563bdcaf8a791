import { wafUsdPerMonth } from "@zhian/contracts/demo-prices";
import type { Words } from "@zhian/page/content";
import type { SpecsBlock } from "../../model/page-content.ts";
import type { PricesBlock } from "../../model/security-content.ts";

const yes: Words = { en: "Yes", zh: "支持" };
const no: Words = { en: "No", zh: "不支持" };
const basic: Words = { en: "Basic", zh: "基础版" };
const professional: Words = { en: "Professional", zh: "专业版" };
const enterprise: Words = { en: "Enterprise", zh: "企业版" };

export const editions: SpecsBlock = {
  is: "specs",
  anchor: "editions",
  nav: { en: "Editions", zh: "版本" },
  heading: { en: "Editions, told apart by what they hold", zh: "版本区别：看容量与能力" },
  caption: { en: "Table 3. What each edition includes (demo values)", zh: "表 3　各版本包含内容（演示数值）" },
  columns: [{ en: "Included", zh: "项目" }, basic, professional, enterprise],
  rows: [
    {
      label: { en: "Sites, each with its subdomains", zh: "站点数（含子域名）" },
      cells: [
        { en: "1", zh: "1" },
        { en: "5", zh: "5" },
        { en: "20", zh: "20" },
      ],
    },
    {
      label: { en: "Requests in a second", zh: "每秒请求数" },
      cells: [
        { en: "500", zh: "500" },
        { en: "3,000", zh: "3,000" },
        { en: "10,000", zh: "10,000" },
      ],
    },
    {
      label: { en: "Rules of your own", zh: "自定义规则" },
      cells: [
        { en: "20", zh: "20" },
        { en: "100", zh: "100" },
        { en: "500", zh: "500" },
      ],
    },
    { label: { en: "Injection, uploads, virtual patches", zh: "注入、上传、虚拟补丁" }, cells: [yes, yes, yes] },
    { label: { en: "Limits and challenges for programs", zh: "限速与人机挑战" }, cells: [no, yes, yes] },
    { label: { en: "Interface descriptions (OpenAPI)", zh: "接口定义校验（OpenAPI）" }, cells: [no, yes, yes] },
    { label: { en: "Client certificates (mTLS)", zh: "客户端证书（mTLS）" }, cells: [no, no, yes] },
    {
      label: { en: "Logs kept", zh: "日志留存" },
      cells: [
        { en: "30 days", zh: "30 天" },
        { en: "180 days", zh: "180 天" },
        { en: "365 days", zh: "365 天" },
      ],
    },
  ],
  note: {
    en: "Logs must be kept for at least six months in mainland China: with Basic, send them on to Log Audit.",
    zh: "日志应留存不少于六个月：基础版请转存到日志审计。",
  },
};

export const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "Prices, in both ledgers", zh: "价格，两种货币对照" },
  demo: { en: "Demo prices", zh: "演示价格" },
  lines: [
    {
      id: "basic",
      name: basic,
      for: { en: "One company site without logins", zh: "没有登录功能的企业官网" },
      usdPerMonth: wafUsdPerMonth.basic,
      slaPercent: 99.9,
    },
    {
      id: "professional",
      name: professional,
      for: { en: "Shops and portals; systems of level 2", zh: "电商与门户，二级系统" },
      usdPerMonth: wafUsdPerMonth.professional,
      slaPercent: 99.95,
    },
    {
      id: "enterprise",
      name: enterprise,
      for: { en: "Many sites, interfaces for partners; systems of level 3", zh: "多站点、对外接口，三级系统" },
      usdPerMonth: wafUsdPerMonth.enterprise,
      slaPercent: 99.95,
    },
  ],
  note: {
    en: "Prices and service levels are demo values until the price list is published. A month is charged day by day. Tax is not included: in Indonesia, 12 % on 11/12 of the amount is added, which comes to 11 %.",
    zh: "价目表公布前，价格与服务等级均为演示数值。月价按日扣费，不含税：印尼客户另计增值税，按金额的 11/12 征收 12%，实际为 11%。",
  },
};
