import { ptsUsd } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, Figure, StepsBlock } from "@zhian/page/content";
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

/** The finding's vector gives 6.5 by the formula of CVSS 3.1. */
const sample: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Sample report", zh: "报告样例" },
  heading: { en: "One finding, as it stands in the report", zh: "报告里的一条发现，长这样" },
  lead: {
    en: "A developer must be able to repeat it before lunch and mend it after. So each finding carries the request, the answer, the cause and the change.",
    zh: "好的发现，开发上午能复现，下午能动手改。所以每条都带请求、响应、成因和改法。",
  },
  caption: {
    en: "Figure 2. Pages 18 to 20 of a test report; client, names and data are invented",
    zh: "图 2　渗透测试报告第 18 至 20 页，客户、名称与数据均为虚构",
  },
  document: {
    title: { en: "Penetration test of a customer portal", zh: "客户门户渗透测试报告" },
    number: "SAMPLE-PTS-01",
    meta: [
      { en: "Client: [[name of the client]]", zh: "客户：[[客户名称]]" },
      { en: "Written for its owner and its developers", zh: "读者：系统负责人与开发人员" },
      { en: "A real one has 40 to 80 pages (demo)", zh: "完整报告 40 至 80 页（演示）" },
    ],
    parts: [
      {
        id: "summary",
        name: { en: "Summary", zh: "摘要" },
        paragraphs: [
          {
            en: "Tested from 3 to 9 November from [[address of the testers]], with two accounts of customers and one of an operator. Within the time given we read the invoices of every customer of the portal, starting from one ordinary account. We did not get into the operating system of any server.",
            zh: "测试时间 11 月 3 日至 9 日，来源 [[测试出口地址]]，使用两个客户账号和一个运营账号。在约定时间内，从一个普通客户账号出发，可读取门户内全部客户的发票；未取得任何服务器的系统权限。",
          },
        ],
        table: {
          columns: [
            { en: "Severity", zh: "等级" },
            { en: "Found", zh: "发现" },
            { en: "Closed at the retest", zh: "复测已关闭" },
          ],
          rows: [
            [
              { en: "High", zh: "高" },
              { en: "2", zh: "2" },
              { en: "2", zh: "2" },
            ],
            [
              { en: "Medium", zh: "中" },
              { en: "5", zh: "5" },
              { en: "4", zh: "4" },
            ],
            [
              { en: "Low", zh: "低" },
              { en: "9", zh: "9" },
              { en: "6", zh: "6" },
            ],
          ],
        },
      },
      {
        id: "finding",
        name: { en: "Finding PT-03", zh: "发现 PT-03" },
        paragraphs: [
          {
            en: "Any customer can download any invoice. CVSS 3.1: 6.5 (AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:N/A:N). We grade it high all the same, because the invoices hold addresses and tax numbers, and the number in the path only has to be counted up.",
            zh: "任一客户可下载任一发票。CVSS 3.1 评分 6.5（AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:N/A:N）。发票含地址和税号，路径中的编号又是连续的，因此我们仍定为高危。",
          },
          {
            en: "Cause: InvoiceController.download() looks the invoice up by its number alone. The list beside it filters by customer; the download was added later and does not.",
            zh: "成因：InvoiceController.download() 只按编号查发票。旁边的列表接口按客户过滤，下载接口是后来加的，漏了这一步。",
          },
        ],
      },
      {
        id: "evidence",
        name: { en: "Evidence", zh: "证据" },
        paragraphs: [
          {
            en: "Signed in as customer A, whose own invoice is 51207. Three invoices were opened to prove the point, none was kept.",
            zh: "以客户甲登录，其本人发票为 51207。为证明问题共打开三份他人发票，均未留存。",
          },
        ],
        listing: [
          "GET /api/invoices/51206/download HTTP/1.1",
          "Host: portal.example",
          "Cookie: session=[[token of customer A]]",
          "",
          "HTTP/1.1 200 OK",
          "Content-Type: application/pdf",
          'Content-Disposition: attachment; filename="INV-51206.pdf"',
          "",
          "%PDF-1.7  Bill to: [[customer B, street, tax number]]",
        ],
      },
      {
        id: "fix",
        name: { en: "Mending and retest", zh: "整改与复测" },
        paragraphs: [
          {
            en: "Ask for number and owner in one query, and answer 404, not 403, so that nobody learns which numbers exist. Random identifiers would make guessing slower; they do not replace the check.",
            zh: "按“编号加所属客户”一并查询，查不到返回 404 而不是 403，免得暴露哪些编号存在。改用随机编号只能让猜测变慢，不能代替权限校验。",
          },
          {
            en: "Retest on 24 November: 51206 answers 404 for customer A and 200 for its owner. The same was tried on 11 neighbouring paths. Closed.",
            zh: "11 月 24 日复测：客户甲访问 51206 返回 404，本人访问返回 200；同类路径 11 处一并验证。结论：已关闭。",
          },
        ],
        listing: [
          "- SELECT * FROM invoice WHERE id = :id",
          "+ SELECT * FROM invoice WHERE id = :id AND customer_id = :signedInCustomer",
        ],
      },
    ],
    signed: {
      en: "Signed by the leading tester and by a second one who has read every finding",
      zh: "由测试负责人签字，并由未参与测试的复核人逐条审阅后签字",
    },
  },
  note: {
    en: "An invented client and invented findings. What is black here is black in the copy that leaves your company, too.",
    zh: "客户与发现均为虚构。样例中涂黑的内容，在对外提供的脱敏版里同样涂黑。",
  },
};

