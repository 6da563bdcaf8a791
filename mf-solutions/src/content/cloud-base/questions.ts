import type { SolutionDetails } from "../../model/solution-content.ts";

export const questions: SolutionDetails["questions"] = {
  is: "faq",
  anchor: "faq",
  heading: { en: "Questions about this set-up", zh: "关于这套方案" },
  items: [
    {
      question: { en: "Is the sum an offer?", zh: "合计金额是正式报价吗？" },
      answer: {
        en: "No. Unit prices are demo prices until the price list is published, without tax and without traffic to the internet. It shows what the parts come to in relation to each other.",
        zh: "不是。价目表公布前单价均为演示价格，不含税和公网流量，用于了解各部分的费用构成。",
      },
    },
    {
      question: { en: "May I begin with one server?", zh: "可以先从一台开始吗？" },
      answer: {
        en: "Yes: set the quantity to 1. The balancer may stay, so that a second server later changes nothing for users.",
        zh: "可以，把数量改成 1。建议保留负载均衡，以后加第二台时用户无感。",
      },
    },
    {
      question: { en: "What is missing for Classified Protection level 3?", zh: "要过等保三级还差什么？" },
      answer: {
        en: "A web firewall, host security, a bastion, log audit, vulnerability scans, and procedures on paper. The Classified Protection solution lists them.",
        zh: "还需 Web 应用防火墙、主机安全、堡垒机、日志审计、漏洞扫描以及管理制度，详见等保方案。",
      },
    },
    {
      question: { en: "Containers instead of servers?", zh: "可以用容器代替服务器吗？" },
      answer: {
        en: "If your programs come as images, Serverless Container takes the place of both servers and saves their upkeep.",
        zh: "如果程序以镜像交付，可用无服务器容器替代两台服务器，省去系统维护。",
      },
    },
  ],
};
