import { sslUsdPerYear } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, Figure, StepsBlock } from "@zhian/page/content";
import type { FinderBlock } from "../../model/instrument-content.ts";
import type {
  ChecklistBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
  TerminalBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const figure: Figure = {
  caption: {
    en: "Figure 1. From the key on your server to the certificate that a browser accepts.",
    zh: "图 1　从服务器上的私钥到浏览器认可的证书。",
  },
  nodes: [
    {
      id: "key",
      label: { en: "Your key", zh: "你的私钥" },
      note: { en: "stays with you", zh: "不离开本机" },
      column: 0,
      row: 0,
      kind: "compute",
    },
    {
      id: "order",
      label: { en: "Order", zh: "证书订单" },
      note: { en: "CSR", zh: "CSR" },
      product: "ssl",
      column: 1,
      row: 0,
      kind: "security",
    },
    { id: "authority", label: { en: "Authority", zh: "签发机构" }, column: 1, row: 1, kind: "outside" },
    {
      id: "dns",
      label: { en: "Your zone", zh: "域名解析" },
      note: { en: "TXT or CNAME", zh: "TXT 或 CNAME" },
      product: "dns",
      column: 2,
      row: 1,
      kind: "network",
    },
    {
      id: "register",
      label: { en: "Register", zh: "工商登记" },
      note: { en: "OV and EV", zh: "OV 与 EV" },
      column: 0,
      row: 1,
      kind: "outside",
    },
    { id: "logs", label: { en: "Public logs", zh: "透明日志" }, column: 2, row: 2, kind: "storage" },
    { id: "certificate", label: { en: "Certificate", zh: "证书文件" }, column: 1, row: 2, kind: "security" },
    {
      id: "server",
      label: { en: "Web server", zh: "网站入口" },
      note: { en: "BLB or CDN", zh: "BLB 或 CDN" },
      product: "blb",
      column: 1,
      row: 3,
      kind: "network",
    },
  ],
  edges: [
    { from: "key", to: "order", label: { en: "A signing request is made from the key", zh: "由私钥生成签名请求" } },
    { from: "order", to: "authority", label: { en: "The request goes to the authority", zh: "请求提交给签发机构" } },
    {
      from: "authority",
      to: "dns",
      label: { en: "It looks for a token under your name", zh: "机构在你的域名下查找验证值" },
    },
    {
      from: "authority",
      to: "register",
      label: { en: "For OV and EV it looks up the company", zh: "OV、EV 还要核对企业登记" },
    },
    { from: "authority", to: "certificate", label: { en: "It signs the certificate", zh: "签发证书" } },
    {
      from: "certificate",
      to: "logs",
      label: { en: "Every certificate is entered in public logs", zh: "证书写入公开透明日志" },
    },
    {
      from: "certificate",
      to: "server",
      label: { en: "You, or the renewal, put it in place", zh: "由你或自动续期部署" },
    },
  ],
};

const finder: FinderBlock = {
  is: "finder",
  anchor: "choose",
  nav: { en: "Choose", zh: "选型" },
  heading: { en: "Three questions, five certificates", zh: "三个问题，五种证书" },
  lead: {
    en: "The lock is the same for all of them. What differs is what has been looked into before it was issued.",
    zh: "五种证书的加密强度相同，区别在于签发之前核实了什么。",
  },
  caption: { en: "Table 1. What each proves, covers and takes", zh: "表 1　各类证书证明什么、覆盖什么、要多久" },
  questions: [
    {
      id: "proof",
      is: "one-of",
      label: { en: "What should it prove?", zh: "要证明什么？" },
      options: [
        { id: "name", name: { en: "Control of the name", zh: "域名由我控制" } },
        { id: "company", name: { en: "The company as well", zh: "同时证明企业身份" } },
        { id: "strict", name: { en: "The company, by the strict procedure", zh: "企业身份，严格流程" } },
      ],
    },
    {
      id: "names",
      is: "one-of",
      label: { en: "Which names?", zh: "覆盖哪些名称？" },
      options: [
        { id: "one", name: { en: "One, with and without www", zh: "一个，含 www" } },
        { id: "all", name: { en: "All below one domain", zh: "某域名下的全部" } },
      ],
    },
    {
      id: "time",
      is: "one-of",
      label: { en: "By when?", zh: "多久要用？" },
      options: [
        { id: "today", name: { en: "Today", zh: "今天" } },
        { id: "week", name: { en: "Within a week", zh: "一周内" } },
        { id: "later", name: { en: "There is time", zh: "不急" } },
      ],
    },
  ],
  columns: [
    { en: "Looked into", zh: "核实内容" },
    { en: "Names", zh: "覆盖范围" },
    { en: "Issued in (demo)", zh: "签发时间（演示）" },
    { en: "A visitor sees", zh: "访问者可见" },
  ],
  rows: [
    {
      id: "dv",
      name: { en: "DV", zh: "DV 域名型" },
      cells: [
        { en: "Control of the name", zh: "域名控制权" },
        { en: "One, with www", zh: "单域名，含 www" },
        { en: "Minutes", zh: "几分钟" },
        { en: "The name", zh: "域名" },
      ],
      suits: { proof: ["name"], names: ["one"], time: ["today", "week", "later"] },
    },
    {
      id: "dv-wildcard",
      name: { en: "DV wildcard", zh: "DV 通配符" },
      cells: [
        { en: "Control of the zone, by DNS only", zh: "域名控制权，仅限 DNS 验证" },
        { en: "*.name, one level deep", zh: "*.域名，仅下一级" },
        { en: "Minutes", zh: "几分钟" },
        { en: "The name", zh: "域名" },
      ],
      suits: { proof: ["name"], names: ["all"], time: ["today", "week", "later"] },
    },
    {
      id: "ov",
      name: { en: "OV", zh: "OV 企业型" },
      cells: [
        { en: "Name, company, its phone", zh: "域名、企业、企业电话" },
        { en: "One, with www", zh: "单域名，含 www" },
        { en: "1–3 working days", zh: "1–3 个工作日" },
        { en: "Company, in the details", zh: "证书详情中的企业名" },
      ],
      suits: { proof: ["company"], names: ["one"], time: ["week", "later"] },
    },
    {
      id: "ov-wildcard",
      name: { en: "OV wildcard", zh: "OV 通配符" },
      cells: [
        { en: "Zone, company, its phone", zh: "域名、企业、企业电话" },
        { en: "*.name, one level deep", zh: "*.域名，仅下一级" },
        { en: "1–3 working days", zh: "1–3 个工作日" },
        { en: "Company, in the details", zh: "证书详情中的企业名" },
      ],
      suits: { proof: ["company"], names: ["all"], time: ["week", "later"] },
    },
    {
      id: "ev",
      name: { en: "EV", zh: "EV 增强型" },
      cells: [
        { en: "As OV, with address, person and order confirmed", zh: "同 OV，另核实地址、授权人与订单" },
        { en: "One, with www; never wildcard", zh: "单域名，含 www，不支持通配符" },
        { en: "3–7 working days", zh: "3–7 个工作日" },
        { en: "Company and number, in the details", zh: "证书详情中的企业名与注册号" },
      ],
      suits: { proof: ["strict", "company"], names: ["one"], time: ["later"] },
    },
  ],
};

const price: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "A year of each", zh: "按年计价" },
  lead: {
    en: "What you pay for is a subscription: as many certificates as the year needs, since each lives for less.",
    zh: "购买的是一年订阅，期内按需换发。单张证书的有效期已短于一年。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "dv",
      name: { en: "DV", zh: "DV 域名型" },
      for: { en: "A site, an API, a test", zh: "网站、接口、测试环境" },
      usd: sslUsdPerYear.dv,
      unit: "year",
    },
    {
      id: "dv-wildcard",
      name: { en: "DV wildcard", zh: "DV 通配符" },
      for: { en: "Many hosts that come and go", zh: "子域名多且经常增减" },
      usd: sslUsdPerYear.dvWildcard,
      unit: "year",
    },
    {
      id: "ov",
      name: { en: "OV", zh: "OV 企业型" },
      for: { en: "Where a contract or an auditor asks for the company", zh: "合同或审计要求体现企业身份" },
      usd: sslUsdPerYear.ov,
      unit: "year",
    },
    {
      id: "ov-wildcard",
      name: { en: "OV wildcard", zh: "OV 通配符" },
      for: { en: "The same, for a whole domain", zh: "同上，覆盖整个域名" },
      usd: sslUsdPerYear.ovWildcard,
      unit: "year",
    },
    {
      id: "ev",
      name: { en: "EV", zh: "EV 增强型" },
      for: { en: "Where a rule names EV by its name", zh: "规定中明确要求 EV 的场合" },
      usd: sslUsdPerYear.ev,
      unit: "year",
    },
  ],
  note: demoPriceNote,
};

