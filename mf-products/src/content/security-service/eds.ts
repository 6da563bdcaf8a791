import { edsUsd } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, Figure, StepsBlock } from "@zhian/page/content";
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

const scripts: ScenariosBlock = {
  is: "scenarios",
  anchor: "scripts",
  nav: { en: "Scripts", zh: "演练剧本" },
  heading: { en: "Four scripts, and the question each one asks", zh: "四个剧本，各考一件事" },
  lead: {
    en: "A drill is not about technology alone. In each script there is one moment at which somebody has to decide without knowing enough.",
    zh: "演练考的不只是技术。每个剧本里都有一个时刻，必须有人在信息不全时拍板。",
  },
  items: [
    {
      id: "friday",
      name: { en: "Friday, 17:40: encryption", zh: "周五 17:40：勒索" },
      problem: {
        en: "Files on one share change their names. The one who knows the backups has just left for the airport.",
        zh: "一个共享目录的文件开始改名，懂备份的人刚去机场。",
      },
      approach: {
        en: "A harmless program really renames files in a folder set up for it; all else is told by the director, minute by minute.",
        zh: "用无害程序在专设目录里真改名，其余由导调按分钟口述。",
      },
      result: {
        en: "The question: who may order the network cut at the price of tomorrow's deliveries, and does that person pick up?",
        zh: "考点：谁能下令断网、承担明天发不了货的代价？这个人接电话吗？",
      },
      products: ["hosteye", "bos", "eds"],
    },
    {
      id: "front-page",
      name: { en: "The front page has changed", zh: "首页被改了" },
      problem: {
        en: "A citizen sends a picture of your home page with a slogan on it. From the office the page looks as always.",
        zh: "市民发来截图，你的首页上挂着标语，办公室里看却一切正常。",
      },
      approach: {
        en: "The altered page is served on a test name and to telephones only, as such attacks often do.",
        zh: "在测试域名上只对手机端返回被改页面，这是常见手法。",
      },
      result: {
        en: "The question: do you switch off what you cannot see, and what does the visitor read in the meantime?",
        zh: "考点：自己看不到的问题敢不敢先下线？下线期间访问者看到什么？",
      },
      products: ["cwds", "wsms", "cdn", "eds"],
    },
    {
      id: "journalist",
      name: { en: "A call from a journalist", zh: "记者来电" },
      problem: {
        en: "Somebody offers 200,000 of your customers' records. A journalist reads three of them out to your reception and asks for a comment within an hour.",
        zh: "有人兜售你的 20 万条客户数据，记者给前台念了三条，要求一小时内回应。",
      },
      approach: {
        en: "The rows come from a list that you prepared; legal, press and technology sit in different rooms, as they would.",
        zh: "样本由你事先准备；法务、公关、技术分在不同房间，和平时一样。",
      },
      result: {
        en: "The question: who says what, when nobody yet knows whether it is true, and when does the clock for reporting start?",
        zh: "考点：真假未明时谁对外说话？报告时限从哪一刻算起？",
      },
      products: ["las", "ers", "eds"],
    },
    {
      id: "flood",
      name: { en: "Too many visitors", zh: "访问量不对劲" },
      problem: {
        en: "On the day of enrolment the site stands still. Half of the requests are real.",
        zh: "报名当天网站卡死，请求里有一半是真的。",
      },
      approach: {
        en: "Load from our own machines, announced to the carrier, against a copy of the site and within a limit you set.",
        zh: "由我方机器对副本加压，事先报备运营商，不超过你定的上限。",
      },
      result: {
        en: "The question: whom do you lock out knowingly, and who signs for that?",
        zh: "考点：明知会误伤，先拦谁？谁签字？",
      },
      products: ["ddos", "waf", "blb", "eds"],
    },
  ],
};

