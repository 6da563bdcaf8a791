import { productOf } from "@zhian/contracts/catalogue";
import { dengbaoUsd } from "@zhian/contracts/demo-prices";
import { levelPacks } from "@zhian/contracts/level-packs";
import type { CtaBlock, FaqBlock, Figure, StepsBlock } from "@zhian/page/content";
import type { DeliverableBlock } from "../../model/instrument-content.ts";
import type { FeaturesBlock, PageContent, PricesBlock, RelatedBlock, SpecsBlock } from "../../model/page-content.ts";
import type { CoverageBlock } from "../../model/security-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "One sum for the first year", zh: "首年一个总价" },
  lead: {
    en: "Consulting, products and the assessor's invoice together, so that no line is forgotten in the budget.",
    zh: "咨询、产品、测评费合在一起，做预算不漏项。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "level2",
      name: { en: "Level 2, first year", zh: "二级，首年" },
      for: {
        en: "One system on this platform, up to 10 hosts, six products, one assessment",
        zh: "本平台上的一个系统，10 台主机以内，六项产品，一次测评",
      },
      usd: dengbaoUsd.level2,
      unit: "once",
    },
    {
      id: "level3",
      name: { en: "Level 3, first year", zh: "三级，首年" },
      for: {
        en: "The same with nine products and a test of penetration before the assessor comes",
        zh: "同上，九项产品，测评前另做一次渗透自查",
      },
      usd: dengbaoUsd.level3,
      unit: "once",
    },
  ],
  note: {
    en: `The assessor signs with you and is paid from this sum; if you choose a dearer one, the difference is shown. From the second year on, products and the yearly assessment of level 3 are renewed one by one. ${demoPriceNote.en}`,
    zh: `测评机构与你签约，费用从总价支出；选择更贵的机构，差额单独列出。次年起产品与三级年度测评按项续订。${demoPriceNote.zh}`,
  },
};

const aYear = { en: "Twelve months", zh: "十二个月" };
const aYearForTwenty = { en: "Twelve months, 20 people", zh: "十二个月，20 人" };
const absent = { en: "Not at this level", zh: "本级不含" };

const included: SpecsBlock = {
  is: "specs",
  anchor: "included",
  nav: { en: "What is in it", zh: "包含什么" },
  heading: { en: "In the sum, and outside it", zh: "总价之内，总价之外" },
  caption: { en: "Table 2. Contents by level (demo values)", zh: "表 2　按级别的包含内容（演示数值）" },
  columns: [
    { en: "Part", zh: "内容" },
    { en: "Level 2", zh: "二级" },
    { en: "Level 3", zh: "三级" },
  ],
  rows: [
    {
      label: { en: "Grading report, expert review prepared, filing", zh: "定级报告、专家评审准备、备案" },
      cells: [
        { en: "In", zh: "含" },
        { en: "In", zh: "含" },
      ],
    },
    ...levelPacks[3].map((product) => ({
      product,
      label: productOf(product)?.name ?? { en: product, zh: product },
      cells: [levelPacks[2].includes(product) ? aYear : absent, product === "ztsacs" ? aYearForTwenty : aYear],
    })),
    {
      label: { en: "Reinforcement of hosts", zh: "主机加固" },
      cells: [
        { en: "10 hosts, once", zh: "10 台，一次" },
        { en: "10 hosts, once and again after the assessor's visit", zh: "10 台，一次，测评后再补一次" },
      ],
    },
    {
      label: { en: "Management papers", zh: "管理制度" },
      cells: [
        { en: "Drafts for 20 or so, two rounds", zh: "约 20 份草案，改两轮" },
        { en: "Drafts for 40 or so, three rounds", zh: "约 40 份草案，改三轮" },
      ],
    },
    {
      label: { en: "Assessment by a listed assessor", zh: "目录内机构测评" },
      cells: [
        { en: "Once", zh: "一次" },
        { en: "Once, to be repeated yearly", zh: "一次，此后每年一次" },
      ],
    },
    {
      label: { en: "Changes to your own programs", zh: "应用程序改造" },
      cells: [
        { en: "Out: your developers, to our list", zh: "不含，由你方开发按清单修改" },
        { en: "Out, and usually the longest part", zh: "不含，往往耗时最长" },
      ],
    },
    {
      label: { en: "Rooms, doors and power of your own server room", zh: "自有机房的门禁、供电、消防" },
      cells: [
        { en: "Out; not needed for systems on this platform", zh: "不含；系统在本平台则不需要" },
        { en: "Out, likewise", zh: "同左" },
      ],
    },
  ],
};

