import { appsssUsd } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type { DeliverableBlock } from "../../model/instrument-content.ts";
import type {
  ComparisonBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
  TerminalBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "Measures", zh: "加固手段" },
  heading: { en: "Six measures, and what each one costs the attacker", zh: "六种手段，各让攻击者多费多少力" },
  lead: {
    en: "Whoever holds the telephone holds the program. Hardening cannot change that; it changes how many days the work takes.",
    zh: "程序在人家手机里，这一点加固改变不了，能改变的是破解要花多少天。",
  },
  items: [
    {
      title: { en: "Code that a decompiler cannot print", zh: "反编译打不开的代码" },
      text: {
        en: "Unprotected, an Android program reads like a slightly damaged source file.",
        zh: "没加固的 Android 程序，反编译后跟源码差不多。",
      },
      mechanism: {
        en: "DEX files are encrypted and loaded in memory; bodies of chosen methods are taken out and restored only when called.",
        zh: "DEX 整体加密、内存加载，选定方法的方法体抽走，调用时才还原。",
      },
      limit: {
        en: "What runs can be dumped by a patient person with a modified system. For the core, see the next line.",
        zh: "运行过的代码，有耐心的人用定制系统仍能脱出来，核心代码看下一条。",
      },
    },
    {
      title: { en: "A machine of its own for the core", zh: "核心代码用自己的虚拟机跑" },
      text: {
        en: "Signing of requests, licence checks, rules of a game: a few hundred methods that matter.",
        zh: "请求签名、授权校验、游戏规则，真正要紧的只有几百个方法。",
      },
      mechanism: {
        en: "They are translated into instructions of a virtual machine whose set differs from build to build; there is no moment at which the original exists.",
        zh: "翻译成自定义虚拟机指令，指令集每次构建都不同，任何时刻都不会还原成原始代码。",
      },
      limit: {
        en: "Ten to fifty times slower (demo). Not for loops over pictures, nor for what runs at each frame.",
        zh: "慢十到五十倍（演示），图像循环和逐帧执行的代码不要用。",
      },
    },
    {
      title: { en: "Native libraries without a map", zh: "没有路标的原生库" },
      text: {
        en: "C and C++ are harder to read, and hold the keys for that reason.",
        zh: "C/C++ 更难读，所以密钥常藏在里面。",
      },
      mechanism: {
        en: "Control flow is flattened, strings are encrypted, symbols removed; sections decrypt themselves while loading.",
        zh: "控制流平坦化、字符串加密、去符号，代码段加载时自解密。",
      },
      limit: {
        en: "A key in the program remains a key in the program. Move it to the system's keystore, or to your server.",
        zh: "写死在程序里的密钥终究在程序里，请移到系统密钥库或服务端。",
      },
    },
    {
      title: { en: "Notices when it is watched", zh: "被盯上时自己知道" },
      text: {
        en: "Hooks, debuggers and rooted telephones are the attacker's desk.",
        zh: "注入框架、调试器、Root 手机，就是攻击者的工作台。",
      },
      mechanism: {
        en: "Several small checks at different places and times; the result is sent to your server with the next request instead of closing the program.",
        zh: "多个小检查分散在不同位置和时机，结果随下一个请求上报服务端，而不是当场闪退。",
      },
      limit: {
        en: "Some honest users have rooted telephones. What follows from a report is your decision.",
        zh: "也有普通用户 Root 了手机，上报之后怎么处置由你定。",
      },
    },
    {
      title: { en: "A copy that will not start", zh: "改过的包起不来" },
      text: {
        en: "Your program with somebody else's advertisements in it: the most frequent theft of all.",
        zh: "把你的 App 塞进别人的广告再发布，是最常见的一种盗用。",
      },
      mechanism: {
        en: "Signature and checksums of code and assets are compared from within native code, in several places that depend on each other.",
        zh: "在原生代码中多处交叉校验签名与代码、资源的摘要。",
      },
      limit: {
        en: "With app bundles the store signs anew: tell us its certificate, or nothing will start.",
        zh: "使用 App Bundle 时由商店重新签名，请提供商店证书，否则正版也起不来。",
      },
    },
    {
      title: { en: "iOS by other means", zh: "iOS 走另一条路" },
      text: {
        en: "Packers are not allowed there, so the work is done while compiling.",
        zh: "iOS 不允许加壳，只能在编译阶段做。",
      },
      mechanism: {
        en: "A compiler plug-in for your Xcode project renames symbols, encrypts strings and flattens control flow; checks for jailbreak and debugger are linked in.",
        zh: "以编译插件接入 Xcode 工程，做符号混淆、字符串加密、控制流平坦化，并链接越狱与调试检测。",
      },
      limit: {
        en: "It needs your source on your build machine. A finished IPA cannot be hardened to the same degree.",
        zh: "需要在你的构建机上用源码编译，成品 IPA 做不到同等强度。",
      },
    },
  ],
};

