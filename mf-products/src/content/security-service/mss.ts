import { mssUsdPerMonth } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, Figure, Words } from "@zhian/page/content";
import type { DeliverableBlock, TimelineBlock } from "../../model/instrument-content.ts";
import type {
  ComparisonBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const watch: Words = { en: "Watch", zh: "监测版" };
const respond: Words = { en: "Respond", zh: "处置版" };
const around: Words = { en: "Around the clock", zh: "全天候版" };

const night: TimelineBlock = {
  is: "timeline",
  anchor: "night",
  nav: { en: "One night", zh: "一个夜晚" },
  heading: { en: "Twenty to three in the morning, three times", zh: "凌晨两点四十分，三种结果" },
  lead: {
    en: "The same alert under two editions, and an alert that was none. Minutes are counted from the first log line.",
    zh: "同一条告警在两个版本下的走向，外加一条虚惊。时间从第一条日志算起，单位分钟。",
  },
  caption: {
    en: "Figure 2. Who could use what, minute by minute (invented cases, demo times)",
    zh: "图 2　每一分钟谁能用什么（虚构案例，演示时间）",
  },
  unit: "minutes",
  cases: [
    {
      id: "around",
      name: { en: "Stolen password, around the clock", zh: "账号被盗，全天候版" },
      end: 120,
      lanes: [
        {
          name: { en: "Customer portal", zh: "客户门户" },
          spans: [
            { from: 0, to: 22, state: "up", label: { en: "both servers", zh: "两台服务" } },
            { from: 22, to: 70, state: "slow", label: { en: "one isolated", zh: "隔离一台" } },
            { from: 70, to: 120, state: "up", label: { en: "both again", zh: "恢复两台" } },
          ],
        },
        {
          name: { en: "The thief's access", zh: "窃取者的权限" },
          spans: [
            { from: 0, to: 18, state: "up", label: { en: "open", zh: "可用" } },
            { from: 18, to: 120, state: "down", label: { en: "locked", zh: "已锁定" } },
          ],
        },
      ],
      events: [
        { at: 0, text: { en: "An operator's account signs in from a new country", zh: "运维账号从陌生国家登录" } },
        {
          at: 4,
          text: { en: "Rule fires: new place, new device, then sudo", zh: "规则命中：新地点、新设备，随后提权" },
        },
        { at: 11, text: { en: "The analyst has read the session and calls it real", zh: "分析师看完会话，判定为真" } },
        {
          at: 18,
          text: { en: "Account locked, sessions ended, as agreed beforehand", zh: "按预先授权锁定账号、踢掉会话" },
        },
        { at: 20, text: { en: "Your contact is telephoned", zh: "电话通知你的联系人" } },
        { at: 22, text: { en: "The server it had reached is taken out of the network", zh: "隔离被登录的服务器" } },
        { at: 70, text: { en: "A clean copy from the image takes its place", zh: "用镜像重建并重新上线" } },
      ],
      outcome: {
        en: "Eighteen minutes of access. The disk of the isolated server is kept for whoever investigates.",
        zh: "对方只有十八分钟。被隔离服务器的磁盘原样保留，供后续调查。",
      },
    },
    {
      id: "office-hours",
      name: { en: "The same, office hours only", zh: "同样的事，只买监测版" },
      end: 480,
      lanes: [
        {
          name: { en: "Customer portal", zh: "客户门户" },
          spans: [
            { from: 0, to: 150, state: "up", label: { en: "both servers", zh: "两台服务" } },
            { from: 150, to: 425, state: "slow", label: { en: "busy mining", zh: "被拿去挖矿" } },
            { from: 425, to: 480, state: "up", label: { en: "rebuilt", zh: "重建完成" } },
          ],
        },
        {
          name: { en: "The thief's access", zh: "窃取者的权限" },
          spans: [
            { from: 0, to: 395, state: "up", label: { en: "open", zh: "可用" } },
            { from: 395, to: 480, state: "down", label: { en: "locked by you", zh: "由你锁定" } },
          ],
        },
      ],
      events: [
        { at: 4, text: { en: "The same rule fires; an e-mail goes out", zh: "同一规则命中，发出邮件" } },
        { at: 150, text: { en: "A mining program starts on both servers", zh: "两台服务器启动挖矿程序" } },
        { at: 380, text: { en: "Nine o'clock: an analyst opens the alert", zh: "九点上班，分析师打开告警" } },
        { at: 395, text: { en: "You lock the account on our advice", zh: "你按建议锁定账号" } },
      ],
      outcome: {
        en: "Six and a half hours. An e-mail at night is read in the morning: this edition is for systems that can bear it.",
        zh: "六个半小时。半夜的邮件要早上才有人看：这个版本只适合扛得住这种延迟的系统。",
      },
    },
    {
      id: "harmless",
      name: { en: "An alert that was none", zh: "一场虚惊" },
      end: 60,
      lanes: [
        {
          name: { en: "Database", zh: "数据库" },
          spans: [{ from: 0, to: 60, state: "up", label: { en: "untouched", zh: "不受影响" } }],
        },
        {
          name: { en: "New backup account", zh: "新备份账号" },
          spans: [{ from: 0, to: 60, state: "up", label: { en: "left alone", zh: "未作限制" } }],
        },
      ],
      events: [
        { at: 0, text: { en: "An unknown account reads every table", zh: "陌生账号读取所有表" } },
        {
          at: 9,
          text: { en: "The change list names it: new backup, since yesterday", zh: "查变更单：昨天上线的新备份" },
        },
        {
          at: 15,
          text: { en: "Closed as harmless; the rule learns account and hour", zh: "判为误报，规则记住账号与时段" },
        },
      ],
      outcome: {
        en: "Nothing was blocked, nobody was woken. It works only because the change had been announced.",
        zh: "没有拦截，也没吵醒谁。前提是变更事先报备过。",
      },
    },
  ],
  note: {
    en: "Times are demo values. No response time is promised until the service agreement is published.",
    zh: "时间为演示数值，正式响应时限以公布的服务协议为准。",
  },
};

const sample: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Monthly report", zh: "月报样例" },
  heading: { en: "What a month leaves on your desk", zh: "一个月后，你桌上会有什么" },
  caption: {
    en: "Figure 3. From the monthly report of an invented client",
    zh: "图 3　安全托管月报节选，客户为虚构",
  },
  document: {
    title: { en: "Monthly report, October 2026", zh: "2026 年 10 月安全托管月报" },
    number: "SAMPLE-MSS-10",
    meta: [
      { en: "Client: [[a trading company]]", zh: "客户：[[某贸易公司]]" },
      { en: "For whoever answers for operations; page one for the board", zh: "读者：运维负责人；首页可直接给管理层" },
      { en: "12 to 20 pages (demo)", zh: "12 至 20 页（演示）" },
    ],
    parts: [
      {
        id: "funnel",
        name: { en: "From lines to incidents", zh: "从日志到事件" },
        paragraphs: [
          {
            en: "A rule that fires often and never means anything is a fault of ours. Two of them made up a third of all alerts; both are narrowed since 19 October.",
            zh: "总响却从不为真的规则，是我们的问题。本月有两条占了告警的三分之一，10 月 19 日起已收窄。",
          },
        ],
        table: {
          columns: [
            { en: "Stage", zh: "阶段" },
            { en: "October", zh: "10 月" },
            { en: "September", zh: "9 月" },
          ],
          rows: [
            [
              { en: "Log lines received", zh: "收到日志（条）" },
              { en: "41,200,000", zh: "41,200,000" },
              { en: "39,700,000", zh: "39,700,000" },
            ],
            [
              { en: "Alerts raised by rules", zh: "规则告警" },
              { en: "312", zh: "312" },
              { en: "458", zh: "458" },
            ],
            [
              { en: "Read by a person", zh: "人工研判" },
              { en: "312", zh: "312" },
              { en: "458", zh: "458" },
            ],
            [
              { en: "Real, and acted on", zh: "属实并处置" },
              { en: "7", zh: "7" },
              { en: "5", zh: "5" },
            ],
          ],
        },
      },
      {
        id: "incident",
        name: { en: "Incident 2026-10-04", zh: "事件 2026-10-04" },
        paragraphs: [
          {
            en: "14 October, 02:40. Account [[name]] signed in to the bastion with the right password from an address that had never been seen. A second factor was not asked for: the account stood on the exception list since March.",
            zh: "10 月 14 日 02:40，账号 [[姓名]] 从未出现过的地址、用正确密码登录堡垒机。该账号自 3 月起在例外名单里，没有触发二次验证。",
          },
          {
            en: "Not known: where the password came from. The mailbox of the person was searched with consent; nothing was found. The exception list now needs a date of expiry for each entry.",
            zh: "尚不清楚：密码从何泄露。经本人同意检查邮箱，未发现线索。例外名单今后每条都要写到期日。",
          },
        ],
        listing: [
          "02:40:07 cag   login ok user=[[...]] src=203.0.113.88 mfa=exempt",
          "02:44:13 mss   alert R-0217 new-country + new-device + sudo",
          "02:51:30 mss   verdict=real analyst=[[...]] ticket=10-04",
          "02:58:02 cag   account locked by=mss authority=A2",
          "03:02:40 vpc   security group of web-2 := quarantine",
        ],
      },
      {
        id: "open",
        name: { en: "Still open, and whose", zh: "未闭环与责任人" },
        table: {
          columns: [
            { en: "Item", zh: "事项" },
            { en: "Owner", zh: "责任方" },
            { en: "Open for", zh: "已开" },
          ],
          rows: [
            [
              { en: "Old FTP server sends no logs", zh: "老 FTP 服务器不送日志" },
              { en: "Client, IT", zh: "客户 IT 部" },
              { en: "63 days", zh: "63 天" },
            ],
            [
              { en: "Two accounts of people who left", zh: "两个离职人员账号" },
              { en: "Client, personnel", zh: "客户人事部" },
              { en: "12 days", zh: "12 天" },
            ],
            [
              { en: "Rule R-0188 too wide", zh: "规则 R-0188 过宽" },
              { en: "Ours", zh: "我方" },
              { en: "6 days", zh: "6 天" },
            ],
          ],
        },
      },
    ],
    signed: {
      en: "Signed by the analyst who kept the client's watch and by the head of the shift",
      zh: "由负责该客户的分析师与值班长签字",
    },
  },
  note: {
    en: "Invented figures, but the arithmetic holds: lines, alerts and incidents are counted by the same query that you can run yourself.",
    zh: "数字为虚构，口径是真的：日志、告警、事件都由同一条查询统计，你自己也能跑。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "work",
  nav: { en: "The work", zh: "做什么" },
  heading: { en: "Five things that a shift does", zh: "值班席上的五件事" },
  lead: {
    en: "You have the products already, or rent them here. What is missing is somebody who looks at them.",
    zh: "设备你已经有了，或者在这里租。缺的是有人看。",
  },
  items: [
    {
      title: { en: "Notice that a source went silent", zh: "先发现“不响了”" },
      text: {
        en: "No alert may mean peace, or a cable that was pulled.",
        zh: "没有告警，可能是太平，也可能是线断了。",
      },
      mechanism: {
        en: "Each log source has an expected volume by hour and weekday; below a tenth of it a ticket is opened within the hour.",
        zh: "每个日志源都有分时段的预期量，低于一成时一小时内开工单。",
      },
      limit: {
        en: "The expectation takes two weeks to learn. A source that is silent by nature needs a heartbeat of its own.",
        zh: "预期量要学习两周；本来就安静的源需要单独发心跳。",
      },
    },
    {
      title: { en: "Judge before ringing", zh: "先研判，再打电话" },
      text: {
        en: "You are called for what is real, with what has been done about it so far.",
        zh: "打给你的电话，都是已经判定属实、并说得清处置到哪一步的。",
      },
      mechanism: {
        en: "An analyst reads the session around the alert: who, from where, what before and after, which change was announced. The verdict and its reason are written down.",
        zh: "分析师看告警前后的完整会话：谁、从哪来、前后做了什么、有没有报备变更，结论和理由都留痕。",
      },
      limit: {
        en: "Judging is only as good as the logs. What is encrypted from end to end, or not logged, stays unseen.",
        zh: "研判质量取决于日志；端到端加密或没记录的行为看不到。",
      },
    },
    {
      title: { en: "Act within a mandate", zh: "在授权内动手" },
      text: {
        en: "At night nobody should have to look for someone who may decide.",
        zh: "半夜不该再去找能拍板的人。",
      },
      mechanism: {
        en: "A list signed beforehand says which action may be taken on which systems without asking. Each action has its way back, and is in the ticket with the time.",
        zh: "事先签好清单：哪些系统、哪些动作可以先做后报。每个动作都写明如何撤回，并在工单里留时间。",
      },
      limit: {
        en: "Systems on your exclusion list are never touched, even when it would help.",
        zh: "排除名单上的系统绝不碰，哪怕碰了更好。",
      },
    },
    {
      title: { en: "Look without an alert", zh: "没有告警也去找" },
      text: {
        en: "Once a week somebody asks a question that no rule asks.",
        zh: "每周有人提一个规则没问过的问题。",
      },
      mechanism: {
        en: "Hunts follow techniques by their number in MITRE ATT&CK, such as T1053 (scheduled tasks); what was found twice becomes a rule.",
        zh: "按 MITRE ATT&CK 技术编号排查，例如 T1053（计划任务）；出现两次的就固化成规则。",
      },
      limit: {
        en: "Four hours a week in Respond, ten around the clock (demo). Not in Watch.",
        zh: "处置版每周四小时，全天候版每周十小时（演示）；监测版不含。",
      },
    },
    {
      title: { en: "Say what is not covered", zh: "写明看不到什么" },
      text: {
        en: "A report that shows only green invites surprises.",
        zh: "全是绿色的报告最危险。",
      },
      mechanism: {
        en: "The systems of your asset list are compared with those that send logs; the difference is printed on the first page, by name.",
        zh: "拿资产清单和实际送日志的系统比对，差额点名列在首页。",
      },
      limit: {
        en: "A system that is on no list is not missed. For those there is the asset survey.",
        zh: "清单上没有的系统发现不了，那是资产测绘的事。",
      },
    },
  ],
};

const recommends: Words = { en: "Recommends", zh: "建议" };
const asks: Words = { en: "Asks, then does", zh: "先问后做" };
const does: Words = { en: "Does, then tells", zh: "先做后报" };
const never: Words = { en: "Never", zh: "不做" };

const mandate: SpecsBlock = {
  is: "specs",
  anchor: "mandate",
  nav: { en: "Mandate", zh: "处置授权" },
  heading: { en: "Who may pull which plug", zh: "谁能拔哪根线" },
  lead: {
    en: "The default mandate. You change it line by line, and system by system, before the first shift.",
    zh: "这是默认授权。上岗前你可以逐行、逐系统修改。",
  },
  caption: { en: "Table 1. Default mandate by edition", zh: "表 1　各版本的默认处置授权" },
  columns: [{ en: "Action", zh: "动作" }, watch, respond, around],
  rows: [
    { label: { en: "Block an address at the web firewall", zh: "在 WAF 封禁地址" }, cells: [recommends, does, does] },
    { label: { en: "Lock an account, end its sessions", zh: "锁定账号、结束会话" }, cells: [recommends, asks, does] },
    { label: { en: "Cut one server off the network", zh: "隔离一台服务器" }, cells: [recommends, asks, does] },
    { label: { en: "Stop a program, move its file away", zh: "停进程、隔离文件" }, cells: [recommends, asks, does] },
    { label: { en: "Take a whole site offline", zh: "整站下线" }, cells: [recommends, asks, asks] },
    { label: { en: "Change your code or your data", zh: "改代码、改数据" }, cells: [never, never, never] },
    {
      label: { en: "Report to an authority in your name", zh: "以你的名义上报主管部门" },
      cells: [never, never, never],
    },
  ],
  note: {
    en: "For the last line we prepare the text and the facts. The duty to report is yours and cannot be handed over.",
    zh: "最后一行我们可以备好材料和事实，报告义务仍在你方，不能转移。",
  },
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "Three editions, told apart by who is awake", zh: "三个版本，差别在谁醒着" },
  demo: demoPrices,
  lines: [
    {
      id: "watch",
      name: watch,
      for: {
        en: "Up to 20 hosts; working days from 9 to 18; e-mail",
        zh: "20 台主机以内，工作日 9 至 18 点，邮件通知",
      },
      usd: mssUsdPerMonth.watch,
      unit: "month",
    },
    {
      id: "respond",
      name: respond,
      for: { en: "Up to 50 hosts; every day from 8 to 24; telephone", zh: "50 台以内，每天 8 至 24 点，电话通知" },
      usd: mssUsdPerMonth.respond,
      unit: "month",
    },
    {
      id: "around",
      name: around,
      for: { en: "Up to 100 hosts; day and night; two analysts on shift", zh: "100 台以内，昼夜值守，双人在岗" },
      usd: mssUsdPerMonth.around,
      unit: "month",
    },
  ],
  note: {
    en: `${demoPriceNote.en} Products that gather the logs are priced on their own pages.`,
    zh: `${demoPriceNote.zh}采集日志的产品另计，见各自页面。`,
  },
};