const formats: SpecsBlock = {
  is: "specs",
  anchor: "formats",
  nav: { en: "Formats", zh: "演练形式" },
  heading: { en: "How much of it is real", zh: "真刀真枪到什么程度" },
  caption: {
    en: "Table 1. Three formats, as GB/T 38645-2020 tells them apart by form and by aim (demo values)",
    zh: "表 1　三种形式，分类参照 GB/T 38645-2020（演示数值）",
  },
  columns: [
    { en: "Asked", zh: "项目" },
    { en: "At the table", zh: "桌面推演" },
    { en: "Technical", zh: "技术演练" },
    { en: "Full", zh: "综合演练" },
  ],
  rows: [
    {
      label: { en: "Who takes part", zh: "参加者" },
      cells: [
        { en: "6 to 12 who decide", zh: "6 至 12 名有决定权的人" },
        { en: "Operators and developers", zh: "运维与开发" },
        { en: "Both, press and legal too", zh: "以上全部，加公关与法务" },
      ],
    },
    {
      label: { en: "What is really done", zh: "真做什么" },
      cells: [
        { en: "Nothing: one talks, and telephones", zh: "不动系统，只讨论和打电话" },
        { en: "Isolating, restoring, switching over, on copies", zh: "在副本上隔离、恢复、切换" },
        { en: "The same, and one agreed step in production", zh: "同左，外加一步约定的生产操作" },
      ],
    },
    {
      label: { en: "Announced", zh: "是否提前通知" },
      cells: [
        { en: "Yes", zh: "通知" },
        { en: "The week, not the hour", zh: "通知哪一周，不通知几点" },
        { en: "To three people", zh: "只有三个人知道" },
      ],
    },
    {
      label: { en: "Length", zh: "时长" },
      cells: [
        { en: "3 hours", zh: "3 小时" },
        { en: "1 day", zh: "1 天" },
        { en: "2 days", zh: "2 天" },
      ],
    },
    {
      label: { en: "Observers of ours", zh: "我方观察员" },
      cells: [
        { en: "1", zh: "1 名" },
        { en: "2", zh: "2 名" },
        { en: "4", zh: "4 名" },
      ],
    },
    {
      label: { en: "Best for", zh: "适合" },
      cells: [
        { en: "A plan that nobody has read", zh: "预案写了没人看过" },
        { en: "A backup that nobody has restored", zh: "备份存了没人恢复过" },
        { en: "Those who passed both", zh: "前两种都过关的" },
      ],
    },
  ],
  note: {
    en: "Begin at the table. A full drill with a plan that was never read is an expensive way to read it.",
    zh: "先做桌面推演。预案都没读过就上综合演练，等于花大价钱读预案。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "craft",
  nav: { en: "The craft", zh: "门道" },
  heading: { en: "What makes a drill worth its day", zh: "怎么才不算走过场" },
  items: [
    {
      title: { en: "Built from your own plan", zh: "剧本从你的预案里长出来" },
      text: {
        en: "We look for the sentence in the plan that will not hold, and write the script around it.",
        zh: "先在预案里找最站不住的那句话，再围着它写剧本。",
      },
      mechanism: {
        en: "Each sentence of the plan is marked: has a name, has a number, was ever done. What has none of the three becomes an inject.",
        zh: "逐句标注：有没有责任人、有没有电话、有没有做过；三样都没有的，就变成一道题。",
      },
      limit: {
        en: "Without a plan we bring a bare one of four pages. It is a start, not yours.",
        zh: "没有预案，我们先带一份四页的骨架，只能算起点。",
      },
    },
    {
      title: { en: "Every message says that it is a drill", zh: "每条消息都写明“演练”" },
      text: {
        en: "Nobody outside must take it for real, and nobody inside may use it as an excuse.",
        zh: "外人不能当真，内部也不能拿它当借口。",
      },
      mechanism: {
        en: "Mails, calls and tickets begin with a code word; a second word, known to all, turns the drill into an emergency at once.",
        zh: "邮件、电话、工单开头带演练口令；另有一个口令，喊出来立即转为真实处置。",
      },
      limit: {
        en: "With an unannounced drill the first quarter of an hour is played without the word, inside the house only.",
        zh: "不预告的演练，前十五分钟不带口令，但仅限内部。",
      },
    },
    {
      title: { en: "Clocks, not impressions", zh: "看表，不凭印象" },
      text: {
        en: "“That went quite well” is what everybody says.",
        zh: "“整体不错”，谁都会这么说。",
      },
      mechanism: {
        en: "Observers write down five times for each inject: noticed, understood, decided, done, told on. The report shows the longest gap.",
        zh: "观察员对每道题记五个时刻：发现、看懂、决定、做完、通报。报告指出最长的那段空档。",
      },
      limit: {
        en: "Observed people are faster. Reckon with twice the time on a real Sunday.",
        zh: "有人看着都会快些，真到周日，请按两倍估。",
      },
    },
    {
      title: { en: "Talked through while it is warm", zh: "趁热复盘" },
      text: {
        en: "Half an hour after the end, before the tables are cleared.",
        zh: "结束半小时内，桌子没收就开会。",
      },
      mechanism: {
        en: "Each says one thing that worked and one that did not, the highest in rank last. Sentences go into the report without names.",
        zh: "每人说一件成了的、一件没成的，职位最高的最后说；报告只写内容，不写名字。",
      },
      limit: {
        en: "It is no examination of persons. If you want marks for people, we are the wrong ones.",
        zh: "不考核个人。想给人打分，请另找别家。",
      },
    },
  ],
};

const sample: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Sample report", zh: "报告样例" },
  heading: { en: "What was expected, and what was seen", zh: "应该怎样，实际怎样" },
  caption: {
    en: "Figure 2. From the report on “Friday, 17:40”, played by people who do not exist",
    zh: "图 2　“周五 17:40”演练报告节选，参演单位为虚构",
  },
  document: {
    title: { en: "Report of the drill “Friday, 17:40”", zh: "“周五 17:40”演练总结报告" },
    number: "SAMPLE-EDS-04",
    meta: [
      { en: "Technical format, 6 November 2026", zh: "技术演练，2026 年 11 月 6 日" },
      { en: "Players: [[12 names]]", zh: "参演：[[12 人]]" },
      { en: "For whoever approved the plan", zh: "呈：预案批准人" },
    ],
    parts: [
      {
        id: "injects",
        name: { en: "Injects", zh: "情景与应对" },
        table: {
          columns: [
            { en: "Minute", zh: "分钟" },
            { en: "Inject", zh: "情景" },
            { en: "Expected", zh: "预期" },
            { en: "Seen", zh: "实际" },
          ],
          rows: [
            [
              { en: "0", zh: "0" },
              { en: "Files on S: get a new ending", zh: "S 盘文件改名" },
              { en: "Help desk rings operations", zh: "服务台转运维" },
              { en: "A ticket, priority normal, read at minute 19", zh: "建了普通工单，第 19 分钟才看" },
            ],
            [
              { en: "25", zh: "25" },
              { en: "Who cuts the network?", zh: "谁来断网？" },
              { en: "Head of shift, by the plan", zh: "值班长，预案有写" },
              { en: "Asked the director, who was on an aeroplane", zh: "去问主管，主管在飞机上" },
            ],
            [
              { en: "41", zh: "41" },
              { en: "Network cut", zh: "断网" },
              { en: "At minute 30", zh: "第 30 分钟" },
              { en: "Done well: printed list, two people", zh: "做得好：照纸质清单，双人操作" },
            ],
            [
              { en: "70", zh: "70" },
              { en: "Restore of [[system]]", zh: "恢复 [[系统]]" },
              { en: "4 hours, by the plan", zh: "预案写 4 小时" },
              { en: "Broken off after 6: password of the archive unknown", zh: "6 小时后中止：没人知道归档口令" },
            ],
          ],
        },
      },
      {
        id: "clocks",
        name: { en: "Clocks", zh: "计时" },
        paragraphs: [
          {
            en: "Minutes from the first renamed file. The longest gap lies between “understood” and “decided”: everybody saw what was to be done, nobody thought that he might.",
            zh: "从第一个文件改名起算，单位分钟。最长的空档在“看懂”和“决定”之间：都知道该做什么，都以为自己不能定。",
          },
        ],
        listing: [
          "noticed     2  |##",
          "understood 19  |###################",
          "decided    38  |######################################",
          "done       41  |#########################################",
          "told on    44  |############################################",
        ],
      },
      {
        id: "measures",
        name: { en: "Measures", zh: "改进项" },
        table: {
          columns: [
            { en: "Measure", zh: "措施" },
            { en: "Effort", zh: "工作量" },
            { en: "Until", zh: "期限" },
          ],
          rows: [
            [
              {
                en: "The plan says: the head of shift cuts, and answers for it to nobody that night",
                zh: "预案改为：值班长有权断网，当晚无需请示",
              },
              { en: "One sentence", zh: "一句话" },
              { en: "Next Friday", zh: "下周五" },
            ],
            [
              { en: "Password of the archive in two sealed envelopes", zh: "归档口令双信封封存" },
              { en: "An hour", zh: "一小时" },
              { en: "Next Friday", zh: "下周五" },
            ],
            [
              {
                en: "Tickets with “renamed” or “encrypted” ring instead of waiting",
                zh: "含“改名”“加密”的工单直接响铃",
              },
              { en: "A day", zh: "一天" },
              { en: "December", zh: "12 月" },
            ],
          ],
        },
        paragraphs: [
          {
            en: "The first two cost nothing. They would have shortened the evening by more than any device.",
            zh: "前两条不花钱，却比买任何设备都更能缩短那个晚上。",
          },
        ],
      },
    ],
    signed: {
      en: "Signed by the director of the drill and the leading observer",
      zh: "由演练总导演与首席观察员签字",
    },
  },
  note: {
    en: "Made up from things that often go wrong. A real report holds pictures of the boards and the log of all injects.",
    zh: "由常见问题拼成。真实报告另附白板照片和完整导调记录。",
  },
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By format, script and report included", zh: "按形式计，含剧本与报告" },
  demo: demoPrices,
  lines: [
    {
      id: "table",
      name: { en: "At the table", zh: "桌面推演" },
      for: { en: "Three hours, one script out of four", zh: "三小时，四个剧本任选一个" },
      usd: edsUsd.table,
      unit: "once",
    },
    {
      id: "technical",
      name: { en: "Technical", zh: "技术演练" },
      for: { en: "A day on copies, with restore against the clock", zh: "副本上一整天，限时恢复" },
      usd: edsUsd.technical,
      unit: "once",
    },
    {
      id: "full",
      name: { en: "Full", zh: "综合演练" },
      for: { en: "Two days, a script of your own, four observers", zh: "两天，定制剧本，四名观察员" },
      usd: edsUsd.full,
      unit: "once",
    },
  ],
  note: demoPriceNote,
};

