import { dccUsdPerMonth } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type { TimelineBlock } from "../../model/instrument-content.ts";
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
  anchor: "placement",
  nav: { en: "Placement", zh: "放置规则" },
  heading: { en: "You decide which server stands on which host", zh: "哪台虚机放哪台宿主机，由你定" },
  lead: {
    en: "Elsewhere the cloud places servers as it likes. On hosts of your own it follows rules that you write.",
    zh: "在共享资源池里，平台想放哪就放哪；在你自己的宿主机上，平台照你写的规则放。",
  },
  items: [
    {
      title: { en: "See the iron", zh: "看得见物理机" },
      text: {
        en: "Each host is listed with its sockets, cores, memory and the servers on it.",
        zh: "每台宿主机的路数、核数、内存和上面的虚机一览无余。",
      },
      mechanism: {
        en: "Console and API give a host identifier that stays the same until you hand the host back.",
        zh: "控制台与 API 给出宿主机标识，归还之前不会变。",
      },
      limit: {
        en: "A guest sees only its virtual hardware. The identifier is read from outside, not inside.",
        zh: "虚机内部只看得到虚拟硬件，标识需从控制台或 API 读取。",
      },
    },
    {
      title: { en: "Pin what is licensed", zh: "绑定许可证的，钉住不动" },
      text: {
        en: "A server bound to a host comes back on the same one after every stop.",
        zh: "绑定后，每次开机都回到同一台宿主机。",
      },
      mechanism: {
        en: "An affinity rule is checked at each start and each move; the scheduler refuses rather than bend it.",
        zh: "每次启动和迁移都检查亲和规则，宁可拒绝也不变通。",
      },
      limit: {
        en: "If that host fails, a pinned server stays down until you name another or the host is replaced.",
        zh: "这台宿主机坏了，被钉住的虚机会一直停着，直到你另行指定或换机完成。",
      },
    },
    {
      title: { en: "Keep the two halves apart", zh: "主备不放一处" },
      text: {
        en: "Primary and standby never meet on one mainboard.",
        zh: "主、备永远不在同一块主板上。",
      },
      mechanism: {
        en: "Servers in a “spread” group exclude each other; a strict group rather stays incomplete.",
        zh: "同一“打散组”的虚机互斥；严格模式下宁缺勿混。",
      },
      limit: {
        en: "It takes at least two hosts, and a third if a pair must survive a failure as a pair.",
        zh: "至少要两台；想在坏一台之后仍然成对，要三台。",
      },
    },
    {
      title: { en: "Share threads where it does no harm", zh: "测试环境可以超分" },
      text: {
        en: "Fifty sleepy test servers fit where twenty busy ones would.",
        zh: "跑二十台忙机器的地方，可以放五十台闲的测试机。",
      },
      mechanism: {
        en: "You set a ratio of virtual to real threads for a host, 1:1 to 3:1; shares decide who waits.",
        zh: "每台宿主机可设 1:1 到 3:1 的 CPU 超分比，争用时按份额排队。",
      },
      limit: {
        en: "Threads only. Memory is never promised twice, because a guest without it does not slow down but dies.",
        zh: "只超分 CPU。内存从不超分：虚机缺内存不是变慢，而是被杀。",
      },
    },
    {
      title: { en: "Empty a host while people work", zh: "不停业务腾空一台" },
      text: {
        en: "Before maintenance, its servers walk to the others.",
        zh: "维护之前，上面的虚机先走到别的宿主机。",
      },
      mechanism: {
        en: "Memory is copied while the guest runs, then what changed meanwhile; the last round pauses it for less than a second.",
        zh: "边运行边拷内存，再拷期间的改动，最后一轮停顿不到一秒。",
      },
      limit: {
        en: "A guest that writes memory faster than the network carries it is paused longer, and you are asked first.",
        zh: "写内存比网络还快的虚机停顿会更长，届时先问你。",
      },
    },
  ],
};

