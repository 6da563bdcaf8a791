import { wsasUsd } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, StepsBlock } from "@zhian/page/content";
import type { DeliverableBlock } from "../../model/instrument-content.ts";
import type {
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  ScenariosBlock,
  SpecsBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const deliverable: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Sample report", zh: "报告样例" },
  heading: { en: "One finding from the report, in full", zh: "报告中的一个问题，完整展示" },
  lead: {
    en: "A developer must be able to reproduce it before lunch, and the person who pays must see why it comes first.",
    zh: "开发能在午饭前复现，付钱的人能看懂为什么先修它。",
  },
  caption: {
    en: "Figure 1. Pages for an invented furniture shop, furniture.example",
    zh: "图 1　虚构家具商城 furniture.example 的报告节选",
  },
  note: {
    en: "The shop is made up; the faults are of kinds that real shops have. CVSS is version 3.1, with the vector, so that you can recompute it.",
    zh: "商城为虚构，问题类型真实常见。CVSS 采用 3.1 版并附向量，可自行复算。",
  },
  document: {
    title: { en: "Assessment of one website", zh: "网站安全评估报告" },
    number: "SAMPLE-WSA-08",
    meta: [
      { en: "For the developer; page 2 for the managing director", zh: "主读者为开发，第 2 页写给负责人" },
      { en: "25 to 45 pages (demo)", zh: "25 至 45 页（演示）" },
    ],
    parts: [
      {
        id: "page-two",
        name: { en: "Page two", zh: "第 2 页" },
        paragraphs: [
          {
            en: "Whoever has an account can read the orders and addresses of all other customers. It takes no skill, and a day to mend. Two further faults are serious, nine can wait for the next release. Login, payment callback and uploads are sound.",
            zh: "任何注册用户都能看到其他客户的订单和地址，不需要技术，修复约一天。另有两个问题严重，九个可随下个版本修。登录、支付回调、上传没有发现问题。",
          },
        ],
      },
      {
        id: "finding",
        name: { en: "Finding 1", zh: "问题一" },
        paragraphs: [
          {
            en: "Orders of others are readable (CWE-639). The interface checks that somebody is logged in, not that the order is theirs. Order numbers are consecutive. CVSS 6.5, AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:N/A:N. We rank it above its score: personal data of every customer.",
            zh: "可越权读取他人订单（CWE-639）。接口只检查是否登录，不检查订单归属，且订单号连续。CVSS 6.5，AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:N/A:N。因涉及全部客户个人信息，排序高于评分。",
          },
          {
            en: "To mend: look the order up by its number and the session's customer together; answer 404 for both “not there” and “not yours”. Then a test with two accounts. Random numbers help, but are no substitute.",
            zh: "修复：按订单号与会话客户联合查询，“不存在”和“不是你的”一律返回 404，并补一个双账号测试用例。随机订单号有帮助，但不能代替鉴权。",
          },
        ],
        listing: [
          "GET /api/orders/100482 HTTP/1.1        (order of test account B)",
          "Host: furniture.example",
          "Cookie: sid=[[session of test account A]]",
          "",
          "HTTP/1.1 200 OK",
          '{"id":100482,"name":"[[Test B]]","address":"[[...]]","total":1899000}',
        ],
      },
      {
        id: "plan",
        name: { en: "Plan", zh: "整改计划" },
        table: {
          columns: [
            { en: "Finding", zh: "问题" },
            { en: "Severity", zh: "等级" },
            { en: "Effort", zh: "工作量" },
            { en: "Until mended", zh: "修复前的临时措施" },
          ],
          rows: [
            [
              { en: "1 Orders of others", zh: "1 越权读订单" },
              { en: "High", zh: "高" },
              { en: "1 day", zh: "1 天" },
              { en: "Rate limit on /api/orders, alarm on 404 series", zh: "/api/orders 限速，连续 404 告警" },
            ],
            [
              { en: "2 Stored script in product reviews", zh: "2 评价存储型 XSS" },
              { en: "High", zh: "高" },
              { en: "Half a day", zh: "半天" },
              { en: "WAF rule; reviews held for approval", zh: "WAF 规则，评价先审后发" },
            ],
            [
              { en: "3 Reset link valid for 30 days, usable twice", zh: "3 重置链接 30 天有效且可重复使用" },
              { en: "Medium", zh: "中" },
              { en: "2 hours", zh: "2 小时" },
              { en: "None needed", zh: "无需" },
            ],
            [
              { en: "4 jQuery 1.12.4 with known faults", zh: "4 jQuery 1.12.4 存在已知漏洞" },
              { en: "Low here", zh: "本站为低" },
              { en: "3 days, tests", zh: "3 天，含测试" },
              { en: "Content-Security-Policy, report only at first", zh: "先以仅报告模式启用 CSP" },
            ],
          ],
        },
      },
      {
        id: "not-found",
        name: { en: "Looked at, and sound", zh: "查过且没问题" },
        paragraphs: [
          {
            en: "SQL injection in 61 parameters; session fixation; forged payment callbacks (signature is checked, amount compared); upload of scripts. Not looked at: the warehouse interface on [[host]], outside the agreed scope.",
            zh: "61 个参数的 SQL 注入、会话固定、支付回调伪造（验签并核对金额）、脚本上传。未查：[[主机]]上的仓储接口，不在约定范围。",
          },
        ],
      },
    ],
    signed: {
      en: "Signed by the expert who did the work, and by a second one who repeated findings 1 and 2",
      zh: "由实施专家签字，复现问题 1、2 的第二名专家同签",
    },
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How we look", zh: "怎么查" },
  heading: { en: "What an expert sees that a scanner does not", zh: "扫描器看不到、专家看得到的" },
  items: [
    {
      title: { en: "Two accounts, one question", zh: "两个账号，一个问题" },
      text: {
        en: "Can A read, change or delete what belongs to B? No scanner knows what belongs to whom.",
        zh: "甲能不能看、改、删乙的东西？扫描器不知道什么归谁。",
      },
      mechanism: {
        en: "A table of roles by actions is filled in, cell by cell, with recorded requests replayed under the other session.",
        zh: "列出“角色 × 操作”表，逐格用另一会话重放请求验证。",
      },
      limit: {
        en: "We need two test accounts a role. Without them this part is left out, and the report says so.",
        zh: "每个角色需两个测试账号，缺了这部分就不做，并在报告注明。",
      },
    },
    {
      title: { en: "The business, not only the code", zh: "看业务，不只看代码" },
      text: {
        en: "A coupon that can be used twice breaks no rule a machine knows.",
        zh: "一张券能用两次，机器看不出哪里违规。",
      },
      mechanism: {
        en: "Order, refund, coupon, points and approval are walked through against their order: skip a step, repeat it, do two at once.",
        zh: "对下单、退款、优惠券、积分、审批逐一试：跳步、重放、并发。",
      },
      limit: {
        en: "Payments are tried on your test environment, or with amounts agreed in writing.",
        zh: "支付只在测试环境，或按书面约定的小额进行。",
      },
    },
    {
      title: { en: "Every finding reproduced", zh: "每个问题都复现过" },
      text: {
        en: "You will not get forty pages of “may be vulnerable”.",
        zh: "你不会收到四十页“可能存在”。",
      },
      mechanism: {
        en: "Output of tools is raw material. What cannot be shown by a request and its answer is not in the report, or is marked as a suspicion.",
        zh: "工具结果只是线索，不能用请求和响应证明的不写入报告，或明确标为怀疑。",
      },
      limit: {
        en: "Some true faults escape that could not be shown within the days agreed.",
        zh: "约定时间内证明不了的真问题，可能会漏掉。",
      },
    },
    {
      title: { en: "Ranked for this site", zh: "按这个站排序" },
      text: {
        en: "The same library is harmless on one site and fatal on another.",
        zh: "同一个组件，在这站无害，在那站要命。",
      },
      mechanism: {
        en: "CVSS is given with its vector; beside it stands our order, with one sentence that says why they differ.",
        zh: "给出 CVSS 及向量，旁边是我们的排序，两者不同就用一句话说明。",
      },
      limit: {
        en: "What a breach would cost you in money, you know better: a line is left for it.",
        zh: "出事值多少钱你最清楚，报告留了一栏给你填。",
      },
    },
    {
      title: { en: "Looked at again", zh: "改完再看一次" },
      text: {
        en: "A mended fault is often the same fault with another spelling.",
        zh: "修过的漏洞，常常换个写法又能用。",
      },
      mechanism: {
        en: "Within 60 days the same expert tries each mended finding again, with variants, and issues a second page.",
        zh: "60 天内由同一专家对已修问题换着写法再试，出具复测页。",
      },
      limit: {
        en: "One retest, of reported findings. New functions are a new assessment.",
        zh: "复测一次，仅限已报告问题，新功能另行评估。",
      },
    },
  ],
};

const scope: SpecsBlock = {
  is: "specs",
  anchor: "scope",
  nav: { en: "Scope", zh: "范围" },
  heading: { en: "How far one price reaches", zh: "一个价格管到哪里" },
  caption: { en: "Table 1. Scope of one assessment (demo values)", zh: "表 1　单次评估范围（演示数值）" },
  columns: [
    { en: "Matter", zh: "事项" },
    { en: "Included", zh: "包含" },
    { en: "Beyond it", zh: "超出时" },
  ],
  rows: [
    {
      label: { en: "Host names", zh: "主机名" },
      cells: [
        { en: "1, with its interface", zh: "1 个，含其接口" },
        { en: "One more assessment for each", zh: "每个另算一次" },
      ],
    },
    {
      label: { en: "Roles", zh: "角色" },
      cells: [
        { en: "Visitor and two more", zh: "访客加两个" },
        { en: "A penetration test", zh: "改做渗透测试" },
      ],
    },
    {
      label: { en: "Pages with input", zh: "含输入的页面" },
      cells: [
        { en: "About 80", zh: "约 80 个" },
        { en: "Sampled by kind, listed", zh: "按类型抽样并列出" },
      ],
    },
    {
      label: { en: "Server behind it", zh: "背后的服务器" },
      cells: [
        { en: "What can be seen from outside", zh: "外部可见部分" },
        { en: "Configuration check, on the host", zh: "上机做基线核查" },
      ],
    },
    {
      label: { en: "Source code", zh: "源代码" },
      cells: [
        { en: "Read where a finding needs it, if you give it", zh: "你提供的话，按需查看" },
        { en: "Source code audit", zh: "源代码审计" },
      ],
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Price", zh: "价格" },
  heading: { en: "One site, one price, one retest", zh: "一个网站，一个价，含一次复测" },
  demo: demoPrices,
  lines: [
    {
      id: "site",
      name: { en: "Assessment of one website", zh: "单个网站评估" },
      for: { en: "Within table 1: expert, report, meeting, retest", zh: "表 1 范围内：专家、报告、讲解、复测" },
      usd: wsasUsd.site,
      unit: "once",
    },
  ],
  note: demoPriceNote,
};

const steps: StepsBlock = {
  is: "steps",
  anchor: "delivery",
  nav: { en: "Two weeks", zh: "两周" },
  heading: { en: "Two weeks from consent to plan", zh: "从授权到整改计划，两周" },
  items: [
    {
      title: { en: "Written consent", zh: "书面授权" },
      text: {
        en: "Host name, dates, our addresses, who is called when something breaks. If the host belongs to somebody else, his consent too.",
        zh: "写明主机名、日期、我方来源地址、出问题找谁。主机属于第三方的，也要其同意。",
      },
      who: { en: "You sign", zh: "你签字" },
      duration: { en: "Day 1", zh: "第 1 天" },
    },
    {
      title: { en: "Walk through it with somebody who knows", zh: "请熟悉的人带一遍" },
      text: {
        en: "An hour on the screen: what is it for, what would hurt most?",
        zh: "共享屏幕一小时：网站做什么用，最怕出什么事。",
      },
      who: { en: "Expert, your product owner", zh: "专家与你方产品负责人" },
      duration: { en: "Day 2", zh: "第 2 天" },
    },
    {
      title: { en: "Examine", zh: "实施评估" },
      text: {
        en: "By hand, tools where they help, within your hours. A high finding is telephoned the same day.",
        zh: "手工为主、工具为辅，在你定的时段内进行，高危当天电话通知。",
      },
      who: { en: "Expert", zh: "专家" },
      duration: { en: "Days 3 to 7", zh: "第 3 至 7 天" },
    },
    {
      title: { en: "Report and meeting", zh: "报告与讲解" },
      text: {
        en: "Read it first, then ask. The meeting ends when each finding has somebody's name.",
        zh: "先读报告再开会，会议开到每个问题都有人认领为止。",
      },
      who: { en: "Expert, your developers", zh: "专家与你方开发" },
      duration: { en: "Days 8 to 10", zh: "第 8 至 10 天" },
    },
    {
      title: { en: "Retest", zh: "复测" },
      text: {
        en: "When you say it is mended, within 60 days.",
        zh: "60 天内，你说改好了就测。",
      },
      who: { en: "The same expert", zh: "同一专家" },
      duration: { en: "1 to 2 days", zh: "1 至 2 天" },
    },
  ],
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  nav: { en: "Occasions", zh: "什么时候做" },
  heading: { en: "Three moments at which one look pays", zh: "值得查一次的三个时刻" },
  items: [
    {
      id: "launch",
      name: { en: "Two weeks before the launch", zh: "上线前两周" },
      problem: {
        en: "An agency has built the shop, and everybody has tested whether it works, nobody whether it can be misused.",
        zh: "外包公司做好了商城，大家都测过能不能用，没人测过能不能被滥用。",
      },
      approach: {
        en: "Assessment on the staging copy, findings straight into the agency's tracker, retest two days before opening.",
        zh: "在预发布环境评估，问题直接进外包方的工单，上线前两天复测。",
      },
      result: {
        en: "The last invoice to the agency goes out with a list of what is closed.",
        zh: "付尾款时，手上有一份已关闭问题清单。",
      },
      products: ["wsas", "waf", "ssl"],
    },
    {
      id: "inherited",
      name: { en: "A site you inherited", zh: "接手来的网站" },
      problem: {
        en: "With the company you bought came a members' area that nobody has touched for four years.",
        zh: "收购来的公司带着一个会员站，四年没人动过。",
      },
      approach: {
        en: "Assess, then decide: mend, shield, or close. Sometimes the report is the argument for closing.",
        zh: "先评估再决定修、挡还是关。有时候，报告就是关停的理由。",
      },
      result: {
        en: "A decision with reasons, and the firewall holding the door until it is carried out.",
        zh: "有依据的决定，落实之前由防火墙把门。",
      },
      products: ["ias", "wsas", "waf"],
    },
    {
      id: "partner",
      name: { en: "A partner's questionnaire", zh: "合作方的问卷" },
      problem: {
        en: "A bank wants to embed your booking page and asks for an independent report of this year.",
        zh: "银行要嵌入你的预订页，要求提供当年的第三方报告。",
      },
      approach: {
        en: "Assessment of exactly that page and its interface; a short version without details is written for the bank.",
        zh: "只评估该页面及接口，另写一份不含细节的简版给银行。",
      },
      result: {
        en: "The long report stays with you, the short one answers the questionnaire.",
        zh: "详版留在你手里，简版用来回问卷。",
      },
      products: ["wsas", "wsms"],
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Questions from owners and from developers", zh: "站主和开发各自的问题" },
  items: [
    {
      question: { en: "Is this a penetration test?", zh: "这是渗透测试吗？" },
      answer: {
        en: "A neighbour of one. An assessment covers a site broadly and stops at the proof. A penetration test goes on from there: how far can one get?",
        zh: "相近但不同。评估查得广，证明了就停；渗透测试接着往里走，看能走多远。",
      },
    },
    {
      question: { en: "What should be ready on day one?", zh: "第一天要备好什么？" },
      answer: {
        en: "Two test accounts a role with invented data in them, a backup of the night before that was tried, and the telephone number of somebody who can restart the site. It saves a day.",
        zh: "每个角色两个带仿真数据的测试账号，前一晚且验证过的备份，以及能重启网站的人的电话。备齐了能省一天。",
      },
    },
    {
      question: { en: "Can it break the site?", zh: "会把网站弄坏吗？" },
      answer: {
        en: "Rarely, and never on purpose: no flooding, no deletion, one request at a time to anything that writes. Stray test orders may remain; they carry a mark by which you find them.",
        zh: "极少，且不会有意为之：不压测、不删除，写操作一次只发一个请求。可能留下测试订单，带统一标记便于清理。",
      },
    },
    {
      question: { en: "We have a WAF. Do you test with or without it?", zh: "我们有 WAF，绕开测还是隔着测？" },
      answer: {
        en: "Without, from our addresses: the hole is in the site. Whether the WAF would have caught it is noted beside each finding.",
        zh: "对我方地址绕开 WAF，因为漏洞在网站里。每个问题旁注明 WAF 能否拦住。",
      },
    },
    {
      question: { en: "Our developers will dispute the findings.", zh: "开发不认账怎么办？" },
      answer: {
        en: "Good: each finding can be replayed in the meeting. If one does not hold, it is struck out and the report is issued anew.",
        zh: "欢迎质疑，每个问题都可以会上现场重放，站不住的删除并重出报告。",
      },
    },
    {
      question: { en: "Who keeps the report?", zh: "报告由谁保管？" },
      answer: {
        en: "You. Our copy is encrypted and deleted 90 days after the retest (demo); test data on the day of the report.",
        zh: "由你保管。我方副本加密存放，复测后 90 天删除（演示），测试数据在交付当天删除。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Wider, deeper, longer", zh: "更广、更深、更久" },
  items: [
    { product: "websis", relation: { en: "Shorter: a first look, without charge", zh: "更快：先免费看一眼" } },
    { product: "wsms", relation: { en: "Longer: watches after the expert has gone", zh: "更久：专家走后接着看" } },
    { product: "pts", relation: { en: "Deeper: from the hole to the database", zh: "更深：从漏洞一路走到数据库" } },
    {
      product: "scas",
      relation: { en: "From inside: the code that made the fault", zh: "从内部：找到写出问题的代码" },
    },
    { product: "waf", relation: { en: "Holds the door while you mend", zh: "修好之前先挡住" } },
  ],
  solutions: ["edu-security", "ecommerce"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Name the site and the date you fear", zh: "告诉我们网站和最在意的日期" },
  lead: {
    en: "A launch, an audit, a sale: we count back from it and say whether two weeks are still there.",
    zh: "上线、审计、大促，从那天倒推，看看两周还够不够。",
  },
  actions: [
    { label: { en: "Ask for dates", zh: "询问档期" }, to: "console:/ticket/create" },
    { label: { en: "Start with the free check-up", zh: "先做免费体检" }, to: "/products/websis" },
  ],
};

export const content: PageContent = {
  code: "wsas",
  title: { en: "Website Security Assessment", zh: "网站安全评估服务" },
  lead: {
    en: "An expert examines one website by hand, with accounts, and tells you what to mend first, how, and in how many hours. For owners of a site that earns money or holds personal data and was never looked at by a stranger.",
    zh: "由专家带着账号手工检查一个网站，告诉你先修什么、怎么修、要多少工时。适合靠网站赚钱或存着个人信息、却从没请外人看过的单位。",
  },
  actions: [
    { label: { en: "Read a finding", zh: "看一个问题" }, to: "#sample" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/wsas" },
  ],
  facts: [
    {
      label: { en: "One site (demo price)", zh: "单个网站（演示价格）" },
      value: { is: "price", usd: wsasUsd.site, unit: { en: "once, with a retest", zh: "一次，含复测" } },
      anchor: "prices",
    },
    {
      label: { en: "From consent to report", zh: "从授权到报告" },
      value: { is: "words", words: { en: "10 working days (demo)", zh: "10 个工作日（演示）" } },
      anchor: "delivery",
    },
    {
      label: { en: "Findings", zh: "问题" },
      value: { is: "words", words: { en: "Each one reproduced", zh: "逐个复现" } },
      anchor: "features",
    },
  ],
  blocks: [deliverable, features, scope, steps, prices, scenarios, questions, related, callToAction],
  seo: {
    title: { en: "Website Security Assessment: one site, one expert", zh: "网站安全评估 WSAS：一个网站，一份整改计划" },
    description: {
      en: "An expert assessment of one website: a full sample finding with request and fix, scope table, two-week schedule, price with retest.",
      zh: "专家手工评估单个网站：完整问题样例（请求、修复、临时措施）、范围表、两周安排、含复测的价格。",
    },
    keywords: {
      en: "website security assessment, web application review, IDOR, CVSS, WSAS, ZhiAn Cloud",
      zh: "网站安全评估,Web安全检测,越权漏洞,整改方案,WSAS,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