const coverage: CoverageBlock = {
  is: "coverage",
  anchor: "coverage",
  nav: { en: "Clauses", zh: "条款对照" },
  heading: { en: "Which product answers which clause", zh: "哪项产品对应哪条要求" },
  lead: {
    en: "A selection of technical controls. The last column is the reason why a package alone has never passed anybody.",
    zh: "选取部分技术控制点。最后一列说明了为什么光买产品过不了测评。",
  },
  caption: {
    en: "Table 1. Controls of GB/T 22239-2019 and the product of the package that serves them",
    zh: "表 1　GB/T 22239-2019 控制点与套餐产品对照",
  },
  controls: [
    {
      name: { en: "Transmission", zh: "通信网络：通信传输" },
      inChinese: "通信传输",
      level2: "7.1.2.2",
      level3: "8.1.2.2 a, b",
      does: { en: "SSL Certificates on every public name", zh: "SSL 证书覆盖所有对外域名" },
      remains: { en: "Database connections inside: switch on TLS there too", zh: "内部数据库连接也要开启 TLS" },
    },
    {
      name: { en: "Boundary protection", zh: "区域边界：边界防护" },
      inChinese: "边界防护",
      level2: "7.1.3.1",
      level3: "8.1.3.1 a",
      does: {
        en: "Staff enter by Zero Trust only (level 3), visitors by the firewall",
        zh: "员工只经零信任进入（三级），访客只经防火墙",
      },
      remains: { en: "Close the forgotten VPN and the test port", zh: "关掉被遗忘的 VPN 和测试端口" },
    },
    {
      name: { en: "Intrusion at the boundary", zh: "区域边界：入侵防范" },
      inChinese: "入侵防范",
      level2: "7.1.3.3",
      level3: "8.1.3.3 a, c, d",
      does: { en: "WAF blocks and records; Anti-DDoS takes floods", zh: "WAF 拦截留痕，高防清洗洪水" },
      remains: { en: "Somebody reads the alerts, and writes down that he did", zh: "有人看告警，并留下看过的记录" },
    },
    {
      name: { en: "Identification", zh: "计算环境：身份鉴别" },
      inChinese: "身份鉴别",
      level2: "7.1.4.1 a–c",
      level3: "8.1.4.1 a–d",
      does: {
        en: "Bastion: personal accounts, lock-out, encrypted sessions, a second factor for level 3",
        zh: "堡垒机：一人一账号、失败锁定、加密会话，三级启用双因素",
      },
      remains: { en: "The login of your own application must do the same", zh: "业务系统自身登录也须满足" },
    },
    {
      name: { en: "Audit on hosts", zh: "计算环境：安全审计" },
      inChinese: "安全审计",
      level2: "7.1.4.3 a–c",
      level3: "8.1.4.3 a–d",
      does: { en: "Log Audit takes records off the host and keeps them", zh: "日志审计把记录移出主机并留存" },
      remains: { en: "Switch on auditing in database and application", zh: "数据库和应用要打开审计功能" },
    },
    {
      name: { en: "Vulnerabilities and intrusion on hosts", zh: "计算环境：入侵防范" },
      inChinese: "入侵防范",
      level2: "7.1.4.4 e",
      level3: "8.1.4.4 e, f",
      does: {
        en: "Scanning finds known holes; HostEye alerts on break-ins",
        zh: "漏洞扫描发现已知漏洞，主机安全对入侵告警",
      },
      remains: { en: "Patch after testing, by a date, with a record", zh: "测试后按期打补丁并留记录" },
    },
    {
      name: { en: "Malicious code", zh: "计算环境：恶意代码防范" },
      inChinese: "恶意代码防范",
      level2: "7.1.4.5",
      level3: "8.1.4.5",
      does: { en: "HostEye on each host, signatures kept current", zh: "每台主机装主机安全，特征库保持更新" },
      remains: { en: "Administrators' own computers", zh: "管理员自己的电脑" },
    },
    {
      name: { en: "Integrity of stored data", zh: "计算环境：数据完整性" },
      inChinese: "数据完整性",
      level3: "8.1.4.7 b",
      does: { en: "Website Defence guards published files and restores them", zh: "网站防篡改守护并恢复发布文件" },
      remains: {
        en: "Important records in the database: checksums or cryptography",
        zh: "数据库重要数据用校验或密码技术",
      },
    },
    {
      name: { en: "System administration", zh: "管理中心：系统管理" },
      inChinese: "系统管理",
      level2: "7.1.5.1 a",
      level3: "8.1.5.1 a",
      does: {
        en: "Administrators work by way of the bastion only, and are recorded",
        zh: "管理员只能经堡垒机操作并被审计",
      },
      remains: { en: "Three roles held by different people", zh: "三类管理员由不同的人担任" },
    },
    {
      name: { en: "Audit records in one place", zh: "管理中心：集中管控" },
      inChinese: "集中管控",
      level3: "8.1.5.4 d",
      does: { en: "Log Audit gathers from hosts, firewall and bastion", zh: "日志审计汇总主机、防火墙、堡垒机日志" },
      remains: { en: "Network devices of your own, by syslog", zh: "自有网络设备用 syslog 接入" },
    },
  ],
  note: {
    en: "The package also touches clauses that are not listed. Those on rooms, personnel, projects and operation are answered by the platform's own result or by papers. Look clauses up in the standard before you rely on them.",
    zh: "套餐还涉及未列出的条款。机房、人员、建设、运维类要求由平台结论或管理制度满足。引用条款前请以标准原文为准。",
  },
  source: {
    label: { en: "GB/T 22239-2019, full text", zh: "GB/T 22239-2019 全文" },
    url: "https://openstd.samr.gov.cn/",
  },
};