const cost: SpecsBlock = {
  is: "specs",
  anchor: "cost",
  nav: { en: "What it costs the app", zh: "性能代价" },
  heading: { en: "What hardening costs your program", zh: "加固让你的 App 付出什么" },
  lead: {
    en: "Measured for each build on six telephones and written into the report. These are the bounds at which we stop and talk.",
    zh: "每个版本在六台真机上实测并写入报告。超过下列上限，我们会停下来找你商量。",
  },
  caption: { en: "Table 1. Bounds by measure (demo values)", zh: "表 1　各手段的代价上限（演示数值）" },
  columns: [
    { en: "Measure", zh: "手段" },
    { en: "Cold start", zh: "冷启动" },
    { en: "Size", zh: "体积" },
    { en: "Works from", zh: "最低系统" },
  ],
  rows: [
    {
      label: { en: "DEX encryption", zh: "DEX 加密" },
      cells: [
        { en: "+ 150 ms", zh: "+ 150 ms" },
        { en: "+ 1.2 MiB", zh: "+ 1.2 MiB" },
        { en: "Android 6", zh: "Android 6" },
      ],
    },
    {
      label: { en: "Virtual machine, 300 methods", zh: "虚拟化，300 个方法" },
      cells: [
        { en: "+ 40 ms", zh: "+ 40 ms" },
        { en: "+ 0.8 MiB", zh: "+ 0.8 MiB" },
        { en: "Android 6", zh: "Android 6" },
      ],
    },
    {
      label: { en: "Native libraries", zh: "原生库加固" },
      cells: [
        { en: "+ 30 ms each", zh: "每个 + 30 ms" },
        { en: "+ 20 to 60%", zh: "+ 20% 至 60%" },
        { en: "Android 6, arm64 and armv7", zh: "Android 6，arm64 与 armv7" },
      ],
    },
    {
      label: { en: "Checks while running", zh: "运行时检测" },
      cells: [
        { en: "Below 10 ms", zh: "10 ms 以内" },
        { en: "+ 0.3 MiB", zh: "+ 0.3 MiB" },
        { en: "Android 6, iOS 13", zh: "Android 6、iOS 13" },
      ],
    },
    {
      label: { en: "iOS at compile time", zh: "iOS 编译期混淆" },
      cells: [
        { en: "Not measurable", zh: "无可测差异" },
        { en: "+ 10 to 30%", zh: "+ 10% 至 30%" },
        { en: "iOS 13", zh: "iOS 13" },
      ],
    },
  ],
  note: {
    en: "Libraries are delivered with segments aligned to 16 KiB, as newer Android systems require. Flutter, React Native and game engines: native layer and assets only.",
    zh: "原生库段按 16 KiB 对齐交付，满足新版 Android 要求。Flutter、React Native 与游戏引擎仅加固原生层和资源。",
  },
};

