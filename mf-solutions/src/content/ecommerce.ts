import {
  blbUsdPerMonth,
  cdnUsdPerThousandGib,
  ddosUsdPerMonth,
  mysqlUsdPerMonth,
  scsUsdPerMonth,
  wafUsdPerMonth,
} from "@zhian/contracts/demo-prices";
import type { DiaryBlock, SolutionContent, SolutionDetails } from "../model/solution-content.ts";
import { contact } from "./contact.ts";
import { china, chineseLaw, indonesia, indonesianLaw, laws } from "./laws.ts";
import { serverPrice } from "./server-price.ts";

const situation: SolutionDetails["situation"] = {
  heading: { en: "Eight in the evening, two minutes before the sale", zh: "晚上八点，离开抢还有两分钟" },
  paragraphs: [
    {
      en: "Forty thousand people hold the same page open. At eight they all press at once, and a few hundred of them are not people: scripts that take the whole stock of the cheapest kettle before a thumb has moved. In the chat of the operations team somebody writes “it feels slow”, which nobody can do anything with.",
      zh: "四万人守着同一个页面，八点整一起点下去。其中几百个不是人，是脚本，手指还没落下，最便宜的那款水壶就被扫光了。运维群里有人发了句“感觉有点慢”，可这句话谁也没法处理。",
    },
    {
      en: "On 364 days the same shop needs a twelfth of that. Whoever sizes it for the one day pays for idle machines; whoever sizes it for the others apologises on the day that counts, be it 11 November in China or Harbolnas on 12 December in Indonesia.",
      zh: "其余 364 天，同一家店只用得到十二分之一。按这一天配，平时全闲着；按平时配，到了双 11，或者印尼 12 月 12 日的 Harbolnas，就得发致歉公告。",
    },
    {
      en: "The way out is to let each kind of request end as early as it can: a picture at the edge, a robot at the firewall, a cart in memory. Only an order has to go all the way to the disk.",
      zh: "办法是让每类请求尽早结束：图片止于边缘节点，脚本止于防火墙，购物车止于内存，只有订单一路走到磁盘。",
    },
  ],
};

const architecture: SolutionDetails["architecture"] = {
  heading: { en: "How far each request travels", zh: "每类请求走多远" },
  layers: [
    { kind: "network", label: { en: "Delivery", zh: "分发" } },
    { kind: "security", label: { en: "Defence", zh: "防护" } },
    { kind: "storage", label: { en: "Memory and disk", zh: "内存与磁盘" } },
  ],
  figure: {
    caption: {
      en: "Figure 2. Pictures leave on the left; what wants to buy goes through the middle; a cart and an order end in different places.",
      zh: "图 2　图片走左侧，下单走中间，购物车与订单落在不同地方。",
    },
    nodes: [
      { id: "buyers", label: { en: "Buyers", zh: "买家" }, column: 0, row: 0, kind: "outside" },
      { id: "bots", label: { en: "Scripts", zh: "刷单脚本" }, column: 2, row: 0, kind: "outside" },
      {
        id: "cdn",
        product: "cdn",
        label: { en: "Edge nodes", zh: "边缘节点" },
        note: { en: "CDN", zh: "CDN" },
        column: 0,
        row: 1,
        kind: "network",
      },
      { id: "ddos", product: "ddos", label: { en: "Anti-DDoS", zh: "DDoS 高防" }, column: 1, row: 1, kind: "security" },
      {
        id: "waf",
        product: "waf",
        label: { en: "Web firewall", zh: "Web 防火墙" },
        note: { en: "WAF", zh: "WAF" },
        column: 2,
        row: 1,
        kind: "security",
      },
      {
        id: "blb",
        product: "blb",
        label: { en: "Balancer", zh: "负载均衡" },
        note: { en: "dedicated", zh: "独享型" },
        column: 2,
        row: 2,
        kind: "network",
      },
      {
        id: "shop",
        product: "bcc",
        label: { en: "Shop", zh: "商城服务" },
        note: { en: "× 4", zh: "4 台" },
        column: 1,
        row: 2,
        kind: "compute",
      },
      {
        id: "carts",
        product: "scs",
        label: { en: "Carts, stock", zh: "购物车库存" },
        note: { en: "Redis", zh: "Redis" },
        column: 0,
        row: 3,
        kind: "storage",
      },
      {
        id: "orders",
        product: "mysql",
        label: { en: "Orders", zh: "订单库" },
        note: { en: "two nodes", zh: "双节点" },
        column: 1,
        row: 3,
        kind: "storage",
      },
    ],
    edges: [
      {
        from: "buyers",
        to: "cdn",
        label: { en: "Pictures and pages come from a node nearby", zh: "图片和页面由就近节点返回" },
      },
      {
        from: "buyers",
        to: "ddos",
        label: { en: "A click on “buy” goes to the shop's protected address", zh: "点“购买”走受保护的地址" },
      },
      { from: "ddos", to: "waf", label: { en: "Floods are taken out of the line", zh: "洪水流量在此剔除" } },
      {
        from: "bots",
        to: "waf",
        label: { en: "Scripts fail the challenge and go no further", zh: "脚本过不了挑战，到此为止" },
        isAttack: true,
      },
      { from: "waf", to: "blb", label: { en: "Buyers are let through", zh: "真实买家放行" } },
      { from: "blb", to: "shop", label: { en: "and spread over four servers", zh: "分到四台服务器" } },
      { from: "shop", to: "carts", label: { en: "Stock is counted down in memory", zh: "库存在内存中扣减" } },
      { from: "shop", to: "orders", label: { en: "A paid order is written to two nodes", zh: "已付订单写入两个节点" } },
    ],
  },
};