const comparison: ComparisonBlock = {
  is: "comparison",
  anchor: "comparison",
  heading: { en: "Rented attention, in four forms", zh: "同样是“请人看”，四种请法" },
  caption: { en: "Table 2. Managed security beside its siblings", zh: "表 2　安全托管与相近服务对照" },
  subjects: ["mss", "osds", "ers", "sis"],
  rows: [
    {
      criterion: { en: "Where the people sit", zh: "人在哪里" },
      values: [
        { en: "With us, for many clients", zh: "在我方，服务多家" },
        { en: "At your desk, for you alone", zh: "在你办公室，只服务你" },
        { en: "Wherever the incident is", zh: "事件在哪人在哪" },
        { en: "On a visit, or connected for a day", zh: "上门或远程一天" },
      ],
    },
    {
      criterion: { en: "They look", zh: "看的频度" },
      values: [
        { en: "All the time, at alerts", zh: "持续盯告警" },
        { en: "In working hours, at everything", zh: "工作时间，什么都管" },
        { en: "When you call", zh: "你呼叫之后" },
        { en: "Once, each quarter or each month", zh: "单次、每季或每月" },
      ],
    },
    {
      criterion: { en: "They know your business", zh: "对你业务的了解" },
      values: [
        { en: "From a written profile", zh: "靠书面档案" },
        { en: "After a month, well", zh: "一个月后很熟" },
        { en: "What they learn in the first hour", zh: "第一小时现学" },
        { en: "From the last report", zh: "靠上一份报告" },
      ],
    },
  ],
  chooseWhen: [
    { en: "the logs exist and nobody reads them at night.", zh: "日志有了，夜里没人看。" },
    { en: "someone must also walk over to people and machines.", zh: "还需要有人走到现场、走到同事面前。" },
    { en: "it has happened already.", zh: "事情已经发生。" },
    { en: "little changes, and a look at intervals is enough.", zh: "变化不多，定期看看就够。" },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Before you hand over the watch", zh: "交出值班之前" },
  items: [
    {
      question: { en: "Must I buy your products for it?", zh: "必须用你们的产品吗？" },
      answer: {
        en: "No. Whatever writes syslog, JSON or a readable file can be connected. Acting is a different matter: we can only lock what gives us an interface for it.",
        zh: "不必。能输出 syslog、JSON 或可读文件的都能接。处置另说：对方没有接口，我们就锁不了。",
      },
    },
    {
      question: { en: "What can your analysts see?", zh: "分析师能看到什么？" },
      answer: {
        en: "The logs you send and the consoles you grant, by named accounts through your bastion, recorded. Content of mails and databases is not needed and not asked for.",
        zh: "你送来的日志和授权的控制台，实名账号经你的堡垒机登录，全程录像。邮件正文、数据库内容不需要，也不会要。",
      },
    },
    {
      question: { en: "How long until the first shift?", zh: "多久能上岗？" },
      answer: {
        en: "Three weeks (demo): one to connect, two to learn what is normal. During the two, alerts are read but nothing is acted on.",
        zh: "约三周（演示）：一周接入，两周学习常态。学习期间只看不动手。",
      },
    },
    {
      question: { en: "What if you miss something?", zh: "漏了怎么办？" },
      answer: {
        en: "It is written into the next report as a miss, with the line that should have raised it and the rule that now does. What is owed beyond that will stand in the service agreement.",
        zh: "下一份报告会如实写成“漏报”，附上本该触发的日志和补上的规则。赔付以公布的服务协议为准。",
      },
    },
    {
      question: { en: "Can we leave with our data?", zh: "不续约，数据怎么带走？" },
      answer: {
        en: "Logs are yours and can be exported as files. Tickets, verdicts and the rules written for you are handed over as text; our general rules are not.",
        zh: "日志归你，可导出文件。工单、研判结论和为你写的规则以文本移交，通用规则库不在其内。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What the watch needs to see by", zh: "值班要靠什么看" },
  items: [
    { product: "las", relation: { en: "Gathers the lines that are read", zh: "汇集要看的日志" } },
    { product: "hosteye", relation: { en: "Its eyes and hands on each host", zh: "在主机上的眼和手" } },
    { product: "waf", relation: { en: "Where addresses are blocked", zh: "封禁地址的地方" } },
    { product: "ers", relation: { en: "Takes over when an alert has become an incident", zh: "告警升级为事件后接手" } },
    { product: "ipss", relation: { en: "Doubles the shift for days that matter", zh: "重要日子加派人手" } },
  ],
  solutions: ["government"],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Logs come up on the left, decisions go down on the right; the broken line is what all of it is for.",
    zh: "图 1　日志从左边上来，处置从右边下去。虚线就是要盯的东西。",
  },
  nodes: [
    {
      id: "you",
      label: { en: "Your contact", zh: "你的联系人" },
      note: { en: "by telephone", zh: "电话" },
      column: 2,
      row: 0,
      kind: "outside",
    },
    {
      id: "mss",
      label: { en: "Analysts", zh: "分析师" },
      note: { en: "MSS", zh: "MSS" },
      product: "mss",
      column: 1,
      row: 1,
      kind: "security",
    },
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
      id: "cag",
      label: { en: "Bastion", zh: "堡垒机" },
      note: { en: "every act recorded", zh: "动作全录像" },
      product: "cag",
      column: 2,
      row: 1,
      kind: "security",
    },
    { id: "waf", label: { en: "Web firewall", zh: "应用防火墙" }, product: "waf", column: 1, row: 2, kind: "security" },
    { id: "bcc", label: { en: "Servers", zh: "云服务器" }, product: "bcc", column: 1, row: 3, kind: "compute" },
    {
      id: "hosteye",
      label: { en: "HostEye", zh: "主机安全" },
      product: "hosteye",
      column: 0,
      row: 3,
      kind: "security",
    },
    { id: "intruder", label: { en: "Intruder", zh: "入侵者" }, column: 2, row: 3, kind: "outside" },
  ],
  edges: [
    {
      from: "intruder",
      to: "bcc",
      isAttack: true,
      label: { en: "An intruder uses a stolen password", zh: "入侵者使用盗来的密码" },
    },
    { from: "waf", to: "las", label: { en: "The firewall sends its log", zh: "防火墙送出日志" } },
    { from: "hosteye", to: "las", label: { en: "So does each host", zh: "每台主机也送出日志" } },
    { from: "las", to: "mss", label: { en: "Alerts are read by a person", zh: "告警由人来看" } },
    { from: "mss", to: "you", label: { en: "What is real is told to your contact", zh: "属实的通知你的联系人" } },
    { from: "mss", to: "cag", label: { en: "Analysts act through the bastion only", zh: "分析师只经堡垒机动手" } },
    { from: "cag", to: "bcc", label: { en: "and isolate what was reached", zh: "隔离已被触及的主机" } },
    {
      from: "hosteye",
      to: "bcc",
      label: { en: "HostEye stops the program on the server", zh: "主机安全停掉服务器上的程序" },
    },
  ],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Try it on one log source", zh: "先接一个日志源试试" },
  lead: {
    en: "Connect the bastion or the web firewall for two weeks, in Watch. At the end you have one report, and no obligation to go on.",
    zh: "用监测版把堡垒机或防火墙接进来看两周，到期给你一份报告，续不续随你。",
  },
  actions: [
    { label: { en: "Connect a source", zh: "接入日志源" }, to: "console:/mss/create" },
    { label: { en: "Write the mandate", zh: "先看处置授权" }, to: "#mandate" },
  ],
};

export const content: PageContent = {
  code: "mss",
  title: { en: "Managed Security Service", zh: "安全托管服务" },
  lead: {
    en: "Our analysts read the alerts of your firewalls, hosts and bastion, decide which are real, and act within a mandate that you signed. For teams that own the products but have nobody for the night.",
    zh: "分析师替你看防火墙、主机和堡垒机的告警，判断真假，并在你签过的授权内动手。适合设备齐了、夜里却没人的团队。",
  },
  actions: [
    { label: { en: "Look at one night", zh: "看一个夜晚" }, to: "#night" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/mss" },
  ],
  figure,
  facts: [
    {
      label: { en: "Watch edition (demo price)", zh: "监测版（演示价格）" },
      value: { is: "price", usd: mssUsdPerMonth.watch, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "Alerts read by a person", zh: "人工研判的告警" },
      value: { is: "words", words: { en: "Every one", zh: "每一条" } },
      anchor: "sample",
    },
    {
      label: { en: "Acts without asking", zh: "先做后报" },
      value: { is: "words", words: { en: "Only what you signed", zh: "仅限你签过的" } },
      anchor: "mandate",
    },
    {
      label: { en: "Until the first shift (demo)", zh: "上岗准备（演示）" },
      value: { is: "words", words: { en: "Three weeks", zh: "约三周" } },
      anchor: "faq",
    },
  ],
  blocks: [night, features, mandate, sample, prices, comparison, questions, related, callToAction],
  seo: {
    title: { en: "Managed security: one night, the mandate, the report", zh: "安全托管服务 MSS：值守、授权与月报样例" },
    description: {
      en: "Analysts who judge alerts and act within a signed mandate: one night minute by minute, who may pull which plug, a sample report and demo prices.",
      zh: "分析师研判告警并在授权内处置：一夜实录、处置授权表、月报样例与演示价格。",
    },
    keywords: {
      en: "managed security service, MSS, MDR, SOC, 24x7 monitoring, ZhiAn Cloud",
      zh: "安全托管,MSS,7×24值守,告警研判,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
