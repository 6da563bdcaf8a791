import { iasUsd } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type { DeliverableBlock } from "../../model/instrument-content.ts";
import type {
  ComparisonBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
  TerminalBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const outside: TerminalBlock = {
  is: "terminal",
  anchor: "outside",
  nav: { en: "From outside", zh: "外人视角" },
  heading: { en: "What anybody can learn about you before lunch", zh: "一上午，外人能查到你多少" },
  lead: {
    en: "Put your own domain in place of shop.example. The first three ask public records and touch no machine of yours.",
    zh: "把 shop.example 换成你的域名。前三条只查公开记录，不碰你的机器。",
  },
  steps: [
    {
      explanation: {
        en: "Every name for which a public certificate was ever issued, the internal ones too",
        zh: "所有签发过公开证书的名字，包括你以为只有内部知道的",
      },
      command: "curl -s 'https://crt.sh/?q=%25.shop.example&output=json' | jq -r '.[].name_value' | sort -u",
    },
    {
      explanation: {
        en: "A name that points to a host which was given back: whoever takes that host's name speaks as you",
        zh: "解析还指着一个已退订的主机：谁注册走它，谁就能以你的名义说话",
      },
      command: "dig +noall +answer +comments promo.shop.example",
    },
    {
      explanation: { en: "Who holds the neighbouring addresses, and since when", zh: "旁边的地址归谁、何时登记" },
      command: "whois 203.0.113.0",
    },
    {
      explanation: {
        en: "One address, asked for its certificate, names its sisters",
        zh: "问一个地址要证书，它会报出兄弟域名",
      },
      command:
        "openssl s_client -connect 192.0.2.20:443 </dev/null 2>/dev/null | openssl x509 -noout -subject -ext subjectAltName",
    },
    {
      explanation: {
        en: "What answers there besides the website. Ask this of your own addresses only",
        zh: "除了网站还开着什么。只许对自己的地址这样查",
      },
      command: "nmap -Pn -sV -p 22,445,3306,3389,6379,9200,27017 192.0.2.20",
    },
  ],
};

const sample: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Sample list", zh: "清单样例" },
  heading: { en: "Four assets nobody had on the list", zh: "四个不在台账上的资产" },
  caption: {
    en: "Figure 2. From the first survey of a chain of shops that we invented",
    zh: "图 2　首次测绘报告节选，连锁企业为虚构",
  },
  document: {
    title: { en: "Internet asset survey, first edition", zh: "互联网资产测绘报告（首次）" },
    number: "SAMPLE-IAS-01",
    meta: [
      { en: "Client: [[chain of shops]], 3 names given", zh: "委托方：[[连锁企业]]，提供 3 个域名" },
      { en: "Found 212, on your list 131", zh: "发现 212 项，台账 131 项" },
      { en: "Report, and the same as a table file", zh: "报告一份，另附同内容表格" },
    ],
    parts: [
      {
        id: "list",
        name: { en: "Not on the list", zh: "台账以外" },
        table: {
          columns: [
            { en: "Asset", zh: "资产" },
            { en: "What answers", zh: "暴露内容" },
            { en: "Yours? by", zh: "归属依据" },
            { en: "Do", zh: "建议" },
          ],
          rows: [
            [
              { en: "promo.shop.example", zh: "promo.shop.example" },
              { en: "Alias of a host given back in 2024", zh: "CNAME 指向 2024 年已退订的主机" },
              { en: "A: your own DNS", zh: "A：你的权威解析" },
              { en: "Delete the record today", zh: "今天删解析" },
            ],
            [
              { en: "203.0.113.87:9200", zh: "203.0.113.87:9200" },
              { en: "Search engine without password, 14 indices", zh: "搜索引擎无口令，14 个索引" },
              { en: "A: certificate and index names", zh: "A：证书与索引名" },
              { en: "Close today; who read it, ask the logs", zh: "今天关闭，并查日志看谁读过" },
            ],
            [
              { en: "198.51.100.14:3389", zh: "198.51.100.14:3389" },
              { en: "Remote desktop, host name [[branch]]-pos-02", zh: "远程桌面，主机名 [[分店]]-pos-02" },
              { en: "B: certificate, carrier's line", zh: "B：证书与宽带归属" },
              { en: "Ask the branch", zh: "向分店核实" },
            ],
            [
              { en: "shop-staff.example", zh: "shop-staff.example" },
              { en: "A login page like yours", zh: "与你相同的登录页" },
              { en: "C: same picture, other owner", zh: "C：图标相同，注册人不同" },
              { en: "Not yours: likely bait", zh: "不是你的，疑似钓鱼" },
            ],
          ],
        },
      },
      {
        id: "proof",
        name: { en: "How it was found", zh: "怎么找到的" },
        paragraphs: [
          {
            en: "203.0.113.87 has no name in DNS. The way to it led through a certificate from 2023 with nine names, of which one still resolved; its neighbour had the same page icon.",
            zh: "203.0.113.87 没有任何解析。线索来自 2023 年一张含九个名字的证书，其中一个仍能解析，相邻地址的网站图标与它相同。",
          },
          {
            en: "We read the banner and the names of the indices, and no document. The time is in the log, so that you can tell us from others.",
            zh: "我们只读了版本信息和索引名，没读任何文档。时间已记录，方便你在日志里把我们和别人分开。",
          },
        ],
        listing: [
          "2026-11-09 10:14:22 +08:00  src=[[survey exit]]",
          "GET / HTTP/1.1              200  version 7.10.2, cluster [[name]]",
          "GET /_cat/indices?h=index   200  orders-2025, members, [[12 more]]",
          "-- stopped here, telephoned 10:21",
        ],
      },
      {
        id: "changes",
        name: { en: "A month later", zh: "一个月后" },
        table: {
          columns: [
            { en: "Change", zh: "变化" },
            { en: "Number", zh: "数量" },
            { en: "Of these unannounced", zh: "其中未报备" },
          ],
          rows: [
            [
              { en: "New names", zh: "新增域名" },
              { en: "7", zh: "7" },
              { en: "2", zh: "2" },
            ],
            [
              { en: "New open ports", zh: "新开端口" },
              { en: "3", zh: "3" },
              { en: "3", zh: "3" },
            ],
            [
              { en: "Gone", zh: "已下线" },
              { en: "46", zh: "46" },
              { en: "0", zh: "0" },
            ],
            [
              { en: "Without owner", zh: "仍无责任人" },
              { en: "5, before 81", zh: "5，原为 81" },
              { en: "–", zh: "–" },
            ],
          ],
        },
      },
    ],
    signed: {
      en: "Signed by the surveyor; ownership confirmed by a person of yours, line by line",
      zh: "由测绘工程师签字；归属由你方逐条确认",
    },
  },
  note: {
    en: "Names and addresses are those reserved for examples. The way from an old certificate to a forgotten host is an everyday one.",
    zh: "名称与地址均为文档专用。从一张旧证书摸到一台被遗忘的主机，这种事天天有。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "attribution",
  nav: { en: "Whose is it?", zh: "归属怎么定" },
  heading: { en: "Finding is easy, knowing whose it is takes the time", zh: "找到不难，难的是确认是谁的" },
  items: [
    {
      title: { en: "Evidence before a name", zh: "先有依据再认领" },
      text: {
        en: "Blaming you for a stranger's server would be wrong, touching it worse.",
        zh: "把别人的服务器算到你头上是错，去碰它更是错。",
      },
      mechanism: {
        en: "Graded A, B or C by independent signs: your DNS, your certificate, your registration, your code or icon. Ports are asked from two signs on.",
        zh: "按独立依据分 A、B、C 三级：你的解析、证书、注册信息、代码或图标，凑够两项才探端口。",
      },
      limit: {
        en: "C stays a question for you. We do not scan on suspicion.",
        zh: "C 级只提问，不凭猜测去扫。",
      },
    },
    {
      title: { en: "What the cloud accounts say", zh: "和云账号对一遍" },
      text: {
        en: "From outside one sees what is open; from inside, what was meant to be.",
        zh: "从外面看到的是开着什么，从里面看到的是本该开什么。",
      },
      mechanism: {
        en: "With a key that may only list, we compare both views. Left over on either side: forgotten servers, and rules that nobody uses.",
        zh: "用只能列清单的密钥对比两边，多出来的就是被遗忘的主机和没人用的规则。",
      },
      limit: {
        en: "Accounts opened with a private card appear from outside only.",
        zh: "用个人信用卡开的账号，只能从外面看到。",
      },
    },
    {
      title: { en: "Slowly, and with a sender", zh: "慢慢查，亮明身份" },
      text: {
        en: "Your operators should be able to tell us from the rest of the internet.",
        zh: "让你的运维一眼分得清是我们还是别人。",
      },
      mechanism: {
        en: "Fixed source addresses whose reverse DNS leads to a page that says who we are; at most 20 connections a second to one address (demo).",
        zh: "固定出口，反向解析指向一页说明；对单个地址每秒最多 20 个连接（演示）。",
      },
      limit: {
        en: "A full look at 1,000 addresses therefore takes two days.",
        zh: "所以一千个地址看全要两天。",
      },
    },
    {
      title: { en: "News only", zh: "只报变化" },
      text: {
        en: "Nobody reads the same 200 lines each month.",
        zh: "同样的两百行，没人每个月看一遍。",
      },
      mechanism: {
        en: "By the month, names are compared daily and ports weekly; what is new and unannounced is reported the same day, the rest in a page.",
        zh: "按月订购时，域名每日比对，端口每周比对；未报备的新增当天通知，其余汇成一页。",
      },
      limit: {
        en: "What opens and closes within the week may pass between two looks.",
        zh: "一周内开了又关的，可能恰好漏在两次之间。",
      },
    },
  ],
};

const sources: SpecsBlock = {
  is: "specs",
  anchor: "sources",
  nav: { en: "Sources", zh: "数据来源" },
  heading: { en: "Eight sources, and what each one misses", zh: "八种来源，各漏什么" },
  caption: { en: "Table 1. Where we look", zh: "表 1　从哪里找" },
  columns: [
    { en: "Source", zh: "来源" },
    { en: "Gives", zh: "能得到" },
    { en: "Misses", zh: "得不到" },
    { en: "Touches your machines", zh: "是否接触目标" },
  ],
  rows: [
    {
      label: { en: "Certificate Transparency logs", zh: "证书透明度日志" },
      cells: [
        { en: "Every publicly certified name since about 2018", zh: "约 2018 年以来公开签发的全部域名" },
        { en: "Names under a wildcard", zh: "泛域名下的具体名字" },
        { en: "No", zh: "否" },
      ],
    },
    {
      label: { en: "DNS, present and past", zh: "现在与历史解析" },
      cells: [
        { en: "Aliases, mail, forgotten records", zh: "别名、邮件、遗留记录" },
        { en: "Names nobody ever asked for", zh: "从没被查询过的名字" },
        { en: "No", zh: "否" },
      ],
    },
    {
      label: { en: "Registries (RDAP, whois)", zh: "地址与域名注册库" },
      cells: [
        { en: "Address blocks, sister domains", zh: "地址段、关联域名" },
        { en: "Owners behind privacy services", zh: "隐藏注册人的域名" },
        { en: "No", zh: "否" },
      ],
    },
    {
      label: { en: "ICP filings", zh: "ICP 备案" },
      cells: [
        { en: "Names filed by your company in China", zh: "你单位在国内备案的域名与 App" },
        { en: "All that is hosted elsewhere", zh: "放在境外的一切" },
        { en: "No", zh: "否" },
      ],
    },
    {
      label: { en: "Apps and mini programs", zh: "App 与小程序" },
      cells: [
        { en: "Interfaces written into the package", zh: "包里写死的接口地址" },
        { en: "What is fetched at run time", zh: "运行时才下发的地址" },
        { en: "No", zh: "否" },
      ],
    },
    {
      label: { en: "Public code and documents", zh: "公开代码与文档" },
      cells: [
        { en: "Host names and keys in repositories, file properties", zh: "仓库里的主机名和密钥、文档属性" },
        { en: "Private places", zh: "私有仓库" },
        { en: "No", zh: "否" },
      ],
    },
    {
      label: { en: "Page icon, title, program", zh: "图标、标题与指纹" },
      cells: [
        { en: "The same system at another address", zh: "同一系统的其他地址" },
        { en: "Pages without a picture of their own", zh: "没有特征的页面" },
        { en: "One request", zh: "一次请求" },
      ],
    },
    {
      label: { en: "Ports and banners", zh: "端口与服务标识" },
      cells: [
        { en: "What answers, in which version", zh: "开放服务与版本" },
        { en: "Services that speak to known addresses only", zh: "只对特定来源开放的服务" },
        { en: "Yes, slowly", zh: "是，限速" },
      ],
    },
  ],
  note: {
    en: "No password is tried, no hole is used, nothing is downloaded beyond what a first answer holds.",
    zh: "不试口令、不利用漏洞，除首个响应外不下载任何内容。",
  },
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "Once, or every month from then on", zh: "查一次，或此后每月看着" },
  demo: demoPrices,
  lines: [
    {
      id: "once",
      name: { en: "One survey", zh: "单次测绘" },
      for: { en: "Up to 10 main domains and 1,000 addresses, two weeks", zh: "10 个主域名、1,000 个地址以内，两周" },
      usd: iasUsd.once,
      unit: "once",
    },
    {
      id: "month",
      name: { en: "Every month", zh: "按月持续" },
      for: { en: "The same extent, changes only, after a first survey", zh: "范围相同，只报变化，需先做一次" },
      usd: iasUsd.perMonth,
      unit: "month",
    },
  ],
  note: demoPriceNote,
};