const night: DiaryBlock = {
  is: "diary",
  anchor: "night",
  nav: { en: "The sale night", zh: "大促当晚" },
  heading: { en: "A sale night, by the clock", zh: "大促当晚时刻表" },
  lead: {
    en: "Invented shop, demo times. What is left for the team is short on purpose.",
    zh: "店铺为虚构，时间为演示。留给团队的事有意写得很少。",
  },
  whose: { en: "The team", zh: "团队要做" },
  entries: [
    {
      when: { en: "A week before", zh: "提前一周" },
      happens: { en: "Load test with the real cart and a fake cashier", zh: "真实购物车加模拟收银台，做一次压测" },
      action: { en: "Write down at which number orders begin to wait", zh: "记下订单从哪个数开始排队" },
    },
    {
      when: { en: "16:00", zh: "16:00" },
      happens: {
        en: "Pictures are pushed to the nodes, servers go from four to ten",
        zh: "图片预热到节点，服务器由四台扩到十台",
      },
      action: { en: "One person looks at ten green lines", zh: "一人确认十台全部正常" },
    },
    {
      when: { en: "19:58", zh: "19:58" },
      happens: { en: "Login is closed to new devices that fail the challenge", zh: "未通过挑战的新设备暂不能登录" },
      action: { en: "Nothing", zh: "无需操作" },
    },
    {
      when: { en: "20:00", zh: "20:00" },
      happens: {
        en: "Beyond the tested number the shop shows a queue with a place in it, not an error",
        zh: "超过压测上限的人看到排队名次，而不是报错页",
      },
      action: { en: "Watch orders a minute, not visitors", zh: "盯每分钟订单数，不盯访客数" },
    },
    {
      when: { en: "20:07", zh: "20:07" },
      happens: { en: "A flood towards the cashier is cleaned away", zh: "针对收银台的流量攻击被清洗" },
      action: { en: "Read the alert, leave it", zh: "看一眼告警，不动它" },
    },
    {
      when: { en: "23:30", zh: "23:30" },
      happens: { en: "Stock in memory is compared with orders on disk", zh: "内存库存与落盘订单对账" },
      action: { en: "Cancel what was sold twice, with an apology and a voucher", zh: "超卖的订单致歉取消，补偿券" },
    },
    {
      when: { en: "The morning after", zh: "次日早晨" },
      happens: { en: "Ten servers become four", zh: "十台缩回四台" },
      action: { en: "Keep the graphs for next year", zh: "曲线留给明年用" },
    },
  ],
};