const issuance: StepsBlock = {
  is: "steps",
  anchor: "issuance",
  nav: { en: "Issuance", zh: "签发流程" },
  heading: { en: "From order to lock, with the time each step takes", zh: "从下单到启用，每步多久" },
  items: [
    {
      title: { en: "Make key and request", zh: "生成私钥与请求" },
      text: {
        en: "On the machine that will use them. If you let the console make both, the key is shown once and not kept.",
        zh: "在将要使用证书的机器上生成。由控制台代为生成时，私钥只显示一次，不留存。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "2 minutes", zh: "2 分钟" },
    },
    {
      title: { en: "Prove the name", zh: "验证域名" },
      text: {
        en: "A token in DNS, or a file under the site. The authority looks from several places in the world, so every name server must give the same answer.",
        zh: "在解析中添加记录，或在网站放置文件。机构会从全球多处探测，各地解析结果必须一致。",
      },
      who: { en: "You, or Cloud DNS by itself", zh: "你，或由云解析自动完成" },
      duration: { en: "2–30 minutes", zh: "2–30 分钟" },
    },
    {
      title: { en: "Prove the company", zh: "核实企业" },
      text: {
        en: "OV and EV only. Somebody calls a number found in a public source, not the one in the order: tell your switchboard.",
        zh: "仅 OV、EV。机构按公开渠道查到的号码回拨，而不是订单里的号码，请提前告知总机。",
      },
      who: { en: "Authority", zh: "签发机构" },
      duration: { en: "1–7 working days", zh: "1–7 个工作日" },
    },
    {
      title: { en: "Issued and logged", zh: "签发并公示" },
      text: {
        en: "The certificate appears in public transparency logs. The host name is public from then on, also that of an internal system.",
        zh: "证书写入公开的透明日志，从此域名公开可见，内部系统的域名也不例外。",
      },
      who: { en: "Authority", zh: "签发机构" },
      duration: { en: "1 minute", zh: "1 分钟" },
    },
    {
      title: { en: "Put in place", zh: "部署" },
      text: {
        en: "One click for load balancer, CDN and web firewall of this account; elsewhere copy chain and key and reload.",
        zh: "本账号的负载均衡、CDN 与 WAF 可一键部署；其他环境请复制证书链与私钥后重新加载。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "1–10 minutes", zh: "1–10 分钟" },
    },
  ],
};

const validation: TerminalBlock = {
  is: "terminal",
  anchor: "validation",
  nav: { en: "Commands", zh: "验证命令" },
  heading: { en: "Prove it, and check it, by hand", zh: "手动验证与检查" },
  lead: {
    en: "shop.example stands for your name; the token comes with the order. A wildcard can only be proven by DNS.",
    zh: "shop.example 代表你的域名，验证值见订单。通配符证书只能用 DNS 验证。",
  },
  steps: [
    {
      explanation: {
        en: "A key of 256 bits on the P-256 curve, and a request for two names",
        zh: "生成 P-256 私钥和含两个域名的请求",
      },
      command:
        'openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes \\\n  -keyout shop.key -out shop.csr -subj "/CN=shop.example" \\\n  -addext "subjectAltName=DNS:shop.example,DNS:www.shop.example"',
    },
    {
      explanation: {
        en: "DNS: is the token there, at the name server itself?",
        zh: "DNS 验证：直接向权威服务器查询记录",
      },
      command: "dig +short TXT _validation.shop.example @ns1.shop.example",
    },
    {
      explanation: {
        en: "HTTP: is the file there, on port 80 and without a login?",
        zh: "HTTP 验证：80 端口能否免登录取到文件",
      },
      command: "curl -i http://shop.example/.well-known/pki-validation/token.txt",
    },
    {
      explanation: { en: "Does a CAA record forbid the authority?", zh: "CAA 记录是否禁止了该机构？" },
      command: "dig +short CAA shop.example",
    },
    {
      explanation: { en: "What does the server present, and until when?", zh: "服务器正在使用哪张证书，何时到期？" },
      command:
        "openssl s_client -connect shop.example:443 -servername shop.example </dev/null 2>/dev/null \\\n  | openssl x509 -noout -subject -issuer -dates -ext subjectAltName",
    },
  ],
};

const lifetimes: SpecsBlock = {
  is: "specs",
  anchor: "lifetimes",
  nav: { en: "Lifetimes", zh: "有效期" },
  heading: { en: "Certificates live shorter every year", zh: "证书有效期逐年缩短" },
  lead: {
    en: "All public authorities follow the same calendar of the CA/Browser Forum. From 2029 on nobody renews by hand.",
    zh: "所有公共签发机构遵循 CA/浏览器论坛的统一时间表，到 2029 年已无法靠人工续期。",
  },
  caption: { en: "Table 2. Longest lifetime by day of issue", zh: "表 2　按签发日期的最长有效期" },
  columns: [
    { en: "Issued from", zh: "签发日期" },
    { en: "Certificate lives at most", zh: "证书最长有效期" },
    { en: "A proof of the name is used again for", zh: "域名验证可复用" },
    { en: "Certificates in a year", zh: "一年约需张数" },
  ],
  rows: [
    {
      label: { en: "15 March 2026", zh: "2026 年 3 月 15 日起" },
      cells: [
        { en: "200 days", zh: "200 天" },
        { en: "200 days", zh: "200 天" },
        { en: "2", zh: "2" },
      ],
    },
    {
      label: { en: "15 March 2027", zh: "2027 年 3 月 15 日起" },
      cells: [
        { en: "100 days", zh: "100 天" },
        { en: "100 days", zh: "100 天" },
        { en: "4", zh: "4" },
      ],
    },
    {
      label: { en: "15 March 2029", zh: "2029 年 3 月 15 日起" },
      cells: [
        { en: "47 days", zh: "47 天" },
        { en: "10 days", zh: "10 天" },
        { en: "8 or more", zh: "8 张以上" },
      ],
    },
  ],
  note: {
    en: "The Forum's ballot SC-081v3 of April 2025. Rounded; whoever renews a few days early needs one more.",
    zh: "依据论坛 2025 年 4 月通过的 SC-081v3 号提案。张数为约数，提前续期会再多一张。",
  },
};

const before: ChecklistBlock = {
  is: "checklist",
  anchor: "before",
  heading: { en: "Have this ready for OV and EV", zh: "申请 OV、EV 前备齐" },
  lead: {
    en: "Most delays come from the second and the fourth line.",
    zh: "延误多半出在第二条和第四条。",
  },
  items: [
    { en: "The company's name exactly as in the register, with its legal form", zh: "与登记完全一致的企业全称" },
    { en: "A phone number of the company that a public directory lists", zh: "公开名录可查到的企业电话" },
    { en: "Registration number: USCI in China, NIB in Indonesia", zh: "登记号：中国为统一社会信用代码，印尼为 NIB" },
    { en: "Somebody who answers that phone and knows of the order", zh: "接听该电话且知道此订单的人" },
    { en: "A mail address at the domain, which is read", zh: "该域名下有人查看的邮箱" },
    { en: "For EV: a signer with authority, and the address of business", zh: "EV 另需有授权的签署人与经营地址" },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Asked before buying", zh: "购买前常问" },
  items: [
    {
      question: { en: "Our auditor asks for EV. What do we gain?", zh: "审计要求 EV，能多得到什么？" },
      answer: {
        en: "Your name, checked more strictly, in a window that few visitors open: browsers stopped showing it beside the address in 2019. Ask whether OV meets the same clause.",
        zh: "更严格核实过的企业名，但只在证书详情里显示，2019 年起浏览器地址栏已不再展示。可先问清 OV 是否满足同一条款。",
      },
    },
    {
      question: { en: "Is a free DV weaker?", zh: "免费 DV 的加密更弱吗？" },
      answer: {
        en: "Its encryption is the same. It says nothing about who runs the site: a fraud can have one too.",
        zh: "加密强度一样。但它不说明网站是谁在运营，骗子同样可以申请。",
      },
    },
    {
      question: {
        en: "Does a wildcard cover the bare domain, and deeper names?",
        zh: "通配符包含主域名和更深层级吗？",
      },
      answer: {
        en: "The order adds the bare domain. *.shop.example covers api.shop.example, but not v2.api.shop.example.",
        zh: "订单会自动加入主域名。*.shop.example 覆盖 api.shop.example，不覆盖 v2.api.shop.example。",
      },
    },
    {
      question: { en: "What if the key leaks?", zh: "私钥泄露怎么办？" },
      answer: {
        en: "Have it revoked in the console at once, and order again with a new key in the same subscription; nothing is charged. Authorities revoke a leaked key within 24 hours.",
        zh: "立即在控制台吊销，并在同一订阅内用新私钥重新签发，不另收费。签发机构会在 24 小时内吊销已泄露私钥的证书。",
      },
    },
    {
      question: { en: "Can I get my money back?", zh: "可以退款吗？" },
      answer: {
        en: "Until a certificate has been issued, in full. Afterwards no, as the refund policy says of things that others make out in your name.",
        zh: "签发之前可全额退款；签发之后不退，见退款政策中第三方已办理事项的规定。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Where it is put to use", zh: "证书用在哪里" },
  items: [
    {
      product: "ssl",
      relation: { en: "Watches, renews and deploys what you buy here", zh: "监控、续期与部署所购证书" },
    },
    { product: "dns", relation: { en: "Answers the proof by itself", zh: "自动完成域名验证" } },
    { product: "blb", relation: { en: "Ends TLS for servers behind it", zh: "为后端服务器卸载 TLS" } },
    { product: "cdn", relation: { en: "Presents it near the visitor", zh: "在就近节点提供证书" } },
    { product: "waf", relation: { en: "Needs it to read requests", zh: "凭证书解密后检查请求" } },
  ],
  solutions: [],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Order one, or let it renew by itself", zh: "购买证书，或交给自动续期" },
  lead: {
    en: "The order is placed in the console. What happens afterwards, for years, is described on the product's page.",
    zh: "下单在控制台完成；之后多年的续期与部署，请看产品页。",
  },
  actions: [
    { label: { en: "Order in the console", zh: "前往控制台购买" }, to: "console:/ssl/create" },
    { label: { en: "Renewal and deployment", zh: "续期与部署" }, to: "/products/ssl" },
  ],
};

export const content: PageContent = {
  code: "ssl",
  title: { en: "Choose and buy an SSL certificate", zh: "SSL 证书选购" },
  lead: {
    en: "For whoever needs a certificate now and does not want to read a standard first: three questions, five answers, their prices for a year, and the commands that prove a name.",
    zh: "现在就要证书、又不想先读标准的人看这里：三个问题选定类型，五档年价，外加验证域名的命令。",
  },
  actions: [
    { label: { en: "Find yours", zh: "开始选型" }, to: "#choose" },
    { label: { en: "Order in the console", zh: "前往控制台购买" }, to: "console:/ssl/create" },
  ],
  figure,
  facts: [
    {
      label: { en: "DV, for a year (demo)", zh: "DV 年价（演示）" },
      value: { is: "price", usd: sslUsdPerYear.dv, unit: { en: "a year", zh: "/ 年" } },
      anchor: "prices",
    },
    {
      label: { en: "From request to DV (demo)", zh: "DV 签发（演示）" },
      value: { is: "words", words: { en: "Minutes", zh: "几分钟" } },
      anchor: "issuance",
    },
    {
      label: { en: "Longest lifetime today", zh: "目前最长有效期" },
      value: { is: "words", words: { en: "200 days", zh: "200 天" } },
      anchor: "lifetimes",
    },
  ],
  blocks: [finder, price, issuance, validation, lifetimes, before, questions, related, callToAction],
  seo: {
    title: { en: "Compare and buy SSL certificates: DV, OV, EV", zh: "SSL 证书选购：DV、OV、EV 对比" },
    description: {
      en: "Find the right certificate by three questions: validation, names and time of issue, yearly prices in USD and IDR, DNS and HTTP validation commands.",
      zh: "三个问题选定证书：核实内容、覆盖范围、签发时间与年价，附 DNS、HTTP 验证命令。",
    },
    keywords: { en: "buy SSL, compare certificates, wildcard, OV, EV", zh: "购买SSL证书,证书对比,通配符证书" },
  },
  updatedAt: "2026-11-21",
};
