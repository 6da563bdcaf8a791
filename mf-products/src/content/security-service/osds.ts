import { osdsUsd } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, Figure, StepsBlock } from "@zhian/page/content";
import type { DeliverableBlock } from "../../model/instrument-content.ts";
import type {
  ComparisonBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "What you get", zh: "服务内容" },
  heading: { en: "One person, and what stands behind that person", zh: "一个人，以及这个人背后的支撑" },
  lead: {
    en: "A chair in your office is easily filled. These five points decide whether it helps.",
    zh: "派个人坐在办公室不难，难的是真有用。差别在下面五点。",
  },
  items: [
    {
      title: { en: "You meet the person before you sign", zh: "先见人，后签约" },
      text: {
        en: "The engineer is named in the contract, with a CV and copies of the certificates that are claimed.",
        zh: "工程师姓名写进合同，附简历和所称证书的复印件。",
      },
      mechanism: {
        en: "You interview up to three candidates; the certificate numbers can be checked with whoever issued them.",
        zh: "你可以面试最多三名候选人，证书编号可向发证机构核验。",
      },
      limit: {
        en: "A named person can fall ill or leave. A replacement is introduced within five working days (demo), with a week of overlap where you allow it.",
        zh: "人会生病，也会离职。五个工作日内（演示）推荐替换人选，你同意的话新旧重叠一周。",
      },
    },
    {
      title: { en: "Your accounts, your bastion, your rules", zh: "用你的账号，走你的堡垒机" },
      text: {
        en: "The engineer works as one of your administrators would, and leaves the same trace.",
        zh: "和你自己的管理员一样登录，留下同样的痕迹。",
      },
      mechanism: {
        en: "Access goes through a bastion with a personal account and a second factor; sessions are recorded on your side.",
        zh: "使用个人账号加二次验证，经堡垒机登录，操作录像存在你那边。",
      },
      limit: {
        en: "No shared root password is taken over. Where none but a shared one exists, changing that is the first week's work.",
        zh: "不接手共享的 root 密码。如果只有共享密码，第一周先把它改掉。",
      },
    },
    {
      title: { en: "A second line on the telephone", zh: "电话那头有二线" },
      text: {
        en: "Nobody knows everything, least of all alone at a client's.",
        zh: "没有人什么都懂，何况是独自在客户现场。",
      },
      mechanism: {
        en: "Malware samples, odd logs and unclear advisories go to analysts, after you agreed which data may leave the house.",
        zh: "样本、看不懂的日志、说不清的漏洞通告，交给后台分析师；哪些数据可以带出，事先由你定。",
      },
      limit: {
        en: "Advice is included. A forensic investigation is a job of its own.",
        zh: "包含咨询，不包含取证调查，后者另行立项。",
      },
    },
    {
      title: { en: "Knowledge stays when the person goes", zh: "人走，经验留下" },
      text: {
        en: "What is done twice is written down, in your wiki and in your language.",
        zh: "做过两次的事就写成文档，放进你的知识库，用你的语言。",
      },
      mechanism: {
        en: "Each duty sheet links to a runbook; the set of runbooks is handed over, and tried out by a colleague of yours, in the last week.",
        zh: "值守记录关联操作手册；最后一周移交全部手册，并由你的同事照着做一遍。",
      },
      limit: {
        en: "It needs a colleague who takes over. To an empty chair nothing can be handed.",
        zh: "需要有人接手。没有接手的人，就没有移交。",
      },
    },
    {
      title: { en: "Changes wait for your yes", zh: "变更等你点头" },
      text: {
        en: "Watching and preparing needs no permission; changing does.",
        zh: "看和准备不用批，动手要批。",
      },
      mechanism: {
        en: "Three lists are agreed at the start: what may be done at once, what after a call, what only with a signed change form.",
        zh: "进场时约定三张清单：可立即执行的、电话确认后执行的、书面变更单批准后执行的。",
      },
      limit: {
        en: "At night and on holidays only the first list holds, unless somebody of yours can be reached.",
        zh: "夜间和节假日联系不到你的人时，只执行第一张清单。",
      },
    },
  ],
};

