import { wsmsUsdPerMonth } from "@zhian/contracts/demo-prices";
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

const watched: SpecsBlock = {
  is: "specs",
  anchor: "watched",
  nav: { en: "What is watched", zh: "监测内容" },
  heading: { en: "What is looked at, how often, from where", zh: "看什么、多久看一次、从哪里看" },
  lead: {
    en: "All of it from outside, as a visitor would see it. Nothing is installed, and no password is needed.",
    zh: "全部从外部、以访问者视角进行，不装任何东西，也不需要密码。",
  },
  caption: { en: "Table 1. Checks and their rhythm (demo values)", zh: "表 1　监测项与频率（演示数值）" },
  columns: [
    { en: "Check", zh: "监测项" },
    { en: "Every", zh: "频率" },
    { en: "How", zh: "方法" },
    { en: "Alarm after", zh: "告警条件" },
  ],
  rows: [
    {
      label: { en: "Reachable", zh: "可用性" },
      cells: [
        { en: "1 minute", zh: "1 分钟" },
        {
          en: "GET from North China, South China and Indonesia; status, time, a phrase on the page",
          zh: "华北、华南、印尼三地 GET，看状态码、耗时、页面关键词",
        },
        { en: "Two places, twice in a row", zh: "两地连续两次失败" },
      ],
    },
    {
      label: { en: "Name", zh: "域名解析" },
      cells: [
        { en: "5 minutes", zh: "5 分钟" },
        {
          en: "A, AAAA, CNAME, NS asked of four public resolvers and of your own servers",
          zh: "向四家公共解析与权威服务器查询 A、AAAA、CNAME、NS",
        },
        { en: "An answer you did not announce", zh: "出现未报备的应答" },
      ],
    },
    {
      label: { en: "Certificate", zh: "证书" },
      cells: [
        { en: "6 hours", zh: "6 小时" },
        {
          en: "Chain, name, term; transparency logs for certificates you did not order",
          zh: "证书链、域名、有效期；透明度日志中非你申请的证书",
        },
        { en: "30, 14, 7 days before its end", zh: "到期前 30、14、7 天" },
      ],
    },
    {
      label: { en: "Defacement", zh: "网页篡改" },
      cells: [
        { en: "5 minutes, 20 pages; others daily", zh: "20 个重点页 5 分钟，其余每日" },
        { en: "Text, structure and picture compared with the page as accepted", zh: "文字、结构、截图与基准页比对" },
        { en: "A person has looked", zh: "人工确认后" },
      ],
    },
    {
      label: { en: "Malware and hidden links", zh: "挂马与暗链" },
      cells: [
        { en: "1 hour", zh: "1 小时" },
        {
          en: "Opened in a real browser; scripts, frames and redirects followed, also with a search engine's User-Agent",
          zh: "真实浏览器打开，跟踪脚本、框架、跳转，并以搜索引擎身份再看一遍",
        },
        { en: "A person has looked", zh: "人工确认后" },
      ],
    },
    {
      label: { en: "Content against the rules", zh: "违规内容" },
      cells: [
        { en: "Daily, whole site to 5,000 pages", zh: "每日，全站 5,000 页以内" },
        { en: "Word lists, pictures, then a reader", zh: "词库、图像识别，再人工阅读" },
        { en: "A person has looked", zh: "人工确认后" },
      ],
    },
  ],
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it watches", zh: "监测方法" },
  heading: { en: "An alarm worth getting up for", zh: "值得半夜起来看的告警" },
  lead: {
    en: "Watching is easy. Being silent when nothing is wrong is the craft.",
    zh: "盯着不难，没事时不吵才见功夫。",
  },
  items: [
    {
      title: { en: "Down for whom?", zh: "到底是谁打不开" },
      text: {
        en: "A line between two carriers fails more often than your server does.",
        zh: "运营商之间的线路，比你的服务器更容易出问题。",
      },
      mechanism: {
        en: "Two places have to fail twice within three minutes; the alarm says which, and whether DNS, connect, TLS or the page was at fault.",
        zh: "三分钟内两地各失败两次才告警，并写明哪两地、断在解析、连接、TLS 还是页面。",
      },
      limit: {
        en: "An outage shorter than two minutes stands in the report only.",
        zh: "短于两分钟的中断只进报告，不告警。",
      },
    },
    {
      title: { en: "A change, or an attack", zh: "是更新，还是篡改" },
      text: {
        en: "Newspapers change each minute, and nobody wants a call about the weather box.",
        zh: "新闻网站分分钟在变，没人想为天气栏接电话。",
      },
      mechanism: {
        en: "In the first week the page is divided into fixed and changing parts. Only fixed parts, new foreign scripts and suspicious words raise a case, and a person looks before you are called.",
        zh: "头一周学习页面的固定区和变化区，只有固定区变动、新外部脚本、可疑词语才立案，人工看过再通知你。",
      },
      limit: {
        en: "A false sentence in a changing part, written in your usual style, will not be noticed.",
        zh: "变化区里混入一句口吻正常的假消息，监测发现不了。",
      },
    },
    {
      title: { en: "Seen as a search engine", zh: "换搜索引擎的眼睛看" },
      text: {
        en: "Hidden links show themselves to crawlers and hide from you.",
        zh: "暗链只给爬虫看，不给你看。",
      },
      mechanism: {
        en: "Each page is fetched three ways: as a person on a desktop, on a telephone, and as a crawler with its referrer. The differences are the finding.",
        zh: "同一页抓三遍：电脑用户、手机用户、带来源的爬虫，差异就是线索。",
      },
      limit: {
        en: "Cloaking that checks a crawler's real address sees through us. The search engines' own consoles help there.",
        zh: "按爬虫真实 IP 判断的隐藏手法看不到，需配合搜索引擎站长平台。",
      },
    },
    {
      title: { en: "Found, and what now", zh: "发现之后" },
      text: {
        en: "At 02:40 the person on call needs a next step, not a score.",
        zh: "凌晨 2:40，值班的人要的是下一步，不是评分。",
      },
      mechanism: {
        en: "Alarms come by SMS, mail and a signed webhook, with a picture, the changed lines and three steps. With your consent the page is swapped for a static copy at the WAF.",
        zh: "短信、邮件和带签名的 Webhook 告警，附截图、变动行和三步处置；经你授权，可由 WAF 临时切到静态副本。",
      },
      limit: {
        en: "We do not log in to your server. Removing the intruder is emergency response.",
        zh: "我们不登录你的服务器，清除入侵者属于应急响应。",
      },
    },
  ],
};

