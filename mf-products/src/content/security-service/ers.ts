import { ersUsd } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type { DeliverableBlock, TimelineBlock } from "../../model/instrument-content.ts";
import type {
  ChecklistBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const firstHour: ChecklistBlock = {
  is: "checklist",
  anchor: "first-hour",
  nav: { en: "Right now", zh: "现在就做" },
  heading: { en: "If it is happening while you read this", zh: "如果正在发生，先做这几件" },
  lead: {
    en: "You need no contract for these. They keep what is needed later, and cost little if it was a false alarm.",
    zh: "这几条不需要合同。做了能保住后面要用的东西，就算虚惊一场也不亏。",
  },
  items: [
    {
      en: "Pull the network, not the power: memory holds the keys and the traces. In the cloud, change the security group to one without rules.",
      zh: "断网，不断电：内存里有密钥和痕迹。云主机就换成一个没有规则的安全组。",
    },
    {
      en: "Take a snapshot of each affected disk before anybody cleans anything",
      zh: "任何人动手清理之前，先给受影响的磁盘做快照",
    },
    {
      en: "Cut the backups off from the network and check that they are still there",
      zh: "把备份从网络上断开，确认它们还在",
    },
    {
      en: "Leave the affected domain: arrange the next steps by telephone, since mail and chat may be read along",
      zh: "后续用电话沟通：邮件和办公聊天可能也在对方手里",
    },
    {
      en: "Write down who did what at what time, from now on, by hand if need be",
      zh: "从现在起记下谁在几点做了什么，手写也行",
    },
    {
      en: "Do not log in with the domain administrator's account on an affected machine: that hands it over",
      zh: "不要在受影响的机器上登录域管账号，那等于把它交出去",
    },
    {
      en: "Do not answer a demand, and do not delete the ransom note: it names the program",
      zh: "不要回复勒索者，也别删勒索信，里面能看出是哪个家族",
    },
  ],
};

const courses: TimelineBlock = {
  is: "timeline",
  anchor: "courses",
  nav: { en: "Three courses", zh: "三种走向" },
  heading: { en: "The same weekend, prepared and not", zh: "同一个周末，有准备和没准备" },
  caption: {
    en: "Figure 2. Three invented incidents, in hours from the first sign",
    zh: "图 2　三个虚构事件，从最初迹象起按小时计",
  },
  unit: "hours",
  cases: [
    {
      id: "prepared",
      name: { en: "Ransom, with a retainer", zh: "勒索，有年度协议" },
      end: 48,
      lanes: [
        {
          name: { en: "Ordering", zh: "订单系统" },
          spans: [
            { from: 0, to: 2, state: "slow", label: { en: "failing", zh: "异常" } },
            { from: 2, to: 26, state: "down", label: { en: "cut off", zh: "断网" } },
            { from: 26, to: 34, state: "slow", label: { en: "read-only", zh: "只读" } },
            { from: 34, to: 48, state: "up", label: { en: "back", zh: "恢复" } },
          ],
        },
        {
          name: { en: "Responders", zh: "应急人员" },
          spans: [
            { from: 0, to: 2, state: "down", label: { en: "not yet called", zh: "未呼叫" } },
            { from: 2, to: 3, state: "slow", label: { en: "connecting", zh: "接入" } },
            { from: 3, to: 48, state: "up", label: { en: "at work", zh: "处置中" } },
          ],
        },
      ],
      events: [
        {
          at: 2,
          text: {
            en: "The operator cuts the network and rings the number on the wall",
            zh: "值班员断网，拨墙上的电话",
          },
        },
        {
          at: 3,
          text: {
            en: "Responders come in through the bastion: account and way had been tried in spring",
            zh: "应急人员经堡垒机接入，账号和通道春天就试过",
          },
        },
        {
          at: 9,
          text: { en: "Entry found: a VPN account without a second factor", zh: "找到入口：没有二次验证的 VPN 账号" },
        },
        { at: 14, text: { en: "A backup from before the entry is confirmed clean", zh: "确认入侵前的备份干净" } },
        { at: 26, text: { en: "Restored into a fresh network, first for reading", zh: "恢复到新网络，先开只读" } },
        { at: 34, text: { en: "Orders are taken again", zh: "恢复下单" } },
      ],
      outcome: {
        en: "One and a half days without orders, one day of data entered again by hand. Nothing was paid.",
        zh: "停单一天半，手工补录一天数据，没有付赎金。",
      },
    },
    {
      id: "unprepared",
      name: { en: "Ransom, first call on Monday", zh: "勒索，周一才求助" },
      end: 240,
      lanes: [
        {
          name: { en: "Ordering", zh: "订单系统" },
          spans: [
            { from: 0, to: 6, state: "slow", label: { en: "failing", zh: "异常" } },
            { from: 6, to: 190, state: "down", label: { en: "encrypted", zh: "被加密" } },
            { from: 190, to: 240, state: "slow", label: { en: "rebuilt in part", zh: "部分重建" } },
          ],
        },
        {
          name: { en: "Responders", zh: "应急人员" },
          spans: [
            { from: 0, to: 50, state: "down", label: { en: "not called", zh: "未呼叫" } },
            { from: 50, to: 62, state: "slow", label: { en: "contract, access", zh: "签约、开权限" } },
            { from: 62, to: 240, state: "up", label: { en: "at work", zh: "处置中" } },
          ],
        },
      ],
      events: [
        {
          at: 6,
          text: { en: "Servers are restarted “to see if it helps”: memory is gone", zh: "“重启试试”，内存证据没了" },
        },
        {
          at: 20,
          text: { en: "The backup drive, still mounted, is encrypted as well", zh: "一直挂着的备份盘也被加密" },
        },
        { at: 50, text: { en: "Monday: somebody looks for whom to call", zh: "周一才开始找人" } },
        { at: 62, text: { en: "Contract signed, access given", zh: "签完合同，拿到权限" } },
        { at: 190, text: { en: "Rebuilt from paper and from customers' copies", zh: "靠纸单和客户留底重建" } },
      ],
      outcome: {
        en: "Eight days, and the way in was never proved: the logs had been on the servers.",
        zh: "八天，入口始终没能查实，因为日志就存在那些服务器上。",
      },
    },
    {
      id: "leak",
      name: { en: "Customer data for sale", zh: "客户数据被叫卖" },
      end: 72,
      lanes: [
        {
          name: { en: "Shop", zh: "商城" },
          spans: [
            { from: 0, to: 5, state: "up", label: { en: "open", zh: "正常" } },
            { from: 5, to: 11, state: "slow", label: { en: "export closed", zh: "停用导出" } },
            { from: 11, to: 72, state: "up", label: { en: "patched", zh: "已修补" } },
          ],
        },
        {
          name: { en: "The leak", zh: "泄露途径" },
          spans: [
            { from: 0, to: 5, state: "up", label: { en: "open", zh: "敞开" } },
            { from: 5, to: 72, state: "down", label: { en: "shut", zh: "已堵" } },
          ],
        },
      ],
      events: [
        {
          at: 0,
          text: { en: "A customer sends a link to a forum with a sample of rows", zh: "客户发来论坛链接，里面有样本" },
        },
        {
          at: 4,
          text: {
            en: "The rows are real; their columns fit one export interface",
            zh: "样本属实，字段正好对应一个导出接口",
          },
        },
        { at: 5, text: { en: "The interface is closed", zh: "关停该接口" } },
        {
          at: 20,
          text: {
            en: "Counted from the logs: which records, whose, since when",
            zh: "从日志算清：哪些记录、谁的、从何时起",
          },
        },
        {
          at: 60,
          text: { en: "You have notified, with facts instead of guesses", zh: "你已完成告知，有事实，不靠猜" },
        },
      ],
      outcome: {
        en: "What is out stays out. But those concerned knew within three days what of theirs it was.",
        zh: "流出去的收不回来，但当事人三天内就知道泄露了自己的什么。",
      },
    },
  ],
  note: {
    en: "Invented, and typical rather than measured. Times of arrival are agreed in the contract, not on this page.",
    zh: "均为虚构的典型过程，并非统计。到场时限以合同为准。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "how",
  nav: { en: "How we work", zh: "怎么处置" },
  heading: { en: "In this order, even when it is hard to wait", zh: "再急也按这个顺序" },
  items: [
    {
      title: { en: "Contain without tipping off", zh: "遏制，但不打草惊蛇" },
      text: {
        en: "Closing one of three doors tells the visitor to use the other two.",
        zh: "三扇门只关一扇，等于提醒对方走另外两扇。",
      },
      mechanism: {
        en: "Accounts, addresses and outgoing ways are listed first and cut within the same minute; until then traffic is recorded.",
        zh: "先列全账号、地址和外联通道，同一分钟内一起切断；在此之前只录流量。",
      },
      limit: {
        en: "Where something is being destroyed we cut at once, and accept not knowing everything.",
        zh: "正在破坏数据的，立即切断，接受信息不全。",
      },
    },
    {
      title: { en: "Keep what can be shown to a court", zh: "证据拿得上法庭" },
      text: {
        en: "You may need it against an insurer, a supplier or an offender.",
        zh: "对保险、供应商或加害人，你可能都用得上。",
      },
      mechanism: {
        en: "Memory before disk, disk before logs; each image hashed with SHA-256 by two people, and every handing over is signed.",
        zh: "先内存、再磁盘、后日志；镜像由两人计算 SHA-256，每次交接签字。",
      },
      limit: {
        en: "We are not forensic examiners under law. For proceedings, involve the police or a judicial appraisal body early.",
        zh: "我们不是司法鉴定机构；要走诉讼，请尽早报警或委托鉴定。",
      },
    },
    {
      title: { en: "Find the first door", zh: "找到第一扇门" },
      text: {
        en: "Who restores without knowing the way in will meet again.",
        zh: "不知道怎么进来的就恢复，很快会再见。",
      },
      mechanism: {
        en: "One timeline out of all logs, in one time zone, from the first effect backwards until there is an entry that explains it.",
        zh: "把所有日志并成一条时间线，统一时区，从后果往回推，直到找到能解释一切的入口。",
      },
      limit: {
        en: "Where logs are missing we say “probable” or “unknown”. Some causes are never found.",
        zh: "日志缺失时写“可能”或“不明”，有些入口永远查不出。",
      },
    },
    {
      title: { en: "Restore into clean ground", zh: "恢复到干净的地方" },
      text: {
        en: "A cleaned server is a hope; a rebuilt one is a fact.",
        zh: "清理过的服务器靠运气，重建的才靠得住。",
      },
      mechanism: {
        en: "New network, systems from images, data from a backup older than the entry, then looked through; all passwords and keys new, the ticket-granting account of a domain (krbtgt) twice.",
        zh: "新网络，系统用镜像重装，数据取入侵前的备份并复查；口令密钥全换，域环境的 krbtgt 重置两次。",
      },
      limit: {
        en: "Work since that backup has to be entered again. Keys of encryptors are seldom found, and we promise none.",
        zh: "备份之后的数据要补录；解密密钥很少能找到，我们不作承诺。",
      },
    },
  ],
};

const sample: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Sample report", zh: "报告样例" },
  heading: { en: "Five pages out of an incident report", zh: "事件报告里的五页" },
  caption: {
    en: "Figure 3. The prepared case of figure 2, as it was written up; nobody of that name exists",
    zh: "图 3　图 2 第一个事件的报告节选，单位并不存在",
  },
  document: {
    title: { en: "Incident report, encryption of file servers", zh: "文件服务器加密事件调查报告" },
    number: "SAMPLE-ERS-11",
    meta: [
      { en: "Client: [[wholesaler]]", zh: "单位：[[某批发企业]]" },
      { en: "Confidential, 4 numbered copies", zh: "保密，编号发放 4 份" },
      { en: "25 to 40 pages, annexes apart (demo)", zh: "25 至 40 页，附件另计（演示）" },
    ],
    parts: [
      {
        id: "known",
        name: { en: "Known and unknown", zh: "已知与未知" },
        table: {
          columns: [
            { en: "Question", zh: "问题" },
            { en: "Answer", zh: "结论" },
            { en: "Certainty", zh: "把握" },
          ],
          rows: [
            [
              { en: "How did they get in?", zh: "怎么进来的？" },
              {
                en: "VPN, account [[name]], correct password, no second factor",
                zh: "VPN 账号 [[姓名]]，口令正确，无二次验证",
              },
              { en: "Shown", zh: "证实" },
            ],
            [
              { en: "Since when?", zh: "从何时起？" },
              { en: "13 November, 22:17, nine hours before the encryption", zh: "11 月 13 日 22:17，加密前九小时" },
              { en: "Shown", zh: "证实" },
            ],
            [
              { en: "Was data carried off?", zh: "数据外传了吗？" },
              { en: "38 GiB left for [[address]] from the share “Sales”", zh: "销售共享目录有 38 GiB 发往 [[地址]]" },
              { en: "Volume shown, content probable", zh: "流量证实，内容推断" },
            ],
            [
              { en: "Where did the password come from?", zh: "口令从哪泄露？" },
              { en: "Not found", zh: "未查明" },
              { en: "Unknown", zh: "不明" },
            ],
          ],
        },
      },
      {
        id: "line",
        name: { en: "Timeline", zh: "时间线" },
        paragraphs: [
          {
            en: "All times in UTC+8. The clock of file-1 was 4 minutes slow; its lines are corrected and marked with c.",
            zh: "均为 UTC+8。file-1 时钟慢 4 分钟，已校正并标 c。",
          },
        ],
        listing: [
          "13 Nov 22:17:40  vpn     login ok [[user]] from 198.51.100.201, new country",
          "13 Nov 22:31:02  file-1  c event 4624 type 10 (remote desktop) [[user]]",
          "13 Nov 23:05:18  dc-1    event 4720 account created: svc-print",
          "13 Nov 23:06:44  dc-1    event 4728 svc-print added to Domain Admins",
          "14 Nov 01:12:30  fw      198.51.100.201:443 out, 38.2 GiB in 3 h 40 min",
          "14 Nov 07:20:11  file-1  c event 7045 service installed: [[random name]]",
          "14 Nov 07:21:03  file-1  c vssadmin delete shadows /all /quiet",
          "14 Nov 07:21:09  file-1  c first file renamed *.[[suffix]]",
        ],
      },
      {
        id: "done",
        name: { en: "What was done", zh: "处置经过" },
        paragraphs: [
          {
            en: "09:20 network cut by the operator. 10:15 responders connected. 10:40 memory of file-1 and dc-1 saved, hashes taken by two. 16:05 entry found; VPN closed for all, opened again with a second factor. 21:00 backup of 13 November, 20:00, checked and free of the signs listed in annex C.",
            zh: "09:20 值班员断网；10:15 应急人员接入；10:40 保存 file-1、dc-1 内存，两人校验散列；16:05 找到入口，VPN 全部停用，加二次验证后重开；21:00 核验 11 月 13 日 20:00 的备份，未见附件 C 所列迹象。",
          },
          {
            en: "What we would do otherwise: the print server was forgotten until the evening. It was clean, by luck.",
            zh: "如果重来：打印服务器到晚上才想起来查。它是干净的，算运气好。",
          },
        ],
      },
      {
        id: "next",
        name: { en: "Measures", zh: "整改" },
        table: {
          columns: [
            { en: "Measure", zh: "措施" },
            { en: "Would have", zh: "能起的作用" },
            { en: "By", zh: "期限" },
          ],
          rows: [
            [
              { en: "Second factor for every way in", zh: "所有远程入口加二次验证" },
              { en: "Prevented it", zh: "可避免本次事件" },
              { en: "Done", zh: "已完成" },
            ],
            [
              { en: "Alarm on event 4728 for Domain Admins", zh: "域管组成员变更告警" },
              { en: "Shown it eight hours earlier", zh: "可提前八小时发现" },
              { en: "30 November", zh: "11 月 30 日" },
            ],
            [
              { en: "Outgoing traffic of servers by list only", zh: "服务器外联白名单" },
              { en: "Stopped the carrying off", zh: "可阻止外传" },
              { en: "31 January", zh: "1 月 31 日" },
            ],
          ],
        },
      },
    ],
    signed: {
      en: "Signed by the leading responder and the one who kept the evidence",
      zh: "由应急负责人与证据保管人签字",
    },
  },
  note: {
    en: "Event numbers and commands are those that Windows really has. All else is made up.",
    zh: "事件编号和命令与 Windows 实际一致，其余均为虚构。",
  },
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By the incident, or with a number on the wall", zh: "按次，或者墙上先贴好电话" },
  demo: demoPrices,
  lines: [
    {
      id: "incident",
      name: { en: "One incident", zh: "单次应急" },
      for: { en: "Up to five working days of responders, report included", zh: "五人天以内，含报告" },
      usd: ersUsd.incident,
      unit: "once",
    },
    {
      id: "retainer",
      name: { en: "Retainer", zh: "年度协议" },
      for: {
        en: "Two incidents, access tried beforehand, a telephone answered at any hour",
        zh: "含两次应急，通道事先打通，全天有人接电话",
      },
      usd: ersUsd.retainerPerYear,
      unit: "year",
    },
  ],
  note: {
    en: `${demoPriceNote.en} Without a retainer we come when somebody is free, and say at the first call when that is.`,
    zh: `${demoPriceNote.zh}没有年度协议的，排到空闲人手就来，第一通电话就会告诉你什么时候。`,
  },
};

const duties: SpecsBlock = {
  is: "specs",
  anchor: "duties",
  nav: { en: "Whom to tell", zh: "报告义务" },
  heading: { en: "Whom you have to tell, and how soon", zh: "要向谁报告，多快" },
  lead: {
    en: "The duty is yours. We supply facts in time, so that the first report need not be corrected by the third.",
    zh: "义务在你方。我们按时给事实，免得第一份报告被第三份推翻。",
  },
  caption: {
    en: "Table 1. Duties that often apply (as of 21 November 2026; no legal advice)",
    zh: "表 1　常见报告义务（截至 2026 年 11 月 21 日，不构成法律意见）",
  },
  columns: [
    { en: "Rule", zh: "依据" },
    { en: "When", zh: "触发" },
    { en: "To whom", zh: "向谁" },
    { en: "How soon", zh: "时限" },
  ],
  rows: [
    {
      label: {
        en: "China: Measures for Reporting National Cybersecurity Incidents, operators of critical infrastructure",
        zh: "《国家网络安全事件报告管理办法》，关基运营者",
      },
      cells: [
        { en: "Incidents graded considerable or above", zh: "较大以上事件" },
        { en: "Protection department and police", zh: "保护工作部门、公安机关" },
        { en: "1 hour", zh: "1 小时" },
      ],
    },
    {
      label: { en: "The same, other network operators", zh: "同上，其他网络运营者" },
      cells: [
        { en: "Incidents graded considerable or above", zh: "较大以上事件" },
        { en: "Cyberspace administration of the province", zh: "属地省级网信部门" },
        { en: "4 hours", zh: "4 小时" },
      ],
    },
    {
      label: { en: "China: Personal Information Protection Law, article 57", zh: "《个人信息保护法》第五十七条" },
      cells: [
        {
          en: "Leak, alteration or loss of personal information, occurred or possible",
          zh: "发生或可能发生个人信息泄露、篡改、丢失",
        },
        { en: "Authority and the persons concerned", zh: "履职部门和个人" },
        { en: "Without delay", zh: "立即补救并通知" },
      ],
    },
    {
      label: { en: "Indonesia: Law 27 of 2022 (UU PDP), article 46", zh: "印尼 2022 年第 27 号法（UU PDP）第 46 条" },
      cells: [
        { en: "Failure to protect personal data", zh: "个人数据保护失败" },
        { en: "Persons concerned and the agency, in writing", zh: "书面通知数据主体和主管机构" },
        { en: "3 × 24 hours", zh: "3 × 24 小时" },
      ],
    },
  ],
  note: {
    en: "Banks, telecoms, health care and contracts may add duties of their own, with shorter times.",
    zh: "金融、电信、医疗等行业和合同可能另有要求，时限更短。",
  },
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Asked in the first call", zh: "第一通电话里会问的" },
  items: [
    {
      question: { en: "Shall we pay?", zh: "该不该付赎金？" },
      answer: {
        en: "We advise against it and do not negotiate. A key is often slow, sometimes wrong, and what was carried off stays carried off. The decision is yours, with a lawyer at the table.",
        zh: "不建议付，我们也不替你谈判。拿到密钥往往很慢、有时无效，被拿走的数据也回不来。怎么决定由你定，请带上律师。",
      },
    },
    {
      question: { en: "Can you decrypt our files?", zh: "能解密吗？" },
      answer: {
        en: "Seldom. For some families keys have become public; we look there first. Do not pay anybody who promises more.",
        zh: "多半不能。有些家族的密钥已公开，我们先查那里。谁保证一定能解，都别付钱。",
      },
    },
    {
      question: { en: "Do you have to come here?", zh: "一定要到现场吗？" },
      answer: {
        en: "In the cloud, hardly ever: snapshots and logs travel faster than people. On your own premises yes, once machines are off the network.",
        zh: "云上几乎不用，快照和日志比人跑得快。自有机房要去，机器断了网只能到跟前。",
      },
    },
    {
      question: { en: "Must we inform the police?", zh: "要报警吗？" },
      answer: {
        en: "For some operators it is a duty (table 1), for the others usually sensible. Reporting does not stop the work: images are made in two copies.",
        zh: "有些单位是义务（见表 1），其他单位通常也值得报。报警不耽误恢复，镜像一式两份。",
      },
    },
    {
      question: { en: "Who else learns of it?", zh: "会不会传出去？" },
      answer: {
        en: "Nobody from us, not even as an anonymous story, unless you agree in writing. What law makes you publish is another matter.",
        zh: "我们不会外传，隐去名字当案例讲也要你书面同意。法律要求你公开的另说。",
      },
    },
    {
      question: { en: "Is the retainer lost if nothing happens?", zh: "一年没出事，协议费就白花了？" },
      answer: {
        en: "An unused incident may be turned into a drill (demo). That is the better use of it anyway.",
        zh: "没用掉的次数可以折成演练（演示），其实这样花更值。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Before the call, and after the report", zh: "求助之前，报告之后" },
  items: [
    {
      product: "mss",
      relation: { en: "Makes the first call, at the hour when it starts", zh: "刚开始就有人发现并拨出电话" },
    },
    {
      product: "las",
      relation: { en: "Keeps logs where the intruder cannot delete them", zh: "日志存在对方删不掉的地方" },
    },
    { product: "eds", relation: { en: "Plays it through while nothing burns", zh: "没着火的时候先演一遍" } },
    { product: "srs", relation: { en: "Carries out the measures of the last page", zh: "落实报告最后一页的整改" } },
    { product: "bos", relation: { en: "Keeps a backup that is not mounted", zh: "存一份不挂载的备份" } },
  ],
  solutions: ["medical", "edu-security"],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. The old network is kept as evidence while a new one is built beside it; nothing goes from left to right but checked data.",
    zh: "图 1　旧网络原样留证，旁边另建新网络；从左到右，只有查过的数据能过去。",
  },
  nodes: [
    { id: "intruder", label: { en: "Intruder", zh: "入侵者" }, column: 0, row: 0, kind: "outside" },
    {
      id: "ers",
      label: { en: "Responders", zh: "应急人员" },
      note: { en: "ERS", zh: "ERS" },
      product: "ers",
      column: 1,
      row: 0,
      kind: "security",
    },
    {
      id: "old",
      label: { en: "Old network", zh: "旧网络" },
      note: { en: "cut off", zh: "已断网" },
      product: "vpc",
      column: 0,
      row: 1,
      kind: "network",
    },
    {
      id: "images",
      label: { en: "Disk images", zh: "磁盘快照" },
      note: { en: "hashed twice", zh: "双人校验" },
      product: "cds",
      column: 0,
      row: 2,
      kind: "storage",
    },
    { id: "las", label: { en: "Log Audit", zh: "日志审计" }, product: "las", column: 1, row: 1, kind: "security" },
    {
      id: "backup",
      label: { en: "Backup", zh: "离线备份" },
      note: { en: "before the entry", zh: "入侵之前" },
      product: "bos",
      column: 1,
      row: 3,
      kind: "storage",
    },
    { id: "new", label: { en: "New network", zh: "新网络" }, product: "vpc", column: 2, row: 1, kind: "network" },
    {
      id: "bcc",
      label: { en: "New servers", zh: "新服务器" },
      note: { en: "from images", zh: "镜像重装" },
      product: "bcc",
      column: 2,
      row: 2,
      kind: "compute",
    },
  ],
  edges: [
    {
      from: "intruder",
      to: "old",
      isAttack: true,
      label: { en: "The intruder's way ends at the cut", zh: "入侵者到断网处为止" },
    },
    {
      from: "ers",
      to: "las",
      label: { en: "Responders read logs that were kept elsewhere", zh: "应急人员查看异地保存的日志" },
    },
    { from: "old", to: "images", label: { en: "Disks and memory are imaged", zh: "保存磁盘与内存" } },
    { from: "ers", to: "new", label: { en: "A new network is built", zh: "新建网络" } },
    { from: "new", to: "bcc", label: { en: "with servers from images", zh: "用镜像重建服务器" } },
    {
      from: "backup",
      to: "bcc",
      label: { en: "Only data from before the entry, and checked", zh: "只取入侵前且查过的数据" },
    },
  ],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Put the number on the wall first", zh: "先把电话贴上墙" },
  lead: {
    en: "A retainer begins with half a day on which nothing has happened: access, contacts, where the logs are. It is the cheapest half day of an incident.",
    zh: "年度协议从一个平静的半天开始：打通权限、记下联系人、弄清日志在哪。一次事件里，这半天最便宜。",
  },
  actions: [
    { label: { en: "Arrange a retainer", zh: "办理年度协议" }, to: "console:/ers/create" },
    { label: { en: "It is happening now", zh: "正在发生" }, to: "#first-hour" },
  ],
};

export const content: PageContent = {
  code: "ers",
  title: { en: "Emergency Response Service", zh: "应急响应服务" },
  lead: {
    en: "When systems are encrypted, emptied or taken over, responders contain it, keep the evidence, find the way in and help you restore. For anyone in the middle of it, and for those who would rather have arranged it before.",
    zh: "系统被加密、被拖库、被接管时，应急人员负责遏制、取证、查入口、协助恢复。给正在出事的人，也给想提前安排好的人。",
  },
  actions: [
    { label: { en: "What to do right now", zh: "现在该做什么" }, to: "#first-hour" },
    { label: { en: "Call for help in the console", zh: "在控制台求助" }, to: "console:/ers" },
  ],
  figure,
  facts: [
    {
      label: { en: "One incident (demo price)", zh: "单次应急（演示价格）" },
      value: { is: "price", usd: ersUsd.incident, unit: { en: "once", zh: "每次" } },
      anchor: "prices",
    },
    {
      label: { en: "First rule", zh: "第一条" },
      value: { is: "words", words: { en: "Network off, power on", zh: "断网，不断电" } },
      anchor: "first-hour",
    },
    {
      label: { en: "What the report tells apart", zh: "报告区分" },
      value: { is: "words", words: { en: "Shown, probable, unknown", zh: "证实、推断、不明" } },
      anchor: "sample",
    },
    {
      label: { en: "Duties to report", zh: "报告义务" },
      value: { is: "words", words: { en: "From 1 to 72 hours", zh: "1 至 72 小时" } },
      anchor: "duties",
    },
  ],
  blocks: [firstHour, courses, features, sample, prices, duties, questions, related, callToAction],
  seo: {
    title: { en: "Emergency response: first hour, report, duties", zh: "应急响应服务：第一小时、报告样例、报告义务" },
    description: {
      en: "What to do in the first hour of an incident, how containment and recovery go, whom China and Indonesia require you to tell, a sample report, demo prices.",
      zh: "出事第一小时做什么、遏制与恢复怎么走、中国与印尼的报告时限、事件报告样例与演示价格。",
    },
    keywords: {
      en: "incident response, ransomware, emergency response, breach notification, ZhiAn Cloud",
      zh: "应急响应,勒索病毒,溯源取证,网络安全事件报告,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