const day: SpecsBlock = {
  is: "specs",
  anchor: "day",
  nav: { en: "A working day", zh: "一天的工作" },
  heading: { en: "A working day, hour by hour", zh: "一个工作日，从早到晚" },
  lead: {
    en: "An ordinary Tuesday without an incident. Incidents push everything else aside, and the duty sheet says so.",
    zh: "以没有事件的普通周二为例。出了事件，其他都让路，值守记录里会写明。",
  },
  caption: { en: "Table 1. Plan of a day on duty (demo)", zh: "表 1　驻场一日安排（演示）" },
  columns: [
    { en: "Time", zh: "时间" },
    { en: "What is done", zh: "做什么" },
    { en: "What is left of it", zh: "留下什么" },
  ],
  rows: [
    {
      label: { en: "09:00", zh: "09:00" },
      cells: [
        {
          en: "Alerts of the night, backups, certificates that expire within 30 days",
          zh: "夜间告警、备份结果、30 天内到期的证书",
        },
        { en: "Three lines by mail before 09:45", zh: "09:45 前三行邮件" },
      ],
    },
    {
      label: { en: "10:00", zh: "10:00" },
      cells: [
        { en: "Alerts judged one by one: true, false, or rule to be mended", zh: "逐条研判：真、假，还是规则要改" },
        { en: "A verdict and its reason with each", zh: "每条附结论和理由" },
      ],
    },
    {
      label: { en: "11:00", zh: "11:00" },
      cells: [
        { en: "New advisories against your list of software", zh: "新漏洞通告对照你的软件清单" },
        { en: "Who is affected, by when to patch", zh: "受影响系统和补丁期限" },
      ],
    },
    {
      label: { en: "14:00", zh: "14:00" },
      cells: [
        {
          en: "Approved changes, in the window you set, with a way back prepared",
          zh: "在你定的窗口执行已批准变更，先备好回退",
        },
        { en: "Change form with before and after", zh: "变更单，含前后对照" },
      ],
    },
    {
      label: { en: "16:00", zh: "16:00" },
      cells: [
        { en: "One hour with your team: a case, a runbook, a question", zh: "和你的团队过一小时：案例、手册、答疑" },
        { en: "The runbook, corrected", zh: "修订后的手册" },
      ],
    },
    {
      label: { en: "17:30", zh: "17:30" },
      cells: [
        { en: "Duty sheet, open items, who is on call tonight", zh: "值守记录、未结事项、今晚联系人" },
        { en: "The sheet of figure 2", zh: "图 2 那一页" },
      ],
    },
  ],
  note: {
    en: "Five days of eight hours. Shifts at night need two or three people and are quoted apart.",
    zh: "按五天八小时计。需要夜班时由两到三人轮值，另行报价。",
  },
};