const bill: SolutionDetails["bill"] = {
  heading: { en: "An ordinary month of the shop", zh: "平常一个月的费用" },
  lead: {
    en: "Set servers to 10 to see what one month at sale size would come to; charged by the day, a weekend of it is a small part of that.",
    zh: "把服务器改成 10，可看整月按大促规模的费用；实际按天计费，一个周末只是其中一小部分。",
  },
  lines: [
    {
      product: "cdn",
      configuration: { en: "Pictures and pages, readers in China", zh: "图片与页面，国内访问" },
      unit: { en: "1,000 GiB", zh: "1,000 GiB" },
      usd: cdnUsdPerThousandGib.china,
      per: "month",
      quantity: 8,
    },
    {
      product: "ddos",
      configuration: { en: "50 Gbit/s held without question", zh: "50 Gbit/s 保底防护" },
      unit: { en: "1 address", zh: "1 个 IP" },
      usd: ddosUsdPerMonth.g50,
      per: "month",
      quantity: 1,
    },
    {
      product: "waf",
      configuration: { en: "Professional, with robots told apart", zh: "专业版，含脚本识别" },
      unit: { en: "1 site", zh: "1 个站点" },
      usd: wafUsdPerMonth.professional,
      per: "month",
      quantity: 1,
    },
    {
      product: "blb",
      configuration: { en: "Dedicated, HTTPS ended here", zh: "独享型，HTTPS 在此终结" },
      unit: { en: "1 balancer", zh: "1 个实例" },
      usd: blbUsdPerMonth.dedicated,
      per: "month",
      quantity: 1,
    },
    {
      product: "bcc",
      configuration: { en: "g2.8x32, shop and interfaces", zh: "g2.8x32，商城与接口" },
      unit: { en: "1 server", zh: "1 台" },
      usd: serverPrice("g2.8x32"),
      per: "month",
      quantity: 4,
    },
    {
      product: "scs",
      configuration: { en: "Standard, 4 GiB, with a replica", zh: "标准版 4 GiB，带副本" },
      unit: { en: "1 cache", zh: "1 个实例" },
      usd: scsUsdPerMonth.standard4,
      per: "month",
      quantity: 1,
    },
    {
      product: "mysql",
      configuration: { en: "16 GiB of memory, two nodes", zh: "16 GiB 内存，双节点" },
      unit: { en: "1 pair", zh: "1 对" },
      usd: mysqlUsdPerMonth.two16,
      per: "month",
      quantity: 1,
    },
  ],
};

const regulations: SolutionDetails["regulations"] = {
  heading: { en: "What a shop has to keep, and show", zh: "网店要留什么、要亮什么" },
  lead: {
    en: "Two of these set the size of your archive: three years on one side, up to ten on the other.",
    zh: "其中两条直接决定归档规模：一边三年，另一边最长十年。",
  },
  items: [
    {
      country: china,
      name: { en: "E-Commerce Law", zh: "《电子商务法》" },
      asks: {
        en: "Show the business licence on the home page; a platform keeps records of trades for three years after they end.",
        zh: "首页公示营业执照；平台的交易信息自交易完成起保存不少于三年。",
      },
      url: chineseLaw,
    },
    {
      ...laws.personalInformation,
      asks: {
        en: "Collect what the delivery needs; offer the shop without profiling to those who refuse it.",
        zh: "只收集履约所需信息；向拒绝个性化推荐的用户提供不针对其特征的选项。",
      },
    },
    {
      ...laws.icpFiling,
      asks: {
        en: "Nodes in the mainland serve only names that are filed.",
        zh: "境内节点只能为已备案的域名加速。",
      },
    },
    {
      country: indonesia,
      name: { en: "Government Regulation 80 of 2019 (PMSE)", zh: "2019 年第 80 号政府条例（电子贸易，PMSE）" },
      asks: {
        en: "Keep data of payments for ten years and other data of trades for five.",
        zh: "涉及资金的交易数据保存十年，其他交易数据保存五年。",
      },
      url: indonesianLaw,
    },
    {
      ...laws.personalDataIndonesia,
      asks: {
        en: "Tell the persons concerned and the authority within three days when their data got out.",
        zh: "个人数据泄露后三天内书面通知当事人与主管机构。",
      },
    },
    {
      ...laws.systemOperators,
      asks: {
        en: "A foreign shop that serves Indonesians registers as well.",
        zh: "面向印尼用户的境外网店同样需要登记。",
      },
    },
  ],
  reviewedAt: "2026-11-21",
};

