import {
  appsssUsd,
  bbcUsdPerMonth,
  cdnUsdPerThousandGib,
  ddosUsdPerMonth,
  vpcUsdPerMonth,
} from "@zhian/contracts/demo-prices";
import type { StepsBlock } from "@zhian/page/content";
import type { SolutionContent, SolutionDetails } from "../model/solution-content.ts";
import { contact } from "./contact.ts";
import { china, indonesia, indonesianLaw, laws } from "./laws.ts";

const situation: SolutionDetails["situation"] = {
  heading: { en: "Friday, 21:10, season opening", zh: "周五 21:10，新赛季开服" },
  paragraphs: [
    {
      en: "Eleven thousand players are in a match when every character stops for two seconds. Then again. The graphs show a line of incoming packets that goes straight up, all of them small, none of them a player. Whoever sent them rents the flood by the quarter of an hour and wants the forum to say that the servers are bad.",
      zh: "一万一千人正在对局，所有角色同时卡住两秒，接着又一次。监控上入向小包笔直拉升，没有一个来自玩家。发起者按刻钟租来流量，要的就是论坛上那句“服务器真烂”。",
    },
    {
      en: "In the same hour a package with your logo and somebody else's shop spreads through a chat group: the client was taken apart, its checks removed, and signed again.",
      zh: "同一小时，群里在传一个挂着你图标、内购却进了别人口袋的安装包：客户端被拆开、去掉校验、重新签名。",
    },
    {
      en: "Games cannot hide behind caches. A match lives on one machine, speaks UDP, and cannot be moved while it is played. So the machine has to be quiet, and the flood has to end before it.",
      zh: "游戏没法躲在缓存后面：一局跑在一台机器上，走 UDP，打到一半搬不走。所以机器要安静，洪水要在它前面停住。",
    },
  ],
};

const minutes: StepsBlock = {
  is: "steps",
  anchor: "minutes",
  nav: { en: "Six minutes", zh: "六分钟" },
  heading: { en: "Six minutes under attack", zh: "被打的六分钟" },
  lead: {
    en: "A typical course with demo times, seen from the game's side. Most of it happens without anybody.",
    zh: "典型过程，演示时间，从游戏一侧看。大部分不需要人动手。",
  },
  items: [
    {
      title: { en: "The flood arrives", zh: "流量到达" },
      text: {
        en: "The cleaning centre takes the address's traffic all the time, so nothing has to be diverted first. Packets that no game client would send are dropped by their form.",
        zh: "平时流量就经过清洗中心，无需临时牵引。格式上不可能来自游戏客户端的包直接丢弃。",
      },
      who: { en: "Automatic", zh: "自动" },
      duration: { en: "Second 0", zh: "第 0 秒" },
    },
    {
      title: { en: "What looks right is counted", zh: "像真的，就计数" },
      text: {
        en: "A replayed login packet has the right form. Rates by source and a first-packet handshake tell it from a player; a few players on bad lines lose one try.",
        zh: "重放的登录包格式没错，靠源速率和首包握手区分；线路差的少数玩家会多试一次。",
      },
      who: { en: "Automatic, with your packet profile", zh: "自动，依据你的报文特征" },
      duration: { en: "Seconds 3 to 20", zh: "第 3 至 20 秒" },
    },
    {
      title: { en: "The match servers stay out of sight", zh: "战斗服不露面" },
      text: {
        en: "Their addresses are handed out by the lobby, for one match each. Hitting one of them hits forty players, not eleven thousand.",
        zh: "战斗服地址由大厅按局下发。打中一台只影响四十人，不是一万一千人。",
      },
      who: { en: "Your lobby", zh: "你的大厅服" },
      duration: { en: "Minute 1", zh: "第 1 分钟" },
    },
    {
      title: { en: "Somebody looks", zh: "有人看一眼" },
      text: {
        en: "The engineer on duty compares players online with the hour before. If they fall although the flood is cleaned, the profile is too strict, and is loosened.",
        zh: "值班工程师对比前一小时在线人数。若流量已清洗而人数仍在掉，说明规则过严，随即放宽。",
      },
      who: { en: "Both sides, in one chat", zh: "双方同群" },
      duration: { en: "Minutes 2 to 5", zh: "第 2 至 5 分钟" },
    },
    {
      title: { en: "The renter's quarter of an hour ends", zh: "对方租期到点" },
      text: {
        en: "Sources, sizes and times are written up. They are evidence for a report to the police, which only you can file.",
        zh: "来源、峰值、时间形成记录，可作报案材料；报案须由你提出。",
      },
      who: { en: "ZhiAn Cloud writes, you decide", zh: "我方整理，你方决定" },
      duration: { en: "The next day", zh: "次日" },
    },
  ],
};