const deliverable: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Duty sheet", zh: "值守记录样例" },
  heading: { en: "What lies on your desk at half past five", zh: "下午五点半，放在你桌上的东西" },
  caption: {
    en: "Figure 2. A duty sheet of an invented client, a trading company named Example Trading",
    zh: "图 2　值守记录样例，客户“示例贸易”为虚构",
  },
  note: {
    en: "Client, hosts and people are made up; addresses are those set aside for documentation. Black bars stand for what a real sheet would not show outsiders.",
    zh: "客户、主机、人物均为虚构，地址取自文档保留段。涂黑处在真实记录中也不向外人展示。",
  },
  document: {
    title: { en: "Duty sheet, Tuesday", zh: "驻场值守记录（周二）" },
    number: "SAMPLE-OSDS-014",
    meta: [
      { en: "For the head of IT operations", zh: "呈：运维负责人" },
      { en: "One page a day, one summary a week", zh: "每日一页，每周一份小结" },
    ],
    parts: [
      {
        id: "alerts",
        name: { en: "Alerts", zh: "告警研判" },
        table: {
          columns: [
            { en: "Alert", zh: "告警" },
            { en: "Verdict", zh: "结论" },
            { en: "Reason", zh: "依据" },
          ],
          rows: [
            [
              { en: "SSH brute force on [[app-web-03]], 412 attempts", zh: "[[app-web-03]] 遭 SSH 爆破 412 次" },
              { en: "True, no success", zh: "属实，未成功" },
              {
                en: "Password login is off; no accepted key from 203.0.113.58",
                zh: "已禁用密码登录，203.0.113.58 无密钥登录成功记录",
              },
            ],
            [
              {
                en: "PowerShell with an encoded command on [[FIN-PC-21]]",
                zh: "[[FIN-PC-21]] 执行编码的 PowerShell 命令",
              },
              { en: "False", zh: "误报" },
              {
                en: "Decoded: inventory script of the endpoint manager, signed, deployed on Monday",
                zh: "解码后为终端管理的盘点脚本，有签名，周一下发",
              },
            ],
            [
              { en: "Outbound DNS, long TXT answers, 198.51.100.12", zh: "外联 198.51.100.12，超长 TXT 应答" },
              { en: "Open", zh: "未结" },
              {
                en: "Resolver log requested; host isolated at 11:20 after [[Mr L.]] agreed by telephone",
                zh: "已申请解析日志；11:20 经[[李某]]电话同意后隔离主机",
              },
            ],
          ],
        },
      },
      {
        id: "changes",
        name: { en: "Changes", zh: "变更" },
        paragraphs: [
          {
            en: "CHG-0231: TLS 1.0 and 1.1 switched off on the old portal, 14:05 to 14:11. Checked with openssl before and after; the way back was the saved configuration file. Two clients from [[a branch office]] failed and were updated.",
            zh: "CHG-0231：14:05 至 14:11 关闭旧门户的 TLS 1.0、1.1，前后均用 openssl 验证，回退方案为保存的配置文件。[[某分支]]两台终端连接失败，已升级。",
          },
        ],
      },
      {
        id: "log",
        name: { en: "Evidence", zh: "原始记录" },
        listing: [
          "09:12:40 las query: program=sshd AND result=accepted AND src=203.0.113.58  -> 0 hits",
          "11:20:07 hosteye isolate host=[[WH-LT-07]] by=[[duty-01]] approved=phone",
          "14:11:02 openssl s_client -connect portal.example:443 -tls1_1  -> alert protocol version",
        ],
      },
      {
        id: "open",
        name: { en: "Open for tomorrow", zh: "移交次日" },
        paragraphs: [
          {
            en: "Resolver log for the DNS case, due from the network team at 10:00. Certificate of mail.example expires in 19 days; renewal form prepared for signature.",
            zh: "DNS 事件等待网络组 10:00 前提供解析日志。mail.example 证书 19 天后到期，续期单已备好待签。",
          },
        ],
      },
    ],
    signed: {
      en: "Signed by the engineer on duty; countersigned by your shift lead, or sent back with a remark",
      zh: "由驻场工程师签字，你方值班负责人复签，或批注退回",
    },
  },
};

const comparison: ComparisonBlock = {
  is: "comparison",
  anchor: "comparison",
  nav: { en: "Alternatives", zh: "怎么选" },
  heading: { en: "On site, from afar, or now and then", zh: "驻场、远程，还是定期来" },
  lead: {
    en: "A person on site is the dearest of the three. Often one of the others is enough.",
    zh: "三种方式里驻场最贵，很多时候另外两种就够了。",
  },
  caption: { en: "Table 2. Three ways to have somebody look", zh: "表 2　三种“有人看着”的方式" },
  subjects: ["osds", "mss", "sis"],
  rows: [
    {
      criterion: { en: "Where the people are", zh: "人在哪里" },
      values: [
        { en: "At your desk", zh: "在你的办公室" },
        { en: "In our shifts", zh: "在我们的值班席" },
        { en: "On site for a day, then gone", zh: "来一天，做完就走" },
      ],
    },
    {
      criterion: { en: "Hours", zh: "时间" },
      values: [
        { en: "Your office hours", zh: "你的上班时间" },
        { en: "Up to all 24", zh: "最多 24 小时" },
        { en: "By the date agreed", zh: "按约定日期" },
      ],
    },
    {
      criterion: { en: "Can pull a cable", zh: "能否动手拔线" },
      values: [
        { en: "Yes", zh: "能" },
        { en: "No, tells you to", zh: "不能，通知你拔" },
        { en: "Only that day", zh: "当天可以" },
      ],
    },
    {
      criterion: { en: "Knows your colleagues by name", zh: "认识你的同事" },
      values: [
        { en: "After a week", zh: "一周后" },
        { en: "By their place in the call list", zh: "只认通讯录" },
        { en: "Hardly", zh: "基本不认识" },
      ],
    },
  ],
  chooseWhen: [
    {
      en: "systems may not be reached from outside, or the work is as much with people as with machines.",
      zh: "系统不允许外部接入，或者一半工作是和人打交道。",
    },
    {
      en: "attacks at three in the morning worry you more than presence at ten.",
      zh: "你更担心凌晨三点的攻击，而不是上午十点有没有人在。",
    },
    {
      en: "your own team runs things well and only wants a second pair of eyes each quarter.",
      zh: "自己的团队运转正常，只想每季度有人复查一遍。",
    },
  ],
};