const packing: SpecsBlock = {
  is: "specs",
  anchor: "packing",
  nav: { en: "What fits", zh: "能放多少" },
  heading: { en: "How many servers fit on a host", zh: "一台能切出多少台" },
  lead: {
    en: "One size at a time, without sharing threads. Mixed loads fit better: small servers fill the gaps of large ones.",
    zh: "按单一规格、不超分计算。混放更省：小规格正好填大规格的缝。",
  },
  caption: {
    en: "Table 1. Servers of one size on each host, and what runs out first (demo values)",
    zh: "表 1　各宿主机可容纳的同规格虚机数，及先用尽的资源（演示数值）",
  },
  columns: [
    { en: "Size of the server", zh: "虚机规格" },
    { en: "56c.256", zh: "56c.256" },
    { en: "112c.512", zh: "112c.512" },
    { en: "112c.1024", zh: "112c.1024" },
  ],
  rows: [
    {
      label: { en: "Physical cores, sockets", zh: "物理核，路数" },
      cells: [
        { en: "28 in 1", zh: "28 核，1 路" },
        { en: "56 in 2", zh: "56 核，2 路" },
        { en: "56 in 2", zh: "56 核，2 路" },
      ],
    },
    {
      label: { en: "Memory for your servers", zh: "可分配内存" },
      cells: [
        { en: "240 GiB", zh: "240 GiB" },
        { en: "488 GiB", zh: "488 GiB" },
        { en: "992 GiB", zh: "992 GiB" },
      ],
    },
    {
      label: { en: "g2.4x16", zh: "g2.4x16" },
      cells: [
        { en: "14, then threads", zh: "14 台，线程先满" },
        { en: "28, then threads", zh: "28 台，线程先满" },
        { en: "28, half the memory left", zh: "28 台，内存剩一半" },
      ],
    },
    {
      label: { en: "m2.4x32", zh: "m2.4x32" },
      cells: [
        { en: "7, then memory", zh: "7 台，内存先满" },
        { en: "15, then memory", zh: "15 台，内存先满" },
        { en: "28, then threads", zh: "28 台，线程先满" },
      ],
    },
    {
      label: { en: "g2.16x64", zh: "g2.16x64" },
      cells: [
        { en: "3, then both", zh: "3 台，两者都满" },
        { en: "7, then both", zh: "7 台，两者都满" },
        { en: "7, then threads", zh: "7 台，线程先满" },
      ],
    },
    {
      label: { en: "m2.16x128", zh: "m2.16x128" },
      cells: [
        { en: "1, then memory", zh: "1 台，内存先满" },
        { en: "3, then memory", zh: "3 台，内存先满" },
        { en: "7, then both", zh: "7 台，两者都满" },
      ],
    },
  ],
  note: {
    en: "A host is named after its threads and its GiB. The difference between its memory and yours is what the hypervisor and the network need.",
    zh: "宿主机以线程数和 GiB 命名；总内存与可分配内存之差，留给虚拟化与网络。",
  },
};

