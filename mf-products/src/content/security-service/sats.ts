import { satsUsd } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock } from "@zhian/page/content";
import type { DeliverableBlock } from "../../model/instrument-content.ts";
import type {
  ChecklistBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  ScenariosBlock,
  SpecsBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const features: FeaturesBlock = {
  is: "features",
  anchor: "learning",
  nav: { en: "How people learn", zh: "怎么学得会" },
  heading: { en: "What changes behaviour, and what only fills an hour", zh: "什么能改变习惯，什么只是占用一小时" },
  lead: {
    en: "Everybody knows that one should not click. People click because a mail arrives in the middle of work and looks like work.",
    zh: "不能乱点，谁都知道。点下去，是因为邮件在忙的时候来，看着又像工作。",
  },
  items: [
    {
      title: { en: "Taught in the minute of the mistake", zh: "错的那一分钟最好教" },
      text: {
        en: "Who has just clicked reads with attention, for about a minute.",
        zh: "刚点完的人最愿意看，大约看一分钟。",
      },
      mechanism: {
        en: "The page behind the bait shows the same mail again with its three signs marked, and the button that should have been pressed. It stores that there was a click, never what was typed.",
        zh: "诱饵后面的页面把原邮件再放一遍，标出三处破绽和本该按的举报键；只记点击，不存输入内容。",
      },
      limit: {
        en: "It teaches this kind of mail. Another kind needs another month.",
        zh: "学会的是这一类邮件，换一类要再来一个月。",
      },
    },
    {
      title: { en: "Reports count, not clicks", zh: "看举报率，不看点击率" },
      text: {
        en: "One person who reports within five minutes protects all who would have clicked.",
        zh: "一个人五分钟内举报，能救下所有会点的人。",
      },
      mechanism: {
        en: "We measure the time to the first report and the share that reports; both go up with practice and cannot be prettified by sending easier baits.",
        zh: "统计首次举报时间和举报率：练得多就会升，也没法靠发简单的诱饵把数字做漂亮。",
      },
      limit: {
        en: "Needs a button or an address for reporting which somebody reads. If there is none we set one up with you first.",
        zh: "得有人看的举报入口；没有的话，先帮你建一个。",
      },
    },
    {
      title: { en: "Different work, different dangers", zh: "岗位不同，风险不同" },
      text: {
        en: "An accountant is not attacked like a developer.",
        zh: "骗会计和骗程序员，用的不是一套办法。",
      },
      mechanism: {
        en: "Six roles with their own cases: invoices with a new account number, packages with a familiar name, a director who is in a meeting and in a hurry.",
        zh: "六类岗位各有案例：换了收款账号的发票、名字眼熟的依赖包、正在开会又很急的“领导”。",
      },
      limit: {
        en: "A role with fewer than eight people is merged into another, so that nobody can be recognised in the figures.",
        zh: "不足八人的岗位并入相近岗位，免得从数字里认出人来。",
      },
    },
    {
      title: { en: "Voice and picture, too", zh: "声音和画面也要防" },
      text: {
        en: "A known voice is no proof any more.",
        zh: "听着耳熟，已经不算证明。",
      },
      mechanism: {
        en: "In the workshop participants hear a synthetic voice of the trainer asking for a payment, and agree on a call-back rule for their own company.",
        zh: "课上用合成的讲师声音催款，让大家听听像不像，再给自己公司定一条回拨规则。",
      },
      limit: {
        en: "We never imitate the voice of one of your people, not even with consent.",
        zh: "绝不合成你方人员的声音，本人同意也不做。",
      },
    },
  ],
};

const sample: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Drill report", zh: "演练报告" },
  heading: { en: "The result of one bait", zh: "一次钓鱼演练的结果" },
  caption: {
    en: "Figure 1. From the report on a phishing drill; company, staff and mail are invented",
    zh: "图 1　钓鱼演练报告节选，公司、员工与邮件均为虚构",
  },
  document: {
    title: { en: "Phishing drill 2 of 4, “parcel”", zh: "第 2 次钓鱼演练（共 4 次）：“快递”" },
    number: "SAMPLE-SATS-2",
    meta: [
      { en: "Company: [[name]], 640 mailboxes", zh: "公司：[[名称]]，640 个邮箱" },
      { en: "Sent on a Tuesday, 9:50 to 10:20", zh: "周二 9:50 至 10:20 分批发送" },
      { en: "For management and works council: the same text", zh: "管理层与工会看到的是同一份" },
    ],
    parts: [
      {
        id: "mail",
        name: { en: "The mail", zh: "诱饵邮件" },
        paragraphs: [
          {
            en: "Difficulty: medium, three signs. The sender's domain has one letter too many; the parcel has no number; the link leads elsewhere than it says. It passed SPF and DKIM, because the domain was ours.",
            zh: "难度中等，三处破绽：发件域名多一个字母；没有运单号；链接文字与实际地址不符。SPF 和 DKIM 都是通过的，因为那个域名就是我们的。",
          },
        ],
        listing: [
          "From:    Dispatch <parcel@shop-dellivery.example>",
          "Subject: Your parcel is waiting, confirm the floor",
          "Link:    https://delivery.example/confirm",
          "  leads  https://shop-dellivery.example/c/[[code of the recipient]]",
          "Authentication-Results: spf=pass dkim=pass dmarc=pass",
        ],
      },
      {
        id: "result",
        name: { en: "Result", zh: "结果" },
        table: {
          columns: [
            { en: "Of 640", zh: "640 人中" },
            { en: "Drill 1", zh: "第 1 次" },
            { en: "Drill 2", zh: "第 2 次" },
          ],
          rows: [
            [
              { en: "Clicked", zh: "点击" },
              { en: "147", zh: "147" },
              { en: "96", zh: "96" },
            ],
            [
              { en: "Went on to type a password", zh: "继续输入口令" },
              { en: "61", zh: "61" },
              { en: "22", zh: "22" },
            ],
            [
              { en: "Reported", zh: "举报" },
              { en: "38", zh: "38" },
              { en: "171", zh: "171" },
            ],
            [
              { en: "First report after", zh: "首次举报用时" },
              { en: "46 minutes", zh: "46 分钟" },
              { en: "4 minutes", zh: "4 分钟" },
            ],
          ],
        },
        paragraphs: [
          {
            en: "Drill 1 was harder by one sign. So the fall in clicks is less than it looks; the rise in reports is real.",
            zh: "第 1 次少一处破绽，更难，所以点击下降没有看上去那么多；举报上升是实打实的。",
          },
        ],
      },
      {
        id: "groups",
        name: { en: "Groups", zh: "分组" },
        paragraphs: [
          {
            en: "Groups of fewer than eight are not shown. Names are with us only, and deleted on [[date]].",
            zh: "不足八人的组不显示。名单只在我方，[[日期]] 删除。",
          },
        ],
        table: {
          columns: [
            { en: "Group", zh: "组别" },
            { en: "Clicked", zh: "点击" },
            { en: "Reported", zh: "举报" },
          ],
          rows: [
            [
              { en: "Warehouse, shared computers", zh: "仓库（共用电脑）" },
              { en: "31 of 88", zh: "31/88" },
              { en: "4", zh: "4" },
            ],
            [
              { en: "Accounts", zh: "财务" },
              { en: "2 of 19", zh: "2/19" },
              { en: "12", zh: "12" },
            ],
            [
              { en: "Heads of department", zh: "部门负责人" },
              { en: "9 of 24", zh: "9/24" },
              { en: "1", zh: "1" },
            ],
          ],
        },
      },
      {
        id: "next",
        name: { en: "What follows", zh: "下一步" },
        paragraphs: [
          {
            en: "The warehouse has no button: on shared computers the mail program runs in a browser. A poster with the address is put up, and the next bait goes there again. The heads of department get half an hour of their own; they clicked on telephones, between two meetings.",
            zh: "仓库没有举报键：共用电脑用的是网页邮箱。先贴一张写着举报地址的海报，下次再测。部门负责人单独安排半小时，他们都是开会间隙用手机点的。",
          },
          {
            en: "The mail filter let the bait through although the domain was six days old. That is a setting, not a matter of training.",
            zh: "邮件网关放行了注册才六天的域名。这是配置问题，不靠培训解决。",
          },
        ],
      },
    ],
    signed: {
      en: "Signed by the trainer and by the person who looks after the data of the drill",
      zh: "由讲师与演练数据负责人签字",
    },
  },
  note: {
    en: "Figures are free invention and no average: do not measure yourself against them.",
    zh: "数字为虚构，不是行业均值，别拿来对标。",
  },
};

