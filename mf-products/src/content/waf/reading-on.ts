import type { CtaBlock, FaqBlock } from "@zhian/page/content";
import type { RelatedBlock } from "../../model/page-content.ts";

export const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Questions before a name is pointed here", zh: "切换解析之前常问的" },
  items: [
    {
      question: { en: "What do I change?", zh: "接入要改什么？" },
      answer: {
        en: "One DNS record: the site's name becomes a CNAME of ours. Then your servers admit only our nodes. The program stays as it is, except that it reads the visitor's address from X-Forwarded-For.",
        zh: "改一条解析：把域名 CNAME 到防护地址，再让源站只放行防护节点。程序不用动，只需从 X-Forwarded-For 读取访问者地址。",
      },
    },
    {
      question: { en: "And if it blocks a customer?", zh: "误拦客户怎么办？" },
      answer: {
        en: "The page that the customer sees carries a number. Look it up in the log, and set an exception for that parameter of that path; it holds within a minute.",
        zh: "客户看到的拦截页上有编号。凭编号在日志里找到那条请求，对该路径的该参数设置例外，一分钟内生效。",
      },
    },
    {
      question: { en: "What if the firewall itself fails?", zh: "防火墙自己出故障怎么办？" },
      answer: {
        en: "Nodes stand in for one another. If all fail, you choose beforehand: close the site, or point the name at your servers, unprotected, until we are back.",
        zh: "节点互为备份。万一全部失效，按你事先的选择处理：要么暂停访问，要么把解析切回源站，在无防护状态下继续服务。",
      },
    },
    {
      question: { en: "Does it stop every DDoS attack?", zh: "能防住所有 DDoS 吗？" },
      answer: {
        en: "It stops floods of requests, up to the edition's rate. Floods of packets fill the line before a request exists: those are for Anti-DDoS.",
        zh: "能防请求洪水（CC），上限为版本的每秒请求数。流量洪水在形成请求之前就堵住了线路，要用 DDoS 高防。",
      },
    },
    {
      question: { en: "Where is my certificate's key?", zh: "证书私钥放在哪里？" },
      answer: {
        en: "On the nodes that serve your site, encrypted at rest. It has to be there: a request that cannot be read cannot be judged.",
        zh: "加密存放在为你服务的节点上。私钥必须在这里：读不了的请求就没法判断。",
      },
    },
    {
      question: { en: "Do I need an ICP filing?", zh: "需要备案吗？" },
      answer: {
        en: "For nodes in mainland China, yes: they serve only names that are filed. Nodes in Indonesia ask for none.",
        zh: "使用中国大陆节点需要，未备案的域名无法接入；印尼节点不需要。",
      },
    },
    {
      question: { en: "Is level 3 passed with this?", zh: "买了它三级就能过吗？" },
      answer: {
        en: "No. It answers the clauses of table 1. Host security, a bastion, log audit, scans and procedures on paper answer others.",
        zh: "不能。它对应表 1 的条款，其余还需主机安全、堡垒机、日志审计、漏洞扫描和管理制度。",
      },
    },
  ],
};

export const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What stands before and behind it", zh: "它的前后左右" },
  items: [
    { product: "ddos", relation: { en: "Before it: takes floods off the line", zh: "在它之前：清洗流量洪水" } },
    {
      product: "cdn",
      relation: { en: "Before it: serves what need not be asked for twice", zh: "在它之前：分发静态内容" },
    },
    { product: "ssl", relation: { en: "Gives it the site's certificate", zh: "为它提供站点证书" } },
    {
      product: "hosteye",
      relation: { en: "Behind it: watches the servers from inside", zh: "在它之后：从内部看住主机" },
    },
    { product: "las", relation: { en: "Keeps its logs for six months and longer", zh: "日志留存六个月以上" } },
    { product: "vss", relation: { en: "Finds the holes that it is to cover", zh: "找出需要它遮挡的漏洞" } },
  ],
  solutions: ["dengbao-solution", "ecommerce", "edu-security"],
};

export const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Begin by watching one site", zh: "先观察一个站点" },
  lead: {
    en: "Put one site behind it in watching mode, and read after a week what would have been blocked. Nothing is stopped until you say so.",
    zh: "把一个站点接入观察模式，一周后看看本会拦下什么。你没点头，它不拦截。",
  },
  actions: [
    { label: { en: "Add a site", zh: "添加站点" }, to: "console:/waf/create" },
    { label: { en: "See the level's whole list", zh: "查看等保全套清单" }, to: "/products/dengbao" },
  ],
};