const timeline: SolutionDetails["timeline"] = {
  heading: { en: "Six weeks to a sale, the last one frozen", zh: "大促前六周，最后一周封版" },
  lead: {
    en: "Count back from your date. If fewer than six weeks are left, drop the caches last and the load test never.",
    zh: "从大促日期往回数。不足六周时，可以最后才动缓存，但压测不能省。",
  },
  weeks: 6,
  steps: [
    {
      title: { en: "Measure an ordinary day", zh: "量一天平常流量" },
      from: 1,
      days: 4,
      duration: { en: "4 days", zh: "4 天" },
      customer: { en: "Give last year's orders by minute.", zh: "提供去年按分钟的订单数。" },
      provider: { en: "Sort requests by where they could have ended.", zh: "按“本可止于哪一层”给请求分类。" },
    },
    {
      title: { en: "Put the edge and the firewall in front", zh: "前置节点与防火墙" },
      from: 5,
      days: 6,
      duration: { en: "6 days", zh: "6 天" },
      customer: {
        en: "Change two DNS records; mark pages that must never be cached.",
        zh: "改两条 DNS 记录，标出不可缓存的页面。",
      },
      provider: { en: "Caching rules, certificates, firewall in watching mode.", zh: "缓存规则、证书，防火墙先观察。" },
    },
    {
      title: { en: "Take carts off the disk", zh: "购物车移入内存" },
      from: 11,
      days: 8,
      duration: { en: "8 days", zh: "8 天" },
      customer: { en: "Your developers move cart, session and stock counter.", zh: "开发改造购物车、会话与库存计数。" },
      provider: {
        en: "Cache with a replica, a reconciliation job, review of the code that counts.",
        zh: "带副本的缓存、对账任务，评审扣减代码。",
      },
    },
    {
      title: { en: "Test until it breaks", zh: "压到出问题为止" },
      from: 19,
      days: 5,
      duration: { en: "2 nights and their repair", zh: "2 个晚上及修复" },
      customer: { en: "Decide what visitors see when the number is reached.", zh: "决定到上限时给用户看什么。" },
      provider: {
        en: "Raise the load in steps, name the first part that waits, mend it, repeat.",
        zh: "逐级加压，找出最先排队的一环，修完再压。",
      },
    },
    {
      title: { en: "Freeze and rehearse", zh: "封版与演练" },
      from: 24,
      days: 5,
      duration: { en: "1 week", zh: "1 周" },
      customer: { en: "No releases. Print the schedule of the night.", zh: "不再发版，打印当晚时刻表。" },
      provider: { en: "Fail a database node on purpose at noon.", zh: "中午故意停掉一个数据库节点。" },
    },
    {
      title: { en: "The sale", zh: "大促" },
      from: 29,
      days: 1,
      duration: { en: "1 night", zh: "1 晚" },
      customer: { en: "Sell.", zh: "卖货。" },
      provider: { en: "Two engineers in your chat until orders are reconciled.", zh: "两名工程师驻群，直到对账完成。" },
    },
  ],
};

const result: SolutionDetails["result"] = {
  heading: { en: "The same rush, met differently", zh: "同样的人潮，不同的应对" },
  rows: [
    {
      event: { en: "A product picture goes viral", zh: "一张商品图突然爆火" },
      before: { en: "The shop's own line is full, orders included.", zh: "出口带宽被占满，连订单也进不来。" },
      after: { en: "Nodes answer; the shop sees one request an hour.", zh: "节点直接返回，源站一小时只见一次。" },
    },
    {
      event: { en: "Scripts arrive before people", zh: "脚本比人先到" },
      before: { en: "Sold out in two seconds, complaints in three.", zh: "两秒售罄，三秒投诉。" },
      after: {
        en: "Most fail the challenge; limits by account catch the rest late.",
        zh: "多数过不了挑战，漏网的按账号限购拦下。",
      },
    },
    {
      event: { en: "The database changes nodes at 20:03", zh: "20:03 数据库主备切换" },
      before: { en: "Half-written orders, telephones until midnight.", zh: "订单写了一半，电话打到半夜。" },
      after: { en: "Writes wait some seconds; carts do not notice.", zh: "写入等几秒，购物车无感。" },
    },
    {
      event: { en: "More buyers than ever tested", zh: "人数超过压测上限" },
      before: { en: "Everybody gets an error.", zh: "所有人看到报错。" },
      after: {
        en: "Those inside buy on; the others see their place in the queue.",
        zh: "在里面的继续买，外面的看到排队名次。",
      },
    },
  ],
  limit: {
    en: "Counting stock in memory can sell a piece twice when a cache node fails in the wrong second; the nightly comparison finds it, it does not prevent it. Payment providers have limits of their own that no cloud can raise.",
    zh: "库存放内存，缓存节点若恰好在那一秒故障，可能超卖；当晚对账能查出来，但避免不了。支付渠道有自己的上限，云上加多少机器也没用。",
  },
};