const limits: ChecklistBlock = {
  is: "checklist",
  anchor: "decency",
  nav: { en: "Decency", zh: "底线" },
  heading: { en: "Baits that we do not send", zh: "这些诱饵我们不发" },
  lead: {
    en: "They work best of all. That is no reason.",
    zh: "它们点击率最高，但这不是理由。",
  },
  items: [
    { en: "Bonuses, pay rises, dismissals", zh: "奖金、加薪、裁员" },
    { en: "Illness, accidents, children, condolences", zh: "疾病、事故、孩子、讣告" },
    {
      en: "Anything in the name of an authority, a bank or a brand without its consent",
      zh: "未经同意冒用政府、银行或品牌名义",
    },
    { en: "Baits to private addresses or telephones", zh: "发到私人邮箱或私人手机" },
    { en: "A second bait in the same week to those who clicked on the first", zh: "对刚中招的人同一周再发一次" },
    { en: "Lists of names to superiors, whatever the contract says", zh: "向上级提供中招名单，合同怎么写都不给" },
  ],
};

const curriculum: SpecsBlock = {
  is: "specs",
  anchor: "curriculum",
  nav: { en: "Curriculum", zh: "课程" },
  heading: { en: "Who learns what, in how many minutes", zh: "谁学什么，学多久" },
  caption: { en: "Table 1. Six roles, four quarters (demo values)", zh: "表 1　六类岗位的全年安排（演示数值）" },
  columns: [
    { en: "Role", zh: "岗位" },
    { en: "Core", zh: "核心内容" },
    { en: "Shown by", zh: "怎么检验" },
    { en: "Minutes a year", zh: "全年分钟数" },
  ],
  rows: [
    {
      label: { en: "Everybody", zh: "全员" },
      cells: [
        { en: "Mail, passwords, reporting, screen and paper", zh: "邮件、口令、举报、锁屏与纸质文件" },
        { en: "Four baits", zh: "四次演练" },
        { en: "60", zh: "60" },
      ],
    },
    {
      label: { en: "Accounts, purchasing", zh: "财务、采购" },
      cells: [
        { en: "Changed bank details, urgency, call-back", zh: "变更账号、催款、回拨核实" },
        { en: "A staged change of account", zh: "模拟变更收款账号" },
        { en: "+45", zh: "+45" },
      ],
    },
    {
      label: { en: "Personnel", zh: "人事" },
      cells: [
        { en: "Personal data, applications with attachments", zh: "个人信息、带附件的简历" },
        { en: "An application that is none", zh: "一份假简历" },
        { en: "+45", zh: "+45" },
      ],
    },
    {
      label: { en: "Developers", zh: "开发" },
      cells: [
        { en: "Keys in code, packages, injection by example", zh: "代码里的密钥、依赖包、注入实例" },
        { en: "Mending five small programs", zh: "修好五段小程序" },
        { en: "+120", zh: "+120" },
      ],
    },
    {
      label: { en: "Administrators", zh: "运维" },
      cells: [
        { en: "Bastion, second factor, first hour of an incident", zh: "堡垒机、二次验证、出事第一小时" },
        { en: "A drill at the table", zh: "桌面推演" },
        { en: "+120", zh: "+120" },
      ],
    },
    {
      label: { en: "Management", zh: "管理层" },
      cells: [
        { en: "Duties by law, deciding at night, voices", zh: "法定责任、夜间决策、声音仿冒" },
        { en: "One scenario, decided aloud", zh: "一个情景，当场拍板" },
        { en: "+30", zh: "+30" },
      ],
    },
  ],
  note: {
    en: "In English, Chinese or Indonesian (demo). Lessons last 5 to 12 minutes and can be stopped.",
    zh: "中文、英文、印尼文（演示）。每节 5 至 12 分钟，可随时暂停。",
  },
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "years",
  nav: { en: "A year", zh: "怎么安排" },
  heading: { en: "Three ways to spread it over a year", zh: "一年怎么排，三种做法" },
  items: [
    {
      id: "assessment",
      name: { en: "An assessment is due", zh: "测评要查记录" },
      problem: {
        en: "Level 3 asks for training by role and for regular tests of skill (8.1.8.3); there is one list of signatures from two years ago.",
        zh: "三级要求按岗位培训并定期考核（8.1.8.3），手里只有两年前一张签到表。",
      },
      approach: {
        en: "Plan by role, lessons with a test at the end, records by person kept on your side.",
        zh: "按岗位出计划，线上课带考核，个人记录留在你方。",
      },
      result: {
        en: "Plan, contents, attendance and results lie in one folder, and some of it stays in heads.",
        zh: "计划、内容、签到、成绩归到一个文件夹，多少也留在脑子里一些。",
      },
      products: ["sats", "islpcs"],
    },
    {
      id: "after",
      name: { en: "It has just happened", zh: "刚刚中过招" },
      problem: {
        en: "A payment went to a false account. Everybody knows who released it.",
        zh: "一笔款打进了假账户，谁批的全公司都知道。",
      },
      approach: {
        en: "No bait for three months. A workshop tells the case from the attacker's side; the team writes its own call-back rule.",
        zh: "三个月内不发诱饵。先办一场工作坊，从骗子的角度复盘，由团队自己写回拨规则。",
      },
      result: {
        en: "The rule is kept, because those who have to keep it wrote it.",
        zh: "规则能执行，因为是执行的人自己定的。",
      },
      products: ["ers", "sats"],
    },
    {
      id: "school",
      name: { en: "A school with 200 teachers", zh: "两百名教师的学校" },
      problem: {
        en: "Mailboxes of the staff hold reports on pupils; a new class of teachers comes every August.",
        zh: "教师邮箱里有学生档案，每年八月来一批新老师。",
      },
      approach: {
        en: "Twenty minutes in the first week, one bait in October, one in March; pupils' data as the example throughout.",
        zh: "开学第一周二十分钟，十月、三月各一次演练，案例全用学生信息。",
      },
      result: {
        en: "Reports come in to the two people who run the computers, and with them a picture of what arrives.",
        zh: "举报汇到两位网管手里，他们终于看得见都收到了什么。",
      },
      products: ["sats", "epim", "wsms"],
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "Three building blocks", zh: "三块积木" },
  demo: demoPrices,
  lines: [
    {
      id: "online",
      name: { en: "Lessons online", zh: "线上课程" },
      for: { en: "100 people for a year, all six roles", zh: "100 人一年，六类岗位全含" },
      usd: satsUsd.online100,
      unit: "year",
    },
    {
      id: "phishing",
      name: { en: "A phishing drill", zh: "钓鱼演练" },
      for: { en: "One bait to up to 1,000 mailboxes, with report", zh: "一次，1,000 个邮箱以内，含报告" },
      usd: satsUsd.phishing,
      unit: "once",
    },
    {
      id: "workshop",
      name: { en: "A workshop", zh: "现场工作坊" },
      for: { en: "Half a day, up to 25 people, cases from your trade", zh: "半天，25 人以内，用你行业的案例" },
      usd: satsUsd.workshop,
      unit: "once",
    },
  ],
  note: demoPriceNote,
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "What staff, management and mail people ask", zh: "员工、管理层和邮件管理员会问" },
  items: [
    {
      question: { en: "Staff: is that fair?", zh: "员工：这不是钓鱼执法吗？" },
      answer: {
        en: "It is announced: “in this quarter there will be four”. Nobody is told who clicked, nobody is punished, and the same text goes to everybody afterwards.",
        zh: "事先会公告“本季度有四次”。没人知道谁点了，也不处罚，结果人人看到的都一样。",
      },
    },
    {
      question: { en: "Management: how far down can clicks go?", zh: "管理层：点击率能降到零吗？" },
      answer: {
        en: "Not to nought, and that is no aim: someone always clicks. Make sure that somebody reports quickly, and that one password opens little.",
        zh: "降不到零，也不该以此为目标：总会有人点。要的是有人快报，以及一个口令打不开多少东西。",
      },
    },
    {
      question: { en: "Mail people: what do we have to let through?", zh: "邮件管理员：要放行什么？" },
      answer: {
        en: "Two sender addresses and one domain, for half an hour. If you would rather see whether your filter catches them, send without the exception first.",
        zh: "两个发信地址、一个域名，半小时。想顺带看看网关拦不拦，可以先不加白发一轮。",
      },
    },
    {
      question: { en: "What do you store about persons?", zh: "存哪些个人信息？" },
      answer: {
        en: "Address, role, clicked or reported, and when. Passwords typed into the bait never leave the browser. Deleted 30 days after the report (demo).",
        zh: "邮箱、岗位、点击或举报及时间。诱饵页上输入的口令不出浏览器。报告后 30 天（演示）删除。",
      },
    },
    {
      question: { en: "Must it be asked of the works council?", zh: "要征得员工代表同意吗？" },
      answer: {
        en: "In many companies yes, and in all it is wise. We bring a page that says what is recorded and what is not.",
        zh: "不少单位需要，都不妨先沟通。我们提供一页说明，写清记什么、不记什么。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "For the click that happens all the same", zh: "总有人会点，所以还要有" },
  items: [
    { product: "ztsacs", relation: { en: "Makes a stolen password worth little", zh: "让偷来的口令用处不大" } },
    { product: "epim", relation: { en: "Stops the attachment on the computer", zh: "在电脑上拦住附件" } },
    { product: "mss", relation: { en: "Reads what is reported, at any hour", zh: "随时有人看举报" } },
    { product: "eds", relation: { en: "Trains those who decide, not those who click", zh: "训练拍板的人" } },
  ],
  solutions: ["edu-security"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Start with the reporting button", zh: "先装举报键" },
  lead: {
    en: "Before the first bait there must be somewhere to report it. We set up button and mailbox with you, then choose the Tuesday.",
    zh: "发第一封诱饵之前，先让人有地方举报。我们陪你装好按钮和收件箱，再挑一个周二。",
  },
  actions: [
    { label: { en: "Plan a drill", zh: "安排演练" }, to: "console:/sats/create" },
    { label: { en: "What we do not send", zh: "哪些不发" }, to: "#decency" },
  ],
};

export const content: PageContent = {
  code: "sats",
  title: { en: "Security Awareness Training Service", zh: "安全意识培训服务" },
  lead: {
    en: "Short lessons by role, phishing drills that teach at the moment of the click, and workshops with cases from your trade. For companies that want people to report, not to be afraid.",
    zh: "按岗位的短课、点下去就教的钓鱼演练、用你行业案例的工作坊。适合希望员工敢举报、而不是怕出错的公司。",
  },
  actions: [
    { label: { en: "Read a drill's report", zh: "看演练报告" }, to: "#sample" },
    { label: { en: "Plan a drill", zh: "安排演练" }, to: "console:/sats/create" },
  ],
  facts: [
    {
      label: { en: "Lessons for 100 people (demo price)", zh: "100 人线上课（演示价格）" },
      value: { is: "price", usd: satsUsd.online100, unit: { en: "per year", zh: "每年" } },
      anchor: "prices",
    },
    {
      label: { en: "Names given to superiors", zh: "向上级提供名单" },
      value: { is: "words", words: { en: "Never", zh: "从不" } },
      anchor: "decency",
    },
    {
      label: { en: "Minutes a year for everybody", zh: "全员每年" },
      value: { is: "words", words: { en: "60", zh: "60 分钟" } },
      anchor: "curriculum",
    },
    {
      label: { en: "What is measured first", zh: "首要指标" },
      value: { is: "words", words: { en: "Time to the first report", zh: "首次举报用时" } },
      anchor: "learning",
    },
  ],
  blocks: [features, sample, limits, curriculum, scenarios, prices, questions, related, callToAction],
  seo: {
    title: { en: "Security awareness training and phishing drills", zh: "安全意识培训与钓鱼演练：课程、底线与报告" },
    description: {
      en: "Role-based lessons, phishing drills measured by reports instead of clicks, baits we refuse to send, a sample drill report and demo prices.",
      zh: "分岗位短课、看举报率的钓鱼演练、我们不发的诱饵、演练报告样例与演示价格。",
    },
    keywords: {
      en: "security awareness training, phishing simulation, social engineering, ZhiAn Cloud",
      zh: "安全意识培训,钓鱼演练,社会工程,等保培训,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
