import { bciUsdPerMonth, bosUsdPerGib, cdnUsdPerThousandGib, mysqlUsdPerMonth } from "@zhian/contracts/demo-prices";
import type { SolutionContent, SolutionDetails, TableBlock } from "../model/solution-content.ts";
import { contact } from "./contact.ts";
import { china, chineseLaw, cyberspaceAdministration, indonesia, indonesianLaw } from "./laws.ts";

const situation: SolutionDetails["situation"] = {
  heading: { en: "A scroll that may be seen for six weeks in five years", zh: "五年里只能展六周的一卷画" },
  paragraphs: [
    {
      en: "The scroll is nine metres long and cannot bear more light than that. The museum has photographed it, eighty gigabytes, and would like to issue two thousand numbered digital editions with a commentary, as it once issued prints: to be looked at, shown to others, and kept.",
      zh: "画卷九米长，经不起更多光照。馆里已完成高清采集，八十多 GB，想像从前发行木版水印那样，发行两千份有编号的数字版，附上讲解：用来看、给别人看、收着。",
    },
    {
      en: "The offers it received talk about chains, drops and floor prices. The curator wants none of these. She wants to know where the file lies, who signed for the rights, that number 1,204 exists once, and that the page does not fall over at ten o'clock on the day.",
      zh: "收到的方案讲的都是链、空投和地板价，馆长一样都不要。她想知道：文件在哪里，授权是谁签的，第 1204 号是不是只有一份，以及发行当天十点页面会不会倒。",
    },
    {
      en: "This is a publishing project with a register. It is described here as one.",
      zh: "这是一个带登记簿的出版项目，本页就按出版项目来写。",
    },
  ],
};

const register: TableBlock = {
  is: "table",
  anchor: "register",
  nav: { en: "The register", zh: "登记簿" },
  heading: { en: "What the register holds about one copy", zh: "登记簿里，一份作品记些什么" },
  lead: {
    en: "An ordinary database table with rules about who may change it. It needs no chain, since there is one publisher and everybody knows who that is.",
    zh: "就是一张普通的数据库表，加上谁能改的规矩。发行方只有一个，人人知道是谁，用不着链。",
  },
  caption: { en: "Fields of one numbered copy", zh: "一份编号作品的字段" },
  columns: [
    { en: "Field", zh: "字段" },
    { en: "Example", zh: "示例" },
    { en: "Who sees it", zh: "谁能看" },
    { en: "Can it change?", zh: "能改吗" },
  ],
  rows: [
    {
      label: { en: "Work and edition", zh: "作品与版次" },
      cells: [
        { en: "Invented scroll, edition of 2,000", zh: "示例长卷，限 2,000 份" },
        { en: "Everybody", zh: "所有人" },
        { en: "Never after issue", zh: "发行后不可改" },
      ],
    },
    {
      label: { en: "Number", zh: "编号" },
      cells: [
        { en: "1204 of 2000", zh: "1204 / 2000" },
        { en: "Everybody", zh: "所有人" },
        { en: "Never; unique by the database's own rule", zh: "不可，由数据库唯一约束保证" },
      ],
    },
    {
      label: { en: "Fingerprint of the file", zh: "文件指纹" },
      cells: [
        { en: "SHA-256, 64 characters", zh: "SHA-256，64 位" },
        { en: "Everybody", zh: "所有人" },
        { en: "Never", zh: "不可" },
      ],
    },
    {
      label: { en: "Licence", zh: "授权书" },
      cells: [
        { en: "Contract number, date, scope", zh: "合同号、日期、范围" },
        { en: "Everybody, without signatures", zh: "所有人，隐去签名" },
        { en: "By addition only", zh: "只可追加" },
      ],
    },
    {
      label: { en: "Holder", zh: "持有人" },
      cells: [
        { en: "An account; real name kept apart", zh: "账号，实名另存" },
        { en: "The holder and the museum", zh: "本人与馆方" },
        { en: "On the holder's request: correction, deletion", zh: "应本人要求更正、删除" },
      ],
    },
    {
      label: { en: "Price paid, if any", zh: "领取方式与售价" },
      cells: [
        { en: "Free with a ticket, or as printed on the page", zh: "凭票领取，或页面标价" },
        { en: "The holder and the museum", zh: "本人与馆方" },
        { en: "Never", zh: "不可" },
      ],
    },
  ],
  note: {
    en: "There is no field for a second price, because copies are not passed on for money here, and the software has no function for it.",
    zh: "没有“转让价”这个字段：这里不支持有偿转让，软件里也没有这个功能。",
  },
};