const deliverable: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Sample alarm", zh: "告警样例" },
  heading: { en: "An alarm at 02:41, and the month's report", zh: "凌晨 2:41 的一条告警，和一份月报" },
  caption: {
    en: "Figure 2. Papers of an invented school website, school.example",
    zh: "图 2　虚构学校网站 school.example 的告警与月报",
  },
  note: {
    en: "There is no such school. The foreign address is taken from a range for documentation, and the injected text is left out on purpose.",
    zh: "学校为虚构，外部地址取自文档保留段，注入文字有意略去。",
  },
  document: {
    title: { en: "Alarm notice and monthly report", zh: "告警通报与监测月报" },
    number: "SAMPLE-WSM-1107",
    meta: [
      { en: "Alarm: one page, to the person on call", zh: "通报：一页，发给值班人" },
      { en: "Report: 8 to 15 pages, on the third working day", zh: "月报：8 至 15 页，次月第 3 个工作日" },
    ],
    parts: [
      {
        id: "alarm",
        name: { en: "Alarm", zh: "告警通报" },
        paragraphs: [
          {
            en: "02:41 UTC+8, high. The start page delivers a foreign script to visitors who come from a search engine. Seen at 02:31 and 02:36, confirmed by an analyst at 02:40. Direct visitors get the page unchanged, which is why your own look will find nothing.",
            zh: "02:41（UTC+8），高危。首页向来自搜索引擎的访问者下发外部脚本。02:31、02:36 两次发现，02:40 分析师确认。直接访问的人看到的页面正常，所以你自己打开看不出来。",
          },
          {
            en: "Do now: 1. Keep a copy of the web root and of the access log. 2. Switch the start page to the static copy (button in this alarm). 3. Look for files changed after [[date]] under /upload.",
            zh: "立即处置：一、备份网站目录和访问日志；二、将首页切到静态副本（告警内有按钮）；三、检查 /upload 下 [[日期]] 之后变动的文件。",
          },
        ],
        listing: [
          "$ curl -s -A 'Mozilla/5.0' -e 'https://search.example/' https://school.example/ | diff base.html -",
          "14a15",
          '> <script src="//198.51.100.66/[[j.js]]"></script>',
        ],
      },
      {
        id: "month",
        name: { en: "Month", zh: "月度概览" },
        table: {
          columns: [
            { en: "Check", zh: "监测项" },
            { en: "Result", zh: "结果" },
            { en: "To do", zh: "建议" },
          ],
          rows: [
            [
              { en: "Reachable", zh: "可用性" },
              {
                en: "3 outages, 47 minutes in all; two at the night backup",
                zh: "中断 3 次，共 47 分钟，两次与夜间备份重合",
              },
              { en: "Limit the backup's disk rate", zh: "给备份限速" },
            ],
            [
              { en: "Name", zh: "解析" },
              {
                en: "A forgotten record test.school.example points to an address no longer yours",
                zh: "遗留记录 test.school.example 指向已不属于你的地址",
              },
              { en: "Delete it: whoever gets the address gets the name", zh: "删除：谁拿到该地址，谁就能冒用此域名" },
            ],
            [
              { en: "Hidden links", zh: "暗链" },
              { en: "1 case, closed after 3 h 20 min", zh: "1 起，3 小时 20 分后关闭" },
              { en: "Upload directory must not run scripts", zh: "上传目录禁止执行脚本" },
            ],
            [
              { en: "Certificate", zh: "证书" },
              { en: "Ends in 41 days", zh: "41 天后到期" },
              { en: "Renew, or automate", zh: "续期，或改为自动续期" },
            ],
          ],
        },
      },
      {
        id: "wrong",
        name: { en: "Our own mistakes", zh: "我们的误判" },
        paragraphs: [
          {
            en: "One false alarm (a banner for the sports day, called in by the vendor). One missed outage of 90 seconds at [[time]], below the threshold. The baseline was renewed on the 12th.",
            zh: "误报一次（运动会横幅，由供应商上线）；漏报 90 秒中断一次（[[时间]]，低于阈值）。12 日已更新基准页。",
          },
        ],
      },
    ],
    signed: {
      en: "Alarm: by the analyst on shift, by name. Report: by the analyst and a second reader",
      zh: "通报由当班分析师署名，月报由分析师与复核人共同署名",
    },
  },
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By the number of sites", zh: "按网站数量" },
  lead: {
    en: "A site is one host name with its pages. All checks of table 1 are in each.",
    zh: "一个主机名及其页面算一个网站，表 1 的监测项全部包含。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "one",
      name: { en: "One site", zh: "单站" },
      for: { en: "A company's website, a school, a shop", zh: "企业官网、学校、小店" },
      usd: wsmsUsdPerMonth.site,
      unit: "month",
    },
    {
      id: "ten",
      name: { en: "Up to 10 sites", zh: "10 站以内" },
      for: { en: "A group with brands and campaign pages", zh: "有多个品牌和活动页的公司" },
      usd: wsmsUsdPerMonth.sites10,
      unit: "month",
    },
    {
      id: "fifty",
      name: { en: "Up to 50 sites", zh: "50 站以内" },
      for: { en: "An authority that answers for the sites of others", zh: "要为下属单位网站负责的主管部门" },
      usd: wsmsUsdPerMonth.sites50,
      unit: "month",
    },
  ],
  note: demoPriceNote,
};