const rules: ChecklistBlock = {
  is: "checklist",
  anchor: "rules",
  nav: { en: "Rules", zh: "测试红线" },
  heading: { en: "What testers may not do, even if they could", zh: "能做到，也不许做的事" },
  lead: {
    en: "These rules stand in the letter of authority. You may tighten them; we do not loosen the first four.",
    zh: "以下写进授权书。你可以收得更紧，前四条我们不会放宽。",
  },
  items: [
    {
      en: "Nothing outside the listed addresses, not even when a server invites it by a link",
      zh: "不碰清单以外的地址，即使目标系统自己指过去",
    },
    {
      en: "No more data than proves the hole: at most three records, never a whole table",
      zh: "取证以够用为限：最多三条记录，绝不拖整表",
    },
    { en: "No floods, and no test whose aim is to make something stop", zh: "不做拒绝服务，不做以打停为目的的测试" },
    {
      en: "No program left behind: each file that was placed is on a list, and is removed",
      zh: "不留后门：上传过的每个文件都登记，并在结束时清除",
    },
    {
      en: "No lies to your staff by mail or telephone, unless the authority names them",
      zh: "未经授权书写明，不对员工做钓鱼或电话欺骗",
    },
    {
      en: "Stop at once on your word: one telephone number, answered for as long as a test runs",
      zh: "喊停就停：测试期间有一部随时有人接的电话",
    },
  ],
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "What people add", zh: "人的作用" },
  heading: { en: "What a person finds and a scanner does not", zh: "扫描器找不到、人能找到的" },
  items: [
    {
      title: { en: "Rights that are missing", zh: "越权" },
      text: {
        en: "A scanner sees a page that answers. It cannot know that the page belongs to somebody else.",
        zh: "扫描器只看到页面有响应，不知道这个页面本该属于别人。",
      },
      mechanism: {
        en: "Every request of one account is repeated with the session of another, of a lower role and of nobody; the answers are laid side by side.",
        zh: "用其他账号、更低角色和未登录状态重放同一请求，逐一比对响应。",
      },
      limit: {
        en: "Needs two accounts for each role. Roles that we are not given are not tested, and are listed as such.",
        zh: "每个角色需提供两个账号；没给的角色不测，并在报告中注明。",
      },
    },
    {
      title: { en: "Steps done in the wrong order", zh: "业务逻辑" },
      text: {
        en: "Paying after shipping, a voucher used twice, a quantity of minus one.",
        zh: "先发货后付款、优惠券用两次、数量填负一。",
      },
      mechanism: {
        en: "The business process is drawn first, with you. Then each step is left out, repeated, and sent twice in the same instant.",
        zh: "先和你一起画出业务流程，再对每一步做跳过、重复和并发提交。",
      },
      limit: {
        en: "Orders that reach a warehouse or a bank are cut off before it: name those borders beforehand.",
        zh: "会真正走到仓库或银行的单据要提前拦住，请事先指明边界。",
      },
    },
    {
      title: { en: "Small holes in a chain", zh: "漏洞串联" },
      text: {
        en: "Three findings of low severity may open what one of high severity does not.",
        zh: "三个低危串起来，可能打开一个高危也打不开的门。",
      },
      mechanism: {
        en: "From each foothold we ask what is reachable next; the report draws the way, and says at which link it is cheapest to cut.",
        zh: "每拿到一个立足点就看下一步能到哪里；报告画出路径，并指出在哪一环切断最省事。",
      },
      limit: {
        en: "Time is bounded. That we found one chain does not mean that there is no other.",
        zh: "时间有限，找到一条链不等于只有这一条。",
      },
    },
    {
      title: { en: "A severity you can argue with", zh: "等级讲道理" },
      text: {
        en: "You see why something is called high, and may disagree in writing.",
        zh: "为什么定高危，写得明明白白，你可以书面提出异议。",
      },
      mechanism: {
        en: "The CVSS 3.1 vector is given in full; where we depart from its number, a sentence says for which reason.",
        zh: "给出完整的 CVSS 3.1 向量；与评分不一致时，用一句话写明理由。",
      },
      limit: {
        en: "The score knows the hole, not your business. Which risk to carry remains your decision.",
        zh: "评分只懂漏洞，不懂你的业务；风险要不要接受，由你决定。",
      },
    },
  ],
};