const steps: StepsBlock = {
  is: "steps",
  anchor: "delivery",
  nav: { en: "Weeks", zh: "工期" },
  heading: { en: "Ten to fourteen weeks, and who holds it up", zh: "十到十四周，卡在谁手里" },
  lead: {
    en: "Durations are demo values for level 2. Level 3 takes three or four weeks more, most of them in your code.",
    zh: "时长为二级演示值。三级再加三四周，多半花在你的代码上。",
  },
  items: [
    {
      title: { en: "Grading", zh: "定级" },
      text: {
        en: "Report, experts' opinion, approval where an authority is in charge.",
        zh: "定级报告、专家评审意见，有主管部门的报其核准。",
      },
      who: { en: "We write, you decide", zh: "我们写，你定" },
      duration: { en: "Weeks 1 and 2", zh: "第 1、2 周" },
    },
    {
      title: { en: "Filing", zh: "备案" },
      text: {
        en: "Handed in at the public security organ. Work goes on meanwhile.",
        zh: "向公安机关提交，等待期间其他工作照常。",
      },
      who: { en: "You, with our papers", zh: "你方提交，材料我们备" },
      duration: { en: "Weeks 3 to 5", zh: "第 3 至 5 周" },
    },
    {
      title: { en: "Remediation", zh: "建设整改" },
      text: {
        en: "Products are connected in watching mode, hosts reinforced, papers drafted and lived by. Your developers mend what only they can.",
        zh: "产品先以观察模式接入，主机加固，制度起草并开始执行；只有开发能改的，由你方开发改。",
      },
      who: { en: "Our engineers, your developers", zh: "我方工程师与你方开发" },
      duration: { en: "Weeks 3 to 9", zh: "第 3 至 9 周" },
    },
    {
      title: { en: "Assessment", zh: "等级测评" },
      text: {
        en: "The assessor interviews, inspects, tests. What is found is mended and looked at once more before the report.",
        zh: "测评机构访谈、核查、测试，发现问题整改后复核，再出报告。",
      },
      who: { en: "Assessor", zh: "测评机构" },
      duration: { en: "Weeks 10 to 13", zh: "第 10 至 13 周" },
    },
    {
      title: { en: "Supervision", zh: "监督检查" },
      text: {
        en: "The report goes to the public security organ. We keep the calendar of what falls due in the year.",
        zh: "测评报告报送公安机关，年内到期事项由我们列日历提醒。",
      },
      who: { en: "Authority; you answer, we help", zh: "公安机关检查，你方应答，我方协助" },
    },
  ],
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "Why together", zh: "为什么打包" },
  heading: { en: "What is saved by doing it in one go", zh: "合在一起做，省下了什么" },
  items: [
    {
      title: { en: "One list instead of four", zh: "四张清单合成一张" },
      text: {
        en: "Adviser, vendor, integrator and assessor each bring a list. They contradict each other in week eight.",
        zh: "顾问、厂商、集成商、测评机构各有一张清单，到第八周必然打架。",
      },
      mechanism: {
        en: "Every gap has one number from analysis to report; product, setting, paper and evidence hang on that number.",
        zh: "每个差距从分析到报告只用一个编号，产品、配置、制度、证据都挂在编号下。",
      },
      limit: {
        en: "The assessor keeps a list of its own, as it must. We map ours to it within two days.",
        zh: "测评机构必须有自己的清单，我们两天内完成对应。",
      },
    },
    {
      title: { en: "Products that arrive configured", zh: "产品到手就是配好的" },
      text: {
        en: "A log system in its factory settings fails the same clause as none.",
        zh: "出厂配置的日志系统，和没有一样不符合。",
      },
      mechanism: {
        en: "Each product starts from a profile for the level: retention, lock-out, alert, time source; the deviation is shown.",
        zh: "每项产品按级别模板开通：留存、锁定、告警、对时，偏离项单独标出。",
      },
      limit: {
        en: "Profiles know the standard, not your business. Exceptions for it are set by hand in the watching weeks.",
        zh: "模板懂标准，不懂业务，例外要在观察期里逐条设置。",
      },
    },
    {
      title: { en: "Evidence gathered as you go", zh: "边做边留证" },
      text: {
        en: "Screenshots made in the last night are the reason for most second visits.",
        zh: "最后一晚补截图，是测评返工的常见原因。",
      },
      mechanism: {
        en: "When a gap is closed, output, time, host and person are filed under its number; the assessor reads the folder.",
        zh: "每关闭一项，就把输出、时间、主机、执行人归入编号目录，测评师直接查阅。",
      },
      limit: {
        en: "Evidence of habit, such as monthly reviews, needs months. A new system shows the first ones.",
        zh: "月度审查这类习惯性证据要靠时间积累，新系统只能先拿出头几份。",
      },
    },
    {
      title: { en: "A rehearsal before the visit", zh: "测评前先演一遍" },
      text: {
        en: "The questions are known, and people still stumble when a stranger asks them.",
        zh: "问题大家都知道，换个陌生人来问还是会卡壳。",
      },
      mechanism: {
        en: "A colleague who took no part plays the assessor for a day: interviews, samples, tools.",
        zh: "由未参与项目的同事扮演测评师一天：访谈、抽查、上工具。",
      },
      limit: {
        en: "A rehearsal has no standing. Only the assessor's report counts.",
        zh: "演练不具效力，只有测评报告算数。",
      },
    },
    {
      title: { en: "No promise of a pass", zh: "不包过" },
      text: {
        en: "Whoever sells a guaranteed pass sells the assessor's signature, which is not his to sell.",
        zh: "卖“包过”的，卖的是测评机构的签字，那不归他卖。",
      },
      mechanism: {
        en: "If a finding in our scope is still open at the assessor's second look, we go on working on it without charge.",
        zh: "复核时若我方负责的项仍不符合，免费继续整改，直到关闭。",
      },
      limit: {
        en: "Findings in your code, your rooms or your staffing are outside that.",
        zh: "属于你方代码、机房、人员配备的不在此列。",
      },
    },
  ],
};

