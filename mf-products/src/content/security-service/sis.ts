import { sisUsd } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, StepsBlock, Words } from "@zhian/page/content";
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

const day: StepsBlock = {
  is: "steps",
  anchor: "day",
  nav: { en: "The day", zh: "巡检当天" },
  heading: { en: "An inspection day, from nine to five", zh: "巡检的一天，朝九晚五" },
  lead: {
    en: "The round is always walked in the same order. So a thing that changed stands out, and a thing that was forgotten is missed.",
    zh: "每次按同一条路线走。变了的会显眼，漏了的会缺席。",
  },
  items: [
    {
      title: { en: "Nine: what happened since", zh: "九点：上次以来发生了什么" },
      text: {
        en: "Changes, incidents, people who came and went, open points of the last round. What nobody tells us we shall otherwise take for an intrusion.",
        zh: "变更、故障、人员进出、上次遗留。不说的话，我们会把正常变更当成入侵。",
      },
      who: { en: "Your administrator", zh: "你的管理员" },
      duration: { en: "45 minutes", zh: "45 分钟" },
    },
    {
      title: { en: "Ten: the round", zh: "十点：走一圈" },
      text: {
        en: "Table 1, column by column, on your screen. We ask, your administrator types: no password leaves his hands.",
        zh: "按表 1 逐列查，在你的屏幕上看。我们提问，管理员操作，口令不离手。",
      },
      who: { en: "Inspector and administrator", zh: "巡检工程师与管理员" },
      duration: { en: "3 hours", zh: "3 小时" },
    },
    {
      title: { en: "Two: one restore", zh: "两点：恢复一份备份" },
      text: {
        en: "One backup, drawn by lot, is restored to an empty place and opened. This is the only test that says something about backups.",
        zh: "抽签选一份备份，恢复到空机器并打开。要说备份有没有用，只有这一种检验。",
      },
      who: { en: "Your administrator, we watch the clock", zh: "管理员操作，我们计时" },
      duration: { en: "1 to 2 hours", zh: "1 至 2 小时" },
    },
    {
      title: { en: "Four: read out, sign", zh: "四点：宣读与签字" },
      text: {
        en: "Findings are read aloud before they are printed. What is disputed stays in the record, with both opinions.",
        zh: "先念一遍再打印。有分歧的照样记录，两种意见都写上。",
      },
      who: { en: "Both sign", zh: "双方签字" },
      duration: { en: "1 hour", zh: "1 小时" },
    },
  ],
};

const each: Words = { en: "Each time", zh: "每次" };
const quarter: Words = { en: "Once a quarter", zh: "每季" };
const half: Words = { en: "Twice a year", zh: "每半年" };