const scope: SpecsBlock = {
  is: "specs",
  anchor: "scope",
  nav: { en: "Scope", zh: "测试范围" },
  heading: { en: "What is tried, and against which text", zh: "测什么，依据什么" },
  caption: {
    en: "Table 1. Three kinds of test (working days are demo values)",
    zh: "表 1　三类测试（人天为演示数值）",
  },
  columns: [
    { en: "Question", zh: "项目" },
    { en: "Website", zh: "网站" },
    { en: "Application with roles", zh: "业务应用" },
    { en: "Network", zh: "内外网" },
  ],
  rows: [
    {
      label: { en: "Given to us", zh: "你提供" },
      cells: [
        { en: "An address", zh: "网址" },
        { en: "Addresses, two accounts for each role, interface description", zh: "地址、每角色两个账号、接口文档" },
        { en: "Address ranges, one place to plug in", zh: "地址段、一个接入点" },
      ],
    },
    {
      label: { en: "Guided by", zh: "方法依据" },
      cells: [
        { en: "OWASP Web Security Testing Guide", zh: "OWASP WSTG" },
        { en: "The same, and OWASP API Security Top 10", zh: "OWASP WSTG 与 API 安全十大风险" },
        { en: "NIST SP 800-115, GB/T 36627-2018", zh: "NIST SP 800-115、GB/T 36627-2018" },
      ],
    },
    {
      label: { en: "Working days of testers", zh: "测试人天" },
      cells: [
        { en: "3", zh: "3" },
        { en: "7", zh: "7" },
        { en: "12", zh: "12" },
      ],
    },
    {
      label: { en: "Not part of it", zh: "不包含" },
      cells: [
        { en: "Pages behind a login", zh: "登录后的页面" },
        { en: "Reading the source code", zh: "源代码审计" },
        { en: "Wireless and doors, unless named", zh: "无线与物理入侵（可另约）" },
      ],
    },
  ],
  note: {
    en: "A day has eight hours of one tester. Preparing, writing and the retest come on top and are in the price.",
    zh: "一人天为一名测试人员八小时；准备、撰写和复测另计工时，已含在价格内。",
  },
};

