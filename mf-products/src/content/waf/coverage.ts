import type { CoverageBlock } from "../../model/security-content.ts";

export const coverage: CoverageBlock = {
  is: "coverage",
  anchor: "coverage",
  nav: { en: "Compliance", zh: "等保对照" },
  heading: { en: "Which controls of Classified Protection it answers", zh: "对应等保的哪些控制点" },
  lead: {
    en: "Clause by clause of GB/T 22239-2019 (MLPS, 等保 2.0), with what is left for you to do. A firewall alone passes no assessment.",
    zh: "按 GB/T 22239-2019（等保 2.0）逐条对照，并写明还需你做什么。只靠一台防火墙，过不了测评。",
  },
  caption: {
    en: "Table 1. Technical controls to which a web firewall contributes",
    zh: "表 1　Web 应用防火墙可支撑的技术要求",
  },
  labels: {
    filter: { en: "Level of your system", zh: "系统等级" },
    all: { en: "Both", zh: "全部" },
    level2: { en: "Level 2", zh: "二级" },
    level3: { en: "Level 3", zh: "三级" },
    control: { en: "Control", zh: "控制点" },
    does: { en: "What the firewall does", zh: "防火墙做什么" },
    remains: { en: "What stays with you", zh: "还需你做" },
    absent: { en: "not asked", zh: "不要求" },
  },
  controls: [
    {
      name: { en: "Intrusion prevention at the boundary", zh: "区域边界：入侵防范" },
      inChinese: "入侵防范",
      level2: "7.1.3.3",
      level3: "8.1.3.3 a, c, d",
      does: {
        en: "Detects and stops attacks from outside; records source address, kind, target and time of each, and raises an alert.",
        zh: "检测并阻断外部攻击，记录攻击源 IP、类型、目标与时间，并告警。",
      },
      remains: {
        en: "Attacks that begin inside your network (8.1.3.3 b): host security.",
        zh: "从内部发起的攻击（8.1.3.3 b），用主机安全。",
      },
    },
    {
      name: { en: "Access control at the boundary", zh: "区域边界：访问控制" },
      inChinese: "访问控制",
      level3: "8.1.3.2 e",
      does: {
        en: "Allows or refuses by method, path, header, country and content of a request.",
        zh: "按请求方法、路径、请求头、地区和内容放行或拒绝。",
      },
      remains: {
        en: "Addresses and ports (a to d): security groups, closed by default.",
        zh: "地址与端口规则（a 至 d），用安全组，默认拒绝。",
      },
    },
    {
      name: { en: "Malicious code at the boundary", zh: "区域边界：恶意代码防范" },
      inChinese: "恶意代码防范",
      level2: "7.1.3.4",
      level3: "8.1.3.4 a",
      does: {
        en: "Inspects uploaded files for web shells and known malware; its signatures are updated without you.",
        zh: "检测上传文件中的 WebShell 和已知恶意代码，特征库自动更新。",
      },
      remains: {
        en: "Mail, and files that reach a host by another way.",
        zh: "垃圾邮件，以及从其他途径进入主机的文件。",
      },
    },
    {
      name: { en: "Security audit at the boundary", zh: "区域边界：安全审计" },
      inChinese: "安全审计",
      level2: "7.1.3.5 a–c",
      level3: "8.1.3.5 a–c",
      does: {
        en: "Writes date, time, source, event, result and rule of each decision; kept out of reach of your own servers.",
        zh: "逐条记录日期时间、来源、事件类型、结果和命中规则，日志不存放在业务主机上。",
      },
      remains: {
        en: "What a signed-in user did inside the application: its own log.",
        zh: "登录用户在系统内的操作，由应用自身日志记录。",
      },
    },
    {
      name: { en: "Communication", zh: "通信网络：通信传输" },
      inChinese: "通信传输",
      level2: "7.1.2.2",
      level3: "8.1.2.2 a, b",
      does: {
        en: "Speaks TLS 1.2 and 1.3 to visitors, and TLS again to your servers.",
        zh: "对访问者使用 TLS 1.2、1.3，回源同样加密。",
      },
      remains: {
        en: "Traffic between your own servers, and national algorithms where a cryptography assessment asks for them.",
        zh: "内部系统之间的传输；如需密评，还要使用商用密码算法。",
      },
    },
    {
      name: { en: "Checks of input", zh: "计算环境：入侵防范（输入校验）" },
      inChinese: "入侵防范：数据有效性检验",
      level2: "7.1.4.4 d",
      level3: "8.1.4.4 d",
      does: {
        en: "Refuses requests that do not fit the described form of an interface: unknown fields, wrong types, excess length.",
        zh: "拒绝不符合接口定义的请求：多余字段、类型错误、超长内容。",
      },
      remains: {
        en: "The application must check as well: a rule knows form, not meaning.",
        zh: "应用自身仍须校验：规则懂格式，不懂业务。",
      },
    },
    {
      name: { en: "Known vulnerabilities", zh: "计算环境：入侵防范（已知漏洞）" },
      inChinese: "入侵防范：已知漏洞",
      level2: "7.1.4.4 e",
      level3: "8.1.4.4 e",
      does: {
        en: "Holds requests that use a published hole while you test the patch.",
        zh: "在你测试补丁期间，挡住利用已公开漏洞的请求。",
      },
      remains: {
        en: "Finding them, with scans, and the patch itself.",
        zh: "发现漏洞（漏洞扫描），以及最终打上补丁。",
      },
    },
    {
      name: { en: "Central control", zh: "管理中心：集中管控" },
      inChinese: "集中管控",
      level3: "8.1.5.4 d",
      does: {
        en: "Hands its audit records to Log Audit, which keeps them for six months or longer.",
        zh: "审计记录送往日志审计，留存六个月以上。",
      },
      remains: {
        en: "The records of everything else, gathered in the same place.",
        zh: "其他设备的审计数据也要汇总到同一处。",
      },
    },
  ],
  note: {
    en: "Orientation for planning: the assessor judges your configuration and your procedures. Clause numbers as in the text of the standard, checked on 20 November 2026.",
    zh: "供规划参考，最终以测评机构对配置与制度的判断为准。条款编号依据标准原文，核对日期：2026 年 11 月 20 日。",
  },
  source: { label: { en: "Text of the standard", zh: "标准原文" }, url: "https://openstd.samr.gov.cn/" },
};