const deliverable: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Sample folder", zh: "证据目录样例" },
  heading: { en: "From the folder that the assessor opens first", zh: "测评师最先翻开的那个目录" },
  caption: {
    en: "Figure 2. Remediation ledger and one piece of evidence; the client, a booking office, is invented",
    zh: "图 2　整改台账与一份证据，客户“示例票务”为虚构",
  },
  note: {
    en: "Nothing in it comes from a real system. Host names end in .example, which nobody can own.",
    zh: "内容均非真实系统，主机名使用无人可注册的 .example。",
  },
  document: {
    title: { en: "Remediation ledger, level 3", zh: "三级整改台账" },
    number: "SAMPLE-ZG-31",
    meta: [
      { en: "For the assessor, and for you next year", zh: "供测评机构查阅，也供你明年续用" },
      { en: "One row a gap, one folder a row", zh: "一行一个差距，一行一个目录" },
    ],
    parts: [
      {
        id: "ledger",
        name: { en: "Ledger", zh: "台账" },
        table: {
          columns: [
            { en: "No.", zh: "编号" },
            { en: "Clause and gap", zh: "条款与差距" },
            { en: "Closed by", zh: "整改方式" },
            { en: "State", zh: "状态" },
          ],
          rows: [
            [
              { en: "G-04", zh: "G-04" },
              { en: "8.1.4.1 d: administrators log in with a password only", zh: "8.1.4.1 d：管理员仅用口令登录" },
              { en: "Bastion with one-time code; direct SSH closed", zh: "堡垒机加动态码，关闭直连 SSH" },
              { en: "Closed, E-04", zh: "已关闭，E-04" },
            ],
            [
              { en: "G-11", zh: "G-11" },
              {
                en: "8.1.5.4 d: database audit kept on [[db-01]] for 12 days",
                zh: "8.1.5.4 d：数据库审计仅在 [[db-01]] 保留 12 天",
              },
              { en: "Forwarded to Log Audit, 200 days", zh: "转发日志审计，保留 200 天" },
              { en: "Closed, E-11", zh: "已关闭，E-11" },
            ],
            [
              { en: "G-19", zh: "G-19" },
              {
                en: "8.1.4.2 f: one database account shared by [[5]] modules",
                zh: "8.1.4.2 f：[[5]] 个模块共用一个数据库账号",
              },
              { en: "Accounts apart, rights by table; release 4.2", zh: "拆分账号，按表授权，随 4.2 版发布" },
              { en: "Open, developers, 12 December", zh: "未关闭，开发，12 月 12 日" },
            ],
            [
              { en: "G-23", zh: "G-23" },
              { en: "8.1.4.4 f: no alert on a new web shell", zh: "8.1.4.4 f：新增 WebShell 不告警" },
              { en: "HostEye, rule tried with a harmless file", zh: "主机安全，已用无害样本验证" },
              { en: "Closed, E-23", zh: "已关闭，E-23" },
            ],
          ],
        },
      },
      {
        id: "evidence",
        name: { en: "Evidence E-04", zh: "证据 E-04" },
        paragraphs: [
          {
            en: "Taken by [[Ms W.]] on 18 November 2026 on tickets-web-1.example, in the presence of our engineer. The first command shows that direct login is refused, the second that the bastion asks for a code.",
            zh: "2026 年 11 月 18 日由[[王某]]在 tickets-web-1.example 上取证，我方工程师在场。第一条证明直连被拒，第二条证明堡垒机要求动态码。",
          },
        ],
        listing: [
          "$ ssh ops@tickets-web-1.example",
          "ssh: connect to host tickets-web-1.example port 22: Connection timed out",
          "$ ssh -J [[w.ops]]@bastion.example ops@tickets-web-1.example",
          "([[w.ops]]@bastion.example) Verification code:",
        ],
      },
      {
        id: "papers",
        name: { en: "Rule and record", zh: "制度与记录" },
        paragraphs: [
          {
            en: "R-07, Rule on accounts and rights, version 1.1, signed on [[date]]. Record: list of accounts, reviewed monthly; two reviews so far, nine accounts removed in the first.",
            zh: "R-07《账号与权限管理规定》1.1 版，[[日期]]签发。记录：账号清单，按月审查；已审两次，首次清除九个账号。",
          },
        ],
      },
    ],
    signed: {
      en: "Each row is signed by the person who closed it and by the one who checked it",
      zh: "每行由整改人和核查人分别签字",
    },
  },
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Before you sign for the whole road", zh: "签整套之前" },
  items: [
    {
      question: { en: "Is there a certificate at the end?", zh: "最后拿到的是什么证？" },
      answer: {
        en: "Two papers: the filing certificate from the public security organ, and the assessment report. Neither is issued by us.",
        zh: "两份：公安机关的备案证明，测评机构的测评报告。都不是我们发的。",
      },
    },
    {
      question: {
        en: "Is an adviser who also brings the assessor not in conflict?",
        zh: "咨询方介绍测评机构，不矛盾吗？",
      },
      answer: {
        en: "It would be, if we chose and held the contract. You choose from the official list and sign; we only pay the invoice out of your sum, on your order.",
        zh: "如果由我们选定并签约，就矛盾。现在由你从官方目录选定并签约，我们只按你的指令从总价中代付。",
      },
    },
    {
      question: { en: "We already have a firewall. Do we pay for another?", zh: "已有防火墙，还要再买吗？" },
      answer: {
        en: "No. A product that answers the clause stays, and ours is taken out of the sum. It has to be connected to the log system all the same.",
        zh: "不用。能满足条款的保留，套餐里减去对应产品。但仍要把它接入日志审计。",
      },
    },
    {
      question: { en: "What happens to the products after a year?", zh: "一年后产品怎么办？" },
      answer: {
        en: "They can be renewed singly, at the list price. If you let them go, the clauses they answered are open again, and a level 3 system is assessed every year.",
        zh: "可按目录价逐项续订。停用后对应条款重新不符合，而三级系统每年都要测评。",
      },
    },
    {
      question: { en: "Can it be done in a month?", zh: "一个月能办完吗？" },
      answer: {
        en: "The filing perhaps. An assessment that finds rules signed yesterday and logs two weeks old says so in the report.",
        zh: "备案或许可以。制度昨天签、日志只有两周，测评报告里会如实写。",
      },
    },
    {
      question: { en: "Our system stands in Indonesia. Is there anything alike?", zh: "系统在印尼，有类似制度吗？" },
      answer: {
        en: "Not this one. Indonesia has registration of operators and a law on personal data; ask for the compliance consulting that fits, not for this package.",
        zh: "没有等保。印尼有电子系统运营者登记和个人数据法，请另作咨询，不要买这个套餐。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Parts of it that can be had alone", zh: "可以单独购买的部分" },
  items: [
    { product: "islpcs", relation: { en: "Only the advice, when tools are there", zh: "工具齐全时，只买咨询" } },
    { product: "srs", relation: { en: "Only the reinforcement of hosts", zh: "只做主机加固" } },
    { product: "las", relation: { en: "The product that is missing most often", zh: "最常缺的一项产品" } },
    { product: "pts", relation: { en: "The test that level 3 includes beforehand", zh: "三级套餐里的测前渗透" } },
    { product: "cpcs", relation: { en: "Cryptography, when you are asked for that too", zh: "还被要求做密评时" } },
  ],
  solutions: ["dengbao-solution", "government"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Know the level first", zh: "先弄清级别" },
  lead: {
    en: "Tell us what the system does and how many hosts it has. The answer is a likely level, a sum for the first year and the week in which you would be done.",
    zh: "告诉我们系统做什么、有几台主机。我们答复大概几级、首年总价、第几周能完成。",
  },
  actions: [
    { label: { en: "Price a level 3 system", zh: "为三级系统报价" }, to: "?quote=1&rank=三级" },
    { label: { en: "Read how levels are found", zh: "看级别怎么定" }, to: "/products/islpcs" },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. A level 3 system with all nine products around it; each box with a seal is one of them.",
    zh: "图 1　三级系统与环绕它的九项产品，带印的方框各为一项。",
  },
  nodes: [
    {
      id: "visitors",
      label: { en: "Visitors", zh: "访客" },
      note: { en: "by TLS", zh: "走 TLS" },
      product: "ssl",
      column: 0,
      row: 0,
      kind: "outside",
    },
    { id: "staff", label: { en: "Your staff", zh: "你的员工" }, column: 2, row: 0, kind: "outside" },
    { id: "ddos", label: { en: "Anti-DDoS", zh: "DDoS 高防" }, product: "ddos", column: 0, row: 1, kind: "security" },
    { id: "ztsacs", label: { en: "Zero Trust", zh: "零信任" }, product: "ztsacs", column: 2, row: 1, kind: "security" },
    { id: "waf", label: { en: "Web firewall", zh: "应用防火墙" }, product: "waf", column: 0, row: 2, kind: "security" },
    { id: "vss", label: { en: "Scanning", zh: "漏洞扫描" }, product: "vss", column: 1, row: 2, kind: "security" },
    { id: "cag", label: { en: "Bastion", zh: "云堡垒机" }, product: "cag", column: 2, row: 2, kind: "security" },
    {
      id: "cwds",
      label: { en: "Tamper guard", zh: "网页防篡改" },
      product: "cwds",
      column: 0,
      row: 3,
      kind: "security",
    },
    {
      id: "hosts",
      label: { en: "Your hosts", zh: "业务主机" },
      note: { en: "with HostEye", zh: "装主机安全" },
      product: "hosteye",
      column: 1,
      row: 3,
      kind: "compute",
    },
    { id: "las", label: { en: "Log Audit", zh: "日志审计" }, product: "las", column: 2, row: 3, kind: "security" },
  ],
  edges: [
    { from: "visitors", to: "ddos", label: { en: "Visitors arrive over TLS", zh: "访客经 TLS 到达" } },
    { from: "ddos", to: "waf", label: { en: "What is no flood goes to the firewall", zh: "清洗后交给防火墙" } },
    { from: "waf", to: "cwds", label: { en: "What is no attack reaches the website", zh: "放行的请求到达网站" } },
    { from: "cwds", to: "hosts", label: { en: "whose files on the hosts are guarded", zh: "主机上的网页文件受保护" } },
    { from: "vss", to: "hosts", label: { en: "Scanning looks for known holes", zh: "扫描查找已知漏洞" } },
    { from: "staff", to: "ztsacs", label: { en: "Staff prove person and device", zh: "员工验证身份和设备" } },
    { from: "ztsacs", to: "cag", label: { en: "Administrators go on to the bastion", zh: "管理员再进堡垒机" } },
    { from: "cag", to: "hosts", label: { en: "and from there to a host, recorded", zh: "经录像后登录主机" } },
    { from: "hosts", to: "las", label: { en: "Records leave the host at once", zh: "日志即时移出主机" } },
  ],
};

export const content: PageContent = {
  code: "dengbao",
  title: { en: "Classified Protection, One Sum", zh: "等保一站式服务" },
  lead: {
    en: "From grading to the assessor's report under one contract: consulting, products for a year and the assessment itself, for Classified Protection (MLPS, 等保) at level 2 or 3. For organisations in China with neither a security team nor spare months.",
    zh: "从定级到拿到测评报告，一份合同办完：咨询、一年的产品、测评费都在里面，适用等保二级和三级。适合没有安全团队、时间也不宽裕的单位。",
  },
  actions: [
    { label: { en: "Price your system", zh: "为你的系统报价" }, to: "?quote=1" },
    { label: { en: "See the sum", zh: "看总价" }, to: "#prices" },
  ],
  figure,
  facts: [
    {
      label: { en: "Level 2 (demo price)", zh: "二级（演示价格）" },
      value: { is: "price", usd: dengbaoUsd.level2, unit: { en: "first year", zh: "首年" } },
      anchor: "prices",
    },
    {
      label: { en: "Products included", zh: "包含产品" },
      value: { is: "words", words: { en: "6 at level 2, 9 at level 3", zh: "二级 6 项，三级 9 项" } },
      anchor: "included",
    },
    {
      label: { en: "Duration, level 2 (demo)", zh: "二级工期（演示）" },
      value: { is: "words", words: { en: "10 to 14 weeks", zh: "10 至 14 周" } },
      anchor: "delivery",
    },
    {
      label: { en: "Who signs the report", zh: "报告由谁出" },
      value: { is: "words", words: { en: "An assessor of your choice", zh: "你选的测评机构" } },
      anchor: "faq",
    },
  ],
  blocks: [prices, coverage, steps, included, features, deliverable, questions, related, callToAction],
  seo: {
    title: { en: "Classified Protection (MLPS) in one contract", zh: "等保一站式服务：二级三级总价、条款、工期" },
    description: {
      en: "MLPS level 2 and 3 from grading to report: one sum for the first year, products mapped to clauses of GB/T 22239-2019, weeks, exclusions.",
      zh: "等保二级三级从定级到测评报告：首年总价、产品与 GB/T 22239-2019 条款对照、工期、不含内容，不包过。",
    },
    keywords: {
      en: "MLPS, classified protection, level 2, level 3, assessment, GB/T 22239-2019, ZhiAn Cloud",
      zh: "等保,等保2.0,等保二级,等保三级,等保测评,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