const architecture: SolutionDetails["architecture"] = {
  heading: { en: "One address to attack, and that one is guarded", zh: "能打的地址只有一个，且有人守" },
  lead: {
    en: "Downloads, lobby and matches use three different ways, because they fail in three different ways.",
    zh: "下载、大厅、对局走三条路，因为它们坏的方式各不相同。",
  },
  layers: [
    { kind: "security", label: { en: "Guard", zh: "防护" } },
    { kind: "compute", label: { en: "Machines", zh: "机器" } },
    { kind: "network", label: { en: "Ways", zh: "通路" } },
  ],
  figure: {
    caption: {
      en: "Figure 2. The sealed client downloads on one side and plays on the other; only the lobby has a known address.",
      zh: "图 2　加固客户端一边下载一边对局，公开的地址只有大厅。",
    },
    nodes: [
      {
        id: "app",
        product: "appsss",
        label: { en: "Sealed client", zh: "加固客户端" },
        column: 0,
        row: 0,
        kind: "security",
      },
      { id: "players", label: { en: "Players", zh: "玩家" }, column: 1, row: 0, kind: "outside" },
      { id: "renter", label: { en: "Rented flood", zh: "租来的流量" }, column: 2, row: 0, kind: "outside" },
      {
        id: "cdn",
        product: "cdn",
        label: { en: "Packages", zh: "安装包分发" },
        note: { en: "CDN", zh: "CDN" },
        column: 0,
        row: 1,
        kind: "network",
      },
      {
        id: "ddos",
        product: "ddos",
        label: { en: "Cleaning", zh: "清洗中心" },
        note: { en: "300 Gbit/s", zh: "300 Gbit/s" },
        column: 2,
        row: 1,
        kind: "security",
      },
      {
        id: "lobby",
        product: "bbc",
        label: { en: "Lobby", zh: "大厅服" },
        note: { en: "bare metal", zh: "裸金属" },
        column: 2,
        row: 2,
        kind: "compute",
      },
      { id: "vpc", product: "vpc", label: { en: "Inner network", zh: "内网" }, column: 1, row: 3, kind: "network" },
      {
        id: "matchA",
        product: "bbc",
        label: { en: "Matches 1", zh: "战斗服一" },
        note: { en: "bare metal", zh: "裸金属" },
        column: 0,
        row: 4,
        kind: "compute",
      },
      {
        id: "matchB",
        product: "bbc",
        label: { en: "Matches 2", zh: "战斗服二" },
        note: { en: "bare metal", zh: "裸金属" },
        column: 2,
        row: 4,
        kind: "compute",
      },
    ],
    edges: [
      {
        from: "app",
        to: "players",
        label: { en: "Players run a client that resists repacking", zh: "玩家使用抗二次打包的客户端" },
      },
      { from: "players", to: "cdn", label: { en: "Packages come from a node near them", zh: "安装包就近下载" } },
      {
        from: "players",
        to: "ddos",
        label: { en: "Game packets go through the cleaning centre", zh: "对局报文先过清洗中心" },
      },
      {
        from: "renter",
        to: "ddos",
        label: { en: "The rented flood ends there", zh: "租来的洪水到此为止" },
        isAttack: true,
      },
      { from: "ddos", to: "lobby", label: { en: "Clean packets reach the lobby", zh: "干净报文到达大厅" } },
      {
        from: "lobby",
        to: "vpc",
        label: { en: "The lobby assigns a match over the inner network", zh: "大厅经内网分配对局" },
      },
      { from: "vpc", to: "matchA", label: { en: "to a machine of its own", zh: "分到一台独占的机器" } },
      { from: "vpc", to: "matchB", label: { en: "or to the other", zh: "或另一台" } },
    ],
  },
};

const bill: SolutionDetails["bill"] = {
  heading: { en: "What a season costs to keep standing", zh: "撑住一个赛季要多少" },
  lead: {
    en: "For about eleven thousand players at once. Cleaning is the largest line; the machines are what players feel.",
    zh: "按一万一千人同时在线计。清洗是最大的一行，玩家感受到的是机器。",
  },
  lines: [
    {
      product: "ddos",
      configuration: { en: "300 Gbit/s, UDP with a packet profile of the game", zh: "300 Gbit/s，UDP，按游戏报文特征" },
      unit: { en: "1 address", zh: "1 个 IP" },
      usd: ddosUsdPerMonth.g300,
      per: "month",
      quantity: 1,
    },
    {
      product: "bbc",
      configuration: { en: "48c.256, lobby and match servers", zh: "48c.256，大厅与战斗服" },
      unit: { en: "1 machine", zh: "1 台" },
      usd: bbcUsdPerMonth["48c.256"],
      per: "month",
      quantity: 3,
    },
    {
      product: "vpc",
      configuration: {
        en: "Inner network, match servers closed to the lobby's door",
        zh: "内网，战斗服默认只对大厅开放",
      },
      unit: { en: "1 network", zh: "1 个网络" },
      usd: vpcUsdPerMonth.network,
      per: "month",
      quantity: 1,
    },
    {
      product: "cdn",
      configuration: { en: "Packages and patches, players in Indonesia", zh: "安装包与补丁，印尼玩家" },
      unit: { en: "1,000 GiB", zh: "1,000 GiB" },
      usd: cdnUsdPerThousandGib.indonesia,
      per: "month",
      quantity: 20,
    },
    {
      product: "appsss",
      configuration: { en: "Android and iOS, one version", zh: "Android 与 iOS，一个版本" },
      unit: { en: "1 release", zh: "1 个版本" },
      usd: appsssUsd.twoPlatforms,
      per: "once",
      quantity: 1,
    },
  ],
};

