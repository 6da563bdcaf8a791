import type { HomeContent } from "../../model/home-content.ts";

export const begin: HomeContent["begin"] = {
  heading: { en: "Begin with what you have", zh: "从手头有的开始" },
  lead: {
    en: "Six usual starting points. None of them asks for an account before it shows you something.",
    zh: "六种常见的起点，先看到内容，再决定要不要注册。",
  },
  name: {
    have: { en: "A name in mind", zh: "想好了一个名字" },
    hint: {
      en: "A word, or whole names with their endings; up to 200 at once.",
      zh: "可以是一个词，也可以是带后缀的完整域名，一次最多 200 个。",
    },
    note: {
      en: "Every answer shows what renewing costs beside the price of the first year.",
      zh: "每个结果都把续费价和首年价列在一起。",
    },
  },
  entries: [
    {
      have: { en: "An application to run", zh: "一个要上线的应用" },
      begin: {
        en: "Thirteen sizes of Cloud Server, from one core up. Say how many cores and how much memory, and the finder keeps those that fit.",
        zh: "云服务器共十三种规格，1 核起。填上核数与内存，选型器只留下够用的。",
      },
      action: { label: { en: "Find a size", zh: "选规格" }, to: "/products/bcc#sizes" },
    },
    {
      have: { en: "A container image", zh: "一个容器镜像" },
      begin: {
        en: "Push it and choose one of two plans. What separates them is how many minutes a month they may be down.",
        zh: "推送镜像，从两档套餐里选一档，差别是每月允许停机多少分钟。",
      },
      action: { label: { en: "Compare the plans", zh: "比较套餐" }, to: "/products/bci#plans" },
    },
    {
      have: { en: "A letter about Classified Protection", zh: "一纸等保通知" },
      begin: {
        en: "Choose level 2 or 3 further down: you see which products it is quoted with, and what each of them is for.",
        zh: "在下方选二级或三级，即可看到对应的产品清单，以及每一项对应的要求。",
      },
      action: { label: { en: "See the level", zh: "看级别" }, to: "#level" },
    },
    {
      have: { en: "A site that is online already", zh: "一个已上线的网站" },
      begin: {
        en: "A check-up looks at it from outside and gives a report at once. It changes nothing on the site.",
        zh: "先做一次体检：从外部检查、即时出报告，不改动网站。",
      },
      action: { label: { en: "Read about the check-up", zh: "了解网站体检" }, to: "/products/websis" },
    },
    {
      have: { en: "Machines to move", zh: "一批要搬迁的机器" },
      begin: {
        en: "The parts list of Cloud foundation: set the quantities, read the monthly sum in both currencies.",
        zh: "打开“云上基础架构”的配置清单，填数量，看两种货币的每月合计。",
      },
      action: { label: { en: "Open the parts list", zh: "打开清单" }, to: "/solution/cloud-base" },
    },
  ],
};