const failures: TimelineBlock = {
  is: "timeline",
  anchor: "failure",
  nav: { en: "Host down", zh: "宿主机故障" },
  heading: { en: "A host fails: four ways the next hour can go", zh: "宿主机坏了，接下来有四种走法" },
  lead: {
    en: "Which of them is yours is decided months before, by how much room you keep and which rules you wrote.",
    zh: "走哪一种，几个月前就定了：看你留了多少余量，写了什么规则。",
  },
  caption: {
    en: "Figure 2. Minutes after the event, to scale (demo values)",
    zh: "图 2　事件发生后的分钟数，按比例绘制（演示数值）",
  },
  unit: "minutes",
  cases: [
    {
      id: "spare",
      name: { en: "A spare host stands ready", zh: "留有一台备用" },
      end: 30,
      lanes: [
        {
          name: { en: "Host A", zh: "宿主机 A" },
          spans: [
            { from: 0, to: 5, state: "up", label: { en: "runs", zh: "运行" } },
            { from: 5, to: 30, state: "down", label: { en: "power supply failed", zh: "电源故障" } },
          ],
        },
        {
          name: { en: "Spare host", zh: "备用宿主机" },
          spans: [
            { from: 0, to: 6.5, state: "up", label: { en: "empty", zh: "空闲" } },
            { from: 6.5, to: 9, state: "slow", label: { en: "starts servers", zh: "启动虚机" } },
            { from: 9, to: 30, state: "up", label: { en: "carries them", zh: "承载业务" } },
          ],
        },
        {
          name: { en: "Your servers", zh: "你的虚机" },
          spans: [
            { from: 0, to: 5, state: "up", label: { en: "up", zh: "正常" } },
            { from: 5, to: 9, state: "down", label: { en: "down", zh: "中断" } },
            { from: 9, to: 30, state: "up", label: { en: "up", zh: "正常" } },
          ],
        },
      ],
      events: [
        { at: 5, text: { en: "The host stops answering.", zh: "宿主机停止应答。" } },
        {
          at: 6.5,
          text: {
            en: "Three heartbeats are missed; its disks are fenced off, so that nobody writes twice.",
            zh: "连续三次心跳丢失，先隔离磁盘，防止双写。",
          },
        },
        {
          at: 9,
          text: { en: "The last server has booted from its Cloud Disk.", zh: "最后一台虚机从云磁盘启动完毕。" },
        },
      ],
      outcome: {
        en: "Four minutes, as after a power cut. What was only in memory is gone.",
        zh: "中断四分钟，等同断电重启；只在内存里的数据没了。",
      },
    },
    {
      id: "full",
      name: { en: "The other hosts are nearly full", zh: "其余宿主机快满了" },
      end: 60,
      lanes: [
        {
          name: { en: "Host A", zh: "宿主机 A" },
          spans: [
            { from: 0, to: 5, state: "up", label: { en: "runs", zh: "运行" } },
            { from: 5, to: 45, state: "down", label: { en: "failed; a new one is assigned", zh: "故障，调拨新机" } },
            { from: 45, to: 60, state: "up", label: { en: "replacement", zh: "替换机" } },
          ],
        },
        {
          name: { en: "Servers marked “first”", zh: "标为“优先”的虚机" },
          spans: [
            { from: 0, to: 5, state: "up", label: { en: "up", zh: "正常" } },
            { from: 5, to: 9, state: "down", label: { en: "down", zh: "中断" } },
            { from: 9, to: 60, state: "up", label: { en: "in the gaps of other hosts", zh: "挤进其他宿主机" } },
          ],
        },
        {
          name: { en: "All others", zh: "其他虚机" },
          spans: [
            { from: 0, to: 5, state: "up", label: { en: "up", zh: "正常" } },
            { from: 5, to: 49, state: "down", label: { en: "wait for room", zh: "等待空位" } },
            { from: 49, to: 60, state: "up", label: { en: "up", zh: "正常" } },
          ],
        },
      ],
      events: [
        { at: 5, text: { en: "The host fails with eleven servers on it.", zh: "宿主机故障，上面有十一台虚机。" } },
        { at: 9, text: { en: "Three of them, marked by you, have found room.", zh: "你标记的三台已找到空位。" } },
        {
          at: 45,
          text: {
            en: "A host from the pool has been checked and joined your group.",
            zh: "从资源池调来的宿主机检测完毕，加入你的组。",
          },
        },
        { at: 49, text: { en: "The remaining eight are up.", zh: "其余八台恢复。" } },
      ],
      outcome: {
        en: "Four minutes for what you called important, three quarters of an hour for the rest, if the pool holds a host of that kind.",
        zh: "重要的停四分钟，其余停四十多分钟，前提是资源池里有同型号。",
      },
    },
    {
      id: "strict",
      name: { en: "A strict rule forbids the restart", zh: "严格规则不许重启" },
      end: 60,
      lanes: [
        {
          name: { en: "Standby, on host A", zh: "备机（宿主机 A）" },
          spans: [
            { from: 0, to: 5, state: "up", label: { en: "standby", zh: "待命" } },
            {
              from: 5,
              to: 49,
              state: "down",
              label: { en: "refused: its partner is on B", zh: "拒绝启动：主机在 B 上" },
            },
            { from: 49, to: 60, state: "up", label: { en: "standby", zh: "待命" } },
          ],
        },
        {
          name: { en: "Primary, on host B", zh: "主机（宿主机 B）" },
          spans: [{ from: 0, to: 60, state: "up", label: { en: "serves, without a net", zh: "正常服务，但没有备机" } }],
        },
      ],
      events: [
        {
          at: 5,
          text: {
            en: "Host A fails. Only B has room, and there the partner runs.",
            zh: "A 故障。只有 B 有空位，而另一半就在 B 上。",
          },
        },
        {
          at: 7,
          text: {
            en: "The scheduler reports the refusal and the rule behind it.",
            zh: "调度器上报拒绝启动，并指出是哪条规则。",
          },
        },
        { at: 49, text: { en: "With the replacement in place, the pair is whole.", zh: "替换机就位，主备恢复成对。" } },
      ],
      outcome: {
        en: "Nobody noticed, and for 44 minutes a second failure would have been noticed by everybody. A third host avoids this.",
        zh: "用户无感，但这 44 分钟里再坏一台就全停了。多留一台即可避免。",
      },
    },
    {
      id: "maintenance",
      name: { en: "Announced maintenance", zh: "提前通知的维护" },
      end: 45,
      lanes: [
        {
          name: { en: "Host A", zh: "宿主机 A" },
          spans: [
            { from: 0, to: 5, state: "up", label: { en: "runs", zh: "运行" } },
            { from: 5, to: 20, state: "slow", label: { en: "is emptied", zh: "腾空中" } },
            { from: 20, to: 38, state: "down", label: { en: "new firmware", zh: "升级固件" } },
            { from: 38, to: 45, state: "up", label: { en: "back", zh: "归队" } },
          ],
        },
        {
          name: { en: "Your servers", zh: "你的虚机" },
          spans: [
            { from: 0, to: 5, state: "up", label: { en: "up", zh: "正常" } },
            { from: 5, to: 20, state: "slow", label: { en: "move one by one", zh: "逐台迁移" } },
            { from: 20, to: 45, state: "up", label: { en: "up, on other hosts", zh: "正常，在其他宿主机" } },
          ],
        },
      ],
      events: [
        {
          at: 5,
          text: {
            en: "The hour that you chose: the host takes no new servers.",
            zh: "到了你选的时间，宿主机不再接收新虚机。",
          },
        },
        {
          at: 20,
          text: {
            en: "The last of fourteen has left; each paused for less than a second.",
            zh: "十四台全部迁走，每台停顿不到一秒。",
          },
        },
        {
          at: 38,
          text: { en: "The host passed its self-test and may be used again.", zh: "宿主机自检通过，重新可用。" },
        },
      ],
      outcome: {
        en: "No restart. It needs the room of one host on the others.",
        zh: "不用重启，前提是其余宿主机装得下这一台的量。",
      },
    },
  ],
};

