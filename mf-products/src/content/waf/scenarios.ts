import type { ScenariosBlock } from "../../model/page-content.ts";

export const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  nav: { en: "Uses", zh: "适用场景" },
  heading: { en: "Three sites, three reasons", zh: "三类网站，三种理由" },
  items: [
    {
      id: "old-portal",
      name: { en: "A portal nobody can patch", zh: "没人能改的旧系统" },
      problem: {
        en: "The office portal was built in 2014, its maker is gone, and an assessment for level 2 is due.",
        zh: "办公门户建于 2014 年，开发商已经不在，二级测评却到期了。",
      },
      approach: {
        en: "The firewall stands in front with virtual patches, uploads are inspected, and the old server admits nobody but the nodes.",
        zh: "前置防火墙并启用虚拟补丁，检查上传文件，旧服务器只放行防护节点。",
      },
      result: {
        en: "The findings that concern the web are answered by configuration, while a replacement is planned without haste.",
        zh: "与 Web 有关的整改项用配置解决，替换系统可以从容安排。",
      },
      products: ["waf", "bcc", "vss", "las"],
    },
    {
      id: "sale",
      name: { en: "A sale at eight in the evening", zh: "晚八点的促销" },
      problem: {
        en: "Scripts empty the stock in the first minute, and searches slow the shop for everybody else.",
        zh: "脚本在第一分钟抢空库存，海量搜索拖慢了所有人。",
      },
      approach: {
        en: "Pictures come from the CDN; the order and search paths have limits of their own, and a challenge for what is over them.",
        zh: "图片走 CDN；下单和搜索路径单独限速，超出部分要求完成挑战。",
      },
      result: {
        en: "Stock goes to sessions that answered a challenge; the log shows who was slowed down and why.",
        zh: "库存留给通过挑战的会话，被限速的来源与原因都有日志。",
      },
      products: ["ddos", "cdn", "waf", "blb", "bcc"],
    },
    {
      id: "api",
      name: { en: "An interface for an app", zh: "给 App 用的接口" },
      problem: {
        en: "The app's interface is found by those who read its traffic; they send what no app would send.",
        zh: "抓包就能找到 App 的接口，随后收到各种 App 不会发的请求。",
      },
      approach: {
        en: "Its description (OpenAPI) is loaded; what does not fit is refused, and each key has a rate.",
        zh: "导入接口定义（OpenAPI），不符合的请求拒绝，每个密钥限定频率。",
      },
      result: {
        en: "Made-up fields and foreign methods end at the edge; the program behind sees only what it was written for.",
        zh: "伪造字段和多余方法止于边缘，后端只看到设计内的请求。",
      },
      products: ["waf", "bci", "scs"],
    },
  ],
};
