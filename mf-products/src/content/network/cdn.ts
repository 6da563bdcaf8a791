import { cdnUsdPerThousandGib } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type { PacketPathBlock } from "../../model/instrument-content.ts";
import type {
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  ScenariosBlock,
  SpecsBlock,
  TerminalBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const paths: PacketPathBlock = {
  is: "packet-path",
  anchor: "paths",
  nav: { en: "Five requests", zh: "五种请求" },
  heading: { en: "How far a request has to travel", zh: "一个请求要走多远" },
  lead: {
    en: "The same picture, asked for five times under five circumstances. A good day is one on which the row stays short.",
    zh: "同一张图片，五种情形下各请求一次。路走得越短，这一天就越顺。",
  },
  caption: {
    en: "Figure 2. Where a request for /img/cup.webp is answered",
    zh: "图 2　对 /img/cup.webp 的请求在哪里得到应答",
  },
  stations: [
    { id: "browser", name: { en: "Browser", zh: "浏览器" } },
    { id: "name", name: { en: "Name", zh: "域名解析" }, product: "dns" },
    { id: "edge", name: { en: "Edge node", zh: "边缘节点" }, product: "cdn" },
    { id: "parent", name: { en: "Parent node", zh: "上层节点" }, product: "cdn" },
    { id: "origin", name: { en: "Origin", zh: "源站" }, product: "bos" },
  ],
  cases: [
    {
      id: "hit",
      name: { en: "Already there", zh: "命中缓存" },
      steps: [
        {
          at: "browser",
          outcome: "passes",
          text: { en: "Somebody in Surabaya opens the product page.", zh: "泗水的一位顾客打开商品页。" },
        },
        {
          at: "name",
          outcome: "changes",
          text: {
            en: "The CNAME resolves to a node by the network that asks, here an Indonesian one.",
            zh: "CNAME 按提问者所在网络解析，这里给出印尼节点。",
          },
        },
        {
          at: "edge",
          outcome: "passes",
          text: { en: "The picture lies in the node's memory. Age: 412 s.", zh: "图片在节点内存中，Age 为 412 秒。" },
        },
      ],
      result: {
        en: "Answered at the edge, X-Cache: HIT. Your origin does not learn of it until the log arrives.",
        zh: "边缘直接应答，X-Cache: HIT。源站毫不知情，看日志才会发现。",
      },
    },
    {
      id: "miss",
      name: { en: "Nobody asked before", zh: "首次请求" },
      steps: [
        {
          at: "edge",
          outcome: "passes",
          text: {
            en: "Not here. Forty other visitors want it in the same second; they wait for this one.",
            zh: "节点没有。同一秒还有四十个人要它，都等这一个请求的结果。",
          },
        },
        {
          at: "parent",
          outcome: "passes",
          text: {
            en: "Not here either; one request goes on for all nodes below.",
            zh: "上层也没有，代表所有下级节点只发一个请求。",
          },
        },
        {
          at: "origin",
          outcome: "passes",
          text: {
            en: "Object Storage sends the file with Cache-Control: max-age=86400.",
            zh: "对象存储返回文件，附 Cache-Control: max-age=86400。",
          },
        },
      ],
      result: {
        en: "The first visitor waits for the whole way, the next forty for the rest of it. From then on it is the case before.",
        zh: "第一位走完全程，其余四十位只等剩下那段；此后都是上一种情形。",
      },
    },
    {
      id: "expired",
      name: { en: "Old, but unchanged", zh: "过期但未变" },
      steps: [
        {
          at: "edge",
          outcome: "passes",
          text: { en: "The copy is a day old and may not be served unasked.", zh: "副本已满一天，不能不问就用。" },
        },
        {
          at: "parent",
          outcome: "passes",
          text: {
            en: "Its copy is as old; it asks with If-None-Match and the ETag.",
            zh: "上层副本同样过期，带 If-None-Match 和 ETag 去问。",
          },
        },
        {
          at: "origin",
          outcome: "passes",
          text: {
            en: "304, no body: a few hundred bytes instead of the file.",
            zh: "304，无正文，几百字节代替整个文件。",
          },
        },
      ],
      result: {
        en: "The copy is good for another day. Without an ETag or Last-Modified the whole file would have travelled again.",
        zh: "副本再用一天。源站若不给 ETag 或 Last-Modified，整个文件就要重传。",
      },
    },
    {
      id: "hotlink",
      name: { en: "Embedded by a stranger", zh: "被他站盗链" },
      steps: [
        {
          at: "browser",
          outcome: "passes",
          text: {
            en: "A page on another site shows your picture; the link it copied was signed last week.",
            zh: "别人的网页引用你的图片，抄来的链接是上周签的。",
          },
        },
        {
          at: "edge",
          outcome: "stops",
          text: {
            en: "The signature's time has run out: 403 before the cache is looked at.",
            zh: "签名已过期，不查缓存直接返回 403。",
          },
        },
      ],
      result: {
        en: "You pay for an answer of a few hundred bytes, not for the picture.",
        zh: "只产生几百字节的应答流量，不为那张图付钱。",
      },
    },
    {
      id: "origin-down",
      name: { en: "The origin is down", zh: "源站故障" },
      steps: [
        {
          at: "edge",
          outcome: "passes",
          text: { en: "Expired an hour ago.", zh: "副本一小时前过期。" },
        },
        {
          at: "parent",
          outcome: "passes",
          text: {
            en: "Asks the origin, and a second address if you named one.",
            zh: "询问源站；如配置了备用源，也会问一次。",
          },
        },
        {
          at: "origin",
          outcome: "stops",
          text: {
            en: "No connection within five seconds. The parent answers in its place, with the old copy, for at most the day that you allow.",
            zh: "五秒内连接不上。上层节点改用旧副本应答，最长不超过你允许的一天。",
          },
        },
      ],
      result: {
        en: "Visitors see yesterday's picture, marked X-Cache: STALE. A page that was never cached fails: 504.",
        zh: "访问者看到昨天的图，标记 X-Cache: STALE。从未缓存过的页面则失败，返回 504。",
      },
    },
  ],
  note: {
    en: "Times and limits are demo values. The status of each request can be read in the header X-Cache.",
    zh: "时间与上限为演示数值。每次请求的状态可从响应头 X-Cache 读到。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it works", zh: "工作方式" },
  heading: { en: "What a cache may do for you, and what it may not", zh: "缓存能替你做的，和不能替你做的" },
  items: [
    {
      title: { en: "A thousand visitors, one question", zh: "千人来访，只问一次" },
      text: {
        en: "The origin's load follows the number of files that change, not the number of people who look.",
        zh: "源站压力取决于有多少文件变化，而不是有多少人访问。",
      },
      mechanism: {
        en: "Requests for one key are folded into one while the answer is on its way, first in each node, then in the parent above it.",
        zh: "同一缓存键的并发请求在节点合并，再在上层节点合并，应答到达前只回源一次。",
      },
      limit: {
        en: "Answers with Set-Cookie or Cache-Control: private pass through uncached; a page made for one person stays the origin's work.",
        zh: "带 Set-Cookie 或 Cache-Control: private 的应答不缓存，千人千面的页面仍由源站生成。",
      },
    },
    {
      title: { en: "You say what makes two addresses the same", zh: "哪些地址算同一个，由你定" },
      text: {
        en: "Campaign parameters no longer split one picture into a thousand copies.",
        zh: "推广参数不再把一张图拆成上千份副本。",
      },
      mechanism: {
        en: "The cache key is host and path plus the query parameters and headers that you list; all others are dropped from it.",
        zh: "缓存键由域名、路径及你列出的参数和请求头组成，其余一概忽略。",
      },
      limit: {
        en: "Leave out a parameter that matters and visitors get each other's answers. New rules can be tried on one path first.",
        zh: "漏掉真正有用的参数，访问者会拿到别人的结果；新规则请先在单个路径试用。",
      },
    },
    {
      title: { en: "Taken back in seconds", zh: "发错了，几秒收回" },
      text: {
        en: "The wrong price list is gone from every node before the second customer calls.",
        zh: "放错的价目表，在第二个客户打来电话之前就从所有节点消失。",
      },
      mechanism: {
        en: "A purge by address, folder or tag is sent to all nodes at once; objects are marked as old, not deleted, so that a 304 can revive them.",
        zh: "按地址、目录或标签刷新，同时下发所有节点；对象标记过期而非删除，未变的凭 304 复活。",
      },
      limit: {
        en: "Browsers keep their own copies for as long as max-age told them. 2,000 addresses and 100 folders a day (demo).",
        zh: "浏览器自己的副本以 max-age 为准，收不回来。每日 2,000 个地址、100 个目录（演示）。",
      },
    },
    {
      title: { en: "Encrypted to the last metre", zh: "加密到最后一段" },
      text: {
        en: "TLS ends near the visitor, so the handshake costs a short way instead of a sea cable.",
        zh: "TLS 在访问者附近终结，握手不必漂洋过海。",
      },
      mechanism: {
        en: "TLS 1.2 and 1.3, HTTP/2 and HTTP/3; the certificate comes from SSL Certificates and is replaced on all nodes before it runs out.",
        zh: "支持 TLS 1.2、1.3 和 HTTP/2、HTTP/3；证书取自 SSL 证书服务，到期前在所有节点更换。",
      },
      limit: {
        en: "The key lies on the nodes. Where a network blocks UDP 443, browsers fall back to HTTP/2.",
        zh: "私钥存放在节点上。个别网络封锁 UDP 443，浏览器会退回 HTTP/2。",
      },
    },
    {
      title: { en: "Links that expire", zh: "会过期的链接" },
      text: {
        en: "A paid video is watched by those who paid, for as long as they paid.",
        zh: "付费视频只给付费的人看，只在付费期内看。",
      },
      mechanism: {
        en: "Your program signs path and time with HMAC-SHA256; nodes verify without asking you, and two keys are valid at once so that one can be changed.",
        zh: "程序用 HMAC-SHA256 对路径和时间签名，节点自行验证；两把密钥同时有效，方便轮换。",
      },
      limit: {
        en: "Within its time a link works for whoever has it. Against copying of the film itself you need DRM, which this is not.",
        zh: "有效期内，谁拿到链接谁能看。防止录制和转存要靠 DRM，这里不提供。",
      },
    },
  ],
};

const keeps: SpecsBlock = {
  is: "specs",
  anchor: "rules",
  nav: { en: "Rules", zh: "缓存规则" },
  heading: { en: "What is kept, for how long, if you say nothing", zh: "不做配置时，什么会被缓存、缓存多久" },
  lead: {
    en: "An origin that sends Cache-Control is obeyed. This table is for those that send none.",
    zh: "源站给出 Cache-Control 时以它为准，下表只用于没有给出的情况。",
  },
  caption: { en: "Table 1. Cache rules of a new site (demo values)", zh: "表 1　新建站点的缓存规则（演示数值）" },
  columns: [
    { en: "What is asked for", zh: "请求内容" },
    { en: "Kept", zh: "缓存时间" },
    { en: "Query in the key", zh: "参数是否计入" },
    { en: "Largest object", zh: "单文件上限" },
  ],
  rows: [
    {
      label: { en: "Pictures, fonts, scripts, styles", zh: "图片、字体、脚本、样式" },
      cells: [
        { en: "7 days", zh: "7 天" },
        { en: "Only v", zh: "仅 v" },
        { en: "64 MiB", zh: "64 MiB" },
      ],
    },
    {
      label: { en: "Downloads, video segments", zh: "下载包、视频切片" },
      cells: [
        { en: "30 days", zh: "30 天" },
        { en: "No", zh: "否" },
        { en: "20 GiB, in slices of 1 MiB", zh: "20 GiB，按 1 MiB 分片" },
      ],
    },
    {
      label: { en: "HTML", zh: "HTML 页面" },
      cells: [
        { en: "Not kept", zh: "不缓存" },
        { en: "–", zh: "–" },
        { en: "–", zh: "–" },
      ],
    },
    {
      label: { en: "POST, PUT, DELETE", zh: "POST、PUT、DELETE" },
      cells: [
        { en: "Never", zh: "从不" },
        { en: "–", zh: "–" },
        { en: "500 MiB through", zh: "透传 500 MiB" },
      ],
    },
    {
      label: { en: "404 and 410", zh: "404、410" },
      cells: [
        { en: "10 seconds", zh: "10 秒" },
        { en: "All", zh: "全部" },
        { en: "1 MiB", zh: "1 MiB" },
      ],
    },
  ],
  note: {
    en: "Range requests are answered from slices, so that a video can be wound forward before all of it is there.",
    zh: "范围请求由分片应答，视频没取完也能拖动进度。",
  },
};

const reading: TerminalBlock = {
  is: "terminal",
  anchor: "headers",
  nav: { en: "See for yourself", zh: "自己验证" },
  heading: { en: "Read the answer before you believe it", zh: "眼见为实：读响应头" },
  lead: {
    en: "Four questions that any computer with curl can ask. static.shop.example stands for your name, 192.0.2.80 for a node.",
    zh: "装了 curl 就能问的四个问题。static.shop.example 代表你的域名，192.0.2.80 代表某个节点。",
  },
  steps: [
    {
      explanation: { en: "Was it a hit, and how old is it?", zh: "命中了吗？副本多旧？" },
      command:
        "curl -sS -o /dev/null -D - https://static.shop.example/img/cup.webp | grep -iE 'x-cache|^age|cache-control'",
    },
    {
      explanation: { en: "Where does the time go?", zh: "时间花在哪里？" },
      command:
        "curl -sS -o /dev/null -w 'name %{time_namelookup}  tls %{time_appconnect}  first byte %{time_starttransfer}\\n' https://static.shop.example/img/cup.webp",
    },
    {
      explanation: { en: "Ask one node before the name points to it", zh: "切换解析前，先问一个节点" },
      command: "curl -sSI --resolve static.shop.example:443:192.0.2.80 https://static.shop.example/img/cup.webp",
    },
    {
      explanation: { en: "Does the origin answer 304 to what it sent before?", zh: "源站认得自己发过的 ETag 吗？" },
      command:
        "curl -sS -o /dev/null -w '%{http_code}\\n' -H 'If-None-Match: \"5f3a\"' https://origin.shop.example/img/cup.webp",
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By what is delivered, and from where", zh: "按流量计费，看从哪里发出" },
  lead: {
    en: "What counts is the node that answered, not the country of your company. Fetching from the origin is not charged by the CDN.",
    zh: "按实际应答的节点所在地计费，与公司注册地无关。节点回源的流量 CDN 不收费。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "china",
      name: { en: "1,000 GiB from mainland China", zh: "中国大陆节点 1,000 GiB" },
      for: { en: "Names with an ICP filing only", zh: "仅限已备案域名" },
      usd: cdnUsdPerThousandGib.china,
      unit: "usage",
      slaPercent: demoSla.cdn,
    },
    {
      id: "indonesia",
      name: { en: "1,000 GiB from Indonesia", zh: "印尼节点 1,000 GiB" },
      for: { en: "No filing needed", zh: "无需备案" },
      usd: cdnUsdPerThousandGib.indonesia,
      unit: "usage",
    },
    {
      id: "elsewhere",
      name: { en: "1,000 GiB from elsewhere", zh: "其他地区节点 1,000 GiB" },
      for: {
        en: "Visitors abroad, served by partner nodes; may be switched off",
        zh: "海外访问者，由合作节点服务，可关闭",
      },
      usd: cdnUsdPerThousandGib.elsewhere,
      unit: "usage",
    },
  ],
  note: demoPriceNote,
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  heading: { en: "Two sites that got shorter ways", zh: "两个网站，两种缩短法" },
  lead: { en: "Sketches with round numbers, not customers.", zh: "用整数画的草图，并非客户案例。" },
  items: [
    {
      id: "two-countries",
      name: { en: "A shop in two countries", zh: "两国同开的商店" },
      problem: {
        en: "The servers stand near Shenzhen. In Jakarta each page fetches sixty files across the sea, one round trip after another.",
        zh: "服务器在深圳，雅加达的顾客每打开一页，六十个文件都要跨海往返。",
      },
      approach: {
        en: "Files move to Object Storage under names that contain their hash, and are kept for a year; HTML stays with the servers, through the CDN but uncached.",
        zh: "静态文件改用带哈希的文件名放进对象存储，缓存一年；HTML 仍由服务器生成，经 CDN 但不缓存。",
      },
      result: {
        en: "One file of sixty-one crosses the sea, over a connection that is already open.",
        zh: "六十一个文件里只有一个跨海，走的还是已建好的连接。",
      },
      products: ["dns", "cdn", "bos", "bcc"],
    },
    {
      id: "release-day",
      name: { en: "The day of an update", zh: "更新发布日" },
      problem: {
        en: "A 3 GiB client is fetched by everyone within two hours; the line to the origin carries 500 Mbit/s.",
        zh: "3 GiB 的客户端，所有人都在两小时内来下载；源站线路只有 500 Mbit/s。",
      },
      approach: {
        en: "The file is preheated on parent nodes the night before; links are signed and valid for six hours; the installer asks in ranges and resumes.",
        zh: "前一晚预热到上层节点，下载链接签名、六小时有效，安装器分段下载、断点续传。",
      },
      result: {
        en: "The origin sends the file as many times as there are parents, not as there are players.",
        zh: "源站发送的次数等于上层节点数，而不是玩家数。",
      },
      products: ["ddos", "cdn", "bos"],
    },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Two visitors, one origin: each box below the edge is asked less often than the box above it.",
    zh: "图 1　两位访问者，一个源站：越往下，被问到的次数越少。",
  },
  nodes: [
    {
      id: "jakarta",
      label: { en: "Jakarta", zh: "雅加达" },
      note: { en: "visitor", zh: "访问者" },
      column: 0,
      row: 0,
      kind: "outside",
    },
    {
      id: "dns",
      label: { en: "Cloud DNS", zh: "云解析" },
      note: { en: "names a node", zh: "指到节点" },
      product: "dns",
      column: 1,
      row: 0,
      kind: "network",
    },
    {
      id: "shenzhen",
      label: { en: "Shenzhen", zh: "深圳" },
      note: { en: "visitor", zh: "访问者" },
      column: 2,
      row: 0,
      kind: "outside",
    },
    {
      id: "edge-id",
      label: { en: "Edge, ID", zh: "印尼节点" },
      note: { en: "CDN", zh: "CDN" },
      product: "cdn",
      column: 0,
      row: 1,
      kind: "network",
    },
    {
      id: "ssl",
      label: { en: "Certificate", zh: "证书" },
      note: { en: "on both", zh: "两端同证" },
      product: "ssl",
      column: 1,
      row: 1,
      kind: "security",
    },
    {
      id: "edge-cn",
      label: { en: "Edge, CN", zh: "大陆节点" },
      note: { en: "CDN", zh: "CDN" },
      product: "cdn",
      column: 2,
      row: 1,
      kind: "network",
    },
    {
      id: "parent",
      label: { en: "Parent node", zh: "上层节点" },
      note: { en: "folds misses", zh: "合并回源" },
      product: "cdn",
      column: 1,
      row: 2,
      kind: "network",
    },
    {
      id: "bos",
      label: { en: "Files", zh: "静态文件" },
      note: { en: "BOS", zh: "BOS" },
      product: "bos",
      column: 0,
      row: 3,
      kind: "storage",
    },
    {
      id: "blb",
      label: { en: "Pages", zh: "动态页面" },
      note: { en: "BLB", zh: "BLB" },
      product: "blb",
      column: 2,
      row: 3,
      kind: "compute",
    },
  ],
  edges: [
    {
      from: "jakarta",
      to: "dns",
      label: { en: "A visitor in Jakarta asks for the name", zh: "雅加达的访问者查询域名" },
    },
    {
      from: "shenzhen",
      to: "dns",
      label: { en: "A visitor in Shenzhen asks for the same name", zh: "深圳的访问者查询同一个域名" },
    },
    { from: "jakarta", to: "edge-id", label: { en: "and is sent to a node in Indonesia", zh: "被指到印尼节点" } },
    { from: "shenzhen", to: "edge-cn", label: { en: "and is sent to a node in mainland China", zh: "被指到大陆节点" } },
    {
      from: "ssl",
      to: "edge-id",
      label: { en: "Nodes in Indonesia hold the site's certificate", zh: "印尼节点持有站点证书" },
    },
    { from: "ssl", to: "edge-cn", label: { en: "So do nodes in mainland China", zh: "大陆节点同样持有" } },
    {
      from: "edge-id",
      to: "parent",
      label: { en: "What the edge lacks, it asks the parent for", zh: "边缘没有的，向上层节点要" },
    },
    { from: "edge-cn", to: "parent", label: { en: "The other edge asks the same parent", zh: "另一边缘问同一个上层" } },
    { from: "parent", to: "bos", label: { en: "Files come from Object Storage", zh: "静态文件取自对象存储" } },
    { from: "parent", to: "blb", label: { en: "Pages come from the load balancer", zh: "动态页面取自负载均衡" } },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Before the CNAME is set", zh: "改 CNAME 之前" },
  items: [
    {
      question: { en: "Can I use mainland nodes without an ICP filing?", zh: "没备案能用大陆节点吗？" },
      answer: {
        en: "No. The name must be filed with the Ministry of Industry and Information Technology first. Until it is, visitors from China are served by nodes outside, which is slower and lawful.",
        zh: "不能。域名须先完成 ICP 备案。备案期间大陆访问由境外节点服务，慢一些，但合规。",
      },
    },
    {
      question: { en: "Does it make my program faster?", zh: "程序本身会变快吗？" },
      answer: {
        en: "No. A page that takes two seconds to compute still takes two seconds. What gets faster is everything that is the same for everybody, and the handshake.",
        zh: "不会。两秒才算出来的页面仍要两秒。变快的是人人相同的内容，以及握手。",
      },
    },
    {
      question: { en: "How do I see the visitor's address?", zh: "怎么拿到访问者的真实地址？" },
      answer: {
        en: "In X-Forwarded-For, to which each node appends. Trust it only from our nodes: their list is a security group that you can name in your rules.",
        zh: "读 X-Forwarded-For，节点会逐级追加。只信任来自我们节点的值：节点列表是一个可在规则里直接引用的安全组。",
      },
    },
    {
      question: { en: "What does a flood of requests cost me?", zh: "被刷流量，账单会爆吗？" },
      answer: {
        en: "You pay for what is delivered. Set a ceiling in Mbit/s or GiB a day: past it the name goes to your origin, or answers 503, as you chose beforehand.",
        zh: "按实际流量付费。请设置每日流量或带宽上限，超过后按你的选择回源或返回 503。",
      },
    },
    {
      question: { en: "Are personal data stored on the nodes?", zh: "节点会存个人信息吗？" },
      answer: {
        en: "Access logs hold addresses for thirty days (demo), in the country of the node. Cached objects are what you allowed to be kept: do not put documents with names under a public key.",
        zh: "访问日志含 IP 地址，保留三十天（演示），存放在节点所在国。缓存的内容由你决定：含个人信息的文件不要放在公共缓存下。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "On the way of the same request", zh: "同一条路上的产品" },
  items: [
    { product: "bos", relation: { en: "Is the origin for files", zh: "静态文件的源站" } },
    { product: "dns", relation: { en: "Sends visitors to their node", zh: "把访问者指到节点" } },
    { product: "waf", relation: { en: "Judges what cannot be cached", zh: "检查不能缓存的请求" } },
    { product: "ssl", relation: { en: "Issues the certificate on the nodes", zh: "签发节点上的证书" } },
  ],
  solutions: ["ecommerce", "digital", "game-security"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Try it on one folder", zh: "先拿一个目录试" },
  lead: {
    en: "Give pictures a name of their own, point it here and read X-Cache for a day. Pages, logins and orders stay where they are.",
    zh: "给图片单独一个域名接进来，看一天 X-Cache。页面、登录、下单都不动。",
  },
  actions: [
    { label: { en: "Add a name", zh: "添加域名" }, to: "console:/cdn/create" },
    { label: { en: "File a name for mainland China", zh: "了解备案" }, to: "/document" },
  ],
};

export const content: PageContent = {
  code: "cdn",
  title: { en: "Content Delivery Network", zh: "内容分发网络" },
  lead: {
    en: "Copies of your files on nodes in China and Indonesia, so that a visitor's request ends near the visitor. For sites whose pictures, scripts and downloads weigh more than their pages.",
    zh: "把文件副本放到中国和印尼的节点，让请求在访问者附近就得到应答。适合图片、脚本、下载比页面重得多的网站。",
  },
  actions: [
    { label: { en: "Follow a request", zh: "跟着请求走一遍" }, to: "#paths" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/cdn" },
  ],
  figure,
  facts: [
    {
      label: { en: "1,000 GiB in China (demo price)", zh: "大陆 1,000 GiB（演示价格）" },
      value: { is: "price", usd: cdnUsdPerThousandGib.china, unit: { en: "by traffic", zh: "按流量" } },
      anchor: "prices",
    },
    {
      label: { en: "SLA (demo)", zh: "SLA（演示）" },
      value: { is: "percent", percent: demoSla.cdn },
      anchor: "prices",
    },
    {
      label: { en: "HTML by default", zh: "HTML 默认" },
      value: { is: "words", words: { en: "Not cached", zh: "不缓存" } },
      anchor: "rules",
    },
    {
      label: { en: "Mainland nodes need", zh: "大陆节点要求" },
      value: { is: "words", words: { en: "ICP filing", zh: "ICP 备案" } },
      anchor: "faq",
    },
  ],
  blocks: [paths, features, keeps, reading, prices, scenarios, questions, related, callToAction],
  seo: {
    title: { en: "CDN for China and Indonesia: request by request", zh: "CDN 内容分发：中国与印尼节点，逐个请求讲清" },
    description: {
      en: "Follow a request through edge, parent and origin: hits, misses, hotlinks, outages. Cache rules, curl checks and prices by region.",
      zh: "跟着请求看命中、回源、盗链与源站故障，附默认缓存规则、curl 验证命令和分地区流量价格。",
    },
    keywords: {
      en: "CDN, content delivery, Indonesia CDN, China CDN, cache, ZhiAn Cloud",
      zh: "CDN,内容分发,印尼CDN,静态加速,缓存,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