const regulations: SolutionDetails["regulations"] = {
  heading: { en: "Rights first, and distance from finance", zh: "先谈版权，远离金融" },
  lead: {
    en: "Two of these are listed so that a project stays clear of them. Whether it does is for your lawyer to say.",
    zh: "其中两项列出来是为了别碰到它。碰没碰到，由律师判断。",
  },
  items: [
    {
      country: china,
      name: { en: "Copyright Law", zh: "《著作权法》" },
      asks: {
        en: "Whoever puts a work on line needs the right to do so; owning the object is not owning that right.",
        zh: "网上传播须取得信息网络传播权，拥有原件不等于拥有这项权利。",
      },
      url: chineseLaw,
    },
    {
      country: china,
      name: { en: "Blockchain information services (2019)", zh: "《区块链信息服务管理规定》（2019 年）" },
      asks: {
        en: "Applies where a chain is used: filing within ten working days. This set-up uses none.",
        zh: "使用区块链的须在十个工作日内备案；本方案不使用。",
      },
      url: cyberspaceAdministration,
    },
    {
      country: china,
      name: {
        en: "Initiative of three associations (2022)",
        zh: "三协会《关于防范 NFT 相关金融风险的倡议》（2022 年）",
      },
      asks: {
        en: "No splitting into shares, no central trading, no speculation with digital works.",
        zh: "不分割份额、不做集中交易、不炒作。",
      },
      url: "https://www.nifa.org.cn/",
    },
    {
      country: indonesia,
      name: { en: "Law 28 of 2014 on copyright", zh: "2014 年第 28 号版权法" },
      asks: {
        en: "Moral rights stay with the author for ever: name, title and integrity go along with every copy.",
        zh: "精神权利永久归作者：署名、作品名与完整性须随每份作品保留。",
      },
      url: indonesianLaw,
    },
    {
      country: indonesia,
      name: { en: "POJK 27 of 2024", zh: "POJK 2024 年第 27 号（数字金融资产交易）" },
      asks: {
        en: "Trade in digital financial assets needs OJK's licence; editions without trade are meant to stay outside.",
        zh: "数字金融资产交易须经 OJK 许可；不设交易的发行旨在置身其外。",
      },
      url: "https://www.ojk.go.id/",
    },
  ],
  reviewedAt: "2026-11-21",
};

const architecture: SolutionDetails["architecture"] = {
  heading: {
    en: "The original, the preview and the number are kept in three places",
    zh: "原件、预览、编号，放在三处",
  },
  layers: [
    { kind: "storage", label: { en: "Kept", zh: "保存" } },
    { kind: "compute", label: { en: "Issue day", zh: "发行日" } },
  ],
  figure: {
    caption: {
      en: "Figure 2. Visitors see previews from nearby; only a claim reaches the register; the original is opened by the museum alone.",
      zh: "图 2　访客看就近预览，只有领取请求到登记簿，原件只有馆方能打开。",
    },
    nodes: [
      { id: "visitors", label: { en: "Visitors", zh: "观众" }, column: 0, row: 0, kind: "outside" },
      { id: "museum", label: { en: "Museum", zh: "馆方" }, column: 2, row: 0, kind: "outside" },
      {
        id: "cdn",
        product: "cdn",
        label: { en: "Previews", zh: "就近预览" },
        note: { en: "CDN", zh: "CDN" },
        column: 0,
        row: 1,
        kind: "network",
      },
      {
        id: "issue",
        product: "bci",
        label: { en: "Issue desk", zh: "发行台" },
        note: { en: "for one day", zh: "当天扩容" },
        column: 1,
        row: 1,
        kind: "compute",
      },
      {
        id: "bos",
        product: "bos",
        label: { en: "Originals", zh: "作品原件" },
        note: { en: "versions kept", zh: "保留版本" },
        column: 2,
        row: 2,
        kind: "storage",
      },
      {
        id: "mysql",
        product: "mysql",
        label: { en: "Register", zh: "登记簿" },
        note: { en: "two nodes", zh: "双节点" },
        column: 1,
        row: 3,
        kind: "storage",
      },
    ],
    edges: [
      {
        from: "visitors",
        to: "cdn",
        label: { en: "Visitors look at previews from a node nearby", zh: "观众在就近节点看预览" },
      },
      { from: "cdn", to: "issue", label: { en: "A claim is passed on to the issue desk", zh: "领取请求转到发行台" } },
      {
        from: "issue",
        to: "mysql",
        label: { en: "which writes one number for one account", zh: "发行台为一个账号写入一个编号" },
      },
      {
        from: "museum",
        to: "bos",
        label: { en: "The museum alone puts in and opens originals", zh: "只有馆方存取原件" },
      },
      {
        from: "bos",
        to: "mysql",
        label: { en: "The fingerprint of each file stands in the register", zh: "文件指纹写入登记簿" },
      },
    ],
  },
};

