import { sslUsdPerYear } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, Figure, StepsBlock } from "@zhian/page/content";
import type { FinderBlock } from "../../model/instrument-content.ts";
import type {
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
  TerminalBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const finder: FinderBlock = {
  is: "finder",
  anchor: "find",
  nav: { en: "Which one", zh: "选哪种" },
  heading: { en: "Three questions find your certificate", zh: "三个问题选出证书" },
  lead: {
    en: "All five encrypt equally well. They differ in which names they cover, and in what somebody checked about you.",
    zh: "五种加密强度一样，区别只在覆盖哪些域名、核实了你什么。",
  },
  caption: {
    en: "Table 1. Certificates by what they cover and what is checked (times are demo values)",
    zh: "表 1　证书的覆盖范围与核实内容（时间为演示数值）",
  },
  questions: [
    {
      id: "names",
      is: "one-of",
      label: { en: "Which names?", zh: "保护哪些域名？" },
      options: [
        { id: "one", name: { en: "One site, with and without www", zh: "一个站，含 www" } },
        { id: "few", name: { en: "A few names that I can list", zh: "几个能列出来的域名" } },
        { id: "all", name: { en: "Every subdomain, also future ones", zh: "所有子域名，包括以后新增的" } },
      ],
    },
    {
      id: "owner",
      is: "one-of",
      label: { en: "What should stand in it?", zh: "证书里要写什么？" },
      options: [
        { id: "domain", name: { en: "The domain is enough", zh: "有域名就行" } },
        { id: "company", name: { en: "The company's name", zh: "公司名称" } },
        { id: "register", name: { en: "Name and registration number", zh: "公司名称和注册号" } },
      ],
    },
    {
      id: "time",
      is: "one-of",
      label: { en: "When do you need it?", zh: "什么时候要？" },
      options: [
        { id: "today", name: { en: "Today", zh: "今天" } },
        { id: "week", name: { en: "This week", zh: "本周" } },
        { id: "later", name: { en: "There is time", zh: "不急" } },
      ],
    },
  ],
  columns: [
    { en: "Covers", zh: "覆盖" },
    { en: "Checked", zh: "核实" },
    { en: "Issued in", zh: "签发用时" },
  ],
  rows: [
    {
      id: "dv",
      name: { en: "DV", zh: "DV 单域名" },
      cells: [
        { en: "One name and its www", zh: "一个域名及其 www" },
        { en: "That you control the domain", zh: "你能控制该域名" },
        { en: "Minutes", zh: "几分钟" },
      ],
      suits: { names: ["one"], owner: ["domain"], time: ["today", "week", "later"] },
    },
    {
      id: "dvWildcard",
      name: { en: "DV wildcard", zh: "DV 通配符" },
      cells: [
        { en: "*.shop.example and shop.example", zh: "*.shop.example 与 shop.example" },
        { en: "That you control its DNS", zh: "你能控制其 DNS" },
        { en: "Minutes", zh: "几分钟" },
      ],
      suits: { names: ["one", "few", "all"], owner: ["domain"], time: ["today", "week", "later"] },
    },
    {
      id: "ov",
      name: { en: "OV", zh: "OV 多域名" },
      cells: [
        { en: "Up to five names that you list", zh: "列明的域名，至多五个" },
        { en: "Domain, company, a call to a published number", zh: "域名、企业、公开电话回拨" },
        { en: "1–3 working days", zh: "1–3 个工作日" },
      ],
      suits: { names: ["one", "few"], owner: ["domain", "company"], time: ["week", "later"] },
    },
    {
      id: "ovWildcard",
      name: { en: "OV wildcard", zh: "OV 通配符" },
      cells: [
        { en: "One level of subdomains", zh: "一级子域名全部" },
        { en: "Domain by DNS, company, a call", zh: "DNS 验证域名，核实企业并回拨" },
        { en: "1–3 working days", zh: "1–3 个工作日" },
      ],
      suits: { names: ["one", "few", "all"], owner: ["domain", "company"], time: ["week", "later"] },
    },
    {
      id: "ev",
      name: { en: "EV", zh: "EV 增强型" },
      cells: [
        { en: "One name and its www, never a wildcard", zh: "一个域名及其 www，不能用通配符" },
        { en: "Register entry, address, who may sign", zh: "工商登记、地址、签署人权限" },
        { en: "3–7 working days", zh: "3–7 个工作日" },
      ],
      suits: { names: ["one"], owner: ["domain", "company", "register"], time: ["later"] },
    },
  ],
  note: {
    en: "Issued by public certification authorities; which one, your order states. We are not one ourselves. Prices by the year stand further down.",
    zh: "证书由公共 CA 签发，具体哪一家写在订单里，我们自己不是 CA。年价见下文。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it works", zh: "工作方式" },
  heading: { en: "A certificate is easy; the fortieth renewal is not", zh: "办一张不难，难的是第四十次续期" },
  lead: {
    en: "Outages by certificate have one cause: a date that somebody meant to remember. So nobody should have to.",
    zh: "证书引起的停机只有一个原因：某人本该记得某个日期。那就别让人记。",
  },
  items: [
    {
      title: { en: "Renewed by a machine, a month ahead", zh: "机器续期，提前一个月" },
      text: {
        en: "The new one is in place while the old one still has thirty days.",
        zh: "旧证书还剩三十天，新的已经装好。",
      },
      mechanism: {
        en: "A job writes the ACME challenge into your zone, fetches the certificate and installs it; failures are tried again daily and reported.",
        zh: "任务把 ACME 验证记录写进你的解析，取回证书并安装，失败每天重试并上报。",
      },
      limit: {
        en: "Your zone must lie with Cloud DNS, or one CNAME must point there. Otherwise you set a record each time.",
        zh: "解析须在云解析 DNS，或加一条 CNAME 指过来，否则每次都要手动加记录。",
      },
    },
    {
      title: { en: "Installed where visitors arrive", zh: "直接装到入口" },
      text: {
        en: "Balancer, CDN and firewall take the new certificate without an upload.",
        zh: "负载均衡、CDN、WAF 自动换上新证书，不用上传。",
      },
      mechanism: {
        en: "They refer to it by number and load the latest version; open connections end with the old one.",
        zh: "它们按编号引用证书并加载最新版，已有连接用旧证书走完。",
      },
      limit: {
        en: "What you installed on servers yourself, you replace yourself: an ACME client with a reload command does it.",
        zh: "自己装在服务器上的要自己换，用 ACME 客户端加一条 reload 命令即可。",
      },
    },
    {
      title: { en: "The private key stays where it is used", zh: "私钥不出使用它的地方" },
      text: {
        en: "No key in a mail, none in a ticket.",
        zh: "邮件里没有私钥，工单里也没有。",
      },
      mechanism: {
        en: "For our products it is generated in their key store and cannot be exported; for your servers you send a request (CSR), never a key.",
        zh: "用于云产品的，在密钥库内生成且不可导出；用于自有服务器的，你只提交 CSR，不提交私钥。",
      },
      limit: {
        en: "A lost key cannot be restored. You ask for a new certificate, free within the term.",
        zh: "私钥丢失无法找回，订阅期内可免费重签。",
      },
    },
    {
      title: { en: "It looks at what is really served", zh: "看真正对外用的那张" },
      text: {
        en: "Bought is not installed, and installed is not loaded.",
        zh: "买了不等于装了，装了不等于加载了。",
      },
      mechanism: {
        en: "A probe opens a TLS connection to each name every hour and compares serial number, chain and last day with the order.",
        zh: "每小时对每个域名建一次 TLS 连接，核对序列号、证书链和到期日。",
      },
      limit: {
        en: "It reaches public names only. For internal ones install the small probe in your network.",
        zh: "只探得到公网域名，内网需装一个小探针。",
      },
    },
    {
      title: { en: "You hear of certificates you did not order", zh: "别人冒领，你会知道" },
      text: {
        en: "If anybody obtains one for your domain, you get a message.",
        zh: "有人为你的域名签了证书，你会收到消息。",
      },
      mechanism: {
        en: "Public authorities write into Certificate Transparency logs, which we read and compare with your orders; a CAA record names who may issue at all.",
        zh: "公共 CA 签发都会写入 CT 日志，我们逐条比对你的订单；再用 CAA 记录限定谁能签。",
      },
      limit: {
        en: "The log tells afterwards, usually within a day. Revoking is the issuer's work, and browsers are slow to notice.",
        zh: "日志是事后知道，通常一天之内；吊销由签发方处理，浏览器反应也慢。",
      },
    },
  ],
};

const calendar: SpecsBlock = {
  is: "specs",
  anchor: "calendar",
  nav: { en: "Shorter terms", zh: "有效期缩短" },
  heading: { en: "Why a year's certificate no longer exists", zh: "为什么没有一年期证书了" },
  lead: {
    en: "The browsers and authorities decided in April 2025 (ballot SC-081v3) to shorten validity step by step. You buy a year; within it the certificate is replaced as often as needed.",
    zh: "浏览器厂商与 CA 在 2025 年 4 月表决（SC-081v3）分步缩短有效期。你买的是一年服务，期内按需更换证书。",
  },
  caption: {
    en: "Table 2. Longest validity of public TLS certificates, by day of issue",
    zh: "表 2　公共 TLS 证书最长有效期，按签发日期",
  },
  columns: [
    { en: "Issued", zh: "签发日期" },
    { en: "Valid for at most", zh: "最长有效期" },
    { en: "Domain check may be reused for", zh: "域名验证可复用" },
    { en: "Replacements a year", zh: "一年至少更换" },
  ],
  rows: [
    {
      label: { en: "until 14 March 2026", zh: "2026 年 3 月 14 日前" },
      cells: [
        { en: "398 days", zh: "398 天" },
        { en: "398 days", zh: "398 天" },
        { en: "1", zh: "1 次" },
      ],
    },
    {
      label: { en: "from 15 March 2026", zh: "2026 年 3 月 15 日起" },
      cells: [
        { en: "200 days", zh: "200 天" },
        { en: "200 days", zh: "200 天" },
        { en: "2", zh: "2 次" },
      ],
    },
    {
      label: { en: "from 15 March 2027", zh: "2027 年 3 月 15 日起" },
      cells: [
        { en: "100 days", zh: "100 天" },
        { en: "100 days", zh: "100 天" },
        { en: "4", zh: "4 次" },
      ],
    },
    {
      label: { en: "from 15 March 2029", zh: "2029 年 3 月 15 日起" },
      cells: [
        { en: "47 days", zh: "47 天" },
        { en: "10 days", zh: "10 天" },
        { en: "8, usually 12", zh: "8 次，通常 12 次" },
      ],
    },
  ],
  note: {
    en: "From the Baseline Requirements of the CA/Browser Forum. What was checked about a company (OV, EV) may be reused for 398 days. By hand, four times a year is a chore; twelve times is an outage.",
    zh: "依据 CA/浏览器论坛《基线要求》。企业信息（OV、EV）核实结果可复用 398 天。手工换证，一年四次是负担，十二次就是事故。",
  },
};

const issuing: StepsBlock = {
  is: "steps",
  anchor: "issuing",
  nav: { en: "Issuing", zh: "签发过程" },
  heading: { en: "How an OV certificate comes about", zh: "一张 OV 证书是怎么签出来的" },
  lead: {
    en: "Durations as demo values. A DV certificate is the second and the last step alone.",
    zh: "时长为演示数值。DV 证书只有第二步和最后一步。",
  },
  items: [
    {
      title: { en: "Request", zh: "提交申请" },
      text: {
        en: "You name the domains and the company exactly as it is registered, abbreviations included.",
        zh: "填写域名和公司名称，与登记完全一致，括号也算。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "10 minutes", zh: "10 分钟" },
    },
    {
      title: { en: "Prove the domain", zh: "验证域名" },
      text: {
        en: "A DNS record with a random value is looked up from several places in the world, so that one hijacked route does not suffice.",
        zh: "添加一条随机值解析记录，从全球多个位置查询，劫持一条路由骗不过去。",
      },
      who: { en: "Platform, or you", zh: "平台或你" },
      duration: { en: "minutes", zh: "几分钟" },
    },
    {
      title: { en: "Check the company", zh: "核实企业" },
      text: {
        en: "The authority reads the public register and a telephone listing. It does not take your word, nor ours.",
        zh: "CA 查公开的工商登记和电话名录，不采信你的说法，也不采信我们的。",
      },
      who: { en: "Authority", zh: "CA" },
      duration: { en: "1–2 days", zh: "1–2 天" },
    },
    {
      title: { en: "The call", zh: "回拨电话" },
      text: {
        en: "They ring the listed number and want somebody who knows of the order. Tell your front desk.",
        zh: "打到公开号码，找一个知道这件事的人。记得先跟前台打招呼。",
      },
      who: { en: "Authority, your colleague", zh: "CA 与你的同事" },
      duration: { en: "5 minutes", zh: "5 分钟" },
    },
    {
      title: { en: "Issue, log, install", zh: "签发、入日志、安装" },
      text: {
        en: "Two transparency logs confirm the entry, the certificate is loaded, the probe compares.",
        zh: "写入两个 CT 日志，加载证书，探针核对。",
      },
      who: { en: "Platform", zh: "平台" },
      duration: { en: "minutes", zh: "几分钟" },
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By the year, with every replacement in it", zh: "按年计费，期内换证不另收" },
  demo: demoPrices,
  lines: [
    {
      id: "dv",
      name: { en: "DV, one name", zh: "DV 单域名" },
      for: { en: "Company sites, blogs, test systems", zh: "官网、博客、测试环境" },
      usd: sslUsdPerYear.dv,
      unit: "year",
    },
    {
      id: "dvWildcard",
      name: { en: "DV wildcard", zh: "DV 通配符" },
      for: { en: "Platforms that give each customer a subdomain", zh: "给每个客户一个子域名的平台" },
      usd: sslUsdPerYear.dvWildcard,
      unit: "year",
    },
    {
      id: "ov",
      name: { en: "OV, five names", zh: "OV，五个域名" },
      for: { en: "Shops, interfaces, mini-programs, tenders", zh: "电商、接口、小程序、投标" },
      usd: sslUsdPerYear.ov,
      unit: "year",
    },
    {
      id: "ovWildcard",
      name: { en: "OV wildcard", zh: "OV 通配符" },
      for: { en: "Groups with many systems under one domain", zh: "一个域名下系统很多的集团" },
      usd: sslUsdPerYear.ovWildcard,
      unit: "year",
    },
    {
      id: "ev",
      name: { en: "EV, one name", zh: "EV 单域名" },
      for: { en: "Where a rule of your industry asks for it", zh: "行业规定要求 EV 的场合" },
      usd: sslUsdPerYear.ev,
      unit: "year",
    },
  ],
  note: demoPriceNote,
};

const byHand: TerminalBlock = {
  is: "terminal",
  anchor: "by-hand",
  nav: { en: "By hand", zh: "手工办理" },
  heading: { en: "Request it, and check it, yourself", zh: "自己申请，自己检查" },
  lead: {
    en: "For a server that is not ours. The key is made on that server and never leaves it.",
    zh: "给不在我们这里的服务器用。私钥在那台机器上生成，不离开它。",
  },
  steps: [
    {
      explanation: { en: "A key and a request for two names", zh: "生成私钥和两个域名的 CSR" },
      command:
        "openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes \\\n  -keyout shop.key -out shop.csr -subj /CN=shop.example \\\n  -addext subjectAltName=DNS:shop.example,DNS:www.shop.example",
    },
    {
      explanation: {
        en: "Who may issue for the domain? No answer means: anybody",
        zh: "谁可以给它签？没有结果就是谁都可以",
      },
      command: "dig +short CAA shop.example",
    },
    {
      explanation: { en: "Is the challenge visible to the world yet?", zh: "验证记录外面看得到了吗？" },
      command: "dig +short TXT _acme-challenge.shop.example",
    },
    {
      explanation: {
        en: "Which certificate is served, until when, for which names",
        zh: "对外是哪张证书、何时到期、含哪些域名",
      },
      command:
        "openssl s_client -connect shop.example:443 -servername shop.example </dev/null \\\n  | openssl x509 -noout -issuer -dates -ext subjectAltName",
    },
    {
      explanation: { en: "Exit code 1 if fewer than 14 days are left", zh: "不足 14 天时返回 1，可放进巡检脚本" },
      command: "openssl x509 -checkend 1209600 -noout -in /etc/nginx/shop.pem",
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "What the padlock says, and what it does not", zh: "小锁说明什么，不说明什么" },
  items: [
    {
      question: { en: "Is a paid certificate safer than a free one?", zh: "收费的比免费的更安全吗？" },
      answer: {
        en: "The encryption is the same. You pay for a checked name inside, for more names, and for people who help when validation fails.",
        zh: "加密是一样的。花钱买的是核实过的公司名、更多域名，以及验证卡住时有人帮你。",
      },
    },
    {
      question: { en: "Does EV still turn the address bar green?", zh: "EV 还会让地址栏变绿吗？" },
      answer: {
        en: "No. Chrome and Firefox removed that in 2019. The name is found behind the padlock, where few people look.",
        zh: "不会了。Chrome 和 Firefox 在 2019 年都取消了，公司名要点开小锁才看得到，很少有人点。",
      },
    },
    {
      question: { en: "Does a wildcard cover every level?", zh: "通配符覆盖所有层级吗？" },
      answer: {
        en: "One only. *.shop.example covers api.shop.example, not v2.api.shop.example. And whoever steals that key can pose as all of them.",
        zh: "只覆盖一级。*.shop.example 管 api.shop.example，不管 v2.api.shop.example。而且私钥一旦泄露，冒充哪个都行。",
      },
    },
    {
      question: { en: "Do you offer certificates with SM2?", zh: "有国密 SM2 证书吗？" },
      answer: {
        en: "On request, as a pair: SM2 for browsers that know it, an international one for all others. A cryptography assessment may ask for it; usual browsers alone cannot open such a site.",
        zh: "可以申请，双证书部署：支持国密的浏览器用 SM2，其余用国际算法。密评可能要求；只装 SM2，普通浏览器打不开。",
      },
    },
    {
      question: { en: "What does Classified Protection (等保) ask for?", zh: "等保有什么要求？" },
      answer: {
        en: "At level 2, integrity in transit; at level 3, integrity and confidentiality by cryptography (GB/T 22239-2019, 7.1.2.2 and 8.1.2.2). TLS on the outside is a part of it; traffic between your systems is another.",
        zh: "二级要求传输完整性，三级要求用密码技术保证完整性和保密性（GB/T 22239-2019 的 7.1.2.2 与 8.1.2.2）。对外 TLS 只是一部分，内部系统之间也算。",
      },
    },
    {
      question: { en: "What if validation fails?", zh: "验证通不过怎么办？" },
      answer: {
        en: "Most often a CAA record forbids the issuer, or the register spells the company differently. You get the reason in plain words. If it cannot be solved within 30 days, the order is cancelled (demo).",
        zh: "多半是 CAA 记录没放行，或登记名称写法不一致。我们会说明原因；30 天内仍办不下来，订单取消（演示）。",
      },
    },
    {
      question: { en: "Does it protect my site from attacks?", zh: "装了证书网站就安全了吗？" },
      answer: {
        en: "It protects the way to your site: nobody reads or changes what is sent. An injection arrives encrypted like everything else.",
        zh: "它保护的是路上：没人能偷看或篡改。注入攻击一样会加密着送到。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Where it comes from and where it goes", zh: "上游和去处" },
  items: [
    { product: "dns", relation: { en: "Carries the proof that the domain is yours", zh: "放证明域名归你的记录" } },
    { product: "bcd", relation: { en: "Is where the name itself is registered", zh: "域名本身在那里注册" } },
    {
      product: "waf",
      relation: { en: "Presents it to visitors and reads what they send", zh: "对访问者出示它，并检查请求" },
    },
    { product: "cdn", relation: { en: "Presents it close to them", zh: "在就近节点出示它" } },
    { product: "blb", relation: { en: "Ends TLS in front of your servers", zh: "在服务器前终结 TLS" } },
  ],
  solutions: ["dengbao-solution"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Start with the free one", zh: "先办免费的" },
  lead: {
    en: "One name, a few minutes. If somebody later asks for a company name in it, exchange it without touching the site.",
    zh: "一个域名，几分钟。以后要写公司名，再换成 OV，网站不用动。",
  },
  actions: [
    { label: { en: "Request a certificate", zh: "申请证书" }, to: "console:/ssl/create" },
    { label: { en: "Read the guide", zh: "阅读指南" }, to: "/document" },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Who asks whom before the padlock appears, and who watches afterwards.",
    zh: "图 1　小锁出现之前谁问谁，出现之后谁盯着。",
  },
  nodes: [
    {
      id: "dns",
      label: { en: "Cloud DNS", zh: "云解析" },
      note: { en: "proof", zh: "验证记录" },
      product: "dns",
      column: 0,
      row: 0,
      kind: "network",
    },
    { id: "authority", label: { en: "Authority", zh: "CA 机构" }, column: 1, row: 0, kind: "outside" },
    { id: "log", label: { en: "Public logs", zh: "CT 日志" }, column: 2, row: 0, kind: "outside" },
    {
      id: "ssl",
      label: { en: "Certificates", zh: "证书服务" },
      note: { en: "SSL", zh: "SSL" },
      product: "ssl",
      column: 1,
      row: 1,
      kind: "security",
    },
    { id: "cdn", label: { en: "CDN", zh: "CDN" }, product: "cdn", column: 0, row: 2, kind: "network" },
    { id: "waf", label: { en: "Web firewall", zh: "应用防火墙" }, product: "waf", column: 1, row: 2, kind: "security" },
    { id: "blb", label: { en: "Balancer", zh: "负载均衡" }, product: "blb", column: 2, row: 2, kind: "network" },
    { id: "visitors", label: { en: "Visitors", zh: "访问者" }, column: 1, row: 3, kind: "outside" },
    { id: "bcm", label: { en: "Hourly probe", zh: "每小时探测" }, product: "bcm", column: 2, row: 3, kind: "compute" },
  ],
  edges: [
    {
      from: "ssl",
      to: "dns",
      label: { en: "The service writes the proof into your zone", zh: "证书服务写入验证记录" },
    },
    { from: "authority", to: "dns", label: { en: "The authority looks the proof up", zh: "CA 查询验证记录" } },
    {
      from: "authority",
      to: "log",
      label: { en: "Every certificate is entered in public logs", zh: "每张证书写入公开日志" },
    },
    { from: "authority", to: "ssl", label: { en: "The certificate is handed over", zh: "签发后交给证书服务" } },
    { from: "ssl", to: "cdn", label: { en: "It is loaded at the CDN's nodes", zh: "加载到 CDN 节点" } },
    { from: "ssl", to: "waf", label: { en: "It is loaded at the firewall", zh: "加载到防火墙" } },
    { from: "ssl", to: "blb", label: { en: "It is loaded at the balancer", zh: "加载到负载均衡" } },
    {
      from: "visitors",
      to: "waf",
      label: { en: "Visitors check it on every connection", zh: "访问者每次连接都会校验" },
    },
    {
      from: "bcm",
      to: "blb",
      label: { en: "A probe compares what is served with what was ordered", zh: "探针核对对外证书与订单" },
    },
  ],
};

export const content: PageContent = {
  code: "ssl",
  title: { en: "SSL Certificates", zh: "SSL 证书" },
  lead: {
    en: "DV, OV and EV certificates from public authorities, renewed and installed by a machine. For anybody whose site should not go down because of a date.",
    zh: "公共 CA 签发的 DV、OV、EV 证书，机器续期，机器安装。给不想因为一个日期而停站的人。",
  },
  actions: [
    { label: { en: "Find the right one", zh: "选证书" }, to: "#find" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/ssl" },
  ],
  figure,
  facts: [
    {
      label: { en: "DV, one name (demo price)", zh: "DV 单域名（演示价格）" },
      value: { is: "price", usd: sslUsdPerYear.dv, unit: { en: "per year", zh: "每年" } },
      anchor: "prices",
    },
    {
      label: { en: "Longest validity today", zh: "当前最长有效期" },
      value: { is: "words", words: { en: "200 days", zh: "200 天" } },
      anchor: "calendar",
    },
    {
      label: { en: "Renewed before the end", zh: "提前续期" },
      value: { is: "words", words: { en: "30 days", zh: "30 天" } },
      anchor: "features",
    },
    {
      label: { en: "DV issued (demo)", zh: "DV 签发（演示）" },
      value: { is: "words", words: { en: "In minutes", zh: "几分钟" } },
      anchor: "find",
    },
  ],
  blocks: [finder, features, calendar, issuing, prices, byHand, questions, related, callToAction],
  seo: {
    title: { en: "SSL Certificates: DV, OV, EV, renewed by a machine", zh: "SSL 证书：DV、OV、EV 怎么选，自动续期" },
    description: {
      en: "Find the right certificate by three questions, see why validity shrinks to 200, 100 and 47 days, and how renewal and installation run by themselves.",
      zh: "三个问题选出证书，看有效期为何缩到 200、100、47 天，续期与部署如何自动完成，附年价（演示）。",
    },
    keywords: {
      en: "SSL certificate, TLS, DV, OV, EV, wildcard, ACME, ZhiAn Cloud",
      zh: "SSL证书,TLS,DV,OV,EV,通配符证书,自动续期,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