const terminal: TerminalBlock = {
  is: "terminal",
  anchor: "yourself",
  nav: { en: "Look yourself", zh: "自己先看" },
  heading: { en: "Four looks you can take yourself, tonight", zh: "今晚就能自己做的四项检查" },
  lead: {
    en: "With tools that every system has. We do the same, a few thousand times a month and from three places.",
    zh: "用系统自带的工具就行。我们做的是同样的事，只是每月几千次、从三个地方。",
  },
  steps: [
    {
      explanation: {
        en: "Where does the time go: name, connection, TLS, first byte?",
        zh: "时间花在哪：解析、连接、TLS、首字节",
      },
      command:
        "curl -so /dev/null -w '%{time_namelookup} %{time_connect} %{time_appconnect} %{time_starttransfer}\\n' https://www.school.example/",
    },
    {
      explanation: {
        en: "Do visitors from a search engine get another page?",
        zh: "从搜索引擎来的人，看到的是同一页吗",
      },
      command:
        "diff <(curl -s https://www.school.example/) <(curl -s -e https://search.example/ https://www.school.example/)",
    },
    {
      explanation: { en: "Does the name answer as you announced it?", zh: "解析结果和你设置的一致吗" },
      command: "dig +short www.school.example A @192.0.2.53",
    },
    {
      explanation: { en: "When does the certificate end?", zh: "证书哪天到期" },
      command:
        "openssl s_client -connect www.school.example:443 -servername www.school.example </dev/null | openssl x509 -noout -enddate",
    },
  ],
};

