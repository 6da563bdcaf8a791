import type { TableBlock } from "@zhian/page/content";
import type { EndingsBlock } from "../../model/names-content.ts";

export const endings: EndingsBlock = {
  is: "endings",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "The second year is the price that counts", zh: "真正要看的是第二年的价格" },
  lead: {
    en: "A name is kept for years, and bought once. So the renewal stands beside the first year, and the sum of three years beside both.",
    zh: "域名只买一次，却要续很多年。所以续费价紧挨首年价，旁边再列三年合计。",
  },
  endings: ["com", "id", "co.id", "cn", "com.cn", "net"],
  caption: { en: "Table 1. Six endings, by the year (demo prices)", zh: "表 1　六个后缀的年价（演示价格）" },
  all: { label: { en: "All endings and their rules", zh: "全部后缀与规则" }, to: "/products/bcd/price" },
  note: {
    en: "Demo prices until the price list is published. Tax is not included. Nothing is added on the way to the order.",
    zh: "价目表公布前均为演示价格，不含税。下单途中不会再加任何项目。",
  },
  absent: {
    en: "The prices could not be loaded just now. The price list has all of them.",
    zh: "价格暂时没有加载出来，可前往价格总览查看。",
  },
};

export const documents: TableBlock = {
  is: "table",
  anchor: "documents",
  nav: { en: "Documents", zh: "所需材料" },
  heading: { en: "What an ending asks of its holder", zh: "各后缀要求持有人提供什么" },
  lead: {
    en: "Some registries want papers before a name works. Better to know it before the cart than after the bill.",
    zh: "有些注册局要先审材料，域名才能用。这件事应当在加入购物车之前知道，而不是付款之后。",
  },
  caption: { en: "Table 3. Holder rules by ending", zh: "表 3　各后缀的持有人规则" },
  columns: [
    { en: "Ending", zh: "后缀" },
    { en: "Who may hold it", zh: "谁可以持有" },
    { en: "What is checked", zh: "核验内容" },
  ],
  rows: [
    {
      label: { en: ".com .net .org .io .dev .app .xyz .shop", zh: ".com .net .org .io .dev .app .xyz .shop" },
      cells: [
        { en: "Anyone", zh: "任何人" },
        { en: "An email address, within 15 days", zh: "15 天内验证邮箱" },
      ],
    },
    {
      label: { en: ".cn .com.cn", zh: ".cn .com.cn .中国" },
      cells: [
        { en: "Persons and organisations", zh: "个人与组织" },
        {
          en: "Real name, by an identity or company document. The name does not resolve before",
          zh: "实名：身份证件或企业证件。通过前域名不解析",
        },
      ],
    },
    {
      label: { en: ".id", zh: ".id" },
      cells: [
        { en: "Persons and organisations", zh: "个人与组织" },
        { en: "An identity document of the holder", zh: "持有人的身份证件" },
      ],
    },
    {
      label: { en: ".co.id", zh: ".co.id" },
      cells: [
        { en: "Companies in Indonesia", zh: "印尼企业" },
        {
          en: "Business licence (NIB), tax number (NPWP) and the identity card of who is responsible",
          zh: "营业许可（NIB）、税号（NPWP）与负责人身份证",
        },
      ],
    },
    {
      label: { en: ".web.id", zh: ".web.id" },
      cells: [
        { en: "Persons and groups in Indonesia", zh: "印尼个人与团体" },
        { en: "Indonesian identity card (KTP)", zh: "印尼身份证（KTP）" },
      ],
    },
  ],
  note: {
    en: "Rules are the registries' and change: what the console asks for when you order is what holds.",
    zh: "规则由各注册局制定并可能调整，以下单时控制台列出的要求为准。",
  },
};
