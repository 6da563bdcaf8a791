import { eipgroupUsd } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure, StepsBlock } from "@zhian/page/content";
import type { PacketPathBlock } from "../../model/instrument-content.ts";
import type {
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  ScenariosBlock,
  SpecsBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const peaks: SpecsBlock = {
  is: "specs",
  anchor: "peaks",
  nav: { en: "A day in numbers", zh: "一天的数字" },
  heading: { en: "Five lines bought apart, or one bought together", zh: "五条线分开买，还是合起来买" },
  lead: {
    en: "An invented company measured what each of its addresses sends, in Mbit/s. Each line alone must be bought for its own peak. Together they never pass 58.",
    zh: "一家虚构公司测了各地址的出向带宽（Mbit/s）。分开买，每条都要按自己的峰值；合在一起，从没超过 58。",
  },
  caption: { en: "Table 1. Five addresses over one working day (example)", zh: "表 1　五个地址的一个工作日（示例）" },
  columns: [
    { en: "Address of", zh: "地址用途" },
    { en: "03:00", zh: "03:00" },
    { en: "10:00", zh: "10:00" },
    { en: "15:00", zh: "15:00" },
    { en: "20:00", zh: "20:00" },
    { en: "Own peak", zh: "自身峰值" },
  ],
  rows: [
    {
      label: { en: "Shop", zh: "商城" },
      cells: [
        { en: "2", zh: "2" },
        { en: "12", zh: "12" },
        { en: "15", zh: "15" },
        { en: "40", zh: "40" },
        { en: "40", zh: "40" },
      ],
    },
    {
      label: { en: "Staff VPN", zh: "员工 VPN" },
      cells: [
        { en: "0", zh: "0" },
        { en: "24", zh: "24" },
        { en: "22", zh: "22" },
        { en: "4", zh: "4" },
        { en: "24", zh: "24" },
      ],
    },
    {
      label: { en: "Mail", zh: "邮件" },
      cells: [
        { en: "1", zh: "1" },
        { en: "14", zh: "14" },
        { en: "8", zh: "8" },
        { en: "2", zh: "2" },
        { en: "14", zh: "14" },
      ],
    },
    {
      label: { en: "Backup to the branch", zh: "异地备份" },
      cells: [
        { en: "50", zh: "50" },
        { en: "0", zh: "0" },
        { en: "0", zh: "0" },
        { en: "0", zh: "0" },
        { en: "50", zh: "50" },
      ],
    },
    {
      label: { en: "Devices", zh: "设备接口" },
      cells: [
        { en: "5", zh: "5" },
        { en: "6", zh: "6" },
        { en: "6", zh: "6" },
        { en: "6", zh: "6" },
        { en: "6", zh: "6" },
      ],
    },
    {
      label: { en: "All at once", zh: "同一时刻合计" },
      cells: [
        { en: "58", zh: "58" },
        { en: "56", zh: "56" },
        { en: "51", zh: "51" },
        { en: "52", zh: "52" },
        { en: "134 apart, 58 together", zh: "分开 134，合计 58" },
      ],
    },
  ],
  note: {
    en: "Bought together with a fifth to spare: 70 Mbit/s instead of 134. If all your peaks fall into the same hour, nothing is saved in width, only in the price of each Mbit/s.",
    zh: "留两成余量，合买 70 Mbit/s 即可，不必买 134。若所有高峰都在同一小时，带宽省不下来，只省单价。",
  },
};

const paths: PacketPathBlock = {
  is: "packet-path",
  anchor: "paths",
  nav: { en: "Who gets through", zh: "谁先过" },
  heading: { en: "What happens when the pool is full", zh: "带宽用满时会怎样" },
  lead: {
    en: "A pool is fair only as far as somebody has said what fair means. Here are the three rules, in the order in which they are asked.",
    zh: "共享要公平，得先定规矩。下面按检查顺序列出三条。",
  },
  caption: {
    en: "Figure 2. A packet on its way out of a pool of 70 Mbit/s",
    zh: "图 2　70 Mbit/s 共享带宽中一个出向报文的去向",
  },
  stations: [
    { id: "server", name: { en: "Server", zh: "服务器" }, product: "bcc" },
    { id: "address", name: { en: "Its address", zh: "所属地址" }, product: "eip" },
    { id: "cap", name: { en: "Cap of its own", zh: "单地址上限" } },
    { id: "floor", name: { en: "Guaranteed part", zh: "保底带宽" } },
    { id: "pool", name: { en: "Pool", zh: "共享池" }, product: "eipgroup" },
    { id: "border", name: { en: "Border", zh: "网络边界" } },
  ],
  cases: [
    {
      id: "night",
      name: { en: "03:00, the backup", zh: "凌晨三点，备份" },
      steps: [
        {
          at: "address",
          outcome: "passes",
          text: { en: "The backup sends as fast as it may.", zh: "备份任务全速外发。" },
        },
        {
          at: "cap",
          outcome: "passes",
          text: { en: "Its cap is 60 Mbit/s; it uses 50.", zh: "上限 60 Mbit/s，实际 50。" },
        },
        { at: "pool", outcome: "passes", text: { en: "8 of 70 are used by others.", zh: "池里其他地址只占 8。" } },
        { at: "border", outcome: "passes", text: { en: "Sent.", zh: "正常发出。" } },
      ],
      result: {
        en: "Nobody is in the way. Bought alone, these 50 Mbit/s would stand idle for twenty hours a day.",
        zh: "没人抢。若单独购买，这 50 Mbit/s 每天闲二十个小时。",
      },
    },
    {
      id: "capped",
      name: { en: "A runaway mailing", zh: "群发失控" },
      steps: [
        {
          at: "address",
          outcome: "passes",
          text: { en: "The mail server sends attachments to 9,000 people.", zh: "邮件服务器给九千人发附件。" },
        },
        {
          at: "cap",
          outcome: "stops",
          text: {
            en: "20 Mbit/s is its cap. What is above waits 50 ms and is then dropped.",
            zh: "单地址上限 20 Mbit/s，超出部分等 50 毫秒后丢弃。",
          },
        },
      ],
      result: { en: "The mailing takes longer. The shop does not notice.", zh: "邮件发得慢些，商城不受影响。" },
    },
    {
      id: "guaranteed",
      name: { en: "A sale, the pool is full", zh: "促销夜，池满" },
      steps: [
        {
          at: "address",
          outcome: "passes",
          text: { en: "A customer pays; the answer is 4 kB.", zh: "顾客付款，应答 4 kB。" },
        },
        { at: "cap", outcome: "passes", text: { en: "The shop has no cap.", zh: "商城未设上限。" } },
        {
          at: "floor",
          outcome: "passes",
          text: {
            en: "30 Mbit/s are set aside for the shop; it uses 28 of them.",
            zh: "为商城保底 30 Mbit/s，当前用了 28。",
          },
        },
        {
          at: "border",
          outcome: "passes",
          text: { en: "Sent without asking the pool.", zh: "不经共享池竞争，直接发出。" },
        },
      ],
      result: {
        en: "A guaranteed part is taken from the pool only while it is used.",
        zh: "保底带宽只在用到时才占池子。",
      },
    },
    {
      id: "lost",
      name: { en: "The same night, somebody waits", zh: "同一晚，总得有人等" },
      steps: [
        {
          at: "address",
          outcome: "passes",
          text: { en: "A colleague fetches a video through the VPN.", zh: "同事经 VPN 下载视频。" },
        },
        { at: "cap", outcome: "passes", text: { en: "Below its cap of 30.", zh: "低于上限 30。" } },
        { at: "floor", outcome: "passes", text: { en: "The VPN has no guaranteed part.", zh: "VPN 没有保底。" } },
        {
          at: "pool",
          outcome: "stops",
          text: {
            en: "70 of 70 are used; each address without a guarantee gets the same share, this packet is one too many.",
            zh: "70 已用满，无保底的地址均分余量，这个报文超了，丢弃。",
          },
        },
      ],
      result: {
        en: "The video becomes slower, TCP adapts. If this is daily, the pool is too small: see the peak of the week in the console.",
        zh: "视频变慢，TCP 自适应。若天天如此，说明池子小了，看控制台的周峰值。",
      },
    },
  ],
  note: {
    en: "The same rules hold inwards. Caps and guarantees are set for each address and may be left empty.",
    zh: "入向规则相同。上限和保底按地址设置，均可留空。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it works", zh: "工作方式" },
  heading: { en: "One width, many addresses, three rules", zh: "一份带宽，多个地址，三条规矩" },
  items: [
    {
      title: { en: "Addresses come and go", zh: "地址进出自由" },
      text: {
        en: "Add an address in the morning, take it out in the evening; it stays the same address.",
        zh: "早上加进来，晚上移出去，地址始终是它。",
      },
      mechanism: {
        en: "Joining moves the address from its own bucket on the gateway to the shared one, between two packets; connections stay.",
        zh: "加入即把地址从自己的令牌桶切到共享桶，在两个报文之间完成，连接不断。",
      },
      limit: {
        en: "All addresses of a group are of one region. One that leaves needs a width of its own at once.",
        zh: "同组地址须同地域；移出的地址要马上有自己的带宽。",
      },
    },
    {
      title: { en: "Nobody eats everything", zh: "谁也吃不完" },
      text: {
        en: "One machine that was broken into does not take the company off the internet.",
        zh: "一台机器中了招，不会拖全公司下线。",
      },
      mechanism: {
        en: "A two-level token bucket: first the cap of the address, then the pool; both are measured on every gateway and evened out each 100 ms.",
        zh: "两级令牌桶，先过单地址上限再过共享池；各网关分别计量，每 100 毫秒校准一次。",
      },
      limit: {
        en: "Without caps there is no protection. A new group has none: set them.",
        zh: "不设上限就没有保护。新建的组默认没有，请自己设。",
      },
    },
    {
      title: { en: "Four and six together", zh: "IPv4 与 IPv6 同池" },
      text: { en: "Turning on IPv6 no longer means buying the same width again.", zh: "启用 IPv6 不必再买一份带宽。" },
      mechanism: {
        en: "A group holds addresses of both kinds; bytes are counted on the wire, headers included, whatever their version.",
        zh: "同一组可放两种地址，按线上字节（含报文头）统一计量。",
      },
      limit: { en: "100 addresses a group, 5 groups an account (demo).", zh: "每组 100 个地址，每账号 5 组（演示）。" },
    },
    {
      title: { en: "Balancers and NAT belong in it too", zh: "负载均衡和 NAT 也能进" },
      text: {
        en: "Whatever has an Elastic IP can share: servers, balancers, gateways.",
        zh: "绑了弹性公网 IP 的都能共享：服务器、负载均衡、网关。",
      },
      mechanism: {
        en: "The group knows addresses, not what stands behind them; binding one elsewhere changes nothing in the group.",
        zh: "组只认地址，不管后面是什么；换绑不影响组。",
      },
      limit: {
        en: "What a CDN or Anti-DDoS sends to visitors is their own traffic and does not pass here.",
        zh: "CDN 和高防发给访问者的流量走它们自己的出口，不经过这里。",
      },
    },
    {
      title: { en: "You see who uses what", zh: "用量看得到人" },
      text: { en: "The question “who filled the line?” is answered with a name.", zh: "“谁把线占满了”有名有姓。" },
      mechanism: {
        en: "Each address reports its rate every 10 seconds to Cloud Monitor, along with what was dropped and by which of the three rules.",
        zh: "每个地址每 10 秒向云监控上报速率、丢弃量及命中的规则。",
      },
      limit: {
        en: "It shows addresses, not programs: for those look into the server, or into flow logs of the VPC.",
        zh: "只到地址，看不到进程；要细查请看服务器或 VPC 流日志。",
      },
    },
  ],
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  nav: { en: "When it pays", zh: "何时划算" },
  heading: { en: "Where pooling pays, and where it does not", zh: "什么时候合适，什么时候不合适" },
  items: [
    {
      id: "office",
      name: { en: "Office systems", zh: "办公系统" },
      problem: {
        en: "VPN, mail, file exchange and a shop have a width each; every one is too small once a day.",
        zh: "VPN、邮件、文件交换、商城各买各的带宽，每天都有一个不够用。",
      },
      approach: {
        en: "One group of 70 Mbit/s, the shop with a guarantee, mail and backup with caps.",
        zh: "合成一组 70 Mbit/s，商城设保底，邮件与备份设上限。",
      },
      result: {
        en: "Each may take what the others leave, and the bill has one line for width.",
        zh: "谁闲谁让，账单上带宽只有一行。",
      },
      products: ["eipgroup", "eip", "bcc", "vpc"],
    },
    {
      id: "tenants",
      name: { en: "Forty small customers", zh: "四十个小租户" },
      problem: {
        en: "A software house gives each customer a server with an address; most of them sleep.",
        zh: "软件公司给每个客户一台带公网的服务器，大多数时候都闲着。",
      },
      approach: {
        en: "Forty addresses in one group, each capped at 10 Mbit/s, the pool at 80.",
        zh: "四十个地址放一组，单个上限 10 Mbit/s，池子 80。",
      },
      result: {
        en: "A customer feels the others only when eight send at full width at once. The curve tells when 80 is no longer enough.",
        zh: "八个客户同时跑满才会碰到上限，看曲线就知道 80 何时不够。",
      },
      products: ["eipgroup", "bcc", "bcm"],
    },
    {
      id: "not",
      name: { en: "Not here: a steady stream", zh: "不合适：全天满载" },
      problem: {
        en: "Six camera servers send 20 Mbit/s each, day and night.",
        zh: "六台视频服务器各发 20 Mbit/s，昼夜不停。",
      },
      approach: {
        en: "Their peaks cannot differ, because they have none. The pool would have to hold 120.",
        zh: "没有高峰就谈不上错峰，池子也得 120。",
      },
      result: {
        en: "Width is not saved. Ask whether the viewers could be served by a CDN instead.",
        zh: "带宽省不下来。不如想想能否由 CDN 分发给观看者。",
      },
      products: ["cdn", "bos"],
    },
  ],
};

const moving: StepsBlock = {
  is: "steps",
  anchor: "moving",
  nav: { en: "Moving in", zh: "迁入" },
  heading: { en: "From single widths to a pool, at noon", zh: "从单独带宽迁到共享，中午就能做" },
  items: [
    {
      title: { en: "Measure a week", zh: "先看一周" },
      text: {
        en: "Cloud Monitor adds up the curves of the addresses you mark, and shows the peak of the sum.",
        zh: "在云监控勾选地址叠加曲线，看合计峰值。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "7 days", zh: "7 天" },
    },
    {
      title: { en: "Buy that peak and a fifth", zh: "按峰值加两成购买" },
      text: {
        en: "The least is 10 Mbit/s. It may be changed every day, up and down.",
        zh: "最低 10 Mbit/s，每天可升可降。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "2 minutes", zh: "2 分钟" },
    },
    {
      title: { en: "Set caps, then add addresses", zh: "先设上限，再加地址" },
      text: {
        en: "In this order: an address without a cap may use all of the pool from its first packet.",
        zh: "顺序不能反：没有上限的地址一进来就能占满全池。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "10 minutes", zh: "10 分钟" },
    },
    {
      title: { en: "Single widths end by themselves", zh: "原带宽自动停止" },
      text: {
        en: "From that day on they are not charged. Going back is the same button.",
        zh: "当天起不再计费，想退回点同一个按钮。",
      },
      who: { en: "The platform", zh: "平台" },
      duration: { en: "at once", zh: "即时" },
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "The width is paid for, addresses are not", zh: "只付带宽，不付地址" },
  demo: demoPrices,
  lines: [
    {
      id: "mbit",
      name: { en: "1 Mbit/s of the pool", zh: "共享池 1 Mbit/s" },
      for: {
        en: "From 10 Mbit/s on; the highest width of a day counts for that day",
        zh: "10 Mbit/s 起，当天按最高值计",
      },
      usd: eipgroupUsd.perMbit,
      unit: "month",
      slaPercent: demoSla.eipgroup,
    },
    {
      id: "address",
      name: { en: "Each address in the group", zh: "组内每个地址" },
      for: { en: "While it is bound to something", zh: "已绑定资源期间" },
      usd: eipgroupUsd.perAddress,
      unit: "month",
    },
  ],
  note: demoPriceNote,
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Four ways in and out, one width. The lines meet before they are counted.",
    zh: "图 1　四个出入口，一份带宽：先汇合，再计量。",
  },
  nodes: [
    { id: "internet", label: { en: "Internet", zh: "互联网" }, column: 1, row: 0, kind: "outside" },
    {
      id: "eipgroup",
      label: { en: "Pool", zh: "共享带宽" },
      note: { en: "70 Mbit/s", zh: "70 Mbit/s" },
      product: "eipgroup",
      column: 1,
      row: 1,
      kind: "network",
    },
    {
      id: "bcm",
      label: { en: "Monitor", zh: "云监控" },
      note: { en: "who uses what", zh: "谁在用" },
      product: "bcm",
      column: 2,
      row: 1,
      kind: "compute",
    },
    {
      id: "shop-ip",
      label: { en: "Shop IP", zh: "商城地址" },
      note: { en: "30 guaranteed", zh: "保底 30" },
      product: "eip",
      column: 0,
      row: 2,
      kind: "network",
    },
    {
      id: "vpn-ip",
      label: { en: "VPN IP", zh: "VPN 地址" },
      note: { en: "cap 30", zh: "上限 30" },
      product: "eip",
      column: 1,
      row: 2,
      kind: "network",
    },
    {
      id: "mail-ip",
      label: { en: "Mail IP", zh: "邮件地址" },
      note: { en: "cap 20", zh: "上限 20" },
      product: "eip",
      column: 2,
      row: 2,
      kind: "network",
    },
    { id: "blb", label: { en: "Balancer", zh: "负载均衡" }, product: "blb", column: 0, row: 3, kind: "network" },
    { id: "vpc", label: { en: "VPN gateway", zh: "VPN 网关" }, product: "vpc", column: 1, row: 3, kind: "network" },
    { id: "bcc", label: { en: "Mail server", zh: "邮件服务器" }, product: "bcc", column: 2, row: 3, kind: "compute" },
  ],
  edges: [
    { from: "internet", to: "eipgroup", label: { en: "One width to the internet", zh: "一份带宽通往公网" } },
    { from: "eipgroup", to: "bcm", label: { en: "Each address is measured by itself", zh: "逐个地址计量" } },
    {
      from: "eipgroup",
      to: "shop-ip",
      label: { en: "The shop's address has a guaranteed part", zh: "商城地址有保底" },
    },
    { from: "eipgroup", to: "vpn-ip", label: { en: "The VPN's address has a cap", zh: "VPN 地址有上限" } },
    {
      from: "eipgroup",
      to: "mail-ip",
      label: { en: "The mail server's address has a lower cap", zh: "邮件地址上限更低" },
    },
    { from: "shop-ip", to: "blb", label: { en: "Behind it stands a balancer", zh: "后面是负载均衡" } },
    { from: "vpn-ip", to: "vpc", label: { en: "Behind it stands a VPN gateway", zh: "后面是 VPN 网关" } },
    { from: "mail-ip", to: "bcc", label: { en: "Behind it stands one server", zh: "后面是一台服务器" } },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Before widths are put together", zh: "合并之前" },
  items: [
    {
      question: { en: "Does it make any single address faster?", zh: "单个地址会变快吗？" },
      answer: {
        en: "Yes, while the others are quiet: an address without a cap may use the whole pool.",
        zh: "会，别人闲的时候：没设上限的地址可以用满全池。",
      },
    },
    {
      question: { en: "What if one address is attacked?", zh: "组里一个地址被攻击怎么办？" },
      answer: {
        en: "Its cap keeps the flood out of the pool, and the border blackholes that one address. The others keep theirs. Without a cap they suffer until the blackhole holds.",
        zh: "有上限，洪水进不了池；边界只把那一个地址拉进黑洞，其余照常。没设上限，黑洞生效前其他地址都会受影响。",
      },
    },
    {
      question: { en: "Can a group be paid by traffic?", zh: "共享带宽能按流量付费吗？" },
      answer: {
        en: "No, by width only. If you send little, single addresses by traffic are cheaper.",
        zh: "不能，只按带宽。流量少的话，单地址按流量更便宜。",
      },
    },
    {
      question: { en: "Is the 95th percentile possible?", zh: "支持 95 峰值计费吗？" },
      answer: {
        en: "Not in this product. In the data centre, lines are sold that way.",
        zh: "本产品不支持，数据中心的线路可以。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What it holds together", zh: "它把谁聚在一起" },
  items: [
    { product: "eip", relation: { en: "Are the addresses in it", zh: "组里的地址" } },
    { product: "bcm", relation: { en: "Tells who uses how much", zh: "看谁用了多少" } },
    { product: "cdn", relation: { en: "Takes files off the line", zh: "把文件流量移走" } },
    { product: "datacenter", relation: { en: "Sells whole lines instead", zh: "整条线路在那边买" } },
  ],
  solutions: ["private"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Add up your own curves first", zh: "先把自己的曲线加起来" },
  lead: {
    en: "Cloud Monitor does it for the addresses you have. If the sum is not clearly below the single peaks, keep what you have.",
    zh: "云监控可以直接叠加现有地址。合计峰值若没有明显低于各自之和，就别换。",
  },
  actions: [
    { label: { en: "Create a group", zh: "创建共享带宽" }, to: "console:/eipgroup/create" },
    { label: { en: "About single addresses", zh: "看单个公网 IP" }, to: "/products/eip" },
  ],
};

export const content: PageContent = {
  code: "eipgroup",
  title: { en: "Shared Bandwidth", zh: "共享带宽" },
  lead: {
    en: "Up to a hundred public addresses draw on one width, bought once. For companies whose systems are busy at different hours of the day.",
    zh: "最多一百个公网地址共用一份带宽，只买一次。适合各系统忙闲时段错开的企业。",
  },
  actions: [
    { label: { en: "See a day in numbers", zh: "看一天的数字" }, to: "#peaks" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/eipgroup" },
  ],
  figure,
  facts: [
    {
      label: { en: "1 Mbit/s (demo price)", zh: "1 Mbit/s（演示价格）" },
      value: { is: "price", usd: eipgroupUsd.perMbit, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "Smallest pool", zh: "最小带宽" },
      value: { is: "words", words: { en: "10 Mbit/s", zh: "10 Mbit/s" } },
      anchor: "moving",
    },
    {
      label: { en: "Addresses in a group (demo)", zh: "每组地址数（演示）" },
      value: { is: "words", words: { en: "Up to 100", zh: "最多 100 个" } },
      anchor: "features",
    },
    {
      label: { en: "SLA (demo)", zh: "SLA（演示）" },
      value: { is: "percent", percent: demoSla.eipgroup },
      anchor: "prices",
    },
  ],
  blocks: [peaks, paths, scenarios, features, moving, prices, questions, related, callToAction],
  seo: {
    title: { en: "Shared Bandwidth: one width for many public IPs", zh: "共享带宽：多个公网 IP 合用一份带宽" },
    description: {
      en: "Pool the bandwidth of up to 100 public addresses. A worked day in numbers, caps and guarantees, and what is dropped when it is full.",
      zh: "最多 100 个公网地址合用带宽。用一天的数字算账，讲清单地址上限、保底，以及用满时丢谁。",
    },
    keywords: {
      en: "shared bandwidth, EIP group, bandwidth pool, ZhiAn Cloud",
      zh: "共享带宽,EIPGROUP,带宽池,公网IP,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
