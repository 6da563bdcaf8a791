import type { CtaBlock, FaqBlock } from "@zhian/page/content";
import type { RelatedBlock, TerminalBlock } from "../../model/page-content.ts";

export const firstSteps: TerminalBlock = {
  is: "terminal",
  anchor: "first-steps",
  nav: { en: "First steps", zh: "上手步骤" },
  heading: { en: "From source to answer in four commands", zh: "四条命令，从源码到应答" },
  lead: {
    en: "Any tool that builds OCI images will do. Names that end in .example stand for your own.",
    zh: "任何能构建 OCI 镜像的工具都可以。以 .example 结尾的名称请换成你自己的。",
  },
  steps: [
    {
      explanation: { en: "Build and tag the image", zh: "构建镜像并打标签" },
      command: "docker build -t registry.zhiancloud.example/shop/web:1.4.0 .",
    },
    {
      explanation: { en: "Log in with a registry token from the console", zh: "用控制台生成的令牌登录仓库" },
      command: "docker login registry.zhiancloud.example",
    },
    {
      explanation: { en: "Push it", zh: "推送镜像" },
      command: "docker push registry.zhiancloud.example/shop/web:1.4.0",
    },
    {
      explanation: { en: "Create the group in the console, then ask it", zh: "在控制台创建容器组，然后访问它" },
      command: "curl -fsS https://shop.example/healthz",
    },
  ],
};

export const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Questions asked before ordering", zh: "订购前常问的问题" },
  items: [
    {
      question: { en: "Is 69 USD the price of a day or of a month?", zh: "69 美元是一天还是一个月的价格？" },
      answer: {
        en: "Of a month. It is charged in daily shares, so a group that lives for ten days costs about a third of it.",
        zh: "一个月。费用按日分摊扣除，只运行十天的容器组约付月价的三分之一。",
      },
    },
    {
      question: { en: "What does an SLA of 99.90% mean in minutes?", zh: "SLA 99.90% 折算成分钟是多少？" },
      answer: {
        en: "In 30 days of 43,200 minutes it leaves 43.2 minutes. 99.95% leaves 21.6. The ruler under the plans is drawn to scale.",
        zh: "30 天共 43,200 分钟，99.90% 允许停机 43.2 分钟，99.95% 允许 21.6 分钟。套餐下方的标尺按比例绘制。",
      },
    },
    {
      question: { en: "May I move from Base to Major later?", zh: "以后能从基础版换到专业版吗？" },
      answer: {
        en: "Yes. A second copy starts in another zone and joins the balancer before the plan changes; the new price applies from the next day.",
        zh: "可以。先启动第二个可用区的副本并接入负载均衡，再切换套餐，次日起按新价格扣费。",
      },
    },
    {
      question: { en: "When is a Cloud Server the better choice?", zh: "什么时候更适合用云服务器？" },
      answer: {
        en: "When you need your own kernel, a licence bound to a machine, or software that expects to be installed rather than shipped as an image.",
        zh: "需要自定义内核、许可证绑定机器，或软件只能安装、不能打包成镜像时，选云服务器。",
      },
    },
    {
      question: { en: "Are prices in rupiah fixed?", zh: "印尼盾价格是固定的吗？" },
      answer: {
        en: "No. They are the dollar price at the dated rate shown on this page, rounded to whole rupiah.",
        zh: "不固定。按本页注明日期的汇率由美元价格折算，取整到 1 盾。",
      },
    },
    {
      question: { en: "Does it help with Classified Protection (等保)?", zh: "对过等保有帮助吗？" },
      answer: {
        en: "It keeps services apart in the network and keeps access records. The assessment covers your whole system: start with the classified protection service.",
        zh: "它提供网络隔离和访问记录，但测评针对整个系统，建议从等保服务开始规划。",
      },
    },
  ],
};

export const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What stands next to it", zh: "相邻产品" },
  items: [
    {
      product: "bcc",
      relation: { en: "When you need the whole operating system", zh: "需要完整操作系统时选它" },
    },
    { product: "vpc", relation: { en: "Gives containers their addresses", zh: "为容器提供内网地址" } },
    { product: "blb", relation: { en: "Sends requests to healthy groups", zh: "把请求分给健康的容器组" } },
    { product: "cds", relation: { en: "Keeps files past a restart", zh: "重启后文件仍在" } },
    { product: "scs", relation: { en: "Keeps sessions out of the container", zh: "会话不放在容器里" } },
    { product: "las", relation: { en: "Keeps logs for six months", zh: "日志留存六个月" } },
  ],
  solutions: ["digital", "cloud-base"],
};

export const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Start with one image", zh: "从一个镜像开始" },
  lead: {
    en: "Create a group in the console, and delete it the same day if it is not for you: one day's share is what the trial costs.",
    zh: "在控制台创建一个容器组，不合适当天删除，成本只有一天的费用。",
  },
  actions: [
    { label: { en: "Create a container group", zh: "创建容器组" }, to: "console:/bci/create" },
    { label: { en: "Read the documentation", zh: "查看文档" }, to: "/document" },
  ],
};
