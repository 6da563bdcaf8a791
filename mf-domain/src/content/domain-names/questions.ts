import type { CtaBlock, FaqBlock } from "@zhian/page/content";
import type { RelatedBlock } from "../../model/names-content.ts";

export const questions: FaqBlock = {
  is: "faq",
  anchor: "questions",
  nav: { en: "Questions", zh: "常见问题" },
  heading: { en: "Asked before the first order", zh: "下第一单之前常问的" },
  items: [
    {
      question: { en: "Does searching for a name give it away?", zh: "查询会不会泄露我想要的域名？" },
      answer: {
        en: "We ask the registry and keep the answer for minutes, without your name. We register nothing for ourselves that visitors have searched for.",
        zh: "我们只向注册局查询，结果保留几分钟，不关联你的身份。访客查过的域名，我们不会自行注册。",
      },
    },
    {
      question: { en: "Is a name in the cart reserved?", zh: "加入购物车等于预留吗？" },
      answer: {
        en: "No. Nobody holds it until the order is paid. That is why the cart asks again, and says when somebody was faster.",
        zh: "不等于。付款成功之前谁都没有占用它，所以购物车会再查一遍，被人抢先时会告诉你。",
      },
    },
    {
      question: { en: "Why is nothing ticked for me?", zh: "为什么什么都没有预先勾选？" },
      answer: {
        en: "Extras that tick themselves are sold to those who read least. Privacy is part of the price where the ending allows it, and is said where it does not.",
        zh: "预先勾选的附加项，赚的是没细看的人的钱。后缀允许时隐私保护已含在价格里，不允许时会注明。",
      },
    },
    {
      question: { en: "Can I write a name in Chinese?", zh: "可以用中文域名吗？" },
      answer: {
        en: "Where the ending takes it: .com and .cn do, .id does not. Beside your spelling stands the form that machines use, which begins with xn--.",
        zh: "后缀支持即可，例如 .com、.cn、.中国。你写的形式旁边会列出机器使用的形式，以 xn-- 开头。",
      },
    },
    {
      question: { en: "Which years does the total count?", zh: "合计算的是几年？" },
      answer: {
        en: "In a row: the first year and two renewals. In the cart: the years that you chose for each name, which is what you pay now.",
        zh: "结果行里是首年加两次续费；购物车里是你为每个域名选择的年数，也就是现在要付的金额。",
      },
    },
    {
      question: { en: "Can I take a name elsewhere later?", zh: "以后能转走吗？" },
      answer: {
        en: "Yes, 60 days after registration or transfer at the earliest for generic endings. The code stands in the console and costs nothing.",
        zh: "可以。通用后缀在注册或转入满 60 天后即可转出，转移码在控制台免费获取。",
      },
    },
  ],
};

export const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What a name needs next", zh: "有了域名之后" },
  items: [
    { product: "dns", relation: { en: "Answers for the name, by line and region", zh: "托管解析，按线路与地域应答" } },
    { product: "ssl", relation: { en: "Lets browsers trust the site behind it", zh: "让浏览器信任你的网站" } },
    { product: "cdn", relation: { en: "Brings its pages near to who reads them", zh: "让页面就近送达访问者" } },
  ],
  links: [
    {
      label: { en: "Registrant data and website filing", zh: "注册资料与网站备案" },
      to: "/zhianCloud/domainAndNetWebsite/dataConfig",
    },
  ],
};

export const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Type the first word that comes to mind", zh: "先输入想到的第一个词" },
  lead: {
    en: "The search tries it with the usual endings and shows at once what each costs, also next year.",
    zh: "系统会配上常用后缀一起查询，并列出各自今年和明年的价格。",
  },
  actions: [
    { label: { en: "Search for a name", zh: "查询域名" }, to: "/products/bcd/search" },
    { label: { en: "Compare all endings", zh: "比较全部后缀" }, to: "/products/bcd/price" },
  ],
};