const evidence: ChecklistBlock = {
  is: "checklist",
  anchor: "evidence",
  nav: { en: "For auditors", zh: "审计材料" },
  heading: { en: "What a licence auditor asks for, and gets", zh: "许可证审计要的，这里都拿得出" },
  lead: {
    en: "Exported as one signed file per month. Whether your licence counts cores, sockets or hosts, the numbers are in it. What your contract allows, only its publisher can say.",
    zh: "按月导出一份带签名的文件，按核、按路、按台计都有数可查。合同到底允许什么，只有软件厂商说了算。",
  },
  items: [
    {
      en: "Sockets and physical cores of each host, and the dates between which it was yours",
      zh: "每台宿主机的路数、物理核数，以及归你使用的起止日期",
    },
    {
      en: "Every server that ran on it, with start, stop and size",
      zh: "在上面运行过的每台虚机，含启停时间与规格",
    },
    { en: "Each move between hosts, who or what caused it, kept for 13 months", zh: "每次迁移及其原因，保留 13 个月" },
    { en: "The placement rules as they were on any given day", zh: "任意一天生效的放置规则" },
    {
      en: "The confirmation that no server of another account was ever placed there in that time",
      zh: "该期间没有其他账号虚机进驻的证明",
    },
  ],
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  nav: { en: "Uses", zh: "适用场景" },
  heading: { en: "Three reasons to want a host", zh: "要独占宿主机的三种理由" },
  items: [
    {
      id: "licences",
      name: { en: "Licences that count cores", zh: "按物理核计费的软件" },
      problem: {
        en: "A database is licensed by physical core. On a shared host nobody can say which cores those are.",
        zh: "数据库按物理核授权，共享宿主机上谁也说不清用的是哪些核。",
      },
      approach: {
        en: "Two hosts 56c.256, the database pinned to them by rule, everything else kept off.",
        zh: "两台 56c.256，用规则把数据库钉在上面，其他虚机一律不放。",
      },
      result: {
        en: "56 cores are licensed, and the monthly export shows that there never were more.",
        zh: "只买 56 核的授权，每月导出的记录能证明从没超过。",
      },
      products: ["vpc", "dcc", "cds"],
    },
    {
      id: "regulator",
      name: { en: "A regulator who asks about neighbours", zh: "监管问到“邻居是谁”" },
      problem: {
        en: "The outsourcing rules of a payment firm require that its systems do not share hardware with others.",
        zh: "支付机构的外包管理要求：系统不得与他人共用硬件。",
      },
      approach: {
        en: "Three hosts in one group; front, core and reporting spread over them; operators enter through the bastion only.",
        zh: "三台一组，前置、核心、报表打散放置，运维一律走堡垒机。",
      },
      result: {
        en: "The answer to the question is a list of three hosts. Network and storage stay shared, encrypted, and are named as such.",
        zh: "回答就是三台宿主机的清单；网络与存储仍为共享加密，也如实写明。",
      },
      products: ["blb", "cag", "dcc", "las"],
    },
    {
      id: "laboratory",
      name: { en: "A laboratory of small servers", zh: "一屋子测试机" },
      problem: {
        en: "Forty test servers cost as much as production and idle for most of the day.",
        zh: "四十台测试机花得和生产一样多，大半天闲着。",
      },
      approach: {
        en: "One host 112c.512 at 3:1, each team with its own subnet and quota.",
        zh: "一台 112c.512，超分 3:1，各团队独立子网和配额。",
      },
      result: {
        en: "A fixed sum a month. On the day of the load test the ratio is set back, and half of the servers are off.",
        zh: "每月费用固定；压测那天把超分调回来，关掉一半。",
      },
      products: ["vpc", "dcc", "bcm"],
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "A host has a price, the servers on it have none", zh: "按宿主机收费，虚机不再另收" },
  lead: {
    en: "Cloud Disks, public addresses and traffic are charged as on any server.",
    zh: "云磁盘、公网 IP 与流量照常另计。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "56c.256",
      name: { en: "56c.256", zh: "56c.256" },
      for: {
        en: "The second and third of a small group; licences by the socket",
        zh: "小组里的第二、第三台；按路授权的软件",
      },
      usd: dccUsdPerMonth["56c.256"],
      unit: "month",
      slaPercent: demoSla.dcc,
    },
    {
      id: "112c.512",
      name: { en: "112c.512", zh: "112c.512" },
      for: { en: "General servers, laboratories", zh: "通用业务、测试环境" },
      usd: dccUsdPerMonth["112c.512"],
      unit: "month",
      slaPercent: demoSla.dcc,
    },
    {
      id: "112c.1024",
      name: { en: "112c.1024", zh: "112c.1024" },
      for: { en: "Databases and analysis that ask for memory", zh: "吃内存的数据库与分析" },
      usd: dccUsdPerMonth["112c.1024"],
      unit: "month",
      slaPercent: demoSla.dcc,
    },
  ],
  note: demoPriceNote,
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Before you take a host of your own", zh: "独占之前先问清" },
  items: [
    {
      question: { en: "Is it cheaper than ordinary servers?", zh: "比普通云服务器便宜吗？" },
      answer: {
        en: "Hardly. A full host comes to about what the same servers cost on shared hardware; a half-empty one costs more. You pay for who is not there.",
        zh: "基本不会。放满了和共享的价钱差不多，放一半就更贵。你买的是“没有别人”。",
      },
    },
    {
      question: { en: "How is it different from bare metal?", zh: "和裸金属有什么不同？" },
      answer: {
        en: "Here we run the hypervisor and you run virtual servers, with images, snapshots and moves. On bare metal there is no layer of ours, and none of these.",
        zh: "这里虚拟化由平台维护，你得到的是虚机，镜像、快照、迁移都在；裸金属没有这一层，也就没有这些。",
      },
    },
    {
      question: { en: "Can existing servers be moved onto a host?", zh: "现有云服务器能搬进来吗？" },
      answer: {
        en: "Yes, with one restart: stop, change placement, start. Disks and addresses stay.",
        zh: "能，重启一次：关机、改放置、开机，磁盘和地址不变。",
      },
    },
    {
      question: { en: "Does Classified Protection (等保) require a dedicated host?", zh: "等保要求独占宿主机吗？" },
      answer: {
        en: "Not at level 2 or 3. The extension for clouds asks that tenants are isolated from each other, which a hypervisor and a VPC do. Supervisors of an industry may go further.",
        zh: "二级、三级都没有这一条。云计算扩展要求的是租户之间隔离，虚拟化与 VPC 即可满足；行业监管可能更严。",
      },
    },
    {
      question: { en: "May a subsidiary use my host?", zh: "子公司能共用我的宿主机吗？" },
      answer: {
        en: "Yes. Share it with another account of your organisation; you still see every server on it and can evict it.",
        zh: "能。可以共享给本组织的其他账号，上面每台虚机你都看得见，也可以请走。",
      },
    },
    {
      question: { en: "What happens when the hardware grows old?", zh: "硬件老化怎么办？" },
      answer: {
        en: "You are told half a year ahead. A newer host joins, servers move over with one restart because the processor changes, the old one leaves.",
        zh: "提前半年通知。新宿主机先入组，因处理器换代，虚机重启一次即可迁入，旧机再退出。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What completes a group of hosts", zh: "配齐一组宿主机" },
  items: [
    { product: "bcc", relation: { en: "Supplies the sizes that you cut from it", zh: "切出来的规格与它相同" } },
    { product: "cds", relation: { en: "Keeps every disk outside the host", zh: "磁盘都放在宿主机之外" } },
    { product: "cag", relation: { en: "Lets operators in, and records them", zh: "运维入口，全程录像" } },
    { product: "bbc", relation: { en: "For those who bring their own hypervisor", zh: "自带虚拟化平台的选它" } },
  ],
  solutions: ["finance-security", "government"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Bring the list of your servers", zh: "带着虚机清单来" },
  lead: {
    en: "Upload sizes and rules as a table; the console proposes hosts and shows what would happen if one of them failed.",
    zh: "把规格和规则按表格上传，控制台给出所需宿主机，并演算坏一台会怎样。",
  },
  actions: [
    { label: { en: "Plan a group", zh: "规划一组" }, to: "console:/dcc/plan" },
    { label: { en: "Finance security", zh: "金融安全方案" }, to: "/solution/finance-security" },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Three hosts of one company: a pair kept apart, a spare kept free, storage and network shared by all.",
    zh: "图 1　一家企业的三台宿主机：主备打散，一台留空，存储与网络共用。",
  },
  nodes: [
    { id: "operators", label: { en: "Operators", zh: "运维人员" }, column: 0, row: 0, kind: "outside" },
    { id: "customers", label: { en: "Customers", zh: "客户" }, column: 1, row: 0, kind: "outside" },
    {
      id: "cag",
      label: { en: "Bastion", zh: "堡垒机" },
      note: { en: "CAG", zh: "CAG" },
      product: "cag",
      column: 0,
      row: 1,
      kind: "security",
    },
    { id: "blb", label: { en: "Balancer", zh: "负载均衡" }, product: "blb", column: 1, row: 1, kind: "network" },
    {
      id: "hostA",
      label: { en: "Host A", zh: "宿主机 A" },
      note: { en: "primary", zh: "主库" },
      product: "dcc",
      column: 0,
      row: 2,
      kind: "compute",
    },
    {
      id: "hostB",
      label: { en: "Host B", zh: "宿主机 B" },
      note: { en: "standby", zh: "备库" },
      product: "dcc",
      column: 1,
      row: 2,
      kind: "compute",
    },
    {
      id: "hostC",
      label: { en: "Spare host", zh: "备用宿主机" },
      note: { en: "empty", zh: "空闲" },
      product: "dcc",
      column: 2,
      row: 2,
      kind: "compute",
    },
    { id: "cds", label: { en: "Cloud Disks", zh: "云磁盘" }, product: "cds", column: 1, row: 3, kind: "storage" },
    {
      id: "las",
      label: { en: "Log Audit", zh: "日志审计" },
      note: { en: "LAS", zh: "LAS" },
      product: "las",
      column: 0,
      row: 3,
      kind: "security",
    },
  ],
  edges: [
    { from: "operators", to: "cag", label: { en: "Operators enter by the bastion", zh: "运维人员经堡垒机进入" } },
    { from: "customers", to: "blb", label: { en: "Customers reach the balancer", zh: "客户访问负载均衡" } },
    { from: "cag", to: "hostA", label: { en: "Sessions to servers on host A", zh: "会话到达宿主机 A 上的虚机" } },
    { from: "blb", to: "hostA", label: { en: "Requests to servers on host A", zh: "请求分到宿主机 A" } },
    { from: "blb", to: "hostB", label: { en: "Requests to servers on host B", zh: "请求分到宿主机 B" } },
    {
      from: "hostB",
      to: "hostC",
      label: { en: "Servers restart on the spare when a host fails", zh: "宿主机故障时在备用机上重启" },
    },
    { from: "hostB", to: "cds", label: { en: "Every server boots from a Cloud Disk", zh: "虚机都从云磁盘启动" } },
    { from: "hostA", to: "las", label: { en: "Moves and sessions are logged", zh: "迁移与会话均记日志" } },
  ],
};

export const content: PageContent = {
  code: "dcc",
  title: { en: "Dedicated Host", zh: "专属服务器" },
  lead: {
    en: "A physical host that carries virtual servers of your company and of nobody else, placed by rules that you write. For licences that count cores, and for supervisors who ask about neighbours.",
    zh: "一台只跑你自家虚机的物理宿主机，怎么放由你写规则。给按核收费的软件，也给会问“邻居是谁”的监管。",
  },
  actions: [
    { label: { en: "See a host fail", zh: "看故障怎么走" }, to: "#failure" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/dcc" },
  ],
  figure,
  facts: [
    {
      label: { en: "Smallest host (demo price)", zh: "最小宿主机（演示价格）" },
      value: { is: "price", usd: dccUsdPerMonth["56c.256"], unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "SLA of a host (demo)", zh: "宿主机 SLA（演示）" },
      value: { is: "percent", percent: demoSla.dcc },
      anchor: "prices",
    },
    {
      label: { en: "g2.4x16 on 112c.512", zh: "112c.512 可放 g2.4x16" },
      value: { is: "words", words: { en: "28 servers", zh: "28 台" } },
      anchor: "packing",
    },
    {
      label: { en: "Record of moves", zh: "迁移记录" },
      value: { is: "words", words: { en: "13 months", zh: "保留 13 个月" } },
      anchor: "evidence",
    },
  ],
  blocks: [features, packing, failures, evidence, scenarios, prices, questions, related, callToAction],
  seo: {
    title: { en: "Dedicated Host: your hosts, your placement rules", zh: "专属服务器 DCC：宿主机独占，放置规则自定" },
    description: {
      en: "Hosts that carry only your virtual servers: placement rules, what fits, four ways a failure can go, and the record that a licence audit wants.",
      zh: "只跑自家虚机的宿主机：放置规则、可容纳虚机数、故障时间线与许可证审计记录，价格为演示数值。",
    },
    keywords: {
      en: "dedicated host, DCC, placement rules, bring your own licence, affinity, ZhiAn Cloud",
      zh: "专属服务器,专属宿主机,DCC,放置策略,自带许可,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