const deliverable: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Sample report", zh: "加固报告样例" },
  heading: { en: "The report that comes with a hardened build", zh: "随加固包一起交付的报告" },
  caption: {
    en: "Figure 2. Pages for an invented taxi app, com.example.ride 3.8.0",
    zh: "图 2　虚构打车 App com.example.ride 3.8.0 的加固报告节选",
  },
  note: {
    en: "App, numbers and names are invented. The attempt log is the part to read: it says where we ourselves got through.",
    zh: "App、数值、人员均为虚构。最该看的是攻击尝试记录：写着我们自己在哪里打穿了。",
  },
  document: {
    title: { en: "Hardening report, Android release 3.8.0", zh: "Android 3.8.0 版加固报告" },
    number: "SAMPLE-ASS-0380",
    meta: [
      { en: "For the lead developer and the release manager", zh: "呈：开发负责人与发布经理" },
      { en: "12 pages a release", zh: "每个版本 12 页" },
    ],
    parts: [
      {
        id: "done",
        name: { en: "Done", zh: "加固清单" },
        table: {
          columns: [
            { en: "Part", zh: "对象" },
            { en: "Measure", zh: "手段" },
            { en: "Left out, and why", zh: "未做及原因" },
          ],
          rows: [
            [
              { en: "classes*.dex, 41,208 methods", zh: "classes*.dex，41,208 个方法" },
              { en: "Encrypted; 212 methods of [[sign]] virtualised", zh: "加密，[[sign]] 包 212 个方法虚拟化" },
              { en: "Map drawing: runs at each frame", zh: "地图绘制：逐帧执行" },
            ],
            [
              { en: "libride.so, arm64", zh: "libride.so，arm64" },
              { en: "Flattened, strings encrypted", zh: "平坦化，字符串加密" },
              { en: "libc++_shared.so: nothing secret in it", zh: "libc++_shared.so：没有秘密" },
            ],
            [
              { en: "assets/tariff.json", zh: "assets/tariff.json" },
              { en: "Encrypted, checked at start", zh: "加密，启动校验" },
              { en: "Better on the server: see advice 2", zh: "更应放服务端，见建议 2" },
            ],
          ],
        },
      },
      {
        id: "measured",
        name: { en: "Measured", zh: "实测" },
        table: {
          columns: [
            { en: "Telephone", zh: "机型" },
            { en: "Cold start before, after", zh: "冷启动前 / 后" },
            { en: "Faults in 2,000 steps", zh: "2,000 步异常" },
          ],
          rows: [
            [
              { en: "Android 8, 3 GiB", zh: "Android 8，3 GiB" },
              { en: "1,940 ms, 2,110 ms", zh: "1,940 ms / 2,110 ms" },
              { en: "0", zh: "0" },
            ],
            [
              { en: "Android 13, 6 GiB", zh: "Android 13，6 GiB" },
              { en: "820 ms, 930 ms", zh: "820 ms / 930 ms" },
              { en: "0", zh: "0" },
            ],
            [
              { en: "Android 16, 12 GiB, 16 KiB pages", zh: "Android 16，12 GiB，16 KiB 页" },
              { en: "510 ms, 590 ms", zh: "510 ms / 590 ms" },
              { en: "1, in [[payment SDK]]; maker told", zh: "1，位于[[支付 SDK]]，已反馈厂商" },
            ],
          ],
        },
      },
      {
        id: "attempt",
        name: { en: "Attempt", zh: "攻击尝试" },
        paragraphs: [
          {
            en: "Two engineers who did not do the hardening had two days. Repackaging failed. Reading the tariff rules failed. The session token was taken after eleven hours from memory on a modified system; that way remains open, and the token's term was therefore cut to fifteen minutes on your server.",
            zh: "由两名未参与加固的工程师攻击两天：重打包失败，读取计价规则失败；第十一小时在定制系统上从内存取得会话令牌。此路仍在，因此建议你把服务端令牌有效期缩短为十五分钟（已改）。",
          },
        ],
        listing: [
          "d1 09:40  jadx: 41,208 methods, 96% empty bodies",
          "d1 14:20  repack + resign -> native check, exit in 3.1 s",
          "d2 11:05  memory dump, custom ROM [[build]] -> bearer token found",
          "d2 16:50  VM handlers: 31 of [[n]] understood, stopped by time",
        ],
      },
    ],
    signed: {
      en: "Signed by the hardening engineer and by one of the two attackers",
      zh: "由加固工程师和一名攻击方工程师共同签字",
    },
  },
};