const timeline: SolutionDetails["timeline"] = {
  heading: { en: "Three weeks before a season", zh: "开季前三周" },
  weeks: 3,
  steps: [
    {
      title: { en: "Record the game's packets", zh: "采集游戏报文" },
      from: 1,
      days: 3,
      duration: { en: "3 days", zh: "3 天" },
      customer: { en: "Play an evening on a test server, on bad lines too.", zh: "在测试服打一晚，弱网也要打。" },
      provider: { en: "Derive a profile: sizes, rates, first packets.", zh: "提炼特征：包长、速率、首包。" },
    },
    {
      title: { en: "Set up the machines", zh: "装机" },
      from: 2,
      days: 4,
      duration: { en: "4 days", zh: "4 天" },
      customer: { en: "Deliver server build and kernel settings.", zh: "提供服务端版本与内核参数。" },
      provider: { en: "Three machines, pinned cores, closed ports.", zh: "三台机器，绑核，关端口。" },
    },
    {
      title: { en: "Harden the client", zh: "加固客户端" },
      from: 4,
      days: 5,
      duration: { en: "1 week", zh: "1 周" },
      customer: { en: "Test start-up time and frame rate on ten old telephones.", zh: "用十部旧手机测启动与帧率。" },
      provider: {
        en: "Protect code and resources, exclude what slows a frame.",
        zh: "保护代码与资源，影响帧率的部分排除。",
      },
    },
    {
      title: { en: "Move players to the new address", zh: "切换地址" },
      from: 9,
      days: 3,
      duration: { en: "3 days", zh: "3 天" },
      customer: { en: "Release through the stores; keep the old address a week.", zh: "商店发版，旧地址再留一周。" },
      provider: { en: "Watch logins that fail by region.", zh: "按地区看登录失败率。" },
    },
    {
      title: { en: "Flood on order", zh: "约定时间打一次" },
      from: 12,
      days: 2,
      duration: { en: "1 night, 1 day to tune", zh: "1 晚，1 天调优" },
      customer: { en: "Play while it runs.", zh: "边打边玩。" },
      provider: { en: "Send an agreed load, tune the profile.", zh: "按约定流量测试，调整特征。" },
    },
  ],
};

const regulations: SolutionDetails["regulations"] = {
  heading: { en: "Rules that reach into the game", zh: "会管到游戏里的规定" },
  lead: {
    en: "Both countries look at minors first. Hours, names and ages are work for your game server, not for ours.",
    zh: "两国都先看未成年人。时段、实名、年龄要在游戏服务端实现，不在云这边。",
  },
  items: [
    {
      country: china,
      name: {
        en: "Notice of 2021 of the press and publication administration",
        zh: "国家新闻出版署 2021 年防沉迷通知",
      },
      asks: {
        en: "Minors play from 20 to 21 h on Fridays, weekends and holidays only, under real names.",
        zh: "未成年人仅周五、周六、周日和法定节假日 20 时至 21 时可玩，须实名。",
      },
      url: "https://www.nppa.gov.cn/",
    },
    {
      ...laws.minors,
      asks: {
        en: "Recognise minors, limit what they may spend in one payment and in a day.",
        zh: "识别未成年人，限制单次与单日消费。",
      },
    },
    {
      country: indonesia,
      name: { en: "Ministerial Regulation 2 of 2024 on games", zh: "2024 年第 2 号部长条例（游戏分级）" },
      asks: {
        en: "Publishers classify each game by age and show the class.",
        zh: "发行方须按年龄分级并公示。",
      },
      url: indonesianLaw,
    },
    {
      ...laws.childrenIndonesia,
      asks: {
        en: "Find out how old users are, ask parents, and set privacy to high for children.",
        zh: "核实用户年龄，取得家长同意，儿童默认高隐私设置。",
      },
    },
    {
      ...laws.systemOperators,
      asks: {
        en: "A game that Indonesians can pay in is a private system operator.",
        zh: "向印尼玩家收费的游戏属于私营运营者。",
      },
    },
  ],
  reviewedAt: "2026-11-21",
};