const questions: SolutionDetails["questions"] = {
  is: "faq",
  anchor: "faq",
  heading: { en: "Asked by shopkeepers", zh: "商家常问" },
  items: [
    {
      question: { en: "Can servers be added automatically at eight?", zh: "八点能自动加机器吗？" },
      answer: {
        en: "They can, and come too late: a rush of this kind peaks within seconds, a server needs minutes. Add them at four and take them away in the morning.",
        zh: "能，但来不及：抢购几秒到顶，机器要几分钟才起来。四点加好，第二天早上再撤。",
      },
    },
    {
      question: { en: "Does the firewall stop people who buy to resell?", zh: "能拦住黄牛吗？" },
      answer: {
        en: "It stops machines. A hundred people with a hundred telephones are buyers to it; limits by address and payment card belong into the shop.",
        zh: "它拦的是机器。一百个人拿一百部手机，对它来说就是买家；按地址、支付账户限购要写在商城里。",
      },
    },
    {
      question: { en: "One shop for China and Indonesia?", zh: "国内和印尼共用一套商城行吗？" },
      answer: {
        en: "One program, two installations. Each country keeps its buyers' data and its orders; only the catalogue of goods travels.",
        zh: "同一套程序，两地各装一份。买家数据和订单各留本地，只同步商品目录。",
      },
    },
    {
      question: { en: "We use a hosted shop system. Is any of this for us?", zh: "我们用的是 SaaS 商城，用得上吗？" },
      answer: {
        en: "Edge nodes and firewall perhaps, if your supplier lets you bring your own name. The rest is the supplier's work.",
        zh: "若服务商允许自带域名，节点和防火墙可以用；其余是服务商的事。",
      },
    },
  ],
};

export const content: SolutionContent = {
  slug: "ecommerce",
  title: { en: "E-commerce", zh: "电商" },
  lead: {
    en: "For shops that earn most of a year in a few nights. Each request ends as early as it can, so that the four servers in the middle have only buyers to serve.",
    zh: "给那些一年业绩压在几个晚上的店。每个请求尽早结束，中间那几台服务器只伺候真正下单的人。",
  },
  actions: [
    { label: { en: "Walk through the night", zh: "看大促当晚" }, to: "#night" },
    { label: { en: "See the parts list", zh: "查看清单" }, to: "#bill" },
  ],
  details: {
    order: ["situation", "architecture", "own", "result", "bill", "timeline", "regulations", "faq"],
    situation,
    architecture,
    own: night,
    result,
    bill,
    timeline,
    regulations,
    questions,
  },
  contact,
  seo: {
    title: { en: "E-commerce: a sale night planned hour by hour", zh: "电商方案：大促当晚时刻表与配置清单" },
    description: {
      en: "Edge nodes, robots turned away, carts in memory, orders on two nodes: architecture, parts list with its sum and a six-week plan to a sale.",
      zh: "节点分发、拦截刷单脚本、购物车入内存、订单双节点：架构、可调清单与大促前六周计划。",
    },
    keywords: {
      en: "e-commerce, flash sale, CDN, bot protection, Harbolnas, ZhiAn Cloud",
      zh: "电商,大促,秒杀,防刷单,双11,智安云",
    },
  },
};
