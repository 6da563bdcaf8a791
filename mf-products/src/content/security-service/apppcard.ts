import { apppcardUsd } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
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

const selfTest: ChecklistBlock = {
  is: "checklist",
  anchor: "self-test",
  nav: { en: "Test yourself", zh: "先自查" },
  heading: { en: "Seven questions to try on your own telephone", zh: "拿自己的手机，先试七个问题" },
  lead: {
    en: "Delete the app, install it anew, go slowly. One “no” is a reason to go on reading.",
    zh: "卸载重装，慢慢点。有一个答“否”，就值得往下看。",
  },
  items: [
    {
      en: "Does the privacy policy appear before anything else, with “agree” not ticked for you?",
      zh: "首次打开先弹隐私政策，且没有替用户勾选同意？",
    },
    { en: "Can you say no, and still use what needs no data?", zh: "点不同意之后，不需要数据的功能还能用？" },
    {
      en: "Is each permission asked for when it is needed, with the reason beside it?",
      zh: "权限在用到时才申请，并同时说明原因？",
    },
    {
      en: "Does the policy name each foreign SDK, what it takes and for what?",
      zh: "隐私政策逐个列出第三方 SDK、收集内容和目的？",
    },
    { en: "Is the policy four taps away or fewer from the main screen?", zh: "从主界面进入隐私政策不超过四次点击？" },
    {
      en: "Can the account be deleted in the app, without a telephone call?",
      zh: "能在 App 内注销账号，不用打电话？",
    },
    { en: "Can advertising and feeds made for the person be switched off?", zh: "个性化推荐和广告可以关闭？" },
  ],
};

const deliverable: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Sample report", zh: "报告样例" },
  heading: { en: "The first ten seconds, before anybody has agreed", zh: "用户点同意之前的那十秒" },
  caption: {
    en: "Figure 2. Report on an invented fitness app, com.example.steps 2.6",
    zh: "图 2　虚构健身 App com.example.steps 2.6 的检测报告节选",
  },
  note: {
    en: "App and SDK names are invented. The calls are real interfaces of Android, the kinds those of the Method for determining.",
    zh: "App 与 SDK 名称为虚构，调用为真实 Android 接口，归类依据《认定方法》。",
  },
  document: {
    title: { en: "Check of personal information, Android", zh: "个人信息收集使用检测报告（Android）" },
    number: "SAMPLE-APC-026",
    meta: [
      { en: "For the product owner, legal department and developers", zh: "呈：产品负责人、法务、开发" },
      { en: "20 to 35 pages and a table of calls", zh: "20 至 35 页，附调用明细表" },
    ],
    parts: [
      {
        id: "timeline",
        name: { en: "Timeline", zh: "时间线" },
        paragraphs: [
          {
            en: "Fresh installation, dialogue open, nothing tapped. Consent was given at 14.2 s. Three calls came before it, two of them not from your own code.",
            zh: "全新安装，弹窗已显示，未做任何点击，14.2 秒时点同意。在此之前有三次调用，其中两次不是你自己的代码。",
          },
        ],
        listing: [
          "  0.62s  Settings.Secure.getString(android_id)         com.[[pushsdk]].core.DeviceId",
          "  0.71s  PackageManager.getInstalledPackages()          com.[[adsdk]].env.Scan  (214 entries)",
          "  2.05s  WifiInfo.getBSSID()                            com.example.steps.NetInfo",
          "  2.38s  POST https://c.[[adsdk]].example/i  1,904 bytes",
          " 14.20s  user taps: agree",
        ],
      },
      {
        id: "findings",
        name: { en: "Findings", zh: "问题清单" },
        table: {
          columns: [
            { en: "No.", zh: "编号" },
            { en: "Fact", zh: "事实" },
            { en: "Kind", zh: "归类" },
            { en: "To do", zh: "整改" },
          ],
          rows: [
            [
              { en: "P-01", zh: "P-01" },
              { en: "Installed apps read and sent before consent", zh: "同意前读取并上传应用列表" },
              { en: "3: without consent", zh: "三：未经同意" },
              {
                en: "Initialise [[adsdk]] after consent; switch off its scan",
                zh: "[[adsdk]] 延后到同意后初始化，关闭列表扫描",
              },
            ],
            [
              { en: "P-02", zh: "P-02" },
              { en: "[[pushsdk]] missing from the policy", zh: "隐私政策未列 [[pushsdk]]" },
              { en: "2: not stated", zh: "二：未明示" },
              { en: "Add name, maker, data, purpose, link", zh: "补充名称、公司、数据、目的、链接" },
            ],
            [
              { en: "P-03", zh: "P-03" },
              { en: "Location asked for at start; used only for routes", zh: "启动即申请定位，仅路线功能使用" },
              { en: "4: not necessary", zh: "四：违反必要原则" },
              { en: "Ask when a route is begun", zh: "开始记录路线时再申请" },
            ],
            [
              { en: "P-04", zh: "P-04" },
              { en: "Deleting the account asks for a photograph of the ID card", zh: "注销须上传手持身份证照片" },
              { en: "6: deletion hindered", zh: "六：注销设障" },
              { en: "Verify as at registration: SMS code", zh: "与注册同等验证：短信码" },
            ],
          ],
        },
      },
      {
        id: "policy",
        name: { en: "Policy against fact", zh: "政策与事实对照" },
        table: {
          columns: [
            { en: "Data", zh: "信息" },
            { en: "The policy says", zh: "政策写的" },
            { en: "The app does", zh: "App 做的" },
          ],
          rows: [
            [
              { en: "Heart rate", zh: "心率" },
              { en: "Stays on the telephone", zh: "仅存本机" },
              { en: "Sent to api.steps.example every 15 minutes", zh: "每 15 分钟上传 api.steps.example" },
            ],
            [
              { en: "Contacts", zh: "通讯录" },
              { en: "To find friends, with consent", zh: "经同意用于找朋友" },
              { en: "As stated; hashes only", zh: "属实，仅传散列值" },
            ],
            [
              { en: "Android ID", zh: "Android ID" },
              { en: "Not mentioned", zh: "未提及" },
              { en: "Read by three SDKs", zh: "被三个 SDK 读取" },
            ],
          ],
        },
      },
    ],
    signed: {
      en: "Signed by tester and reviewer. It describes a build by its hash, not the app for all time",
      zh: "由检测人与复核人签字，结论只针对按散列值标识的这一个包",
    },
  },
};