const result: SolutionDetails["result"] = {
  heading: { en: "What players would tell you", zh: "玩家会怎么说" },
  rows: [
    {
      event: { en: "A flood on opening night", zh: "开服夜被打" },
      before: { en: "“Down again.” Refunds by morning.", zh: "“又崩了。”早上开始退款。" },
      after: { en: "One reconnect for some, nothing for most.", zh: "少数人重连一次，多数人没感觉。" },
    },
    {
      event: { en: "A neighbour's job at 22:00", zh: "22 点邻居跑批" },
      before: { en: "Ticks stretch; shots miss.", zh: "逻辑帧拉长，子弹打空。" },
      after: { en: "There is no neighbour on the machine.", zh: "这台机器上没有邻居。" },
    },
    {
      event: { en: "A patch of 900 MB", zh: "900 MB 补丁" },
      before: { en: "An hour's wait outside the capital.", zh: "外地玩家等一小时。" },
      after: { en: "Parts from a node nearby, resumed after a break.", zh: "就近分片下载，断点续传。" },
    },
    {
      event: { en: "A client that was taken apart", zh: "客户端被破解" },
      before: { en: "A fake shop within two days.", zh: "两天内出现假内购。" },
      after: {
        en: "Weeks of work for whoever tries; the server refuses unknown signatures.",
        zh: "破解要花数周，服务端拒绝未知签名。",
      },
    },
  ],
  limit: {
    en: "Hardening buys time and never for ever, so money and results must be decided on the server. An attack larger than what is held is charged by the day or cut off, as you chose beforehand.",
    zh: "加固只是争取时间，不是永久；金钱与胜负必须由服务端裁定。超过保底的攻击，按你事先的选择按天计费或封堵。",
  },
};

const questions: SolutionDetails["questions"] = {
  is: "faq",
  anchor: "faq",
  heading: { en: "From developers", zh: "开发者问" },
  items: [
    {
      question: { en: "How many milliseconds does cleaning add?", zh: "清洗会加多少延迟？" },
      answer: {
        en: "That depends on where players and machines are; in one region a few. It is measured in the first week with your client; decide with the number in front of you.",
        zh: "看玩家和机器的位置，同地区为几毫秒。第一周用你的客户端实测，看着数字再决定。",
      },
    },
    {
      question: { en: "Why not virtual machines for matches?", zh: "战斗服为什么不用云主机？" },
      answer: {
        en: "For turn-based games, do. For thirty ticks a second, an even tick matters more than the price of a core.",
        zh: "回合制可以用。每秒三十帧的对战，帧稳定比单核价格重要。",
      },
    },
    {
      question: { en: "Does it stop cheats?", zh: "能防外挂吗？" },
      answer: {
        en: "It makes patched clients harder to build. A cheat that reads the screen is not seen by any of this; analysis of play is.",
        zh: "能提高改包门槛。读屏类外挂不在范围内，要靠对局数据分析。",
      },
    },
  ],
};

export const content: SolutionContent = {
  slug: "game-security",
  title: { en: "Game security", zh: "游戏安全" },
  lead: {
    en: "For studios whose players notice two seconds. Floods end in front of the one public address, matches run on machines without neighbours, and the client takes weeks to take apart instead of an evening.",
    zh: "给那些卡两秒玩家就炸的工作室。洪水止于唯一的公开地址之前，对局跑在没有邻居的机器上，客户端从一晚上能破解变成要花几周。",
  },
  actions: [
    { label: { en: "Six minutes under attack", zh: "看被打的六分钟" }, to: "#minutes" },
    { label: { en: "See the parts list", zh: "查看清单" }, to: "#bill" },
  ],
  details: {
    order: ["situation", "own", "architecture", "bill", "result", "timeline", "regulations", "faq"],
    situation,
    own: minutes,
    architecture,
    bill,
    timeline,
    regulations,
    result,
    questions,
  },
  contact,
  seo: {
    title: {
      en: "Game security: floods, match servers, sealed clients",
      zh: "游戏安全方案：抗攻击、独享战斗服、客户端加固",
    },
    description: {
      en: "Six minutes under attack, step by step; cleaning in front of one address, bare metal for matches, a hardened client; parts list and sum.",
      zh: "被打六分钟逐步拆解：唯一入口前清洗、裸金属战斗服、客户端加固，附可调清单与三周计划。",
    },
    keywords: {
      en: "game security, DDoS, UDP flood, bare metal, app hardening, ZhiAn Cloud",
      zh: "游戏安全,游戏高防,UDP攻击,裸金属,客户端加固,智安云",
    },
  },
};