const steps: StepsBlock = {
  is: "steps",
  anchor: "delivery",
  nav: { en: "First month", zh: "第一个月" },
  heading: { en: "From first talk to the end of the first month", zh: "从第一次沟通到满月" },
  items: [
    {
      title: { en: "Describe the chair", zh: "说清岗位" },
      text: {
        en: "Systems, hours, language, background checks that your house asks for, and what the person must never touch.",
        zh: "涉及系统、工作时间、语言、你方要求的背景审查，以及绝对不能碰的东西。",
      },
      who: { en: "You, with our service manager", zh: "你与我方服务经理" },
      duration: { en: "2 days", zh: "2 天" },
    },
    {
      title: { en: "Interview", zh: "面试" },
      text: {
        en: "Up to three candidates, an hour each, with a case from your own logs if you like.",
        zh: "最多三名候选人，每人一小时，可以拿你自己的日志出题。",
      },
      who: { en: "You decide", zh: "你决定" },
      duration: { en: "1 week", zh: "1 周" },
    },
    {
      title: { en: "Papers and accounts", zh: "手续与账号" },
      text: {
        en: "Confidentiality agreement with the person as well as with the company, badge, laptop of yours, bastion account.",
        zh: "公司和个人分别签保密协议，办门禁，用你方配发的电脑，开堡垒机账号。",
      },
      who: { en: "Both", zh: "双方" },
      duration: { en: "2 to 5 days", zh: "2 至 5 天" },
    },
    {
      title: { en: "Look first", zh: "先看" },
      text: {
        en: "A week without changes: inventory, alert rules, backups, call list. It ends with ten things to mend, in order.",
        zh: "第一周不做变更，只看资产、告警规则、备份、联系人，周末列出十件要改的事并排序。",
      },
      who: { en: "Duty engineer", zh: "驻场工程师" },
      duration: { en: "1 week", zh: "1 周" },
    },
    {
      title: { en: "Review", zh: "满月复盘" },
      text: {
        en: "After four weeks you say whether the person stays. If not, the change costs nothing.",
        zh: "四周后由你决定人是否留任。要换人，不收费。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "1 hour", zh: "1 小时" },
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By the week, the month, the year", zh: "按周、按月、按年" },
  lead: {
    en: "For one engineer, five days a week. The second line is part of it.",
    zh: "一名工程师，每周五天，含后台二线支持。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "week",
      name: { en: "One week", zh: "一周" },
      for: { en: "A gap in the team, an inspection, the days before a launch", zh: "临时缺人、迎检、上线前几天" },
      usd: osdsUsd.perWeek,
      unit: "week",
    },
    {
      id: "month",
      name: { en: "Monthly", zh: "按月" },
      for: {
        en: "A project of known length; at least one month, then two weeks' notice",
        zh: "有期限的项目，一个月起，提前两周通知结束",
      },
      usd: osdsUsd.perMonth,
      unit: "month",
    },
    {
      id: "year",
      name: { en: "Yearly", zh: "按年" },
      for: {
        en: "A post that you do not want to recruit for; twelve months, paid quarterly",
        zh: "不打算自己招的岗位，签十二个月，按季付款",
      },
      usd: osdsUsd.perYear,
      unit: "year",
    },
  ],
  note: {
    en: `Travel and lodging outside the engineer's city are charged as they arise, by receipts. ${demoPriceNote.en}`,
    zh: `跨城差旅与住宿凭票据实结算。${demoPriceNote.zh}`,
  },
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "What personnel and legal departments ask", zh: "人事和法务会问的" },
  items: [
    {
      question: { en: "Whose employee is the engineer?", zh: "工程师是谁的员工？" },
      answer: {
        en: "Ours: wages, social insurance and leave are our matter. You buy a service with a description, not a temporary employee, and the contract is written so.",
        zh: "我们的员工，工资、社保、休假由我们负责。你购买的是有服务说明的服务，不是劳务派遣，合同也按服务合同写。",
      },
    },
    {
      question: { en: "Which certificates does the engineer hold?", zh: "工程师持有什么证书？" },
      answer: {
        en: "It depends on the person. This page names none: you see the papers of each candidate before the interview, and put those you insist on into the contract.",
        zh: "因人而异，本页不作泛泛承诺。面试前你能看到每位候选人的证书，要求必备的写进合同。",
      },
    },
    {
      question: { en: "May the engineer also do our helpdesk?", zh: "能顺便做桌面运维吗？" },
      answer: {
        en: "No. The day fills up with printers, and the alert at eleven goes unread. Up to two hours a week of neighbouring work is fine.",
        zh: "不行。一忙打印机，十一点那条告警就没人看了。每周两小时以内的相关工作可以。",
      },
    },
    {
      question: { en: "What about holidays and sickness?", zh: "请假和生病怎么办？" },
      answer: {
        en: "Planned leave is covered by somebody who has spent two days with you before. On a sudden sick day the second line works from afar, if you allow it; otherwise the day is not charged.",
        zh: "计划内休假由提前跟岗两天的同事顶替。突发病假由二线远程支持；你不允许远程的话，当天不收费。",
      },
    },
    {
      question: { en: "Can we take the engineer over?", zh: "能把人挖过来吗？" },
      answer: {
        en: "After twelve months, with the engineer's consent and three months' notice. The runbooks make the change harmless.",
        zh: "满十二个月、本人同意、提前三个月通知即可。手册齐全，交接就不怕。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What the person on site works with", zh: "驻场人员手边的工具和后援" },
  items: [
    {
      product: "cag",
      relation: { en: "The door through which the engineer enters your hosts", zh: "工程师登录主机的唯一入口" },
    },
    { product: "las", relation: { en: "Where most verdicts are looked up", zh: "研判告警主要查它" } },
    { product: "mss", relation: { en: "Takes over when the engineer goes home", zh: "下班后由它接着看" } },
    { product: "ers", relation: { en: "Comes when an alert turns into an incident", zh: "告警升级为事件时进场" } },
    { product: "ipss", relation: { en: "More people, for a few decisive days", zh: "关键几天增派人手" } },
  ],
  solutions: ["government", "medical"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Try it for one week", zh: "先试一周" },
  lead: {
    en: "Book a week, let the engineer look at your alerts, and keep the list of ten things whether or not you go on.",
    zh: "订一周，让工程师看看你的告警。不论是否继续，那张“十件事”清单都归你。",
  },
  actions: [
    { label: { en: "Describe the post", zh: "提交岗位需求" }, to: "console:/ticket/create" },
    { label: { en: "Compare with remote watch", zh: "对比远程托管" }, to: "/products/mss" },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Where the engineer sits: between your tools and your people, with help behind.",
    zh: "图 1　驻场工程师的位置：一边是工具，一边是你的团队，背后有支援。",
  },
  nodes: [
    {
      id: "hosteye",
      label: { en: "HostEye", zh: "主机安全" },
      note: { en: "alerts", zh: "告警" },
      product: "hosteye",
      column: 0,
      row: 0,
      kind: "security",
    },
    {
      id: "las",
      label: { en: "Log Audit", zh: "日志审计" },
      note: { en: "evidence", zh: "依据" },
      product: "las",
      column: 1,
      row: 0,
      kind: "security",
    },
    {
      id: "duty",
      label: { en: "Duty engineer", zh: "驻场工程师" },
      note: { en: "in your office", zh: "在你的办公室" },
      product: "osds",
      column: 1,
      row: 1,
      kind: "security",
    },
    {
      id: "lead",
      label: { en: "Your lead", zh: "你方负责人" },
      note: { en: "says yes or no", zh: "批准或否决" },
      column: 2,
      row: 1,
      kind: "outside",
    },
    {
      id: "cag",
      label: { en: "Bastion", zh: "云堡垒机" },
      note: { en: "CAG", zh: "CAG" },
      product: "cag",
      column: 1,
      row: 2,
      kind: "security",
    },
    {
      id: "second",
      label: { en: "Second line", zh: "二线分析师" },
      note: { en: "on the phone", zh: "电话支援" },
      product: "mss",
      column: 0,
      row: 1,
      kind: "security",
    },
    { id: "hosts", label: { en: "Your hosts", zh: "你的主机" }, column: 1, row: 3, kind: "compute" },
  ],
  edges: [
    { from: "hosteye", to: "duty", label: { en: "Alerts reach the engineer", zh: "告警送到驻场工程师" } },
    { from: "las", to: "duty", label: { en: "Logs show whether they are true", zh: "日志用来判断真假" } },
    {
      from: "second",
      to: "duty",
      label: { en: "The second line helps with what is new", zh: "遇到没见过的，二线帮忙看" },
    },
    { from: "duty", to: "lead", label: { en: "Changes are put before your lead", zh: "变更先报你方负责人" } },
    { from: "duty", to: "cag", label: { en: "Approved work goes through the bastion", zh: "获批的操作经堡垒机执行" } },
    {
      from: "cag",
      to: "hosts",
      label: { en: "which records it on the way to your hosts", zh: "堡垒机录像后才到主机" },
    },
  ],
};

export const content: PageContent = {
  code: "osds",
  title: { en: "On-Site Duty Service", zh: "安全驻场服务" },
  lead: {
    en: "A security engineer works in your office, with your accounts and under your rules, for a week or for years. It suits houses whose systems cannot be reached from outside, and teams that are one person short.",
    zh: "一名安全工程师在你的办公室上班，用你的账号，守你的规矩，一周起，可按年。适合系统不许外部接入的单位，也适合刚好缺一个人的团队。",
  },
  actions: [
    { label: { en: "Read a duty sheet", zh: "看一页值守记录" }, to: "#sample" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/osds" },
  ],
  figure,
  facts: [
    {
      label: { en: "One week (demo price)", zh: "一周（演示价格）" },
      value: { is: "price", usd: osdsUsd.perWeek, unit: { en: "per week", zh: "每周" } },
      anchor: "prices",
    },
    {
      label: { en: "Candidates to meet", zh: "候选人" },
      value: { is: "words", words: { en: "Up to three", zh: "最多三名" } },
      anchor: "delivery",
    },
    {
      label: { en: "Record", zh: "工作留痕" },
      value: { is: "words", words: { en: "One signed page a day", zh: "每日一页，签字" } },
      anchor: "sample",
    },
    {
      label: { en: "Replacement (demo)", zh: "换人（演示）" },
      value: { is: "words", words: { en: "5 working days", zh: "5 个工作日" } },
      anchor: "features",
    },
  ],
  blocks: [day, deliverable, features, comparison, steps, prices, questions, related, callToAction],
  seo: {
    title: { en: "On-Site Duty Service: a security engineer with you", zh: "安全驻场服务 OSDS：工程师到你办公室值守" },
    description: {
      en: "A named security engineer on site by the week, month or year: a day hour by hour, a sample duty sheet, prices in USD and IDR, limits.",
      zh: "实名安全工程师驻场，按周、月、年：一日安排、值守记录样例、美元与印尼盾价格、服务边界。",
    },
    keywords: {
      en: "on-site security engineer, security staffing, duty service, OSDS, ZhiAn Cloud",
      zh: "安全驻场,驻场工程师,安全值守,OSDS,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