const terminal: TerminalBlock = {
  is: "terminal",
  anchor: "accept",
  nav: { en: "Accept a build", zh: "验收命令" },
  heading: { en: "Accept the build yourself, before you sign it", zh: "签名之前，自己验收" },
  lead: {
    en: "You sign, with your own key, which never leaves your house. These commands come with the Android SDK or are free.",
    zh: "由你用自己的密钥签名，密钥不出公司。以下命令来自 Android SDK 或免费工具。",
  },
  steps: [
    {
      explanation: { en: "What does a decompiler still print?", zh: "反编译还能看到什么" },
      command: "jadx -d out-hardened ride-3.8.0-hardened.apk && grep -rl 'calculateFare' out-hardened",
    },
    {
      explanation: { en: "Are libraries aligned for 16 KiB pages?", zh: "原生库是否按 16 KiB 对齐" },
      command: "zipalign -c -P 16 -v 4 ride-3.8.0-hardened.apk",
    },
    {
      explanation: { en: "Sign it, and see whose certificate is in it", zh: "签名并确认证书" },
      command:
        "apksigner sign --ks release.jks ride-3.8.0-hardened.apk && apksigner verify --print-certs ride-3.8.0-hardened.apk",
    },
    {
      explanation: { en: "Measure the start on your own telephone", zh: "在自己的手机上测启动耗时" },
      command: "adb shell am start -S -W com.example.ride/.MainActivity",
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By the release, or for a year of them", zh: "按版本，或按年" },
  demo: demoPrices,
  lines: [
    {
      id: "one",
      name: { en: "One release, one platform", zh: "单版本，单平台" },
      for: { en: "An app that changes twice a year", zh: "一年更新一两次的 App" },
      usd: appsssUsd.onePlatform,
      unit: "once",
    },
    {
      id: "two",
      name: { en: "One release, Android and iOS", zh: "单版本，Android 与 iOS" },
      for: { en: "A launch on both", zh: "双平台首发" },
      usd: appsssUsd.twoPlatforms,
      unit: "once",
    },
    {
      id: "year",
      name: { en: "A year, both platforms", zh: "按年，双平台" },
      for: {
        en: "Up to 26 releases of one app, called from your build pipeline",
        zh: "一个 App 最多 26 个版本，可由构建流水线调用",
      },
      usd: appsssUsd.perYear,
      unit: "year",
    },
  ],
  note: {
    en: `Corrections of a build that does not start on a supported system belong to its price. ${demoPriceNote.en}`,
    zh: `加固包在支持的系统上无法启动，修正不另收费。${demoPriceNote.zh}`,
  },
};

const comparison: ComparisonBlock = {
  is: "comparison",
  anchor: "comparison",
  nav: { en: "In which order", zh: "先做哪个" },
  heading: { en: "Test, comply, harden: in this order", zh: "先检测、再合规、后加固" },
  caption: { en: "Table 2. Three services for one app", zh: "表 2　同一个 App 的三项服务" },
  subjects: ["appsss", "appbds", "apppcard"],
  rows: [
    {
      criterion: { en: "Against whom", zh: "防谁" },
      values: [
        { en: "People who take the app apart", zh: "拆你 App 的人" },
        { en: "Your own faults", zh: "自己写的漏洞" },
        { en: "Complaints and notices", zh: "投诉与通报" },
      ],
    },
    {
      criterion: { en: "Changes the app", zh: "是否改动 App" },
      values: [
        { en: "Yes", zh: "改" },
        { en: "No, you do", zh: "不改，由你改" },
        { en: "No, you do", zh: "不改，由你改" },
      ],
    },
    {
      criterion: { en: "Needs", zh: "需要提供" },
      values: [
        { en: "Unsigned release; source for iOS", zh: "未签名安装包，iOS 需源码编译" },
        { en: "The app, two accounts", zh: "App 和两个账号" },
        { en: "The app, its privacy policy", zh: "App 和隐私政策" },
      ],
    },
    {
      criterion: { en: "Again", zh: "多久一次" },
      values: [
        { en: "At each release", zh: "每个版本" },
        { en: "At larger changes", zh: "较大改动时" },
        { en: "When data or SDKs change", zh: "数据或 SDK 变动时" },
      ],
    },
  ],
  chooseWhen: [
    {
      en: "copies, cheats or stolen interfaces already cost you something.",
      zh: "盗版、外挂、接口被盗刷已经造成损失。",
    },
    {
      en: "nobody has tested the app yet: a shell around a hole only hides it from you.",
      zh: "App 还没检测过：把漏洞包在壳里，只是自己看不见了。",
    },
    {
      en: "a store or an authority has written to you about personal data.",
      zh: "应用商店或主管部门已就个人信息发来通知。",
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "What developers object, and our answers", zh: "开发会提的异议和我们的回答" },
  items: [
    {
      question: { en: "Is it unbreakable?", zh: "加固之后就破解不了吗？" },
      answer: {
        en: "No. It turns an afternoon into weeks and makes each release begin anew. Rules that must hold belong on your server.",
        zh: "不是。它把一个下午变成几周，且每个版本都得从头来。必须守住的规则请放在服务端。",
      },
    },
    {
      question: { en: "Will stores or virus scanners refuse it?", zh: "会被商店或杀毒软件拦吗？" },
      answer: {
        en: "Malware uses packers too, so some scanners are suspicious. Each build is put through several scanners first; a lighter profile exists for stores that frown on loading code in memory.",
        zh: "恶意软件也加壳，所以有的引擎会起疑。每个包先过多家引擎，对内存加载敏感的商店提供轻量方案。",
      },
    },
    {
      question: { en: "Do you need our signing key?", zh: "要给你们签名密钥吗？" },
      answer: {
        en: "No, never. You send an unsigned release and sign what comes back. Who asks you for the key should not get the app either.",
        zh: "不要。你发未签名包，拿回来自己签。谁要你的密钥，连包也别给他。",
      },
    },
    {
      question: { en: "Crash reports become unreadable?", zh: "崩溃堆栈还看得懂吗？" },
      answer: {
        en: "A mapping file comes with each build; your crash service reads it as it reads the one from R8. Keep it as carefully as source code.",
        zh: "每个版本附映射文件，用法和 R8 的一样。请像保管源码一样保管它。",
      },
    },
    {
      question: { en: "Does hot patching still work?", zh: "热修复还能用吗？" },
      answer: {
        en: "For unprotected classes, yes. Virtualised methods change only with a release. And some stores do not allow code from outside at all.",
        zh: "未加固的类可以，虚拟化的方法只能随版本更新。部分商店根本不允许外部下发代码。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "The other half of an app's defence", zh: "App 防护的另一半" },
  items: [
    {
      product: "appbds",
      relation: { en: "Before it: find the holes, then close the shell", zh: "之前：先找漏洞再上壳" },
    },
    {
      product: "apppcard",
      relation: { en: "Checks that our SDK is named in your policy too", zh: "确认加固组件也写进隐私政策" },
    },
    { product: "waf", relation: { en: "Guards the interface, which a shell cannot", zh: "守住接口，壳管不到那里" } },
    {
      product: "scas",
      relation: { en: "Finds keys in the source before they are shipped", zh: "发布前从源码里找出密钥" },
    },
  ],
  solutions: ["game-security", "finance-security"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Take your own app apart first", zh: "先拆自己的 App" },
  lead: {
    en: "Run the first command above on your present release. If you can read your own rules in it, so can others.",
    zh: "拿当前版本跑一遍上面第一条命令。你能读到自己的规则，别人也能。",
  },
  actions: [
    { label: { en: "Send a release", zh: "提交安装包" }, to: "console:/appsss/create" },
    { label: { en: "Test it first", zh: "先做安全检测" }, to: "/products/appbds" },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. A release on its way to the store. Your key stays in your house; the broken line ends at the shell.",
    zh: "图 1　一个版本走向商店的路，密钥不出你家，虚线止于外壳。",
  },
  nodes: [
    {
      id: "build",
      label: { en: "Your build", zh: "你的构建" },
      note: { en: "unsigned", zh: "未签名" },
      column: 0,
      row: 0,
      kind: "outside",
    },
    {
      id: "test",
      label: { en: "App testing", zh: "安全检测" },
      product: "appbds",
      column: 1,
      row: 0,
      kind: "security",
    },
    { id: "harden", label: { en: "Hardening", zh: "加固" }, product: "appsss", column: 1, row: 1, kind: "security" },
    {
      id: "phones",
      label: { en: "Six phones", zh: "六台真机" },
      note: { en: "start, faults", zh: "启动与异常" },
      column: 2,
      row: 1,
      kind: "compute",
    },
    {
      id: "sign",
      label: { en: "Your key", zh: "你的密钥" },
      note: { en: "you sign", zh: "你来签名" },
      column: 0,
      row: 2,
      kind: "outside",
    },
    { id: "store", label: { en: "App store", zh: "应用商店" }, column: 1, row: 3, kind: "outside" },
    { id: "attacker", label: { en: "Attacker", zh: "攻击者" }, column: 2, row: 3, kind: "outside" },
    {
      id: "api",
      label: { en: "Your server", zh: "你的服务端" },
      note: { en: "behind a WAF", zh: "前置 WAF" },
      product: "waf",
      column: 0,
      row: 3,
      kind: "security",
    },
  ],
  edges: [
    { from: "build", to: "test", label: { en: "A release is tested first", zh: "版本先做检测" } },
    { from: "test", to: "harden", label: { en: "then hardened", zh: "再做加固" } },
    { from: "harden", to: "phones", label: { en: "and tried on real telephones", zh: "在真机上验证" } },
    { from: "harden", to: "sign", label: { en: "You sign what comes back", zh: "拿回来由你签名" } },
    { from: "sign", to: "store", label: { en: "and hand it to the store", zh: "提交应用商店" } },
    {
      from: "store",
      to: "attacker",
      isAttack: true,
      label: { en: "An attacker downloads it like everybody else", zh: "攻击者和所有人一样下载到它" },
    },
    {
      from: "store",
      to: "api",
      label: { en: "The app reports what it notices to your server", zh: "App 把异常上报给服务端" },
    },
  ],
};

export const content: PageContent = {
  code: "appsss",
  title: { en: "App Security Strengthening", zh: "App 安全加固服务" },
  lead: {
    en: "We harden Android and iOS apps against reading, changing and copying, measure what that costs them in speed, and attack the result ourselves. For makers of games, payment and licensed software whose app has become somebody's raw material.",
    zh: "为 Android 与 iOS App 做防反编译、防篡改、防二次打包，实测性能代价，并自己先攻一遍。适合被当成“原料”的游戏、支付和授权类 App。",
  },
  actions: [
    { label: { en: "Read a hardening report", zh: "看加固报告" }, to: "#sample" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/appsss" },
  ],
  figure,
  facts: [
    {
      label: { en: "One release (demo price)", zh: "单版本（演示价格）" },
      value: { is: "price", usd: appsssUsd.onePlatform, unit: { en: "a platform", zh: "每平台" } },
      anchor: "prices",
    },
    {
      label: { en: "Start-up cost of DEX encryption (demo)", zh: "DEX 加密启动代价（演示）" },
      value: { is: "words", words: { en: "150 ms at most", zh: "至多 150 ms" } },
      anchor: "cost",
    },
    {
      label: { en: "Your signing key", zh: "签名密钥" },
      value: { is: "words", words: { en: "Stays with you", zh: "始终在你手里" } },
      anchor: "accept",
    },
    {
      label: { en: "Attacked by us first", zh: "自己先攻" },
      value: { is: "words", words: { en: "Two people, two days", zh: "两人两天" } },
      anchor: "sample",
    },
  ],
  blocks: [features, cost, deliverable, terminal, prices, comparison, questions, related, callToAction],
  seo: {
    title: {
      en: "App hardening for Android and iOS: measures and costs",
      zh: "App 安全加固：手段、性能代价与加固报告",
    },
    description: {
      en: "Six hardening measures with limits, start-up and size costs, a sample report with our own attack log, acceptance commands and prices.",
      zh: "六种加固手段与边界、启动和体积代价、含攻击记录的报告样例、验收命令与价格，签名密钥不外交。",
    },
    keywords: {
      en: "app hardening, anti-tampering, DEX encryption, code virtualisation, repackaging, ZhiAn Cloud",
      zh: "App加固,防二次打包,DEX加密,代码虚拟化,反调试,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