const round: SpecsBlock = {
  is: "specs",
  anchor: "round",
  nav: { en: "The round", zh: "巡检项" },
  heading: { en: "Twelve stops, and what each one asks", zh: "十二个点，每个点问什么" },
  caption: { en: "Table 1. The standard round (demo values)", zh: "表 1　标准巡检路线（演示数值）" },
  columns: [
    { en: "Stop", zh: "巡检点" },
    { en: "Question", zh: "问什么" },
    { en: "A finding, if", zh: "记为问题的情形" },
    { en: "When", zh: "频度" },
  ],
  rows: [
    {
      label: { en: "Disks", zh: "磁盘" },
      cells: [
        { en: "When will each be full at the present rate?", zh: "按现在的速度，哪天写满？" },
        { en: "Less than 90 days", zh: "不足 90 天" },
        each,
      ],
    },
    {
      label: { en: "Certificates and domains", zh: "证书与域名" },
      cells: [
        { en: "Which ends next, and who renews it?", zh: "哪张最先到期，谁来续？" },
        { en: "Less than 45 days, or nobody", zh: "不足 45 天，或没人管" },
        each,
      ],
    },
    {
      label: { en: "Accounts", zh: "账号" },
      cells: [
        { en: "Who is new, who has left, who is an administrator?", zh: "新来的、离职的、管理员各有谁？" },
        { en: "An account without a living owner", zh: "有账号，没有对应的人" },
        each,
      ],
    },
    {
      label: { en: "Rules of firewalls", zh: "防火墙规则" },
      cells: [
        { en: "What was added, and on which ticket?", zh: "新增了什么，依据哪张单？" },
        { en: "“Any” as a source, or no ticket", zh: "来源为任意，或没有单" },
        each,
      ],
    },
    {
      label: { en: "Backups", zh: "备份" },
      cells: [
        { en: "Did one restore, and how long did it take?", zh: "能恢复吗，用了多久？" },
        { en: "Longer than the business can wait", zh: "超过业务能等的时间" },
        each,
      ],
    },
    {
      label: { en: "Logs", zh: "日志" },
      cells: [
        { en: "Is there a line from each system 180 days ago?", zh: "每个系统 180 天前那天有没有记录？" },
        { en: "A day without lines", zh: "有一天是空的" },
        each,
      ],
    },
    {
      label: { en: "Clocks", zh: "时钟" },
      cells: [
        { en: "How far do they differ?", zh: "相差多少？" },
        { en: "More than one second", zh: "超过一秒" },
        quarter,
      ],
    },
    {
      label: { en: "Updates", zh: "更新" },
      cells: [
        { en: "How old is the oldest known hole?", zh: "最老的已知漏洞有多老？" },
        { en: "Critical and older than 30 days", zh: "严重且超过 30 天" },
        each,
      ],
    },
    {
      label: { en: "Scheduled tasks", zh: "计划任务" },
      cells: [
        { en: "Does anybody know each of them?", zh: "每一条都有人认识吗？" },
        { en: "Somebody shrugs", zh: "没人认领" },
        quarter,
      ],
    },
    {
      label: { en: "Alarms", zh: "告警" },
      cells: [
        { en: "If we cause one, whose telephone rings?", zh: "我们触发一条，谁的电话会响？" },
        { en: "Nobody's within 15 minutes", zh: "15 分钟内没人响" },
        quarter,
      ],
    },
    {
      label: { en: "Room", zh: "机房" },
      cells: [
        { en: "Lamps, filters, dates on the UPS batteries, door log", zh: "指示灯、滤网、UPS 电池日期、门禁记录" },
        { en: "Amber, grey, past, unsigned", zh: "亮黄灯、积灰、过期、漏签" },
        half,
      ],
    },
    {
      label: { en: "Papers", zh: "制度文档" },
      cells: [
        { en: "Do the telephone numbers in the emergency plan answer?", zh: "应急预案里的电话打得通吗？" },
        { en: "One of them does not", zh: "有一个打不通" },
        half,
      ],
    },
  ],
  note: {
    en: "On a remote day the room is left out. Stops may be exchanged; their number stays twelve, so that a day remains a day.",
    zh: "远程巡检不含机房。巡检点可以替换，总数保持十二个，一天能做完。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "why",
  nav: { en: "Why regular", zh: "为何定期" },
  heading: { en: "What only repetition shows", zh: "只有反复看才看得出的事" },
  items: [
    {
      title: { en: "A date instead of a percentage", zh: "给日期，不给百分比" },
      text: {
        en: "“82 % full” worries nobody. “Full on 9 February” does.",
        zh: "“已用 82%”没人着急，“2 月 9 日写满”才会。",
      },
      mechanism: {
        en: "A line is laid through the values of all rounds so far; the report gives the day on which it crosses the limit.",
        zh: "把历次数值连成趋势线，报告写出触线那天的日期。",
      },
      limit: {
        en: "Needs three rounds. Jumps such as a migration are left out by hand, and this is noted.",
        zh: "至少三次数据；迁移等突变由人工剔除并注明。",
      },
    },
    {
      title: { en: "Open points do not die quietly", zh: "遗留问题不会悄悄消失" },
      text: {
        en: "A point that was raised in March is read out again in June, with its age.",
        zh: "三月提的问题，六月照样念，并报出“年龄”。",
      },
      mechanism: {
        en: "Points carry one number for life. They are closed by evidence or accepted by a named person, nothing else.",
        zh: "每个问题终身一个编号，要么凭证据关闭，要么由具名的人接受。",
      },
      limit: {
        en: "We cannot make anybody do it. From the third round on, the list goes to the addressee above as well.",
        zh: "我们没法逼谁去改；第三次仍未动的，清单同时抄送上一级。",
      },
    },
    {
      title: { en: "A stranger's eyes, but the same stranger", zh: "外人的眼睛，但总是同一个外人" },
      text: {
        en: "He knows your rooms, and does not know the excuses.",
        zh: "熟悉你的环境，但不习惯你的借口。",
      },
      mechanism: {
        en: "One inspector for a year, a different one in every fourth round, who is not shown the last report until noon.",
        zh: "一年固定一人，每第四次换人交叉巡检，中午以前不给他看上次报告。",
      },
      limit: {
        en: "Illness happens. A substitute is announced the day before, and you may postpone.",
        zh: "临时有事会提前一天告知替换人选，你可以改期。",
      },
    },
    {
      title: { en: "Signed on the same day", zh: "当天签字" },
      text: {
        en: "No report that arrives when everybody has forgotten the day.",
        zh: "不会等大家都忘了才收到报告。",
      },
      mechanism: {
        en: "The record is filled in during the round and printed at four; only the trends follow, within three working days.",
        zh: "边走边填，四点打印；只有趋势分析在三个工作日内补交。",
      },
      limit: {
        en: "A signature says that it was seen, not that it is agreed with.",
        zh: "签字代表看过，不代表认同。",
      },
    },
  ],
};

const sample: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Sample record", zh: "记录样例" },
  heading: { en: "The record, as it is signed", zh: "签字的记录长什么样" },
  caption: {
    en: "Figure 1. Third round at a factory that we made up",
    zh: "图 1　第三次巡检记录，工厂为虚构",
  },
  document: {
    title: { en: "Inspection record, third quarter", zh: "第三季度安全巡检记录" },
    number: "SAMPLE-SIS-Q3",
    meta: [
      { en: "Site: [[name, town]]", zh: "地点：[[单位，城市]]" },
      { en: "17 September 2026, on site", zh: "2026 年 9 月 17 日，现场" },
      { en: "Present: [[two names]]", zh: "在场：[[两人姓名]]" },
    ],
    parts: [
      {
        id: "round",
        name: { en: "Round", zh: "巡检结果" },
        table: {
          columns: [
            { en: "Stop", zh: "巡检点" },
            { en: "Seen", zh: "所见" },
            { en: "Since June", zh: "较 6 月" },
          ],
          rows: [
            [
              { en: "Disks", zh: "磁盘" },
              { en: "db-1 /var/lib/mysql full on 9 February", zh: "db-1 数据盘预计 2 月 9 日写满" },
              { en: "3 weeks sooner", zh: "提前 3 周" },
            ],
            [
              { en: "Accounts", zh: "账号" },
              { en: "41, of which 2 without an owner: [[a. b.]], “scan”", zh: "41 个，其中 2 个无主：[[甲某]]、scan" },
              { en: "was 5", zh: "原为 5 个" },
            ],
            [
              { en: "Rules", zh: "规则" },
              { en: "3 new, all with ticket; 1 open to any source", zh: "新增 3 条均有单，其中 1 条来源任意" },
              { en: "new", zh: "新增问题" },
            ],
            [
              { en: "Alarms", zh: "告警" },
              { en: "Test alarm at 11:20, first call at 11:27", zh: "11:20 触发测试，11:27 有人来电" },
              { en: "was 52 minutes", zh: "原为 52 分钟" },
            ],
          ],
        },
      },
      {
        id: "restore",
        name: { en: "Restore", zh: "恢复检验" },
        paragraphs: [
          {
            en: "Drawn: file server, Tuesday's backup. 410 GiB in 3 hours 12 minutes, then opened: all but one folder. The folder [[production drawings]] had been excluded in 2023, for a weekend, and never put back. Its owner learnt of it today.",
            zh: "抽中：文件服务器，周二备份。410 GiB，用时 3 小时 12 分，除一个目录外均可打开。[[生产图纸]] 目录 2023 年某个周末被临时排除，之后没加回来，责任人今天才知道。",
          },
        ],
        listing: [
          "exclude-from backup.conf   /srv/files/[[drawings]]   # weekend only! 2023-05-12",
          "restored 1,204,377 files   expected 1,291,020",
        ],
      },
      {
        id: "open",
        name: { en: "Open points", zh: "遗留问题" },
        table: {
          columns: [
            { en: "Number", zh: "编号" },
            { en: "Point", zh: "问题" },
            { en: "Age", zh: "年龄" },
            { en: "State", zh: "状态" },
          ],
          rows: [
            [
              { en: "1-04", zh: "1-04" },
              { en: "UPS batteries dated 2019", zh: "UPS 电池为 2019 年" },
              { en: "184 days", zh: "184 天" },
              { en: "Ordered, arrives in October", zh: "已采购，10 月到货" },
            ],
            [
              { en: "2-01", zh: "2-01" },
              { en: "Camera network reaches the ledgers", zh: "监控网能访问财务系统" },
              { en: "92 days", zh: "92 天" },
              { en: "Disputed: see both opinions", zh: "有分歧，双方意见附后" },
            ],
            [
              { en: "3-02", zh: "3-02" },
              { en: "Drawings not in the backup", zh: "图纸未备份" },
              { en: "0 days", zh: "0 天" },
              { en: "Put back at 15:40, seen", zh: "15:40 已加回并核实" },
            ],
          ],
        },
      },
    ],
    signed: {
      en: "Signed on the day by the inspector and the administrator; sealed copy by post",
      zh: "当天由巡检工程师与管理员签字，盖章件另寄",
    },
  },
  note: {
    en: "Every detail is invented. Of all stops, the restore is the one that most often surprises its owner.",
    zh: "细节均为虚构。十二个点里，最让人意外的往往是恢复检验。",
  },
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "rhythm",
  nav: { en: "How often", zh: "多久一次" },
  heading: { en: "Once, four times, twelve times", zh: "一次、四次、十二次" },
  items: [
    {
      id: "takeover",
      name: { en: "Once, at a takeover", zh: "接手时一次" },
      problem: {
        en: "The administrator of nine years leaves on Friday; his successor has a folder of notes.",
        zh: "干了九年的管理员周五离职，接手的人只有一沓笔记。",
      },
      approach: {
        en: "The round is walked with both of them in the room, with a day added for what nobody wrote down.",
        zh: "趁两人都在场走一圈，多留一天记没写下来的东西。",
      },
      result: {
        en: "The successor signs for a state that he has seen, and the leaver for having shown it.",
        zh: "接手人签的是亲眼见过的现状，离任人签的是已经交底。",
      },
      products: ["sis", "sccs", "cag"],
    },
    {
      id: "level3",
      name: { en: "Quarterly, for a level 3 system", zh: "三级系统每季" },
      problem: {
        en: "The standard asks for regular checks with forms, a report and its circulation (8.1.7.5). The forms exist, empty.",
        zh: "等保要求定期检查、有表格、有报告、有通报（8.1.7.5），表格倒是有，都空着。",
      },
      approach: {
        en: "Our round is set beside your form once, and then fills it in four times a year.",
        zh: "把巡检路线和你的表格对应一次，之后每年填四次。",
      },
      result: {
        en: "Four signed records with a history of open points: evidence which nobody can write in one night.",
        zh: "四份签字记录，遗留问题有来龙去脉，这种证据一晚上补不出来。",
      },
      products: ["sis", "las", "islpcs"],
    },
    {
      id: "branch",
      name: { en: "Monthly, where nobody sits", zh: "无人值守点每月" },
      problem: {
        en: "Three branches with a server cupboard each; the next administrator is two hours away.",
        zh: "三个分支各有一个机柜，最近的管理员要两小时车程。",
      },
      approach: {
        en: "Remote rounds through the bastion, with a visit in every third month for lamps, filters and doors.",
        zh: "平时经堡垒机远程巡检，每三个月上门一次，看灯、看滤网、看门。",
      },
      result: {
        en: "Things are found within a month which used to be found by the people who could not work.",
        zh: "原来要等员工干不了活才发现的事，一个月内就能看到。",
      },
      products: ["cag", "sis", "bcm", "srs"],
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By the day that is spent", zh: "按巡检日计" },
  demo: demoPrices,
  lines: [
    {
      id: "once",
      name: { en: "One round", zh: "单次" },
      for: { en: "Up to 40 hosts in one place, a day", zh: "一处、40 台以内，一天" },
      usd: sisUsd.once,
      unit: "once",
    },
    {
      id: "quarterly",
      name: { en: "Four rounds a year", zh: "每季一次" },
      for: { en: "The same inspector, trends from the third on", zh: "固定工程师，第三次起有趋势" },
      usd: sisUsd.quarterly,
      unit: "year",
    },
    {
      id: "monthly",
      name: { en: "Twelve rounds a year", zh: "每月一次" },
      for: { en: "Eight remote, four on site", zh: "八次远程，四次上门" },
      usd: sisUsd.monthly,
      unit: "year",
    },
  ],
  note: {
    en: `${demoPriceNote.en} Travel beyond 100 kilometres is charged as it arises.`,
    zh: `${demoPriceNote.zh}超过 100 公里的差旅据实结算。`,
  },
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Asked by administrators, and by their chiefs", zh: "管理员问的，和领导问的" },
  items: [
    {
      question: { en: "Administrator: am I being examined?", zh: "管理员：这是在查我吗？" },
      answer: {
        en: "The systems are. The record names owners of points, never who is to blame, and you sign it before anybody else reads it.",
        zh: "查系统。记录写责任部门，不写谁的错；你先签，别人后看。",
      },
    },
    {
      question: { en: "Chief: why not a monitoring tool?", zh: "领导：上个监控不就行了？" },
      answer: {
        en: "Have one, too. A tool reports what it was told to measure; no tool notices that the backup leaves out a folder, or that the plan names people who have left.",
        zh: "监控也要有。但工具只报它被告知要量的，不会发现备份少了一个目录，也不会发现预案里的人早就走了。",
      },
    },
    {
      question: { en: "Do you mend on the spot?", zh: "当场改吗？" },
      answer: {
        en: "What takes the administrator less than ten minutes and can be undone, he may do while we watch. Anything larger becomes a point.",
        zh: "十分钟内能改且能退的，管理员可以当场改，我们在旁边看。再大就记成问题。",
      },
    },
    {
      question: { en: "Is it a vulnerability scan?", zh: "包含漏洞扫描吗？" },
      answer: {
        en: "No. We look at the result of yours, how old it is, and what became of it. If you have none, that is the first point.",
        zh: "不含。我们看你的扫描结果、时间和整改情况。要是没有，这就是第一个问题。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Between two rounds", zh: "两次巡检之间" },
  items: [
    { product: "mss", relation: { en: "Looks every hour, at alerts", zh: "每小时都在看告警" } },
    { product: "bcm", relation: { en: "Measures what the trends are made of", zh: "趋势数据来自它" } },
    { product: "srs", relation: { en: "Works off points that are too large for a day", zh: "处理一天改不完的问题" } },
    {
      product: "eds",
      relation: { en: "Tries the plan whose numbers we only dialled", zh: "我们只拨了电话，演练才真跑预案" },
    },
  ],
  solutions: ["government"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Book one round", zh: "先约一次" },
  lead: {
    en: "Choose a day that is neither the end of a month nor the eve of a holiday, and keep your administrator free for it.",
    zh: "挑一个既不是月末也不是节前的日子，让管理员空出来。",
  },
  actions: [
    { label: { en: "Propose a day", zh: "预约日期" }, to: "console:/sis/create" },
    { label: { en: "The twelve stops", zh: "十二个巡检点" }, to: "#round" },
  ],
};

export const content: PageContent = {
  code: "sis",
  title: { en: "Security Inspection Service", zh: "安全巡检服务" },
  lead: {
    en: "An inspector walks the same twelve stops with your administrator, restores one backup, and leaves a record that both have signed. For operators who must show regular checks, and want them to find something.",
    zh: "巡检工程师和你的管理员一起走完同样的十二个点，恢复一份备份，留下双方签字的记录。适合既要拿得出定期检查的证据、又不想走过场的单位。",
  },
  actions: [
    { label: { en: "See a signed record", zh: "看签字记录" }, to: "#sample" },
    { label: { en: "Book a day", zh: "预约一天" }, to: "console:/sis/create" },
  ],
  facts: [
    {
      label: { en: "One round (demo price)", zh: "单次（演示价格）" },
      value: { is: "price", usd: sisUsd.once, unit: { en: "once", zh: "每次" } },
      anchor: "prices",
    },
    {
      label: { en: "Stops", zh: "巡检点" },
      value: { is: "words", words: { en: "Twelve", zh: "十二个" } },
      anchor: "round",
    },
    {
      label: { en: "The record is signed", zh: "记录签字" },
      value: { is: "words", words: { en: "On the same day", zh: "当天" } },
      anchor: "why",
    },
    {
      label: { en: "Backups restored", zh: "恢复备份" },
      value: { is: "words", words: { en: "One, by lot, each time", zh: "每次抽签一份" } },
      anchor: "day",
    },
  ],
  blocks: [day, round, features, sample, scenarios, prices, questions, related, callToAction],
  seo: {
    title: { en: "Security inspection: twelve stops, signed the same day", zh: "安全巡检服务：十二个点，当天签字" },
    description: {
      en: "Regular on-site or remote security inspections: what is asked at each stop, one backup restored by lot, a sample record and demo prices.",
      zh: "定期上门或远程安全巡检：每个点问什么、抽签恢复备份、签字记录样例与演示价格。",
    },
    keywords: {
      en: "security inspection, regular security check, backup restore test, ZhiAn Cloud",
      zh: "安全巡检,定期检查,备份恢复检验,等保,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