const kinds: SpecsBlock = {
  is: "specs",
  anchor: "kinds",
  nav: { en: "Six kinds", zh: "六类行为" },
  heading: { en: "The six kinds of conduct, and how each is found", zh: "六类违法违规行为，各怎么查" },
  lead: {
    en: "From the Method for determining unlawful collection and use of personal information by apps (2019). Chinese regulators and stores sort their notices by it.",
    zh: "出自《App 违法违规收集使用个人信息行为认定方法》（2019 年），主管部门通报和商店审核多按此归类。",
  },
  caption: {
    en: "Table 1. Kind, article of the Personal Information Protection Law (PIPL), test",
    zh: "表 1　行为类别、《个人信息保护法》条文与检测方式",
  },
  columns: [
    { en: "Kind", zh: "类别" },
    { en: "PIPL", zh: "条文" },
    { en: "Typical", zh: "典型情形" },
    { en: "How it is found", zh: "检测方式" },
  ],
  rows: [
    {
      label: { en: "1. Rules not made public", zh: "一、未公开收集使用规则" },
      cells: [
        { en: "Art. 17", zh: "第十七条" },
        { en: "No policy, or five taps away", zh: "没有隐私政策，或要点五次才看到" },
        { en: "By hand", zh: "人工走查" },
      ],
    },
    {
      label: { en: "2. Purpose, manner, scope not stated", zh: "二、未明示目的、方式和范围" },
      cells: [
        { en: "Art. 17, 30", zh: "第十七、三十条" },
        { en: "SDKs not listed one by one", zh: "SDK 没有逐一列出" },
        { en: "SDKs recognised in the build, compared with the text", zh: "识别包内 SDK，与文本逐条比对" },
      ],
    },
    {
      label: { en: "3. Without consent", zh: "三、未经用户同意" },
      cells: [
        { en: "Art. 13 to 15", zh: "第十三至十五条" },
        { en: "Calls before “agree”, or after “no”", zh: "同意之前就读取，或拒绝之后仍读取" },
        { en: "Calls and traffic recorded with stacks", zh: "记录调用与流量，带调用栈" },
      ],
    },
    {
      label: { en: "4. More than is necessary", zh: "四、违反必要原则" },
      cells: [
        { en: "Art. 6, 16", zh: "第六、十六条" },
        { en: "Refused permission, app closes", zh: "拒绝权限就退出" },
        {
          en: "Each permission refused in turn; the rule of 2021 for 39 kinds of app",
          zh: "逐项拒绝权限；对照 2021 年 39 类 App 必要信息规定",
        },
      ],
    },
    {
      label: { en: "5. Passed on without consent", zh: "五、未经同意向他人提供" },
      cells: [
        { en: "Art. 23", zh: "第二十三条" },
        { en: "An SDK sends to its maker what you collected", zh: "SDK 把你收集的信息发给它的公司" },
        { en: "Traffic decrypted on our telephone, receivers named", zh: "在测试机解密流量，列明接收方" },
      ],
    },
    {
      label: { en: "6. No deletion, correction, complaint", zh: "六、未提供删除、更正或投诉渠道" },
      cells: [
        { en: "Art. 46, 47, 50", zh: "第四十六、四十七、五十条" },
        { en: "Deletion by post only", zh: "注销只能寄信" },
        { en: "An account made and deleted; the answer timed", zh: "注册再注销，计时等答复" },
      ],
    },
  ],
  note: {
    en: "Sensitive data, children under 14 and transfers abroad have further rules (art. 28 to 31, 38 to 43); they are looked at where they occur. New rules are looked up on the first day of each job.",
    zh: "敏感个人信息、不满十四周岁未成年人、跨境提供另有规定（第二十八至三十一、三十八至四十三条），涉及时一并检查。每个项目首日查对最新规定。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How we check", zh: "怎么查" },
  heading: { en: "Facts first, then law", zh: "先看事实，再谈法条" },
  lead: {
    en: "Legal departments read the policy, developers the code. What lies between them is measured here.",
    zh: "法务读政策，开发读代码，中间那段没人量过，我们来量。",
  },
  items: [
    {
      title: { en: "Who made the call", zh: "是谁调用的" },
      text: {
        en: "“Your app reads the list of apps” starts a search of days. “This line of that SDK” ends it.",
        zh: "只说“你的 App 读了应用列表”，要找几天；说到“哪个 SDK 的哪一行”，当场就能改。",
      },
      mechanism: {
        en: "On a telephone with a modified system some 60 interfaces are recorded with time, argument and call stack; the stack names the library.",
        zh: "在定制系统的手机上记录约 60 个接口的时间、参数、调用栈，凭栈定位到库。",
      },
      limit: {
        en: "Native code that goes round the interfaces is seen only by what it sends.",
        zh: "绕过接口的原生代码，只能从它发出的流量里看到。",
      },
    },
    {
      title: { en: "All the ways of saying no", zh: "把“不同意”都点一遍" },
      text: {
        en: "Most apps are tested by people who tap “agree”.",
        zh: "大多数 App 都是由一路点“同意”的人测的。",
      },
      mechanism: {
        en: "Five runs: refuse all, refuse each permission, agree and withdraw, guest, delete and come back. The calls of each run are compared.",
        zh: "跑五遍：全拒、逐项拒、同意后撤回、游客、注销再来，比对每遍的调用。",
      },
      limit: {
        en: "Branches behind a paid membership are reached if you give us one.",
        zh: "付费会员才有的分支，需要你提供账号。",
      },
    },
    {
      title: { en: "Text against traffic", zh: "文本对流量" },
      text: {
        en: "A policy that promises more than the app keeps is worse than a modest one.",
        zh: "承诺多于做到的隐私政策，还不如老实写。",
      },
      mechanism: {
        en: "Each statement of the policy gets a line with a verdict: true, untrue, not observed; and each observed fact the sentence that covers it, or none.",
        zh: "政策每一句给出结论：属实、不属实、未观察到；每个观察到的事实，标出由哪一句覆盖，或没有。",
      },
      limit: {
        en: "What your server does afterwards is not to be seen from a telephone. We ask, and mark it as told.",
        zh: "数据到服务端之后怎么用，手机上看不到，只能询问并注明“据告知”。",
      },
    },
    {
      title: { en: "Advice that can be merged", zh: "能直接合入的建议" },
      text: {
        en: "“Minimise collection” cannot be assigned to anybody.",
        zh: "“请最小化收集”没法派给任何人。",
      },
      mechanism: {
        en: "For each finding: the switch of the SDK, the line to move behind consent, or the paragraph to add, ready to be pasted.",
        zh: "每个问题写明：SDK 的哪个开关、哪一行移到同意之后、政策里加哪一段，可直接粘贴。",
      },
      limit: {
        en: "Our drafts are not legal advice. A lawyer of yours should have the last look.",
        zh: "我们的文字不是法律意见，定稿请律师过目。",
      },
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "With the second look, or without", zh: "带复测，或不带" },
  demo: demoPrices,
  lines: [
    {
      id: "check",
      name: { en: "Check and report", zh: "检测与报告" },
      for: {
        en: "One build of one platform, one privacy policy, 5 working days",
        zh: "一个平台一个包，一份隐私政策，5 个工作日",
      },
      usd: apppcardUsd.check,
      unit: "once",
    },
    {
      id: "retest",
      name: { en: "Check, drafts and second check", zh: "检测、改稿与复测" },
      for: {
        en: "The same, with the redrafted policy and a second report within 30 days",
        zh: "同上，另含隐私政策改稿和 30 天内的复测报告",
      },
      usd: apppcardUsd.checkAndRetest,
      unit: "once",
    },
  ],
  note: demoPriceNote,
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  nav: { en: "When", zh: "什么时候" },
  heading: { en: "A notice, a launch, a second country", zh: "收到通知、准备上线、换个国家" },
  items: [
    {
      id: "notice",
      name: { en: "A notice with a deadline", zh: "限期整改通知" },
      problem: {
        en: "The regulator's mail names two kinds of conduct and a date next week. The store will take the app down after it.",
        zh: "主管部门来函，点了两类行为，限下周整改，逾期商店下架。",
      },
      approach: {
        en: "The named points are reproduced on the first day, the rest is looked at while developers mend. Answers are drafted point by point with evidence.",
        zh: "首日复现被点名的问题，开发整改时我们查其余部分，逐条起草附证据的回复。",
      },
      result: {
        en: "A build with proof for each point, and no second letter for the neighbouring one.",
        zh: "每一点都有证据的新包，也不至于再因旁边的问题收第二封。",
      },
      products: ["apppcard", "appbds"],
    },
    {
      id: "launch",
      name: { en: "A launch with six SDKs", zh: "带着六个 SDK 上线" },
      problem: {
        en: "Push, maps, payment, login, statistics, advertising: each with a policy of its own that nobody has read.",
        zh: "推送、地图、支付、登录、统计、广告，每个都有自己的隐私政策，没人读过。",
      },
      approach: {
        en: "One run without each of them shows what each takes. Start-up is put in order: consent first, SDKs second.",
        zh: "逐个移除跑一遍，看清各自拿了什么；调整启动顺序，先同意后初始化。",
      },
      result: {
        en: "A list of SDKs that is true, and one of the six usually gone.",
        zh: "一份真实的 SDK 清单，往往还能删掉一个。",
      },
      products: ["apppcard", "appsss"],
    },
    {
      id: "indonesia",
      name: { en: "From China to Jakarta", zh: "从中国到雅加达" },
      problem: {
        en: "The app goes to Indonesia, where Law 27 of 2022 on personal data applies, and its policy speaks only of Chinese law.",
        zh: "App 要进印尼，适用 2022 年第 27 号《个人数据保护法》，隐私政策却只写了中国法。",
      },
      approach: {
        en: "The same facts, a second table: legal basis, consent in Indonesian, the 3 × 24 hours for telling of a breach, transfer abroad.",
        zh: "同一批事实，换一张对照表：处理依据、印尼语同意、泄露后 3 × 24 小时通知、跨境传输。",
      },
      result: {
        en: "Two policies from one set of facts, each for its own users.",
        zh: "一套事实，两份政策，各给各的用户。",
      },
      products: ["apppcard", "dns", "bos"],
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Between legal department and developers", zh: "法务和开发之间的问题" },
  items: [
    {
      question: { en: "Are we liable for what an SDK does?", zh: "SDK 干的，也算我们的？" },
      answer: {
        en: "Towards users and regulators, yes: it runs in your app, with your permissions. Whether you recover it from the maker is a matter of your contract.",
        zh: "对用户和监管来说，算：它在你的 App 里、用你的权限运行。能否向 SDK 公司追偿，看合同。",
      },
    },
    {
      question: { en: "Does a report protect us from a notice?", zh: "有报告就不会被通报吗？" },
      answer: {
        en: "No. It shows that you looked, and it makes the next answer a matter of hours. The regulator tests for itself.",
        zh: "不能保证。它证明你查过，也让下次回复只需几小时。监管部门会自己测。",
      },
    },
    {
      question: { en: "Is this the compliance audit that the law asks for?", zh: "这算法定的个人信息保护合规审计吗？" },
      answer: {
        en: "No. That audit (Measures in force since May 2025) covers the whole handling of personal information in a company. This check is a piece of evidence in it.",
        zh: "不算。合规审计（《个人信息保护合规审计管理办法》，2025 年 5 月起施行）覆盖企业全部个人信息处理活动，本检测可作为其中一份证据。",
      },
    },
    {
      question: { en: "iOS too, and mini programs?", zh: "iOS 和小程序能测吗？" },
      answer: {
        en: "iOS yes: fewer interfaces can be recorded, traffic and permissions fully. Mini programs by traffic and text only.",
        zh: "iOS 可以，可记录的接口少一些，流量和权限全测。小程序只测流量和文本。",
      },
    },
    {
      question: { en: "Which build should we send?", zh: "该送哪个包？" },
      answer: {
        en: "The one that users get, from the channel they get it from. Channels differ: shop A's package may hold an SDK that shop B's does not.",
        zh: "用户实际拿到的渠道包。不同渠道可能不一样：甲商店的包里也许多一个 SDK。",
      },
    },
    {
      question: { en: "How long does it stay true?", zh: "结论能用多久？" },
      answer: {
        en: "Until the next SDK update. Some load their rules from the network, and then even a build that has not changed behaves otherwise.",
        zh: "到下次 SDK 更新为止。有的 SDK 会联网拉配置，包没变，行为也会变。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Beside the privacy check", zh: "和隐私检测搭配" },
  items: [
    { product: "appbds", relation: { en: "Asks whether the data can be stolen", zh: "查这些数据会不会被偷走" } },
    { product: "appsss", relation: { en: "Its SDK belongs in your list as well", zh: "加固组件也要写进 SDK 清单" } },
    { product: "issra", relation: { en: "The company behind the app, as a whole", zh: "从整个公司看风险" } },
    {
      product: "sats",
      relation: { en: "So that product people ask before they collect", zh: "让产品经理收集之前先问一句" },
    },
  ],
  solutions: ["finance-security", "medical", "ecommerce"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Send the build and the policy together", zh: "安装包和隐私政策一起发来" },
  lead: {
    en: "On the first day you get the timeline of the first ten seconds, before the longer work begins.",
    zh: "首日先给你“前十秒时间线”，再开始后面的检测。",
  },
  actions: [
    { label: { en: "Upload both", zh: "上传两样" }, to: "console:/apppcard/create" },
    { label: { en: "See the prices", zh: "看价格" }, to: "#prices" },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Where data leave a telephone. The broken lines should not exist before consent.",
    zh: "图 1　数据从手机流向哪里，虚线在用户同意之前不该出现。",
  },
  nodes: [
    {
      id: "user",
      label: { en: "User", zh: "用户" },
      note: { en: "agrees or not", zh: "同意或拒绝" },
      column: 0,
      row: 0,
      kind: "outside",
    },
    { id: "app", label: { en: "Your app", zh: "你的 App" }, column: 0, row: 1, kind: "compute" },
    { id: "sdk", label: { en: "SDKs in it", zh: "内嵌 SDK" }, column: 1, row: 1, kind: "compute" },
    {
      id: "recorder",
      label: { en: "Recorder", zh: "调用记录" },
      note: { en: "time and stack", zh: "时间与调用栈" },
      product: "apppcard",
      column: 1,
      row: 2,
      kind: "security",
    },
    { id: "server", label: { en: "Your server", zh: "你的服务端" }, column: 0, row: 3, kind: "storage" },
    { id: "makers", label: { en: "SDK makers", zh: "SDK 公司" }, column: 2, row: 1, kind: "outside" },
    { id: "report", label: { en: "Report", zh: "检测报告" }, column: 1, row: 3, kind: "storage" },
  ],
  edges: [
    { from: "user", to: "app", label: { en: "The user decides in your app", zh: "用户在 App 里作出选择" } },
    { from: "app", to: "sdk", label: { en: "The app starts its SDKs, often too early", zh: "App 启动 SDK，常常太早" } },
    {
      from: "sdk",
      to: "makers",
      isAttack: true,
      label: { en: "SDKs send to their makers", zh: "SDK 向自家公司发数据" },
    },
    {
      from: "app",
      to: "server",
      isAttack: true,
      label: { en: "The app sends to your server", zh: "App 向服务端发数据" },
    },
    { from: "sdk", to: "recorder", label: { en: "Each call is recorded", zh: "每次调用都被记录" } },
    {
      from: "recorder",
      to: "report",
      label: { en: "and set against the policy in the report", zh: "在报告中与隐私政策对照" },
    },
  ],
};

export const content: PageContent = {
  code: "apppcard",
  title: { en: "App Privacy Compliance Check", zh: "App 个人信息合规检测" },
  lead: {
    en: "We record what your app and its SDKs collect, when, and whom they send it to, and set that against the law and your own privacy policy. For whoever publishes an app in China or Indonesia, ideally before the letter comes.",
    zh: "记录你的 App 和 SDK 收集了什么、什么时候、发给了谁，再与法规和你自己的隐私政策对照。适合在中国或印尼发布 App 的团队，最好赶在通知来之前。",
  },
  actions: [
    { label: { en: "See the first ten seconds", zh: "看前十秒" }, to: "#sample" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/apppcard" },
  ],
  figure,
  facts: [
    {
      label: { en: "Check (demo price)", zh: "检测（演示价格）" },
      value: { is: "price", usd: apppcardUsd.check, unit: { en: "a build", zh: "每个包" } },
      anchor: "prices",
    },
    {
      label: { en: "Kinds of conduct", zh: "行为类别" },
      value: { is: "words", words: { en: "Six, by the Method of 2019", zh: "六类，依《认定方法》" } },
      anchor: "kinds",
    },
    {
      label: { en: "Interfaces recorded (demo)", zh: "记录的接口（演示）" },
      value: { is: "words", words: { en: "About 60", zh: "约 60 个" } },
      anchor: "features",
    },
  ],
  blocks: [selfTest, deliverable, kinds, features, scenarios, prices, questions, related, callToAction],
  seo: {
    title: {
      en: "App Privacy Compliance Check: PIPL and the six kinds",
      zh: "App 个人信息合规检测：六类行为与报告样例",
    },
    description: {
      en: "What an app and its SDKs collect before consent, set against PIPL and your policy: self-test, sample report, six kinds of conduct, prices.",
      zh: "检测 App 与 SDK 在同意前后收集了什么，对照《个人信息保护法》和隐私政策：自查清单、报告样例、价格。",
    },
    keywords: {
      en: "app privacy compliance, PIPL, personal information, SDK audit, Indonesia PDP law, ZhiAn Cloud",
      zh: "App合规检测,个人信息保护,隐私合规,SDK检测,违法违规收集,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
