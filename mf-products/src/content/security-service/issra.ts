import { issraUsd } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, StepsBlock } from "@zhian/page/content";
import type { DeliverableBlock } from "../../model/instrument-content.ts";
import type {
  ChecklistBlock,
  ComparisonBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

/** Loss a year is the middle of "how often" times the middle of "how much"; the order follows it. */
const sample: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Risk register", zh: "风险清单样例" },
  heading: { en: "A register that can be argued with", zh: "一份经得起争论的风险清单" },
  lead: {
    en: "Losses stand in days of turnover, so that they can be printed here. In your copy they stand in your own currency.",
    zh: "这里用“营业日收入”表示损失，便于公开；给你的版本用你自己的货币。",
  },
  caption: {
    en: "Figure 1. Three lines out of 46, for a hospital group that exists only here",
    zh: "图 1　46 条风险中的三条，医疗集团仅存在于本页",
  },
  document: {
    title: { en: "Risk assessment, outpatient systems", zh: "门诊信息系统风险评估报告" },
    number: "SAMPLE-ISSRA-46",
    meta: [
      { en: "Client: [[group of three hospitals]]", zh: "委托方：[[三家医院]]" },
      { en: "Method: GB/T 20984-2022, with ranges of loss", zh: "方法：GB/T 20984-2022，附损失区间" },
      { en: "60 to 90 pages; four of them for the board (demo)", zh: "60 至 90 页，其中 4 页给董事会（演示）" },
    ],
    parts: [
      {
        id: "register",
        name: { en: "Register", zh: "风险清单" },
        table: {
          columns: [
            { en: "Risk", zh: "风险" },
            { en: "How often", zh: "多久一次" },
            { en: "Loss each time", zh: "单次损失" },
            { en: "Loss a year", zh: "年均损失" },
            { en: "Level", zh: "等级" },
          ],
          rows: [
            [
              {
                en: "R-07 Outpatient records encrypted, backup reachable from the same account",
                zh: "R-07 门诊数据被加密，备份用同一账号可达",
              },
              { en: "1 in 4 to 8 years", zh: "4 至 8 年一次" },
              { en: "12 to 30 days", zh: "12 至 30 天" },
              { en: "3.5 days", zh: "3.5 天" },
              { en: "5, very high", zh: "5 很高" },
            ],
            [
              {
                en: "R-12 Registration fails in the morning, one database node",
                zh: "R-12 早高峰挂号中断，数据库单节点",
              },
              { en: "2 to 4 a year", zh: "每年 2 至 4 次" },
              { en: "0.2 to 0.6 days", zh: "0.2 至 0.6 天" },
              { en: "1.2 days", zh: "1.2 天" },
              { en: "4, high", zh: "4 高" },
            ],
            [
              { en: "R-31 A laptop with [[study data]] is lost", zh: "R-31 存有 [[研究数据]] 的笔记本丢失" },
              { en: "1 in 2 to 4 years", zh: "2 至 4 年一次" },
              { en: "0.5 to 1.5 days", zh: "0.5 至 1.5 天" },
              { en: "0.3 days", zh: "0.3 天" },
              { en: "3, medium", zh: "3 中" },
            ],
          ],
        },
      },
      {
        id: "line",
        name: { en: "R-07, taken apart", zh: "拆开看 R-07" },
        paragraphs: [
          {
            en: "How often: one attempt a month reaches a mailbox, about one in 70 of those would have led to an account with rights (drill of May, 31 of 2,200). That alone gives one in six years; the range is the interval of those who were asked.",
            zh: "多久一次：每月约有一次攻击进到邮箱，按五月演练（2,200 人中 31 人），约七十分之一会落到有权限的账号上，合六年左右一次；区间取自各方估计。",
          },
          {
            en: "How much: 5 to 10 days of reduced admissions, re-entry by [[40]] people, and the share of patients who do not come back. The last is the largest and the least certain: [[finance]] says 3 days, [[medical director]] 15.",
            zh: "损失多少：5 至 10 天门诊下降、[[40]] 人补录、以及不再回来的病人。最后一项最大也最不确定：[[财务]] 估 3 天，[[医务]] 估 15 天。",
          },
        ],
        listing: [
          "asset          outpatient records     business value 5",
          "threat         encryption for ransom  capability 4, frequency 3",
          "vulnerability  backup by same account severity 5",
          "measure        antivirus              effective, not against this",
          "likelihood 4   x   loss 5   ->   risk 5",
        ],
      },
      {
        id: "treatment",
        name: { en: "Treatment", zh: "处置方案" },
        table: {
          columns: [
            { en: "Measure", zh: "措施" },
            { en: "Loss a year afterwards", zh: "处置后年均损失" },
            { en: "Effort", zh: "投入" },
            { en: "Decided", zh: "决定" },
          ],
          rows: [
            [
              { en: "Backup with an account of its own, locked against deletion", zh: "备份独立账号并防删除" },
              { en: "3.5 → 0.9 days", zh: "3.5 → 0.9 天" },
              { en: "4 days of work", zh: "4 人天" },
              { en: "Do", zh: "做" },
            ],
            [
              { en: "Second factor for all 2,200", zh: "2,200 人全部二次验证" },
              { en: "0.9 → 0.4 days", zh: "0.9 → 0.4 天" },
              { en: "0.3 days of turnover a year", zh: "每年 0.3 天营收" },
              { en: "Do, over two quarters", zh: "做，分两季" },
            ],
            [
              { en: "Second site", zh: "异地双活" },
              { en: "0.4 → 0.3 days", zh: "0.4 → 0.3 天" },
              { en: "2.1 days of turnover a year", zh: "每年 2.1 天营收" },
              { en: "Not now: accepted by [[board]]", zh: "暂缓，[[董事会]] 接受" },
            ],
          ],
        },
      },
    ],
    signed: {
      en: "Signed by the leading assessor; accepted risks signed by whoever accepted them",
      zh: "由评估负责人签字；接受风险的条目由接受人签字",
    },
  },
  note: {
    en: "Hospital, figures and quarrel are invented. The arithmetic can be followed: middle of the range times middle of the range.",
    zh: "医院、数字和争执均为虚构，算法可以复核：两个区间各取中值相乘。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "method",
  nav: { en: "Method", zh: "方法" },
  heading: { en: "From “high, medium, low” to a sum", zh: "从“高中低”到一个数" },
  items: [
    {
      title: { en: "Begin with the business, not with servers", zh: "从业务开始，不从服务器开始" },
      text: {
        en: "A server is worth what stops without it.",
        zh: "一台服务器值多少，看它停了什么会停。",
      },
      mechanism: {
        en: "Business first, then systems, then components: value is handed down along the dependencies, as the three layers of GB/T 20984-2022 have it.",
        zh: "按 GB/T 20984-2022 的三层：业务、系统、组件，价值沿依赖关系往下传。",
      },
      limit: {
        en: "Dependencies come from interviews and flow logs. What neither knows is missing from the tree.",
        zh: "依赖关系来自访谈和流量日志，两边都不知道的，树上就没有。",
      },
    },
    {
      title: { en: "Ranges instead of points", zh: "给区间，不给一个点" },
      text: {
        en: "“Three days” sounds exact and is guessed. “One to eight, most likely three” says how much is known.",
        zh: "“三天”听着准，其实是猜的；“一到八天，多半三天”才说清了把握有多大。",
      },
      mechanism: {
        en: "Those asked first estimate things that can be looked up, and see how far they were off. After that their intervals become honest.",
        zh: "先让受访者估几个查得到答案的问题，看看自己偏了多少，之后给的区间就老实了。",
      },
      limit: {
        en: "Rare and very large losses stay uncertain. They are shown apart, not hidden in an average.",
        zh: "罕见的巨额损失仍然说不准，单独列出，不混进平均数。",
      },
    },
    {
      title: { en: "What exists is counted", zh: "已有措施要算进去" },
      text: {
        en: "Otherwise every assessment says the same of everybody.",
        zh: "否则给谁评都是同一份报告。",
      },
      mechanism: {
        en: "Each measure is tried or seen: a restore, a log line, a refused login. What exists on paper only counts as nothing.",
        zh: "每项措施都要试或看：恢复一次、查一条日志、试一次被拒登录；只在纸上的按没有算。",
      },
      limit: {
        en: "Samples, not everything: which ones were drawn is in the annex.",
        zh: "抽样验证，样本列在附录。",
      },
    },
    {
      title: { en: "Treatment in order of return", zh: "处置按划算程度排" },
      text: {
        en: "Not the reddest line first, but the one that takes away most for its effort.",
        zh: "先做的不是最红的，而是花同样力气降得最多的。",
      },
      mechanism: {
        en: "For each measure: loss a year before, after, and its cost a year. The list ends with those not worth doing.",
        zh: "每项措施列出处置前后年均损失和年成本，清单末尾是不值得做的。",
      },
      limit: {
        en: "Law does not bargain. Duties stand above the line, whatever they cost.",
        zh: "法定义务不讲性价比，一律排在最前。",
      },
    },
    {
      title: { en: "Acceptance has a signature", zh: "接受风险要签字" },
      text: {
        en: "A risk that nobody treats has been accepted by somebody, who had better know it.",
        zh: "没人处置的风险，其实已经有人接受了，只是他未必知道。",
      },
      mechanism: {
        en: "Each remaining line needs a name and a day on which it is looked at again.",
        zh: "每条剩余风险写明接受人和复核日期。",
      },
      limit: {
        en: "We neither accept nor advise acceptance. We show what it means.",
        zh: "我们不替你接受，也不劝你接受，只说清后果。",
      },
    },
  ],
};

const course: StepsBlock = {
  is: "steps",
  anchor: "course",
  nav: { en: "Course", zh: "过程" },
  heading: { en: "Four weeks for one system", zh: "一个系统，四周" },
  items: [
    {
      title: { en: "Draw the line", zh: "划边界" },
      text: {
        en: "What belongs to it, what only touches it, which loss would be fatal. Half a day with those who earn the money.",
        zh: "哪些算在内、哪些只是相连、什么损失承受不起。和业务部门谈半天。",
      },
      who: { en: "Management, assessor", zh: "管理层与评估师" },
      duration: { en: "2 days", zh: "2 天" },
    },
    {
      title: { en: "Ask and look", zh: "访谈与查看" },
      text: {
        en: "Twelve talks of 50 minutes, a configuration sample, last year's incidents and near misses. Near misses teach most.",
        zh: "十二场五十分钟的访谈，抽查配置，翻去年的事故和险情。险情最有价值。",
      },
      who: { en: "Two assessors, twelve of your people", zh: "两名评估师与你方十二人" },
      duration: { en: "7 days", zh: "7 天" },
    },
    {
      title: { en: "Estimate together", zh: "一起估数" },
      text: {
        en: "An afternoon of calibration, then line by line. Disagreement is written down, not voted away.",
        zh: "先做一下午校准，再逐条估。有分歧照记，不靠举手表决抹平。",
      },
      who: { en: "Those who were asked", zh: "受访者" },
      duration: { en: "3 days", zh: "3 天" },
    },
    {
      title: { en: "Compute, write, contradict", zh: "计算、成文、唱反调" },
      text: {
        en: "A third assessor, who was not there, tries to talk each of the ten first lines down.",
        zh: "由没参与的第三名评估师，逐条反驳排名前十的风险。",
      },
      who: { en: "Three assessors", zh: "三名评估师" },
      duration: { en: "5 days", zh: "5 天" },
    },
    {
      title: { en: "Decide", zh: "决策会" },
      text: {
        en: "Two hours with those who may spend. They leave with a signed list: do, later, accept.",
        zh: "和能批钱的人开两小时会，散会时清单已签：做、缓、认。",
      },
      who: { en: "Board or management", zh: "董事会或管理层" },
      duration: { en: "1 day", zh: "1 天" },
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By what is inside the line", zh: "按边界里有什么" },
  demo: demoPrices,
  lines: [
    {
      id: "system",
      name: { en: "One system", zh: "单个系统" },
      for: { en: "With its people and its suppliers, twelve talks", zh: "含相关人员与供应商，十二场访谈" },
      usd: issraUsd.system,
      unit: "once",
    },
    {
      id: "company",
      name: { en: "A company", zh: "整个单位" },
      for: { en: "Up to five systems and what they share, 35 talks", zh: "五个系统以内及其共用部分，三十五场访谈" },
      usd: issraUsd.company,
      unit: "once",
    },
  ],
  note: demoPriceNote,
};

const comparison: ComparisonBlock = {
  is: "comparison",
  anchor: "comparison",
  nav: { en: "Or something else", zh: "怎么选" },
  heading: { en: "Four services that end in a list", zh: "四种服务，都给一张清单" },
  caption: { en: "Table 1. What each list answers", zh: "表 1　每张清单回答什么问题" },
  subjects: ["issra", "islpcs", "pts", "sccs"],
  rows: [
    {
      criterion: { en: "The question", zh: "回答的问题" },
      values: [
        { en: "What may it cost us, and what is worth doing?", zh: "可能亏多少，做什么划算？" },
        { en: "What does the standard ask of our level?", zh: "这一级标准要求什么？" },
        { en: "Can somebody get in?", zh: "攻得进来吗？" },
        { en: "How do settings differ from the baseline?", zh: "配置差在哪？" },
      ],
    },
    {
      criterion: { en: "Mostly done by", zh: "主要靠" },
      values: [
        { en: "Talking and computing", zh: "访谈与计算" },
        { en: "Reading and comparing", zh: "查阅与对照" },
        { en: "Trying", zh: "实测" },
        { en: "Asking machines", zh: "问机器" },
      ],
    },
    {
      criterion: { en: "Read by", zh: "给谁看" },
      values: [
        { en: "Those who decide about money", zh: "批钱的人" },
        { en: "Those who answer to the authority", zh: "对主管部门负责的人" },
        { en: "Developers", zh: "开发" },
        { en: "Administrators", zh: "系统管理员" },
      ],
    },
  ],
  chooseWhen: [
    { en: "there is more to do than money to do it with.", zh: "要做的比能花的多。" },
    { en: "an authority has asked, and the question is how to meet it.", zh: "主管部门有要求，问题是怎么达标。" },
    { en: "nobody believes that it can happen.", zh: "没人相信真会出事。" },
    { en: "you know what is right and want to know where it is missing.", zh: "知道该怎么配，想知道哪没配。" },
  ],
};

const bring: ChecklistBlock = {
  is: "checklist",
  anchor: "bring",
  nav: { en: "To bring", zh: "要准备的" },
  heading: { en: "Six papers that save a week", zh: "六份材料，能省一周" },
  items: [
    {
      en: "Turnover or service by day and hour, for one year: from it follows what an hour is worth",
      zh: "一年内分日分时的收入或业务量，由此推出一小时值多少",
    },
    { en: "The incidents of three years, the embarrassing ones too", zh: "三年的事故记录，丢脸的也要" },
    { en: "Contracts with penalties for standing still", zh: "写有停机罚则的合同" },
    { en: "Which data of persons lie where, and how many", zh: "个人信息存在哪、有多少" },
    { en: "The last restore: date, duration, result", zh: "最近一次恢复演练：日期、用时、结果" },
    { en: "What the insurer asked in his last questionnaire", zh: "保险公司最近一份问卷" },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Doubts, mostly justified", zh: "多半有道理的疑虑" },
  items: [
    {
      question: { en: "Are these figures not made of air?", zh: "这些数字不是拍脑袋吗？" },
      answer: {
        en: "They are estimates, with their reasons beside them. So are “high” and “medium”, without. A figure can be disputed and improved; a colour cannot.",
        zh: "是估计，但旁边写着理由。“高”“中”同样是估计，只是没写理由。数字可以争、可以改，颜色不行。",
      },
    },
    {
      question: { en: "Does the law demand it?", zh: "法律要求做吗？" },
      answer: {
        en: "China's Data Security Law asks those who process important data to assess risks regularly and report (article 30), and the Personal Information Protection Law asks for an impact assessment in listed cases (articles 55 and 56). This service supplies the substance; the forms are the authority's.",
        zh: "《数据安全法》第三十条要求重要数据处理者定期开展风险评估并报送；《个人信息保护法》第五十五、五十六条规定了需做影响评估的情形。本服务提供内容，表格以主管部门为准。",
      },
    },
    {
      question: { en: "Is it the assessment of Classified Protection (MLPS, 等保)?", zh: "这是等保测评吗？" },
      answer: {
        en: "No. That one asks whether requirements of a level are met, and only listed bodies may do it. This one asks what is at stake for you.",
        zh: "不是。等保测评看是否满足某一级要求，只能由有资格的机构做；风险评估看你会损失什么。",
      },
    },
    {
      question: { en: "Do you scan, too?", zh: "会做扫描吗？" },
      answer: {
        en: "We use the latest results that you have, and draw samples. If nothing exists, a scan is ordered first: guessing at weaknesses would be the wrong place to save.",
        zh: "用你现有的最新结果再抽样核实。什么都没有的话先做一次扫描，脆弱性这块省不得。",
      },
    },
    {
      question: { en: "How long is it good for?", zh: "管多久？" },
      answer: {
        en: "A year, or until business, system or law changes. The second one takes half the days, as the tree is there.",
        zh: "一年，或到业务、系统、法规有变为止。第二次人天减半，因为树已经画好了。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What feeds it, and what comes of it", zh: "输入与产出" },
  items: [
    { product: "ias", relation: { en: "Says what there is", zh: "摸清有哪些资产" } },
    { product: "vss", relation: { en: "Supplies the weaknesses", zh: "提供脆弱性数据" } },
    { product: "dengbao", relation: { en: "When the duty comes before the return", zh: "合规义务优先时走它" } },
    {
      product: "cpcs",
      relation: { en: "For critical infrastructure, with duties of its own", zh: "关键信息基础设施另有要求" },
    },
  ],
  solutions: ["medical", "finance-security"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Begin with the system you argue about", zh: "从吵得最凶的系统开始" },
  lead: {
    en: "There is one about whose security opinions differ. Name it; we propose where to draw the line and whom to ask.",
    zh: "总有一个系统，安不安全各说各话。告诉我们是哪个，我们来划边界、列访谈名单。",
  },
  actions: [
    { label: { en: "Name a system", zh: "登记系统" }, to: "console:/issra/create" },
    { label: { en: "What to bring", zh: "要准备什么" }, to: "#bring" },
  ],
};

export const content: PageContent = {
  code: "issra",
  title: { en: "Information System Security Risk Assessment", zh: "信息系统安全风险评估" },
  lead: {
    en: "Two assessors put your assets, threats and gaps in order by what they may cost in a year, and each measure beside what it would save. For those who must decide where this year's security money goes.",
    zh: "两名评估师把资产、威胁、脆弱性按一年可能的损失排好序，每项措施旁边写明能少亏多少。给要决定今年安全预算往哪花的人。",
  },
  actions: [
    { label: { en: "Read a register", zh: "看风险清单" }, to: "#sample" },
    { label: { en: "Name a system", zh: "登记系统" }, to: "console:/issra/create" },
  ],
  facts: [
    {
      label: { en: "One system (demo price)", zh: "单个系统（演示价格）" },
      value: { is: "price", usd: issraUsd.system, unit: { en: "once", zh: "每次" } },
      anchor: "prices",
    },
    {
      label: { en: "Method", zh: "方法" },
      value: { is: "words", words: { en: "GB/T 20984-2022", zh: "GB/T 20984-2022" } },
      anchor: "method",
    },
    {
      label: { en: "One system takes (demo)", zh: "单系统用时（演示）" },
      value: { is: "words", words: { en: "Four weeks", zh: "四周" } },
      anchor: "course",
    },
    {
      label: { en: "Each line ends with", zh: "每条风险" },
      value: { is: "words", words: { en: "A signed decision", zh: "有签字的决定" } },
      anchor: "sample",
    },
  ],
  blocks: [features, sample, course, prices, bring, comparison, questions, related, callToAction],
  seo: {
    title: {
      en: "Security risk assessment: ranges, losses, decisions",
      zh: "信息系统安全风险评估：算损失，排优先，有决定",
    },
    description: {
      en: "Risk assessment after GB/T 20984-2022 with ranges of yearly loss, treatment in order of return, a sample risk register, its course and demo prices.",
      zh: "依据 GB/T 20984-2022，给出年均损失区间、按划算程度排序的处置方案、风险清单样例与演示价格。",
    },
    keywords: {
      en: "information security risk assessment, GB/T 20984-2022, risk register, ZhiAn Cloud",
      zh: "信息安全风险评估,GB/T 20984-2022,风险清单,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