const comparison: ComparisonBlock = {
  is: "comparison",
  anchor: "comparison",
  nav: { en: "Which of three", zh: "三选一" },
  heading: { en: "Watch, examine or check up", zh: "监测、评估、体检" },
  caption: { en: "Table 2. Three services for a website", zh: "表 2　三项网站服务" },
  subjects: ["wsms", "wsas", "websis"],
  rows: [
    {
      criterion: { en: "When", zh: "时间" },
      values: [
        { en: "All the time", zh: "持续" },
        { en: "Once, about two weeks", zh: "一次，约两周" },
        { en: "Once, a quarter of an hour", zh: "一次，一刻钟" },
      ],
    },
    {
      criterion: { en: "Finds", zh: "能发现" },
      values: [
        { en: "What has happened", zh: "已经发生的事" },
        { en: "What could happen", zh: "可能发生的事" },
        { en: "What is plainly wrong", zh: "一眼可见的问题" },
      ],
    },
    {
      criterion: { en: "Who looks", zh: "谁来看" },
      values: [
        { en: "Programs, then a person", zh: "程序为先，人工确认" },
        { en: "An expert, with an account", zh: "专家，带账号" },
        { en: "A program", zh: "程序" },
      ],
    },
    {
      criterion: { en: "Touches the server", zh: "对服务器的影响" },
      values: [
        { en: "A few visits a minute", zh: "每分钟几次访问" },
        { en: "Probing requests, by appointment", zh: "预约的探测请求" },
        { en: "Some 200 ordinary requests", zh: "约 200 次普通请求" },
      ],
    },
  ],
  chooseWhen: [
    {
      en: "you must know before your visitors, or the authority, tell you.",
      zh: "你必须比访问者、比主管部门先知道。",
    },
    {
      en: "the site was never examined: a watched hole is still a hole, so begin there.",
      zh: "网站从没查过：漏洞被盯着也还是漏洞，应先做评估。",
    },
    {
      en: "you want a first impression and have spent nothing yet.",
      zh: "还没花过钱，想先有个大概印象。",
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "From the people who answer the telephone at night", zh: "来自夜里接电话的人" },
  items: [
    {
      question: { en: "How soon do you call?", zh: "多久通知我？" },
      answer: {
        en: "Outage: within 5 minutes, by machine. Defacement, malware and content: within 15 minutes of the find, because somebody looks first (demo values).",
        zh: "中断由程序通知，5 分钟内；篡改、挂马、违规内容要人工确认，发现后 15 分钟内（演示数值）。",
      },
    },
    {
      question: { en: "Will our firewall block you?", zh: "会不会被我们的防火墙拦？" },
      answer: {
        en: "Perhaps, and then the alarm would be ours. You get the list of our addresses and a header with a secret value; allow those.",
        zh: "有可能，那就成了我们误报。我们提供来源地址清单和带密值的请求头，请放行。",
      },
    },
    {
      question: { en: "Do you watch pages behind a login?", zh: "登录后的页面能监测吗？" },
      answer: {
        en: "Reachability, yes, with a test account that has no rights. Content no: it would mean reading your customers' data.",
        zh: "可用性可以，用一个无权限的测试账号。内容不行，那等于翻看你客户的数据。",
      },
    },
    {
      question: { en: "Does it protect the site?", zh: "它能防护网站吗？" },
      answer: {
        en: "No. It is an eye. The WAF and tamper protection are the hands.",
        zh: "不能。它是眼睛，WAF 和防篡改才是手。",
      },
    },
    {
      question: { en: "Which words count as forbidden?", zh: "违规内容按什么判定？" },
      answer: {
        en: "For sites in China a list derived from published rules, and your own additions. For Indonesia a separate list. A reader decides each case; lists alone accuse the innocent.",
        zh: "中国网站按公开法规整理的词库加你的补充，印尼网站另有词库。每一条都由人判断，只靠词库会冤枉好人。",
      },
    },
    {
      question: { en: "May we watch a site that is not ours?", zh: "能监测别人的网站吗？" },
      answer: {
        en: "Only with a written consent of its owner. Authorities that answer for subordinate sites send their order instead.",
        zh: "须有网站所有者书面同意。主管部门监测下属单位网站的，提供相应文件。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Who acts on what it sees", zh: "看到之后，谁来动手" },
  items: [
    { product: "waf", relation: { en: "Can put the static copy in front", zh: "可把静态副本顶上去" } },
    { product: "cwds", relation: { en: "Restores changed files by itself", zh: "自动恢复被改文件" } },
    { product: "ers", relation: { en: "Finds out how they came in", zh: "查清是怎么进来的" } },
    { product: "wsas", relation: { en: "Looks for the hole before it is used", zh: "在被利用之前找出漏洞" } },
    { product: "ssl", relation: { en: "Renews what is about to end", zh: "续上快到期的证书" } },
  ],
  solutions: ["edu-security", "government"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Enter one name", zh: "先填一个域名" },
  lead: {
    en: "Watching begins once you have proved that the name is yours, with a DNS record or a file. The first week teaches it what is normal.",
    zh: "用解析记录或文件证明域名归你后即开始监测，头一周用来学习什么是正常。",
  },
  actions: [
    { label: { en: "Add a site", zh: "添加网站" }, to: "console:/wsms/create" },
    { label: { en: "Try the free check-up", zh: "先做免费体检" }, to: "/products/websis" },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. From three places (demo) to one telephone. A person stands between program and alarm.",
    zh: "图 1　从三个监测点（演示）到一部电话，程序与告警之间隔着一个人。",
  },
  nodes: [
    { id: "north", label: { en: "North China", zh: "华北" }, column: 0, row: 0, kind: "network" },
    { id: "south", label: { en: "South China", zh: "华南" }, column: 1, row: 0, kind: "network" },
    { id: "indonesia", label: { en: "Indonesia", zh: "印尼" }, column: 2, row: 0, kind: "network" },
    {
      id: "site",
      label: { en: "Your site", zh: "你的网站" },
      note: { en: "nothing installed", zh: "无需安装" },
      column: 1,
      row: 1,
      kind: "outside",
    },
    {
      id: "wsms",
      label: { en: "Comparison", zh: "比对分析" },
      note: { en: "WSMS", zh: "WSMS" },
      product: "wsms",
      column: 1,
      row: 2,
      kind: "security",
    },
    {
      id: "analyst",
      label: { en: "Analyst", zh: "分析师" },
      note: { en: "looks first", zh: "先看一眼" },
      column: 0,
      row: 3,
      kind: "security",
    },
    { id: "oncall", label: { en: "Your on-call", zh: "你的值班人" }, column: 1, row: 3, kind: "outside" },
    {
      id: "waf",
      label: { en: "Web firewall", zh: "应用防火墙" },
      note: { en: "static copy", zh: "静态副本" },
      product: "waf",
      column: 2,
      row: 3,
      kind: "security",
    },
  ],
  edges: [
    { from: "north", to: "site", label: { en: "Each place asks for the page", zh: "三地各自访问网站" } },
    { from: "south", to: "site", label: { en: "as a visitor would", zh: "就像普通访问者" } },
    { from: "indonesia", to: "site", label: { en: "and notes what it got", zh: "并记下得到了什么" } },
    { from: "site", to: "wsms", label: { en: "Answers are compared with the accepted page", zh: "结果与基准页比对" } },
    { from: "wsms", to: "analyst", label: { en: "Differences go to an analyst", zh: "差异交给分析师" } },
    { from: "analyst", to: "oncall", label: { en: "who calls you, if it is true", zh: "属实才通知你" } },
    {
      from: "oncall",
      to: "waf",
      label: { en: "With one button you put up the static copy", zh: "你按一下，切到静态副本" },
    },
  ],
};

export const content: PageContent = {
  code: "wsms",
  title: { en: "Website Security Monitoring", zh: "网站安全监测服务" },
  lead: {
    en: "Your site is looked at day and night from three places: is it up, is it still yours, does it harm its visitors. For whoever would rather hear it from us than from a reader or an authority.",
    zh: "从三个监测点日夜查看你的网站：能不能打开、有没有被改、会不会害到访问者。适合不想等读者或主管部门来通知的单位。",
  },
  actions: [
    { label: { en: "Read an alarm", zh: "看一条告警" }, to: "#sample" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/wsms" },
  ],
  figure,
  facts: [
    {
      label: { en: "One site (demo price)", zh: "单站（演示价格）" },
      value: { is: "price", usd: wsmsUsdPerMonth.site, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "Reachability checked (demo)", zh: "可用性检查（演示）" },
      value: { is: "words", words: { en: "Every minute", zh: "每分钟" } },
      anchor: "watched",
    },
    {
      label: { en: "To install", zh: "需要安装" },
      value: { is: "words", words: { en: "Nothing", zh: "无" } },
      anchor: "watched",
    },
    {
      label: { en: "Before a content alarm", zh: "内容类告警之前" },
      value: { is: "words", words: { en: "A person looks", zh: "人工确认" } },
      anchor: "features",
    },
  ],
  blocks: [watched, features, deliverable, prices, terminal, comparison, questions, related, callToAction],
  seo: {
    title: {
      en: "Website Security Monitoring: what is watched, and how",
      zh: "网站安全监测 WSMS：监测项、告警样例、价格",
    },
    description: {
      en: "Availability, DNS, certificates, defacement, malware and hidden links watched from three places. Sample alarm, monthly report, prices.",
      zh: "三地监测网站可用性、解析、证书、篡改、挂马、暗链与违规内容，附告警与月报样例、四条自查命令、价格。",
    },
    keywords: {
      en: "website monitoring, defacement detection, hidden links, malware monitoring, WSMS, ZhiAn Cloud",
      zh: "网站监测,网页篡改监测,挂马检测,暗链检测,WSMS,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