const timeline: SolutionDetails["timeline"] = {
  heading: { en: "Eight weeks, and the rights come before the files", zh: "八周，授权走在文件前面" },
  weeks: 8,
  steps: [
    {
      title: { en: "Rights", zh: "授权" },
      from: 1,
      days: 12,
      duration: { en: "2 to 3 weeks", zh: "2 至 3 周" },
      customer: {
        en: "Have scope, number of copies and term signed by whoever holds the right.",
        zh: "由权利人签署范围、份数与期限。",
      },
      provider: { en: "Say which words the register will show.", zh: "说明登记簿会公示哪些文字。" },
      others: { en: "A lawyer reads page, rules and contract.", zh: "律师审阅页面、规则与合同。" },
    },
    {
      title: { en: "Bring in originals", zh: "存入原件" },
      from: 8,
      days: 6,
      duration: { en: "6 days", zh: "6 天" },
      customer: { en: "Deliver on sealed disks, with a list.", zh: "封签硬盘交付，附清单。" },
      provider: { en: "Store, fingerprint, read back, compare.", zh: "入库、取指纹、回读、比对。" },
    },
    {
      title: { en: "Register and issue desk", zh: "登记簿与发行台" },
      from: 13,
      days: 14,
      duration: { en: "Nearly 3 weeks", zh: "近 3 周" },
      customer: { en: "Write the commentary; draw the certificate.", zh: "撰写讲解，设计证书版式。" },
      provider: {
        en: "Numbering, real-name check by your provider, correction and deletion.",
        zh: "编号、对接你方实名服务、更正与删除。",
      },
    },
    {
      title: { en: "Ten thousand pretend visitors", zh: "模拟一万名观众" },
      from: 27,
      days: 5,
      duration: { en: "1 week", zh: "1 周" },
      customer: { en: "Forty friends claim a test edition.", zh: "请四十位朋友领取测试版。" },
      provider: { en: "Load test; prove that no number is given twice.", zh: "压测，验证编号不会重发。" },
    },
    {
      title: { en: "Issue day", zh: "发行日" },
      from: 36,
      days: 1,
      duration: { en: "1 day", zh: "1 天" },
      customer: { en: "Announce; answer questions about the work.", zh: "发布公告，回答关于作品的问题。" },
      provider: { en: "Eight plans for the day, two the day after.", zh: "当天八份套餐，次日缩回两份。" },
    },
  ],
};

const bill: SolutionDetails["bill"] = {
  heading: { en: "A quiet month, and how to see the loud one", zh: "平常一个月，以及发行月怎么看" },
  lead: {
    en: "Container plans are charged by the day: raise them to 8 to see a whole month of issue days, of which you need one.",
    zh: "容器按天计费：改成 8 看到的是整月都按发行日配置，实际只用一天。",
  },
  lines: [
    {
      product: "bos",
      configuration: { en: "Originals with versions, and previews", zh: "原件（含版本）与预览" },
      unit: { en: "100 GiB", zh: "100 GiB" },
      usd: 100 * bosUsdPerGib.standard,
      per: "month",
      quantity: 4,
    },
    {
      product: "cdn",
      configuration: { en: "Previews, visitors in China", zh: "预览，国内观众" },
      unit: { en: "1,000 GiB", zh: "1,000 GiB" },
      usd: cdnUsdPerThousandGib.china,
      per: "month",
      quantity: 2,
    },
    {
      product: "bci",
      configuration: { en: "Major plan: a copy in each of two zones", zh: "专业版：两个可用区各一份" },
      unit: { en: "1 plan", zh: "1 份" },
      usd: bciUsdPerMonth.major,
      per: "month",
      quantity: 2,
    },
    {
      product: "mysql",
      configuration: { en: "4 GiB of memory, two nodes", zh: "4 GiB 内存，双节点" },
      unit: { en: "1 pair", zh: "1 对" },
      usd: mysqlUsdPerMonth.two4,
      per: "month",
      quantity: 1,
    },
  ],
};

