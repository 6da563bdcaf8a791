import type { TableBlock } from "@zhian/page/content";

export const states: TableBlock = {
  is: "table",
  anchor: "answers",
  nav: { en: "What an answer means", zh: "查询结果怎么看" },
  heading: { en: "Five answers, and only one of them means free", zh: "五种结果，只有一种代表可以注册" },
  lead: {
    en: "Each registry is asked by itself, and its answer stands in the row. Where there is none, we do not guess.",
    zh: "每个后缀都单独询问它的注册局，答复写在对应的行里。没有答复就如实写没有，不猜测。",
  },
  caption: { en: "Table 2. Answers of the domain search", zh: "表 2　域名查询的结果" },
  columns: [
    { en: "Answer", zh: "结果" },
    { en: "What it means", zh: "含义" },
    { en: "What you can do", zh: "你可以做什么" },
  ],
  rows: [
    {
      label: { en: "Free", zh: "可注册" },
      cells: [
        { en: "The ending's own registry has no such name.", zh: "该后缀的注册局没有这个域名的记录。" },
        { en: "Put it in the cart. It is asked for once more before you pay.", zh: "加入购物车，付款前会再查一次。" },
      ],
    },
    {
      label: { en: "Taken", zh: "已注册" },
      cells: [
        { en: "Somebody has registered it.", zh: "已有人注册。" },
        { en: "Try another ending, or ask its holder.", zh: "换一个后缀，或联系持有人。" },
      ],
    },
    {
      label: { en: "Premium", zh: "溢价" },
      cells: [
        {
          en: "The registry sells it at a price of its own, often for renewals too.",
          zh: "注册局单独定价，续费往往也按溢价计算。",
        },
        {
          en: "Ask us for the price in writing. It never enters the cart by itself.",
          zh: "向我们索取书面报价，它不会自动进入购物车。",
        },
      ],
    },
    {
      label: { en: "No answer", zh: "查询超时" },
      cells: [
        {
          en: "The registry took too long. The other rows do not wait for it.",
          zh: "注册局没有及时答复，其他行不受影响。",
        },
        { en: "Press Retry in that row.", zh: "在该行点“重试”。" },
      ],
    },
    {
      label: { en: "Unknown", zh: "无法确定" },
      cells: [
        { en: "It answered something that says neither yes nor no.", zh: "答复既不是“有”，也不是“没有”。" },
        {
          en: "We treat it as taken. Better a name less than a false promise.",
          zh: "一律按不可注册处理：宁可少一个，也不给错误承诺。",
        },
      ],
    },
  ],
};