const comparison: ComparisonBlock = {
  is: "comparison",
  anchor: "comparison",
  heading: { en: "Before one can scan, one has to know what", zh: "先知道有什么，才谈得上扫" },
  caption: { en: "Table 2. Survey, scan, watch, attack", zh: "表 2　测绘、扫描、监测、渗透" },
  subjects: ["ias", "vss", "wsms", "pts"],
  rows: [
    {
      criterion: { en: "You give", zh: "你提供" },
      values: [
        { en: "A company's name", zh: "单位名称" },
        { en: "Addresses", zh: "地址清单" },
        { en: "Sites", zh: "网站清单" },
        { en: "One system and a consent", zh: "一个系统与授权" },
      ],
    },
    {
      criterion: { en: "You get", zh: "你得到" },
      values: [
        { en: "What is there, and whose", zh: "有什么、归谁" },
        { en: "Which holes are known in it", zh: "有哪些已知漏洞" },
        { en: "Word when a page changes or fails", zh: "页面异常的通知" },
        { en: "How far somebody comes", zh: "能打到哪一步" },
      ],
    },
    {
      criterion: { en: "Depth for each asset", zh: "单个资产的深度" },
      values: [
        { en: "A glance", zh: "看一眼" },
        { en: "Thousands of questions", zh: "几千项检测" },
        { en: "A look each minute or hour", zh: "按分钟或小时看" },
        { en: "Days", zh: "以天计" },
      ],
    },
  ],
  chooseWhen: [
    { en: "you are not sure that your list is complete.", zh: "不确定台账全不全。" },
    { en: "the list is right, and grows old.", zh: "台账是准的，怕漏洞过期。" },
    { en: "what is shown to the public must never be wrong.", zh: "对外展示的内容一刻不能错。" },
    { en: "one system carries the money.", zh: "某个系统关系到钱。" },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "On looking at what is yours", zh: "查自己的东西，也有讲究" },
  items: [
    {
      question: { en: "Is that legal?", zh: "这样查合法吗？" },
      answer: {
        en: "Reading public records is. Ports are asked only for what is yours, with your written consent, and where a host's rules want it, announced to the host.",
        zh: "查公开记录没问题。端口探测只针对你的资产，要有你的书面授权，云服务商或机房要求报备的先报备。",
      },
    },
    {
      question: { en: "We know our addresses. What should you find?", zh: "地址都有登记，还能查出什么？" },
      answer: {
        en: "Possibly nothing; then you have it in writing. Usually there are pages of past campaigns, an agency's test servers, a branch's router, and names that outlived their hosts.",
        zh: "也许什么都没有，那就有了书面依据。常见的是过期活动页、外包的测试机、分店的路由器，还有主机没了、名字还在的解析。",
      },
    },
    {
      question: { en: "Do you look into the dark web?", zh: "查暗网吗？" },
      answer: {
        en: "No. Buying or keeping stolen data is out of the question for us, whatever it is called.",
        zh: "不查。购买或留存被盗数据，不管叫什么名目，我们都不做。",
      },
    },
    {
      question: { en: "What becomes of imitations?", zh: "发现仿冒网站怎么办？" },
      answer: {
        en: "You receive pictures, registration data and the addresses for complaints. The request to take it down is yours: only the one who is imitated may make it.",
        zh: "给你截图、注册信息和投诉渠道。下架要由被仿冒的一方提出，我们代替不了。",
      },
    },
    {
      question: { en: "Is the list of use for Classified Protection (MLPS, 等保)?", zh: "清单对等保有用吗？" },
      answer: {
        en: "It is a start. GB/T 22239-2019 wants a list of assets with department, importance and place (7.1.10.2 and 8.1.10.2); the survey supplies what faces the internet, you add the rest.",
        zh: "能打底。GB/T 22239-2019（7.1.10.2、8.1.10.2）要求资产清单写明责任部门、重要程度和位置；测绘给出面向互联网的部分，内网由你补齐。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What to do with the list", zh: "清单到手之后" },
  items: [
    { product: "dns", relation: { en: "Delete the records that lead nowhere", zh: "删掉没有归宿的解析" } },
    { product: "vss", relation: { en: "Scan what is to stay", zh: "扫描要留下的" } },
    { product: "waf", relation: { en: "Put a wall in front of what the public needs", zh: "给必须公开的加一道墙" } },
    { product: "ztsacs", relation: { en: "Take the rest off the internet", zh: "其余的从公网收回来" } },
    { product: "ipss", relation: { en: "Day 30 of its countdown is this survey", zh: "重保倒计时的第一步就是它" } },
  ],
  solutions: ["government", "ecommerce"],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. From a company's name to an owner's telephone number; the broken line is who walks the same way without asking.",
    zh: "图 1　从一个单位名称走到一个责任人的电话。虚线是不打招呼、走同一条路的人。",
  },
  nodes: [
    { id: "company", label: { en: "Name", zh: "单位名称" }, column: 0, row: 0, kind: "outside" },
    { id: "dns", label: { en: "DNS", zh: "解析记录" }, product: "dns", column: 0, row: 1, kind: "network" },
    { id: "ssl", label: { en: "Certificates", zh: "证书" }, product: "ssl", column: 1, row: 1, kind: "security" },
    { id: "stranger", label: { en: "Stranger", zh: "陌生人" }, column: 2, row: 1, kind: "outside" },
    { id: "eip", label: { en: "Addresses", zh: "公网地址" }, product: "eip", column: 1, row: 2, kind: "network" },
    {
      id: "forgotten",
      label: { en: "Forgotten", zh: "遗忘主机" },
      note: { en: "no owner", zh: "无人认领" },
      product: "bcc",
      column: 2,
      row: 3,
      kind: "compute",
    },
    {
      id: "ias",
      label: { en: "Asset list", zh: "资产清单" },
      note: { en: "IAS", zh: "IAS" },
      product: "ias",
      column: 0,
      row: 3,
      kind: "security",
    },
    {
      id: "owner",
      label: { en: "Owner", zh: "责任人" },
      note: { en: "by telephone", zh: "有电话" },
      column: 0,
      row: 4,
      kind: "outside",
    },
  ],
  edges: [
    { from: "company", to: "dns", label: { en: "A name has records", zh: "名称对应解析" } },
    {
      from: "company",
      to: "ssl",
      label: { en: "and certificates, with other names on them", zh: "也对应证书，证书上有别的名字" },
    },
    { from: "dns", to: "eip", label: { en: "Records lead to addresses", zh: "解析指向地址" } },
    { from: "ssl", to: "eip", label: { en: "Certificates do, too", zh: "证书也指向地址" } },
    {
      from: "eip",
      to: "forgotten",
      label: { en: "At one address something answers that nobody remembers", zh: "某个地址上有一台没人记得的主机" },
    },
    {
      from: "stranger",
      to: "forgotten",
      isAttack: true,
      label: { en: "A stranger finds it as well", zh: "陌生人同样找得到" },
    },
    { from: "eip", to: "ias", label: { en: "All of it is listed with its evidence", zh: "连同依据登记入册" } },
    { from: "ias", to: "owner", label: { en: "Each line gets an owner, or goes", zh: "每行落实责任人，否则下线" } },
  ],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Give us the name, keep your list", zh: "给个名称，台账先别给" },
  lead: {
    en: "We begin without your list, as an outsider would. It is laid beside ours only at the end, and the difference is what you came for.",
    zh: "我们像外人一样从零查起，最后才拿你的台账来对，多出来的那些就是你要的。",
  },
  actions: [
    { label: { en: "Order a survey", zh: "订购测绘" }, to: "console:/ias/create" },
    { label: { en: "Look for yourself first", zh: "先自己查查" }, to: "#outside" },
  ],
};

export const content: PageContent = {
  code: "ias",
  title: { en: "Internet Asset Survey", zh: "互联网资产测绘服务" },
  lead: {
    en: "Starting from your company's name we find every site, address and service of yours that the internet can reach, and say by which evidence it is yours. For those who suspect that their list is shorter than the truth.",
    zh: "从单位名称出发，找出互联网上能访问到的全部网站、地址和服务，并写明凭什么说是你的。给怀疑台账不全的人。",
  },
  actions: [
    { label: { en: "See what was found", zh: "看清单样例" }, to: "#sample" },
    { label: { en: "Order a survey", zh: "订购测绘" }, to: "console:/ias/create" },
  ],
  figure,
  facts: [
    {
      label: { en: "One survey (demo price)", zh: "单次测绘（演示价格）" },
      value: { is: "price", usd: iasUsd.once, unit: { en: "once", zh: "每次" } },
      anchor: "prices",
    },
    {
      label: { en: "Sources", zh: "数据来源" },
      value: { is: "words", words: { en: "Eight, six of them passive", zh: "八种，六种不碰目标" } },
      anchor: "sources",
    },
    {
      label: { en: "Passwords tried", zh: "试口令" },
      value: { is: "words", words: { en: "None", zh: "不试" } },
      anchor: "sources",
    },
    {
      label: { en: "Signs before a port is asked", zh: "探端口的前提" },
      value: { is: "words", words: { en: "Two", zh: "两项归属依据" } },
      anchor: "attribution",
    },
  ],
  blocks: [outside, features, sample, sources, prices, comparison, questions, related, callToAction],
  seo: {
    title: { en: "Internet asset survey: what is exposed, and whose", zh: "互联网资产测绘：暴露了什么，归谁负责" },
    description: {
      en: "Finds exposed sites, addresses and forgotten hosts from certificates, DNS and registries, with evidence of ownership, a sample list and demo prices.",
      zh: "从证书、解析、备案等来源找出暴露资产与被遗忘的主机，写明归属依据，附清单样例与演示价格。",
    },
    keywords: {
      en: "attack surface, internet asset survey, subdomain takeover, asset inventory, ZhiAn Cloud",
      zh: "互联网资产测绘,暴露面,资产台账,子域名接管,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