const preparation: StepsBlock = {
  is: "steps",
  anchor: "preparation",
  nav: { en: "Preparation", zh: "筹备" },
  heading: { en: "Five weeks before, one week after", zh: "前五周，后一周" },
  items: [
    {
      title: { en: "Choose the question", zh: "先定考什么" },
      text: {
        en: "One sentence: “We want to know whether …”. All that does not serve it is left out.",
        zh: "用一句话写清“想知道能不能……”，与它无关的全部砍掉。",
      },
      who: { en: "Your management and we", zh: "你的管理层与我方" },
      duration: { en: "Week 1", zh: "第 1 周" },
    },
    {
      title: { en: "Write the script", zh: "写剧本" },
      text: {
        en: "With two of your people who then may not play. They know where it hurts.",
        zh: "你出两个人参与编写，之后不参演。哪里疼，他们最清楚。",
      },
      who: { en: "Director, two insiders", zh: "导演与两名内部编剧" },
      duration: { en: "Weeks 2 and 3", zh: "第 2、3 周" },
    },
    {
      title: { en: "Rehearse the dangerous parts", zh: "危险动作先试" },
      text: {
        en: "Whatever touches a system is done once on a copy. A list says how each thing is stopped.",
        zh: "凡是碰系统的先在副本上做一遍，并列清每一步怎么停。",
      },
      who: { en: "Our engineers, your administrator", zh: "我方工程师与你的管理员" },
      duration: { en: "Week 4", zh: "第 4 周" },
    },
    {
      title: { en: "Play", zh: "演练" },
      text: {
        en: "The director may pause, never help. If anything real happens, the second code word ends it.",
        zh: "导演可以暂停，不能提示。真出事就喊第二口令，立即结束。",
      },
      who: { en: "Everybody", zh: "全体" },
      duration: { en: "Week 5", zh: "第 5 周" },
    },
    {
      title: { en: "Report and plan, new edition", zh: "报告与预案新版" },
      text: {
        en: "Measures with names and days; the sentences of the plan that failed come back reworded.",
        zh: "改进项落到人和日期；没撑住的那几句预案，改好一并交付。",
      },
      who: { en: "We write, you adopt", zh: "我方起草，你方采纳" },
      duration: { en: "Week 6", zh: "第 6 周" },
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Asked before anybody says yes", zh: "点头之前会问的" },
  items: [
    {
      question: { en: "Can production suffer?", zh: "会影响生产吗？" },
      answer: {
        en: "At the table, no. Technical, on copies, no. In a full drill one step is done in production, in a window you choose, with its way back rehearsed; you may strike it.",
        zh: "桌面推演和副本上的技术演练不会。综合演练有一步在生产上做，窗口你定、退路演练过，也可以取消。",
      },
    },
    {
      question: { en: "Will an assessor for Classified Protection (MLPS, 等保) accept it?", zh: "等保认吗？" },
      answer: {
        en: "GB/T 22239-2019 asks for regular training in the emergency plan and for drills of it (8.1.10.13 at level 3). Script, attendance and report are what an assessor wants to see.",
        zh: "GB/T 22239-2019 要求定期培训并演练应急预案（三级为 8.1.10.13），测评看的就是剧本、签到和总结报告。",
      },
    },
    {
      question: { en: "Is this a red team exercise?", zh: "这是红蓝对抗吗？" },
      answer: {
        en: "No. Nobody breaks in; the beginning is given. If you want to know whether someone gets in, order a penetration test.",
        zh: "不是。没人真攻，开局是给定的。想知道能不能攻进来，请做渗透测试。",
      },
    },
    {
      question: { en: "Our people will fail. Will that harm them?", zh: "演砸了，员工难堪怎么办？" },
      answer: {
        en: "Plans fail, and that is what the day is for. The report names functions, not people, and we say so before the start.",
        zh: "演砸的是预案，不是人，这正是演练的意义。报告只写岗位，开演前会当众说明。",
      },
    },
    {
      question: { en: "How often?", zh: "多久一次？" },
      answer: {
        en: "At the table twice a year with different scripts, technically once. After a change of people, sooner.",
        zh: "桌面推演每年两次、剧本不同，技术演练每年一次；人员变动后提前。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "When it is no drill, and what a drill leads to", zh: "真出事时，以及演完之后" },
  items: [
    { product: "ers", relation: { en: "The same telephone, for the real thing", zh: "同一部电话，打的是真事" } },
    { product: "pts", relation: { en: "Answers whether somebody gets in", zh: "回答能不能攻进来" } },
    { product: "sats", relation: { en: "Trains those who did not appear in the script", zh: "培训没上场的人" } },
    {
      product: "ipss",
      relation: { en: "A drill three weeks before the days that matter", zh: "重要日子前三周演一遍" },
    },
  ],
  solutions: ["government", "edu-security"],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. The director feeds in what happens, the players act on copies, the observers only look. The broken line is a harmless stand-in.",
    zh: "图 1　导演投放情景，参演者在副本上处置，观察员只看不说。虚线是无害的替身。",
  },
  nodes: [
    {
      id: "eds",
      label: { en: "Director", zh: "导演" },
      note: { en: "EDS", zh: "EDS" },
      product: "eds",
      column: 1,
      row: 0,
      kind: "security",
    },
    {
      id: "stand-in",
      label: { en: "Stand-in", zh: "无害替身" },
      note: { en: "renames files", zh: "只改文件名" },
      column: 2,
      row: 0,
      kind: "outside",
    },
    { id: "players", label: { en: "Players", zh: "参演人员" }, column: 1, row: 1, kind: "outside" },
    {
      id: "observers",
      label: { en: "Observers", zh: "观察员" },
      note: { en: "five clocks", zh: "记五个时刻" },
      column: 0,
      row: 1,
      kind: "outside",
    },
    { id: "copies", label: { en: "Copies", zh: "演练副本" }, product: "bcc", column: 2, row: 2, kind: "compute" },
    {
      id: "bos",
      label: { en: "Backup", zh: "备份" },
      note: { en: "against the clock", zh: "限时恢复" },
      product: "bos",
      column: 1,
      row: 3,
      kind: "storage",
    },
    { id: "vpc", label: { en: "Closed net", zh: "隔离网络" }, product: "vpc", column: 2, row: 3, kind: "network" },
  ],
  edges: [
    { from: "eds", to: "players", label: { en: "The director tells what happens", zh: "导演口述情景" } },
    { from: "eds", to: "stand-in", label: { en: "and starts the stand-in", zh: "并启动替身程序" } },
    {
      from: "stand-in",
      to: "copies",
      isAttack: true,
      label: { en: "The stand-in works on copies only", zh: "替身只在副本上运行" },
    },
    { from: "players", to: "copies", label: { en: "Players isolate and rebuild", zh: "参演者隔离与重建" } },
    { from: "bos", to: "copies", label: { en: "A backup is really restored", zh: "真的恢复一份备份" } },
    {
      from: "copies",
      to: "vpc",
      label: { en: "Copies stand in a network without exits", zh: "副本位于没有出口的网络" },
    },
    { from: "observers", to: "players", label: { en: "Observers write times", zh: "观察员记录时间" } },
  ],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Three hours around one table", zh: "围桌三小时" },
  lead: {
    en: "Send your emergency plan. We mark the sentence we should begin with, and you decide whether you want to know.",
    zh: "把应急预案发来，我们圈出最该先演的那句话，演不演你定。",
  },
  actions: [
    { label: { en: "Arrange a drill", zh: "预约演练" }, to: "console:/eds/create" },
    { label: { en: "Compare the formats", zh: "比较三种形式" }, to: "#formats" },
  ],
};

export const content: PageContent = {
  code: "eds",
  title: { en: "Emergency Drill Service", zh: "应急演练服务" },
  lead: {
    en: "We write a script around the weakest sentence of your emergency plan and play it with your people, at the table or on copies of your systems, with a clock beside it. For those who have a plan and have never used it.",
    zh: "从你的应急预案里找出最弱的一句，写成剧本，和你的人演一遍：围桌推演，或在系统副本上真做，全程计时。适合预案写好了却从没用过的单位。",
  },
  actions: [
    { label: { en: "Read what an observer saw", zh: "看观察记录" }, to: "#sample" },
    { label: { en: "Arrange a drill", zh: "预约演练" }, to: "console:/eds/create" },
  ],
  figure,
  facts: [
    {
      label: { en: "At the table (demo price)", zh: "桌面推演（演示价格）" },
      value: { is: "price", usd: edsUsd.table, unit: { en: "once", zh: "每次" } },
      anchor: "prices",
    },
    {
      label: { en: "Formats", zh: "演练形式" },
      value: { is: "words", words: { en: "Talk, copies, both", zh: "推演、实操、综合" } },
      anchor: "formats",
    },
    {
      label: { en: "Measured for each inject", zh: "每道题记录" },
      value: { is: "words", words: { en: "Five times", zh: "五个时刻" } },
      anchor: "craft",
    },
  ],
  blocks: [scripts, formats, features, sample, prices, preparation, questions, related, callToAction],
  seo: {
    title: {
      en: "Emergency drills: four scripts, clocks and a report",
      zh: "应急演练服务：四个剧本、全程计时与报告样例",
    },
    description: {
      en: "Table-top, technical and full incident drills after GB/T 38645-2020: what each script asks, what observers write down, a sample report and demo prices.",
      zh: "桌面推演、技术演练、综合演练，参照 GB/T 38645-2020：剧本考点、观察记录、报告样例与演示价格。",
    },
    keywords: {
      en: "incident drill, tabletop exercise, emergency plan, GB/T 38645-2020, ZhiAn Cloud",
      zh: "应急演练,桌面推演,应急预案,GB/T 38645-2020,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
