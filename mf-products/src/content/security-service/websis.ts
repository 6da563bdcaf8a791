import { websisUsd } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, StepsBlock } from "@zhian/page/content";
import type { DeliverableBlock } from "../../model/instrument-content.ts";
import type {
  ChecklistBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const steps: StepsBlock = {
  is: "steps",
  anchor: "how",
  nav: { en: "How it goes", zh: "怎么做" },
  heading: { en: "From a name to a report in a quarter of an hour", zh: "从填域名到出报告，一刻钟" },
  items: [
    {
      title: { en: "Enter the name", zh: "填域名" },
      text: {
        en: "One host name, such as www.bakery.example. An account is needed, a card is not.",
        zh: "一个主机名，例如 www.bakery.example。需要登录，不需要绑卡。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "1 minute", zh: "1 分钟" },
    },
    {
      title: { en: "Prove that it is yours", zh: "证明它归你" },
      text: {
        en: "A TXT record, or a small file on the site. We check up nobody's site without that, not even as a favour.",
        zh: "加一条 TXT 解析，或在网站放一个小文件。没有这一步，谁的网站我们都不查。",
      },
      who: { en: "You, or whoever keeps your DNS", zh: "你，或管解析的人" },
      duration: { en: "5 minutes", zh: "5 分钟" },
    },
    {
      title: { en: "Wait", zh: "等一会儿" },
      text: {
        en: "Some 200 ordinary requests, two a second at most, all with the same recognisable User-Agent.",
        zh: "约 200 次普通请求，每秒最多两次，使用同一个可识别的 User-Agent。",
      },
      who: { en: "The program", zh: "程序" },
      duration: { en: "About 8 minutes", zh: "约 8 分钟" },
    },
    {
      title: { en: "Read", zh: "看报告" },
      text: {
        en: "On the screen and as a PDF. The link works for 30 days and only for your account.",
        zh: "网页查看或下载 PDF，链接 30 天有效，仅限你的账号。",
      },
      who: { en: "You", zh: "你" },
    },
  ],
};

const deliverable: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Sample report", zh: "报告样例" },
  heading: { en: "The report, as it comes out of the machine", zh: "机器直接给出的报告" },
  lead: {
    en: "Short on purpose: what is wrong, the line that proves it, and the line that mends it.",
    zh: "有意写短：哪里不对、哪一行能证明、改成哪一行。",
  },
  caption: {
    en: "Figure 1. Check-up of bakery.example, a bakery that does not exist",
    zh: "图 1　虚构面包店 bakery.example 的体检报告",
  },
  note: {
    en: "An invented site. Nobody has read the report before you do: it is made by a program and can be wrong.",
    zh: "网站为虚构。报告由程序生成，没有人工复核，可能有误。",
  },
  document: {
    title: { en: "Website check-up", zh: "网站安全体检报告" },
    number: "SAMPLE-WSI-5512",
    meta: [
      { en: "For whoever keeps the site", zh: "写给管网站的人" },
      { en: "3 to 5 pages, at once", zh: "3 至 5 页，即时生成" },
    ],
    parts: [
      {
        id: "summary",
        name: { en: "Summary", zh: "结论" },
        table: {
          columns: [
            { en: "Group", zh: "分组" },
            { en: "Passed", zh: "通过" },
            { en: "To mend", zh: "待修" },
          ],
          rows: [
            [
              { en: "Encryption", zh: "加密" },
              { en: "4 of 6", zh: "4 / 6" },
              { en: "TLS 1.0 offered; no HSTS", zh: "仍支持 TLS 1.0；未启用 HSTS" },
            ],
            [
              { en: "Left lying about", zh: "遗留文件" },
              { en: "3 of 5", zh: "3 / 5" },
              { en: ".git readable; a database dump in the root", zh: ".git 可读；根目录有数据库备份" },
            ],
            [
              { en: "Headers and cookies", zh: "响应头与 Cookie" },
              { en: "2 of 5", zh: "2 / 5" },
              { en: "Session cookie without Secure and HttpOnly", zh: "会话 Cookie 缺 Secure、HttpOnly" },
            ],
            [
              { en: "Mail and name", zh: "邮件与域名" },
              { en: "4 of 5", zh: "4 / 5" },
              { en: "DMARC missing: others may write in your name", zh: "缺 DMARC，他人可冒名发信" },
            ],
            [
              { en: "Foreign parts", zh: "第三方组件" },
              { en: "2 of 3", zh: "2 / 3" },
              { en: "One script from a host that no longer resolves", zh: "一个脚本来自已无法解析的域名" },
            ],
          ],
        },
      },
      {
        id: "first",
        name: { en: "Mend this today", zh: "今天就修" },
        paragraphs: [
          {
            en: "The folder .git can be read from outside. With it anybody can rebuild your program, including passwords that were ever committed. Forbid the path, then change those passwords: assume that it was read.",
            zh: ".git 目录可从外部读取，任何人都能还原你的程序，包括曾提交过的密码。先禁止访问，再更换这些密码，按已经泄露处理。",
          },
        ],
        listing: [
          "GET https://www.bakery.example/.git/HEAD  -> 200, 23 bytes",
          "ref: refs/heads/[[main]]",
          "",
          "# nginx, inside the server block",
          "location ~ /\\.(?!well-known) { return 404; }",
        ],
      },
      {
        id: "second",
        name: { en: "Mend this week", zh: "本周修" },
        paragraphs: [
          {
            en: "The file [[backup]].sql of 14 MB lies in the root. We asked only for its size, not for its content. Move it out of the web root.",
            zh: "根目录有 14 MB 的 [[backup]].sql。我们只查了大小，没有下载内容。请移出网站目录。",
          },
        ],
        listing: [
          "Set-Cookie: sid=[[...]]; Path=/                                  (found)",
          "Set-Cookie: sid=[[...]]; Path=/; Secure; HttpOnly; SameSite=Lax   (wanted)",
          "",
          'bakery.example.        TXT  "v=spf1 mx -all"                        (found)',
          '_dmarc.bakery.example. TXT  "v=DMARC1; p=quarantine; rua=mailto:dmarc@bakery.example"  (wanted)',
        ],
      },
    ],
    signed: {
      en: "Not signed: a program's report. It is no evidence for an assessment and does not claim to be",
      zh: "不签章：程序生成的报告，不能用作测评证据",
    },
  },
};

const checks: SpecsBlock = {
  is: "specs",
  anchor: "checks",
  nav: { en: "The 24 checks", zh: "24 项检查" },
  heading: { en: "All 24 checks, so that you can do them without us", zh: "24 项全列出来，不靠我们你也能查" },
  lead: {
    en: "Nothing here is secret. What you save is the evening.",
    zh: "没有一项是秘密，省下的是你一个晚上。",
  },
  caption: { en: "Table 1. Groups of checks (demo values)", zh: "表 1　检查分组（演示数值）" },
  columns: [
    { en: "Group", zh: "分组" },
    { en: "What is checked", zh: "检查内容" },
    { en: "By which means", zh: "方式" },
  ],
  rows: [
    {
      label: { en: "Encryption, 6", zh: "加密，6 项" },
      cells: [
        {
          en: "Certificate chain, name, term; protocol versions; HTTP redirected to HTTPS; HSTS",
          zh: "证书链、域名匹配、有效期；协议版本；HTTP 跳转 HTTPS；HSTS",
        },
        { en: "Handshakes", zh: "握手" },
      ],
    },
    {
      label: { en: "Left lying about, 5", zh: "遗留文件，5 项" },
      cells: [
        {
          en: ".git and .svn, .env, backups by common names, directory listings, debug pages",
          zh: ".git 与 .svn、.env、常见备份文件名、目录列表、调试页面",
        },
        { en: "HEAD requests; nothing is downloaded", zh: "HEAD 请求，不下载内容" },
      ],
    },
    {
      label: { en: "Headers and cookies, 5", zh: "响应头与 Cookie，5 项" },
      cells: [
        {
          en: "Cookie flags, Content-Security-Policy, frame rules, nosniff, versions that give themselves away",
          zh: "Cookie 属性、内容安全策略、框架限制、nosniff、版本号泄露",
        },
        { en: "One look at the start page", zh: "读一次首页" },
      ],
    },
    {
      label: { en: "Mail and name, 5", zh: "邮件与域名，5 项" },
      cells: [
        { en: "SPF, DMARC, CAA, DNSSEC, records that point nowhere", zh: "SPF、DMARC、CAA、DNSSEC、悬空解析" },
        { en: "DNS questions", zh: "DNS 查询" },
      ],
    },
    {
      label: { en: "Foreign parts, 3", zh: "第三方组件，3 项" },
      cells: [
        {
          en: "Script libraries with known faults, unencrypted parts, scripts from dead hosts",
          zh: "含已知漏洞的脚本库、明文资源、失效域名上的脚本",
        },
        { en: "A browser opens up to 15 pages", zh: "浏览器打开至多 15 页" },
      ],
    },
  ],
  note: {
    en: "Only ports 80 and 443 are addressed. No login is tried, no form is sent, no attack is simulated.",
    zh: "只访问 80 和 443 端口，不尝试登录、不提交表单、不模拟攻击。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "What it is good for", zh: "有什么用" },
  heading: { en: "Free, and what that means", zh: "免费，到底意味着什么" },
  items: [
    {
      title: { en: "Each finding with its proof", zh: "每个问题都有证据" },
      text: {
        en: "You need not believe the program: you can repeat what it did.",
        zh: "不必相信程序，你可以自己重做一遍。",
      },
      mechanism: {
        en: "Beside each finding stands the request and the line of the answer on which the judgement rests.",
        zh: "每个问题旁边是发出的请求，以及判断所依据的那行响应。",
      },
      limit: {
        en: "Where a firewall answers in the site's place, the program judges the firewall.",
        zh: "如果是防火墙代答，程序评的就是防火墙。",
      },
    },
    {
      title: { en: "A line to copy", zh: "可以直接抄的一行" },
      text: {
        en: "“Enable HSTS” helps nobody who has never heard of it.",
        zh: "“请启用 HSTS”对没听过的人毫无用处。",
      },
      mechanism: {
        en: "The server is recognised by its answers, and the setting is written for it: nginx, Apache, IIS, or a DNS record.",
        zh: "根据响应识别服务器，给出对应写法：nginx、Apache、IIS 或一条解析记录。",
      },
      limit: {
        en: "Try it on a copy first. HSTS in particular cannot be taken back quickly.",
        zh: "先在测试环境试。尤其 HSTS，开了就不好马上撤回。",
      },
    },
    {
      title: { en: "No grade in the window", zh: "不给贴门口的分数" },
      text: {
        en: "A letter from A to F makes people mend headers and leave the database dump where it is.",
        zh: "打个 A 到 F 的分，大家就去补响应头，数据库备份还躺在原地。",
      },
      mechanism: {
        en: "Findings are put in three heaps: today, this week, when convenient. The heap depends on what a stranger could do with it this afternoon.",
        zh: "问题分三堆：今天、本周、有空再修，按陌生人今天下午能拿它做什么来分。",
      },
      limit: {
        en: "Without a number you cannot compare yourself with a competitor. That was the idea.",
        zh: "没有分数，也就没法和同行比。本来就不打算比。",
      },
    },
    {
      title: { en: "Nobody calls you", zh: "不会有人打电话推销" },
      text: {
        en: "A free report is often bait for a salesman.",
        zh: "免费报告常常是销售电话的诱饵。",
      },
      mechanism: {
        en: "The report goes to your account and to nobody else; results are deleted after 30 days, and marketing needs a box that you tick yourself.",
        zh: "报告只进你的账号，30 天后删除；营销联系须你自己勾选同意。",
      },
      limit: {
        en: "At its end it names services that go further. You may stop reading there.",
        zh: "报告末尾会列出更深入的服务，你可以不看。",
      },
    },
  ],
};

const blind: ChecklistBlock = {
  is: "checklist",
  anchor: "blind",
  nav: { en: "What it misses", zh: "查不到什么" },
  heading: { en: "A clean report does not mean a safe site", zh: "报告没问题，不等于网站安全" },
  lead: {
    en: "These faults, among them the worst there are, cannot be seen by a polite visitor.",
    zh: "下面这些问题，包括最要命的几种，礼貌的访问者是看不到的。",
  },
  items: [
    {
      en: "SQL injection, and anything else that needs an attack to show itself",
      zh: "SQL 注入，以及一切要攻击才能验证的漏洞",
    },
    { en: "Whether one customer can read what belongs to another", zh: "甲客户能不能看到乙客户的数据" },
    { en: "Weak passwords and missing second factors", zh: "弱口令、缺少二次验证" },
    { en: "The server's own state: patches, malware, accounts", zh: "服务器本身：补丁、木马、账号" },
    { en: "Pages that nobody links to, and everything behind the login", zh: "没有入口的页面，以及登录之后的一切" },
    { en: "What happens tomorrow: it is a picture of one moment", zh: "明天会怎样：它只是某一刻的快照" },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Price", zh: "价格" },
  heading: { en: "Costs nothing, within this frame", zh: "不收费，但有范围" },
  demo: demoPrices,
  lines: [
    {
      id: "first",
      name: { en: "One check-up", zh: "一次体检" },
      for: {
        en: "One host name a month, three in an account; a second run within 14 days, to see what you mended",
        zh: "每域名每月一次，每账号三个域名；14 天内可免费再跑一次，看看修好没有",
      },
      usd: websisUsd.first,
      unit: "once",
    },
  ],
  note: demoPriceNote,
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Why free, and other doubts", zh: "为什么免费，以及别的疑问" },
  items: [
    {
      question: { en: "Why is it free?", zh: "为什么免费？" },
      answer: {
        en: "It costs us cents in computing. Some who read it will want more later, and will know by then how we write.",
        zh: "成本只是一点算力。看过的人里有一些以后会需要更多，那时他们已经知道我们怎么写报告。",
      },
    },
    {
      question: { en: "Can it harm my site?", zh: "会影响网站吗？" },
      answer: {
        en: "Two requests a second is less than one busy visitor. A server that falls over from that has told you something important.",
        zh: "每秒两次请求，比一个活跃访客还少。这样都撑不住的话，这本身就是重要发现。",
      },
    },
    {
      question: {
        en: "Why do I have to prove ownership for a look from outside?",
        zh: "只从外面看，为什么还要验证所有权？",
      },
      answer: {
        en: "Because the report lists where to enter. It belongs in the hands of the owner only.",
        zh: "因为报告里写着从哪里能进去，只应该交到所有者手里。",
      },
    },
    {
      question: { en: "I use a site builder and cannot change headers.", zh: "我用的是建站平台，改不了响应头。" },
      answer: {
        en: "Then hand the list to the builder's support; each entry stands by itself. Mail and DNS records you can nearly always set.",
        zh: "把清单转给平台客服即可，每条都能单独看懂。邮件和解析记录一般你自己就能改。",
      },
    },
    {
      question: { en: "The program says something that is not so.", zh: "程序说错了怎么办？" },
      answer: {
        en: "Press “not so” beside the finding. A person reads it within two working days (demo), and the check is corrected for all.",
        zh: "点问题旁的“不属实”，两个工作日内（演示）有人查看，规则会为所有人修正。",
      },
    },
    {
      question: { en: "May I show it to the assessor for Classified Protection (MLPS, 等保)?", zh: "能用于等保吗？" },
      answer: {
        en: "No. It may spare you an embarrassment before the assessor comes, that is all.",
        zh: "不能。顶多让你在测评机构来之前少出点洋相。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "When the picture is not enough", zh: "快照不够用的时候" },
  items: [
    {
      product: "wsas",
      relation: { en: "A person with accounts looks for what programs miss", zh: "由专家带账号查程序查不到的" },
    },
    { product: "wsms", relation: { en: "The same view, day and night", zh: "同样的视角，日夜不停" } },
    {
      product: "vss",
      relation: { en: "Scans hosts and sites with active tests, each week", zh: "每周主动扫描主机和网站" },
    },
    { product: "ssl", relation: { en: "For the certificate group of the report", zh: "解决报告里证书那一组" } },
    { product: "dns", relation: { en: "Where SPF, DMARC and CAA are entered", zh: "SPF、DMARC、CAA 在这里设置" } },
  ],
  solutions: ["edu-security", "ecommerce"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "A quarter of an hour, starting now", zh: "现在开始，一刻钟" },
  lead: {
    en: "Have access to your DNS at hand. If the report is clean, you have lost little; if not, you know it before others do.",
    zh: "手边准备好解析的管理权限。没问题，只花一刻钟；有问题，你比别人先知道。",
  },
  actions: [
    { label: { en: "Start a check-up", zh: "开始体检" }, to: "console:/websis/create" },
    { label: { en: "Have a person look instead", zh: "改请专家评估" }, to: "/products/wsas" },
  ],
};

export const content: PageContent = {
  code: "websis",
  title: { en: "Website Security Check-up", zh: "网站安全体检" },
  lead: {
    en: "Twenty-four checks of your site from outside, with a report in a quarter of an hour, free of charge. For owners who want to know whether something is plainly wrong before they spend money on finding out more.",
    zh: "从外部对你的网站做 24 项检查，一刻钟出报告，不收费。适合想先知道有没有明显问题、再决定要不要花钱深查的站主。",
  },
  actions: [
    { label: { en: "Read a sample report", zh: "看报告样例" }, to: "#sample" },
    { label: { en: "Start a check-up", zh: "开始体检" }, to: "console:/websis" },
  ],
  facts: [
    {
      label: { en: "Price (demo)", zh: "价格（演示）" },
      value: { is: "price", usd: websisUsd.first, unit: { en: "a check-up", zh: "每次" } },
      anchor: "prices",
    },
    {
      label: { en: "Time", zh: "用时" },
      value: { is: "words", words: { en: "15 minutes", zh: "15 分钟" } },
      anchor: "how",
    },
    {
      label: { en: "Checks", zh: "检查项" },
      value: { is: "words", words: { en: "24, all listed", zh: "24 项，全部公开" } },
      anchor: "checks",
    },
    {
      label: { en: "Not found by it", zh: "查不到的" },
      value: { is: "words", words: { en: "Six kinds, named", zh: "六类，已写明" } },
      anchor: "blind",
    },
  ],
  blocks: [steps, deliverable, checks, features, blind, prices, questions, related, callToAction],
  seo: {
    title: {
      en: "Free Website Security Check-up: 24 checks, one report",
      zh: "免费网站安全体检 WEBSIS：24 项检查与报告",
    },
    description: {
      en: "A free check of TLS, headers, cookies, leftover files, mail records and scripts in 15 minutes: sample report, all checks, what it misses.",
      zh: "15 分钟免费检查证书、响应头、Cookie、遗留文件、邮件记录与脚本：报告样例、全部检查项、查不到什么。",
    },
    keywords: {
      en: "free website security check, TLS check, security headers, exposed git, DMARC, WEBSIS, ZhiAn Cloud",
      zh: "网站安全体检,免费网站检测,安全响应头,Git泄露,DMARC,WEBSIS,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
