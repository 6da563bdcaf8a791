import type { SolutionOverview } from "../../model/solution-overview.ts";

/** Solutions named after a need. */
export const platformOverviews: Record<string, SolutionOverview> = {
  "dengbao-solution": {
    lead: {
      en: "Classified Protection 2.0 (等保 2.0) asks for controls in network, hosts, applications and management. This set covers what products can cover for level 2, and names who does the rest.",
      zh: "等保 2.0 对网络、主机、应用和管理都有控制要求。这套组合覆盖二级所需的产品部分，其余由谁完成也写清楚。",
    },
    roles: [
      { en: "Leads through the five steps at one price", zh: "五个步骤一个价，全程跟进" },
      { en: "Grades, files and finds the gaps", zh: "定级、备案与差距分析" },
      { en: "Protects the web application", zh: "Web 应用防护" },
      { en: "Protects each host", zh: "主机入侵与恶意代码防范" },
      { en: "Keeps logs for at least six months", zh: "日志留存不少于六个月" },
      { en: "Records maintenance", zh: "运维授权与审计" },
      { en: "Finds weaknesses before the assessor does", zh: "测评前先扫出漏洞" },
      { en: "Encrypts what travels", zh: "传输加密" },
    ],
  },
  digital: {
    lead: {
      en: "Forms on paper become services that talk to each other. Containers carry the services, one database holds the facts, and a monitor tells you first when something slows down.",
      zh: "把纸质流程变成互相连通的服务：容器承载服务，数据库保存事实，变慢时监控先知道。",
    },
    roles: [
      { en: "Runs each service from its own image", zh: "每个服务一个镜像独立运行" },
      { en: "Keeps the records that all services share", zh: "保存各服务共用的数据" },
      { en: "Brings pages to branches and customers", zh: "分支机构与客户就近访问" },
      { en: "Tells you first when something slows down", zh: "变慢时最先告警" },
    ],
  },
  private: {
    lead: {
      en: "Where data must not leave your own rooms, the cloud comes to them: whole machines, racks you can visit, and one network across both sides.",
      zh: "数据不能出自己的机房，就把云搬进来：整台物理机、可随时查看的机柜，以及打通两边的一张网。",
    },
    roles: [
      { en: "Whole machines, yours alone", zh: "独享的整台物理机" },
      { en: "Racks, power and cross-connects", zh: "机柜、电力与互联专线" },
      { en: "One network across cloud and racks", zh: "云与机柜一张网" },
    ],
  },
  "generalSolution/digitalCollection": {
    lead: {
      en: "Museums and publishers issue numbered digital editions of their works. Files need a safe place, issue days need capacity, and each edition needs a record. Trading is not part of it.",
      zh: "文博机构与出版方发行有编号的数字版作品：文件要妥善保存，发行当天要扛得住，每份作品要有登记。不包含交易功能。",
    },
    roles: [
      { en: "Keeps the works and their previews", zh: "保存作品原件与预览" },
      { en: "Shows previews near the visitor", zh: "预览就近加载" },
      { en: "Carries the issue day, and shrinks after it", zh: "发行日扩容，过后缩回" },
      { en: "Keeps the register of editions", zh: "保存编号登记" },
    ],
  },
};