const result: SolutionDetails["result"] = {
  heading: { en: "What a museum can say afterwards", zh: "馆方从此说得清的事" },
  rows: [
    {
      event: { en: "“Is mine real?”", zh: "“我这份是真的吗？”" },
      before: { en: "A screenshot in a chat.", zh: "群里一张截图。" },
      after: { en: "Number and fingerprint, checked on the museum's own page.", zh: "编号与指纹，在馆方官网核对。" },
    },
    {
      event: { en: "Ten o'clock on issue day", zh: "发行日十点" },
      before: { en: "An error page, then two people with one number.", zh: "先是报错，后来两个人同一个号。" },
      after: {
        en: "A queue with a place in it; the database refuses a second 1204.",
        zh: "排队有名次，数据库拒绝第二个 1204。",
      },
    },
    {
      event: { en: "The licence ends in ten years", zh: "十年后授权到期" },
      before: { en: "Nobody finds the contract.", zh: "合同找不到了。" },
      after: {
        en: "The date stands in the register; holders were told at the beginning.",
        zh: "日期在登记簿里，领取时已告知。",
      },
    },
    {
      event: { en: "A holder wants to be forgotten", zh: "持有人要求删除信息" },
      before: { en: "The name is in a chain.", zh: "名字写进了链里。" },
      after: { en: "The name goes, the number stays as given out.", zh: "姓名删除，编号仍记为已发出。" },
    },
  ],
  limit: {
    en: "A copy is something to look at and to keep. It is no investment, carries no expectation of a price, cannot be sold on here, and does not prevent anybody from photographing a screen.",
    zh: "数字版用来看、用来收藏。它不是投资，不承诺任何价格，在这里不能转卖，也拦不住别人对着屏幕拍照。",
  },
};

const questions: SolutionDetails["questions"] = {
  is: "faq",
  anchor: "faq",
  heading: { en: "Asked by curators and publishers", zh: "馆长与出版方的问题" },
  items: [
    {
      question: { en: "Can a market be added later?", zh: "以后能加转让市场吗？" },
      answer: {
        en: "Not with us. Other rules would apply, in both countries, and this set-up was drawn to stay away from them.",
        zh: "我们不做。那会落入另一套监管，两国都是，本方案正是为避开它而设计。",
      },
    },
    {
      question: { en: "May a copy be given to a friend?", zh: "可以送给朋友吗？" },
      answer: {
        en: "If your rules allow gifts: once, free of charge, from account to account, and written into the register. Many publishers leave it out.",
        zh: "规则允许的话可以：限一次、无偿、账号对账号，并登记在册。不少出版方选择不开放。",
      },
    },
    {
      question: { en: "What if we ourselves close one day?", zh: "将来我们停办了怎么办？" },
      answer: {
        en: "Say now what happens: holders can download their copy and a certificate that is signed with your key. Both can be read without any server.",
        zh: "现在就写明：持有人可下载作品和用你方密钥签名的证书，两者离线可读。",
      },
    },
    {
      question: {
        en: "Does it have to be a database with two nodes for 2,000 rows?",
        zh: "两千行数据也要双节点数据库？",
      },
      answer: {
        en: "For the rows, no. For ten o'clock, yes: if the one node stops in that minute, nobody knows which numbers were given.",
        zh: "论数据量不用，论十点那一刻要：单节点若在那一分钟停了，谁也不知道哪些号发出去了。",
      },
    },
  ],
};

export const content: SolutionContent = {
  slug: "generalSolution/digitalCollection",
  title: { en: "Digital collectibles", zh: "数字藏品" },
  lead: {
    en: "For museums and publishers who issue numbered digital editions as they once issued prints. A safe place for the originals, a desk that holds on issue day, and a register in which each number exists once. Trading is not part of it.",
    zh: "给像当年发行版画那样发行编号数字版的文博机构与出版方：原件有处存，发行日撑得住，每个编号只有一份。不含交易功能。",
  },
  actions: [
    { label: { en: "See the register", zh: "看登记簿" }, to: "#register" },
    { label: { en: "See the month's sum", zh: "看每月费用" }, to: "#bill" },
  ],
  details: {
    order: ["situation", "own", "architecture", "result", "timeline", "regulations", "bill", "faq"],
    situation,
    own: register,
    regulations,
    architecture,
    timeline,
    bill,
    result,
    questions,
  },
  contact,
  seo: {
    title: {
      en: "Digital editions for museums: register and issue day",
      zh: "数字藏品方案：原件保存、编号登记、发行日",
    },
    description: {
      en: "Numbered digital editions without trading: what the register holds, how issue day is survived, which rights come first, what a month costs.",
      zh: "不含交易的编号数字版：登记簿字段、发行日扩容、授权先行，附每月费用清单与两国法规。",
    },
    keywords: {
      en: "digital collectibles, museum, numbered edition, copyright register, ZhiAn Cloud",
      zh: "数字藏品,博物馆,编号发行,版权授权,智安云",
    },
  },
};