const course: StepsBlock = {
  is: "steps",
  anchor: "course",
  nav: { en: "Course", zh: "实施过程" },
  heading: { en: "From the letter of authority to the last closed finding", zh: "从授权书到最后一条关闭" },
  items: [
    {
      title: { en: "Put the authority in writing", zh: "签授权书" },
      text: {
        en: "Addresses, times, source addresses of the testers, telephone numbers. If a system stands at a host's or a partner's, their consent is added: yours does not cover it.",
        zh: "写明地址、时段、测试出口和双方电话。系统若托管在第三方，还需对方同意，你的授权覆盖不了别人的设备。",
      },
      who: { en: "You sign, we countersign", zh: "你签字，我方会签" },
      duration: { en: "2 to 5 days", zh: "2 至 5 天" },
    },
    {
      title: { en: "Back up, and tell those on watch", zh: "备份并通知值守" },
      text: {
        en: "Choose whether your monitoring knows. If it does not, the test measures it as well.",
        zh: "监控人员是否知情由你定：不知情，就顺带检验了监控。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "1 day", zh: "1 天" },
    },
    {
      title: { en: "Test", zh: "测试" },
      text: {
        en: "Critical findings are telephoned within two hours (demo) and followed by a page in writing. You may mend while we go on.",
        zh: "严重问题两小时内（演示）电话通报，随后补书面说明；你可以边测边改。",
      },
      who: { en: "Two testers", zh: "两名测试人员" },
      duration: { en: "3 to 12 days", zh: "3 至 12 天" },
    },
    {
      title: { en: "Report, and talk it through", zh: "出报告并讲解" },
      text: {
        en: "An hour with the developers, finding by finding. What we misunderstood is corrected in a second edition.",
        zh: "用一小时和开发逐条过；理解有误的，改版重发。",
      },
      who: { en: "Leading tester, your developers", zh: "测试负责人与你的开发" },
      duration: { en: "5 days", zh: "5 天" },
    },
    {
      title: { en: "Retest", zh: "复测" },
      text: {
        en: "Once, when you say that you are ready, within 60 days (demo). The report's final edition has both dates on each finding.",
        zh: "报告后 60 天内（演示）由你发起，含一次；终版报告每条都标两次日期。",
      },
      who: { en: "The same testers", zh: "原班人员" },
      duration: { en: "1 to 3 days", zh: "1 至 3 天" },
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "Priced by what is tested, not by what is found", zh: "按测什么计价，不按找到多少" },
  demo: demoPrices,
  lines: [
    {
      id: "site",
      name: { en: "Website", zh: "网站" },
      for: { en: "Up to 100 page templates, seen without a login", zh: "不登录可见，100 个页面模板以内" },
      usd: ptsUsd.site,
      unit: "once",
    },
    {
      id: "application",
      name: { en: "Application with roles", zh: "业务应用" },
      for: {
        en: "Up to four roles and 150 interfaces, web or behind an app",
        zh: "四个角色、150 个接口以内，含 App 后端",
      },
      usd: ptsUsd.application,
      unit: "once",
    },
    {
      id: "network",
      name: { en: "Network", zh: "内外网" },
      for: { en: "Up to 64 outer and 256 inner addresses", zh: "外网 64 个、内网 256 个地址以内" },
      usd: ptsUsd.network,
      unit: "once",
    },
  ],
  note: demoPriceNote,
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "What is asked before somebody is let in", zh: "放人进来之前，都会问这些" },
  items: [
    {
      question: { en: "Production or a copy?", zh: "测生产还是测副本？" },
      answer: {
        en: "A copy with the same version and configuration, if there is one; then we may go further. If there is only production, we test at hours you choose, and leave out whatever writes.",
        zh: "有同版本同配置的副本就测副本，可以测得更深。只有生产的话，选你指定的时段，会写数据的操作不做。",
      },
    },
    {
      question: { en: "Can something break?", zh: "会不会测出故障？" },
      answer: {
        en: "Yes, seldom: a form that mails on each submission, an old device that restarts when it is scanned. That is why there is a backup, a time and a telephone.",
        zh: "会，但少见：比如每次提交都发邮件的表单，或一扫就重启的老设备。所以才要备份、约时段、留电话。",
      },
    },
    {
      question: { en: "Do we get a certificate that we are safe?", zh: "能开“系统安全”的证明吗？" },
      answer: {
        en: "No. You get a report of what was tried, when, by whom and with which result. Nobody can honestly certify the absence of holes.",
        zh: "不能。报告写的是何时、由谁、试了什么、结果如何。“没有漏洞”这种证明，谁也开不出来。",
      },
    },
    {
      question: {
        en: "Does it count for Classified Protection (MLPS, 等保)?",
        zh: "能用于等保测评吗？",
      },
      answer: {
        en: "It helps you find and mend before the assessors come. The assessment itself is done by a listed assessment body with tests of its own; our report does not replace it.",
        zh: "可以在测评前先把问题找出来改掉。等级测评由有资格的测评机构执行并自行测试，我们的报告不能替代。",
      },
    },
    {
      question: { en: "Who sees our holes?", zh: "漏洞信息谁能看到？" },
      answer: {
        en: "The two testers, the reviewer and whom you name. Files are encrypted for their recipients and deleted after 180 days (demo), or at once if you ask. A hole in somebody else's product is reported to its maker only together with you.",
        zh: "两名测试人员、复核人和你指定的人。文件加密给收件人，180 天（演示）后删除，你要求可立即删。若漏洞出在第三方产品，与你商定后再报给厂商。",
      },
    },
    {
      question: { en: "How often?", zh: "多久测一次？" },
      answer: {
        en: "Once a year, and after a change of login, payment or roles. In between, a scanner is cheaper and good enough for what is known.",
        zh: "一年一次；登录、支付、权限有大改动时加测。平时用扫描器盯已知漏洞更划算。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Before, instead, after", zh: "之前、替代、之后" },
  items: [
    {
      product: "vss",
      relation: { en: "Before: let a scanner take the known holes first", zh: "之前：先用扫描清掉已知漏洞" },
    },
    {
      product: "scas",
      relation: {
        en: "Instead: when the source may be read, more is found in the same days",
        zh: "替代：能给源码时，同样人天找得更多",
      },
    },
    {
      product: "srs",
      relation: {
        en: "After: we mend what is in systems, you what is in the code",
        zh: "之后：系统侧由我们改，代码侧由你改",
      },
    },
    {
      product: "waf",
      relation: { en: "Until then: covers a finding while it is being mended", zh: "整改期间：临时遮挡已发现的漏洞" },
    },
  ],
  solutions: ["finance-security"],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Two testers, one signed authority, and the way a finding takes until it is closed. The broken line is the test.",
    zh: "图 1　两名测试人员、一份授权书，以及一条发现走到关闭的路。虚线是测试流量。",
  },
  nodes: [
    {
      id: "authority",
      label: { en: "Authority", zh: "授权书" },
      note: { en: "signed by you", zh: "你签字" },
      column: 1,
      row: 0,
      kind: "outside",
    },
    {
      id: "testers",
      label: { en: "Testers", zh: "测试人员" },
      note: { en: "PTS", zh: "PTS" },
      product: "pts",
      column: 1,
      row: 1,
      kind: "security",
    },
    {
      id: "waf",
      label: { en: "Web firewall", zh: "应用防火墙" },
      note: { en: "lets them pass", zh: "按约定放行" },
      product: "waf",
      column: 0,
      row: 2,
      kind: "security",
    },
    { id: "bcc", label: { en: "Your systems", zh: "被测系统" }, product: "bcc", column: 1, row: 3, kind: "compute" },
    {
      id: "las",
      label: { en: "Log Audit", zh: "日志审计" },
      note: { en: "did it notice?", zh: "有没有发现" },
      product: "las",
      column: 0,
      row: 3,
      kind: "security",
    },
    { id: "report", label: { en: "Report", zh: "报告" }, column: 2, row: 2, kind: "outside" },
    {
      id: "retest",
      label: { en: "Retest", zh: "复测" },
      note: { en: "closed, or not", zh: "关闭与否" },
      column: 2,
      row: 3,
      kind: "outside",
    },
  ],
  edges: [
    {
      from: "authority",
      to: "testers",
      label: { en: "Nothing starts before the authority is signed", zh: "授权书签字之前什么都不开始" },
    },
    {
      from: "testers",
      to: "waf",
      isAttack: true,
      label: { en: "Tests from outside meet the firewall first", zh: "外部测试先经过防火墙" },
    },
    {
      from: "testers",
      to: "bcc",
      isAttack: true,
      label: { en: "Tests with accounts reach the application", zh: "带账号的测试直达应用" },
    },
    {
      from: "waf",
      to: "bcc",
      isAttack: true,
      label: { en: "What passes the firewall reaches the servers", zh: "穿过防火墙的到达服务器" },
    },
    {
      from: "bcc",
      to: "las",
      label: { en: "The logs show whether anybody could have noticed", zh: "日志能说明有没有人可能察觉" },
    },
    {
      from: "testers",
      to: "report",
      label: { en: "Findings go into the report with their evidence", zh: "发现连同证据写进报告" },
    },
    { from: "report", to: "retest", label: { en: "What you have mended is tried again", zh: "整改后的问题再试一次" } },
    {
      from: "retest",
      to: "bcc",
      isAttack: true,
      label: { en: "The retest repeats the same requests", zh: "复测重放同样的请求" },
    },
  ],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Begin with one application", zh: "从一个应用开始" },
  lead: {
    en: "Send its address and the number of roles. You receive a scope on one page, with days and a fixed price, before anything is signed.",
    zh: "告诉我们地址和角色数，先给你一页范围说明，含人天和固定价，看过再签。",
  },
  actions: [
    { label: { en: "Ask for a scope", zh: "索取范围说明" }, to: "console:/pts/create" },
    { label: { en: "Read what testers may not do", zh: "看哪些事不许做" }, to: "#rules" },
  ],
};

export const content: PageContent = {
  code: "pts",
  title: { en: "Penetration Testing Service", zh: "渗透测试服务" },
  lead: {
    en: "Two people attack your application with your written consent, stop at the proof, and show your developers how it was done. For those who go live with money or personal data, and want to know before somebody else does.",
    zh: "两名测试人员凭你的书面授权发起攻击，拿到证明就停手，再把过程讲给开发听。适合要带着资金或个人信息上线、想抢在别人之前知道问题的团队。",
  },
  actions: [
    { label: { en: "Read the sample report", zh: "看报告样例" }, to: "#sample" },
    { label: { en: "Ask for a scope", zh: "索取范围说明" }, to: "console:/pts/create" },
  ],
  figure,
  facts: [
    {
      label: { en: "A website, from (demo price)", zh: "网站测试起价（演示价格）" },
      value: { is: "price", usd: ptsUsd.site, unit: { en: "once", zh: "每次" } },
      anchor: "prices",
    },
    {
      label: { en: "Retest", zh: "复测" },
      value: { is: "words", words: { en: "One, included", zh: "含一次" } },
      anchor: "course",
    },
    {
      label: { en: "Records opened as proof", zh: "取证上限" },
      value: { is: "words", words: { en: "Three at most", zh: "最多三条" } },
      anchor: "rules",
    },
    {
      label: { en: "Testers on each job", zh: "每个项目" },
      value: { is: "words", words: { en: "Two, and a reviewer", zh: "两人测试，一人复核" } },
      anchor: "course",
    },
  ],
  blocks: [sample, rules, features, scope, course, prices, questions, related, callToAction],
  seo: {
    title: { en: "Penetration testing: rules, sample finding, prices", zh: "渗透测试服务：规则、报告样例与价格" },
    description: {
      en: "Penetration tests of sites, applications and networks: what testers may not do, a redacted finding with its retest, working days and demo prices.",
      zh: "网站、业务应用、内外网渗透测试：哪些事不许做、一条脱敏发现与复测记录、人天与演示价格。",
    },
    keywords: {
      en: "penetration testing, pentest, OWASP WSTG, retest, ZhiAn Cloud",
      zh: "渗透测试,越权,业务逻辑漏洞,复测,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
