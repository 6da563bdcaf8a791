import type { StepsBlock, TableBlock } from "@zhian/page/content";

const you = { en: "You", zh: "你" };
const us = { en: "ZhiAn Cloud", zh: "智安云" };
const registry = { en: "Registry", zh: "注册局" };

export const life: StepsBlock = {
  is: "steps",
  anchor: "life",
  nav: { en: "From search to expiry", zh: "从查询到到期" },
  heading: { en: "A name's life, with its dates", zh: "一个域名的一生，按时间排列" },
  lead: {
    en: "The dates after expiry are those of generic endings such as .com. Country endings have their own, often shorter.",
    zh: "到期后的时间以 .com 等通用后缀为例，国别后缀另有规定，往往更短。",
  },
  items: [
    {
      title: { en: "Search, and fill the cart", zh: "查询，加入购物车" },
      text: {
        en: "Prices are asked for anew each time the cart is opened. A name that was taken meanwhile says so.",
        zh: "每次打开购物车都会重新取价。期间被别人注册的域名会注明。",
      },
      who: you,
      duration: { en: "Minutes", zh: "几分钟" },
    },
    {
      title: { en: "Order, and prove who you are", zh: "下单，完成核验" },
      text: {
        en: "The order is made in the console. Papers are asked for only where the ending wants them.",
        zh: "在控制台下单，只在后缀有要求时才需要提交材料。",
      },
      who: you,
      duration: { en: "Minutes to 3 working days", zh: "几分钟至 3 个工作日" },
    },
    {
      title: { en: "The name is yours for 1 to 10 years", zh: "持有 1 至 10 年" },
      text: {
        en: "Change its DNS, lock it against transfers, or move it to another registrar with its code.",
        zh: "可修改解析、锁定转移，也可凭转移码转到别的注册商。",
      },
      who: you,
    },
    {
      title: { en: "Reminders 60, 30 and 7 days before it ends", zh: "到期前 60、30、7 天提醒" },
      text: {
        en: "With the renewal price in the message. Renewing by itself is off until you switch it on.",
        zh: "提醒中写明续费价。自动续费默认关闭，由你决定是否开启。",
      },
      who: us,
    },
    {
      title: { en: "After the end: renew, redeem, or let go", zh: "到期之后：续费、赎回或放弃" },
      text: {
        en: "Up to 45 days at the ordinary price, then 30 days in redemption at a higher one, then 5 days until anyone may have it.",
        zh: "最长 45 天内按原价续费，之后 30 天为赎回期、费用更高，再过 5 天任何人都可注册。",
      },
      who: registry,
      duration: { en: "80 days at most", zh: "最长 80 天" },
    },
  ],
};

export const limits: TableBlock = {
  is: "table",
  anchor: "limits",
  nav: { en: "Limits", zh: "限制" },
  heading: { en: "What search and cart hold", zh: "查询与购物车的上限" },
  caption: { en: "Table 4. Limits of search and cart", zh: "表 4　查询与购物车的限制" },
  columns: [
    { en: "What", zh: "项目" },
    { en: "Limit", zh: "上限" },
    { en: "Beyond it", zh: "超出之后" },
  ],
  rows: [
    {
      label: { en: "Names in one search", zh: "一次查询的域名" },
      cells: [
        { en: "200", zh: "200 个" },
        { en: "The first 200 are asked for, and the page says so", zh: "只查前 200 个，页面会注明" },
      ],
    },
    {
      label: { en: "Names in the cart", zh: "购物车中的域名" },
      cells: [
        { en: "200, or fewer when they are long", zh: "200 个，域名很长时更少" },
        { en: "The cart says that it is full; nothing in it is lost", zh: "提示已满，已有的不会丢失" },
      ],
    },
    {
      label: { en: "Years of a name", zh: "注册年限" },
      cells: [
        { en: "1 to 10, by the ending's rules", zh: "1 至 10 年，依后缀规则" },
        { en: "Not offered", zh: "不提供" },
      ],
    },
    {
      label: { en: "Length of a part between dots", zh: "两点之间的长度" },
      cells: [
        { en: "63 characters, in the form that goes over the wire", zh: "63 个字符，按传输形式计算" },
        { en: "The name is named as invalid, the others are searched", zh: "指出该域名无效，其余照常查询" },
      ],
    },
    {
      label: { en: "Letters", zh: "可用字符" },
      cells: [
        {
          en: "a–z, 0–9 and hyphens; other scripts where the ending has them, one script in a name",
          zh: "a–z、0–9 与连字符；后缀支持时可用其他文字，一个域名只用一种文字",
        },
        { en: "Refused with the reason beside the name", zh: "拒绝，并在该域名旁写明原因" },
      ],
    },
    {
      label: { en: "Age of a price in the cart", zh: "购物车价格的有效时间" },
      cells: [
        { en: "15 minutes", zh: "15 分钟" },
        { en: "The cart says so, and asks again before the order", zh: "购物车会提示，下单前重新取价" },
      ],
    },
  ],
};
