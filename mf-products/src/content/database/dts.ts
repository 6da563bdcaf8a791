import { dtsUsdPerMonth } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type { TimelineBlock } from "../../model/instrument-content.ts";
import type {
  ChecklistBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
  TerminalBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const move: TimelineBlock = {
  is: "timeline",
  anchor: "move",
  nav: { en: "A move in minutes", zh: "一次搬家" },
  heading: { en: "A database moves while it is being used", zh: "库在用，家照搬" },
  lead: {
    en: "Most of the time is copying, which disturbs nobody. The part that matters is two minutes long, and you choose when it comes.",
    zh: "时间大多花在复制上，不打扰任何人。真正要紧的只有两分钟，什么时候开始由你定。",
  },
  caption: {
    en: "Figure 2. 500 GiB of MySQL over 1 Gbit/s, in minutes (demo values)",
    zh: "图 2　500 GiB MySQL 经 1 Gbit/s 迁移，以分钟计（演示数值）",
  },
  unit: "minutes",
  cases: [
    {
      id: "whole",
      name: { en: "The whole move", zh: "全过程" },
      end: 720,
      lanes: [
        {
          name: { en: "Old database", zh: "旧库" },
          spans: [
            { from: 0, to: 690, state: "up", label: { en: "serves everybody", zh: "照常服务" } },
            { from: 690, to: 720, state: "slow", label: { en: "read-only", zh: "只读" } },
          ],
        },
        {
          name: { en: "Task", zh: "任务" },
          spans: [
            { from: 0, to: 20, state: "slow", label: { en: "checks", zh: "预检查" } },
            { from: 20, to: 310, state: "slow", label: { en: "copies all rows", zh: "全量复制" } },
            { from: 310, to: 380, state: "slow", label: { en: "catches up", zh: "追增量" } },
            { from: 380, to: 720, state: "up", label: { en: "less than 1 s behind", zh: "延迟不到 1 秒" } },
          ],
        },
        {
          name: { en: "New database", zh: "新库" },
          spans: [
            { from: 0, to: 380, state: "down", label: { en: "incomplete", zh: "不完整" } },
            { from: 380, to: 690, state: "slow", label: { en: "complete, unused", zh: "完整，待用" } },
            { from: 690, to: 720, state: "up", label: { en: "serves", zh: "提供服务" } },
          ],
        },
      ],
      events: [
        {
          at: 20,
          text: { en: "Structure is made; the position in the binlog is noted", zh: "建好结构，记下 binlog 位点" },
        },
        {
          at: 310,
          text: { en: "The last row is over; five hours of changes wait", zh: "最后一行搬完，积压五小时变更" },
        },
        {
          at: 400,
          text: {
            en: "Row comparison begins and ends with two differences, both explained",
            zh: "逐行校验，发现两处差异，均有解释",
          },
        },
        { at: 690, text: { en: "You switch over: see the next case", zh: "你决定切换，见下一种情形" } },
      ],
      outcome: {
        en: "Twelve hours of work, of which your users notice two minutes.",
        zh: "前后十二小时，用户只感觉到两分钟。",
      },
    },
    {
      id: "switch",
      name: { en: "The switch, enlarged", zh: "切换放大看" },
      end: 12,
      lanes: [
        {
          name: { en: "Your users", zh: "用户" },
          spans: [
            { from: 0, to: 3, state: "up", label: { en: "on the old one", zh: "用旧库" } },
            { from: 3, to: 5, state: "down", label: { en: "cannot write", zh: "不能写" } },
            { from: 5, to: 12, state: "up", label: { en: "on the new one", zh: "用新库" } },
          ],
        },
        {
          name: { en: "Way back", zh: "回退通道" },
          spans: [
            { from: 0, to: 5, state: "down", label: { en: "not needed", zh: "无需" } },
            { from: 5, to: 12, state: "up", label: { en: "new to old, live", zh: "新库反向同步旧库" } },
          ],
        },
      ],
      events: [
        {
          at: 3,
          text: { en: "The old one is set read-only; open transactions have ended", zh: "旧库设为只读，存量事务结束" },
        },
        {
          at: 4,
          text: { en: "The delay is zero, counters are raised above the old ones", zh: "延迟归零，自增值调高" },
        },
        { at: 5, text: { en: "Programs get the new address; the task turns round", zh: "应用换新地址，任务反向" } },
      ],
      outcome: {
        en: "Two minutes without writing. From then on every change flows back, so that you can return tomorrow with nothing lost.",
        zh: "停写两分钟。此后变更反向流回旧库，明天想退回也不丢数据。",
      },
    },
    {
      id: "broken-line",
      name: { en: "The line breaks", zh: "线路中断" },
      end: 90,
      lanes: [
        {
          name: { en: "Source", zh: "源库" },
          spans: [{ from: 0, to: 90, state: "up", label: { en: "serves, keeps its log", zh: "照常服务，保留日志" } }],
        },
        {
          name: { en: "Task", zh: "任务" },
          spans: [
            { from: 0, to: 15, state: "up", label: { en: "in step", zh: "同步中" } },
            { from: 15, to: 55, state: "down", label: { en: "no connection", zh: "连接中断" } },
            { from: 55, to: 67, state: "slow", label: { en: "catches up", zh: "追赶" } },
            { from: 67, to: 90, state: "up", label: { en: "in step", zh: "同步中" } },
          ],
        },
      ],
      events: [
        { at: 15, text: { en: "The VPN is down; tries again every ten seconds", zh: "VPN 中断，每十秒重连" } },
        { at: 20, text: { en: "Delay above five minutes: the alert leaves", zh: "延迟超五分钟，发出告警" } },
        {
          at: 55,
          text: {
            en: "Continues at the noted position, rows written twice have the same result",
            zh: "从记录的位点继续，重复写入结果不变",
          },
        },
      ],
      outcome: {
        en: "Nothing is lost as long as the source keeps its log: set it to seven days before you begin.",
        zh: "只要源库日志还在就不丢：开始之前请把保留期设为七天。",
      },
    },
  ],
};

const pairs: SpecsBlock = {
  is: "specs",
  anchor: "pairs",
  nav: { en: "From and to", zh: "从哪到哪" },
  heading: { en: "What can be moved where", zh: "什么能搬到哪里" },
  caption: {
    en: "Table 1. Sources, targets and how changes are read (demo list)",
    zh: "表 1　源、目标与增量读取方式（演示清单）",
  },
  columns: [
    { en: "Source", zh: "源" },
    { en: "Target here", zh: "目标" },
    { en: "Changes are read from", zh: "增量来源" },
    { en: "Move", zh: "迁移" },
    { en: "Sync", zh: "同步" },
    { en: "Both ways", zh: "双向" },
  ],
  rows: [
    {
      label: { en: "MySQL 5.7–8.4, MariaDB 10.3+", zh: "MySQL 5.7–8.4、MariaDB 10.3+" },
      cells: [
        { en: "MySQL", zh: "MySQL" },
        { en: "binlog in ROW format", zh: "ROW 格式 binlog" },
        { en: "Yes", zh: "支持" },
        { en: "Yes", zh: "支持" },
        { en: "MySQL only", zh: "仅 MySQL" },
      ],
    },
    {
      label: { en: "PostgreSQL 12–18", zh: "PostgreSQL 12–18" },
      cells: [
        { en: "PostgreSQL", zh: "PostgreSQL" },
        { en: "logical decoding (pgoutput)", zh: "逻辑解码（pgoutput）" },
        { en: "Yes", zh: "支持" },
        { en: "Yes", zh: "支持" },
        { en: "No", zh: "不支持" },
      ],
    },
    {
      label: { en: "SQL Server 2012–2022", zh: "SQL Server 2012–2022" },
      cells: [
        { en: "SQL Server", zh: "SQL Server" },
        { en: "change data capture", zh: "变更数据捕获（CDC）" },
        { en: "Yes", zh: "支持" },
        { en: "Yes", zh: "支持" },
        { en: "No", zh: "不支持" },
      ],
    },
    {
      label: { en: "Redis 4.0–7.2", zh: "Redis 4.0–7.2" },
      cells: [
        { en: "SCS", zh: "SCS" },
        { en: "replication stream (PSYNC)", zh: "复制流（PSYNC）" },
        { en: "Yes", zh: "支持" },
        { en: "Yes", zh: "支持" },
        { en: "No", zh: "不支持" },
      ],
    },
    {
      label: { en: "MySQL", zh: "MySQL" },
      cells: [
        { en: "PostgreSQL", zh: "PostgreSQL" },
        { en: "binlog; tables and rows only", zh: "binlog，仅表与数据" },
        { en: "Yes", zh: "支持" },
        { en: "Yes", zh: "支持" },
        { en: "No", zh: "不支持" },
      ],
    },
  ],
  note: {
    en: "Not offered: Oracle, Db2, MongoDB. Procedures and triggers are carried between equal engines only, and never translated.",
    zh: "不支持 Oracle、Db2、MongoDB。存储过程与触发器只在同种引擎间搬运，不做翻译。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it works", zh: "工作方式" },
  heading: { en: "How a copy stays true", zh: "副本怎样保持一致" },
  items: [
    {
      title: { en: "One moment for all tables", zh: "所有表取自同一刻" },
      text: {
        en: "Orders and their lines fit together, although they were copied hours apart.",
        zh: "订单和明细对得上，哪怕前后复制差了几小时。",
      },
      mechanism: {
        en: "The position in the log is noted first, then tables are read in parallel by ranges of the primary key; changes since that position are put on top until both meet.",
        zh: "先记日志位点，再按主键分段并行读取；位点之后的变更逐条叠加，直到追平。",
      },
      limit: {
        en: "A table without a primary key is read as a whole and may be written twice; the check before tells you which.",
        zh: "没有主键的表只能整表读，可能重复写；预检查会列出来。",
      },
    },
    {
      title: { en: "Compared row by row", zh: "逐行比对" },
      text: {
        en: "You do not switch over because nobody complained, but because the sums agree.",
        zh: "切换的依据是校验一致，不是没人投诉。",
      },
      mechanism: {
        en: "Checksums by ranges of a thousand keys on both sides; a range that differs is divided until single rows remain, and asked again ten seconds later.",
        zh: "两侧按一千个键一段算校验和，不一致的段逐步二分到行，十秒后再核一次。",
      },
      limit: {
        en: "It reads everything once: about a tenth of the source's capacity, to be throttled. FLOAT columns are rounded before they are compared.",
        zh: "要全读一遍，约占源库一成能力，可限速；FLOAT 先舍入再比。",
      },
    },
    {
      title: { en: "Each change once, in effect", zh: "每次变更只生效一次" },
      text: { en: "After a break nothing is missing and nothing is there twice.", zh: "断线重连后，不缺也不重。" },
      mechanism: {
        en: "Position and rows are committed on the target in one transaction; what is repeated is an upsert by primary key.",
        zh: "位点与数据在目标库同一事务提交，重放的变更按主键覆盖写。",
      },
      limit: {
        en: "Between different engines there is no such transaction: there, up to a second is replayed.",
        zh: "异构之间没有这种事务，最多重放一秒。",
      },
    },
    {
      title: { en: "Changes of structure follow", zh: "结构变更跟着走" },
      text: {
        en: "A column added on Monday does not stop the sync on Monday.",
        zh: "周一加了一列，周一的同步不会断。",
      },
      mechanism: {
        en: "Statements that add, widen or index are read from the log and carried out in their place in the order of changes.",
        zh: "加列、加宽、建索引等语句从日志解析，按顺序在目标端执行。",
      },
      limit: {
        en: "DROP and RENAME stop the task and ask you. Tools that swap tables (gh-ost, pt-osc) must be named beforehand.",
        zh: "DROP、RENAME 会暂停并询问；用 gh-ost、pt-osc 换表的请事先登记。",
      },
    },
    {
      title: { en: "Changes as messages", zh: "变更变成消息" },
      text: {
        en: "Search index, cache and warehouse learn of an order in the second in which it is placed.",
        zh: "下单那一秒，搜索、缓存、数仓都知道。",
      },
      mechanism: {
        en: "A subscription gives every row before and after as JSON or Avro over the Kafka protocol, in order for each key, for three days.",
        zh: "订阅以 JSON 或 Avro 给出每行变更前后值，Kafka 协议，同键有序，保留三天。",
      },
      limit: {
        en: "It is a stream of rows, not of business events: “order paid” is yours to derive.",
        zh: "给的是行变更，不是业务事件，“订单已付”要你自己推。",
      },
    },
  ],
};

const before: ChecklistBlock = {
  is: "checklist",
  anchor: "before",
  nav: { en: "Before", zh: "动手之前" },
  heading: { en: "What stops a move in its third hour", zh: "为什么会在第三个小时失败" },
  lead: {
    en: "Taken from what usually goes wrong. The check before a task asks for most of it.",
    zh: "都是常见的坑，任务的预检查会查大部分。",
  },
  items: [
    {
      en: "The log is kept for at least seven days, and the disk has room for it.",
      zh: "日志保留七天以上，磁盘装得下。",
    },
    { en: "Every table has a primary key, or you know which have none.", zh: "每张表都有主键，没有的心里有数。" },
    {
      en: "No job on the old side writes after the switch: cron, reports, the scales in the warehouse.",
      zh: "切换后旧库再没人写：定时任务、报表、仓库的电子秤。",
    },
    {
      en: "Time zone and character set are equal; utf8mb3 becomes utf8mb4 and indexes grow.",
      zh: "时区、字符集一致；utf8mb3 变 utf8mb4，索引会变长。",
    },
    {
      en: "The lifetime of DNS names and connection pools is shorter than your patience: 60 seconds.",
      zh: "DNS 与连接池的存活时间调到 60 秒，别比你的耐心还长。",
    },
    {
      en: "Somebody who knows the business is awake during the switch and has three things to look at.",
      zh: "切换时有懂业务的人在场，手里有三样要看的东西。",
    },
  ],
};

const sourceChecks: TerminalBlock = {
  is: "terminal",
  anchor: "source",
  nav: { en: "Prepare the source", zh: "准备源库" },
  heading: { en: "Four statements on the old MySQL", zh: "在旧 MySQL 上执行四条语句" },
  lead: {
    en: "192.0.2.33 is the address from which the task connects; the console shows yours. Written for 8.0 and later; 5.7 has expire_logs_days and no random passwords.",
    zh: "192.0.2.33 代表任务的来源地址，控制台会显示实际值。以 8.0 及以上为例；5.7 请看 expire_logs_days，密码自己设。",
  },
  steps: [
    {
      explanation: {
        en: "Does the log hold rows, whole ones, and for how long?",
        zh: "日志是行格式、整行记录吗？留多久？",
      },
      command: "SELECT @@log_bin, @@binlog_format, @@binlog_row_image, @@gtid_mode, @@binlog_expire_logs_seconds;",
    },
    {
      explanation: { en: "A user that reads and follows, and cannot write", zh: "建一个只读且能跟日志的用户" },
      command:
        "CREATE USER 'dts'@'192.0.2.33' IDENTIFIED BY RANDOM PASSWORD REQUIRE SSL;\nGRANT SELECT, SHOW VIEW, RELOAD, REPLICATION CLIENT, REPLICATION SLAVE ON *.* TO 'dts'@'192.0.2.33';",
    },
    {
      explanation: { en: "Which tables have no primary key?", zh: "哪些表没有主键？" },
      command:
        "SELECT t.table_schema, t.table_name FROM information_schema.tables t LEFT JOIN information_schema.table_constraints c ON c.table_schema = t.table_schema AND c.table_name = t.table_name AND c.constraint_type = 'PRIMARY KEY' WHERE t.table_type = 'BASE TABLE' AND c.table_name IS NULL AND t.table_schema NOT IN ('mysql','sys','performance_schema','information_schema');",
    },
    {
      explanation: {
        en: "On the day: close the old one for all but administrators; the way back writes with a user of its own",
        zh: "切换当天：旧库除管理员外只读；反向通道另用一个账号写入",
      },
      command: "SET GLOBAL read_only = ON;",
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "Moving in is free, staying in step is not", zh: "搬进来免费，长期同步收费" },
  demo: demoPrices,
  lines: [
    {
      id: "migration",
      name: { en: "Migration", zh: "迁移" },
      for: {
        en: "Into this cloud, up to 30 days a task, the way back included",
        zh: "迁入本云，单任务最长 30 天，含反向通道",
      },
      usd: dtsUsdPerMonth.migration,
      unit: "month",
    },
    {
      id: "small",
      name: { en: "Sync or subscription, small", zh: "同步或订阅，小" },
      for: { en: "500 rows a second (demo)", zh: "每秒 500 行（演示）" },
      usd: dtsUsdPerMonth.smallSync,
      unit: "month",
      slaPercent: demoSla.dts,
    },
    {
      id: "medium",
      name: { en: "Medium", zh: "中" },
      for: { en: "3,000 rows a second (demo)", zh: "每秒 3,000 行（演示）" },
      usd: dtsUsdPerMonth.mediumSync,
      unit: "month",
      slaPercent: demoSla.dts,
    },
    {
      id: "large",
      name: { en: "Large", zh: "大" },
      for: { en: "10,000 rows a second (demo)", zh: "每秒 10,000 行（演示）" },
      usd: dtsUsdPerMonth.largeSync,
      unit: "month",
      slaPercent: demoSla.dts,
    },
  ],
  note: demoPriceNote,
};

const figure: Figure = {
  caption: {
    en: "Figure 1. One reader of the log, three uses: a move, a second region, a stream of changes.",
    zh: "图 1　读一份日志，三种用法：迁移、异地同步、变更订阅。",
  },
  nodes: [
    {
      id: "old",
      label: { en: "Old database", zh: "旧库" },
      note: { en: "in your office", zh: "在你的机房" },
      column: 0,
      row: 0,
      kind: "outside",
    },
    {
      id: "vpc",
      label: { en: "VPN", zh: "VPN" },
      note: { en: "encrypted", zh: "加密隧道" },
      product: "vpc",
      column: 1,
      row: 0,
      kind: "network",
    },
    {
      id: "dts",
      label: { en: "DTS task", zh: "传输任务" },
      note: { en: "reads the log", zh: "读取日志" },
      product: "dts",
      column: 1,
      row: 1,
      kind: "compute",
    },
    {
      id: "bcm",
      label: { en: "Monitor", zh: "云监控" },
      note: { en: "delay", zh: "延迟告警" },
      product: "bcm",
      column: 2,
      row: 1,
      kind: "compute",
    },
    {
      id: "mysql",
      label: { en: "New database", zh: "新库" },
      note: { en: "MySQL", zh: "MySQL" },
      product: "mysql",
      column: 0,
      row: 2,
      kind: "storage",
    },
    {
      id: "second",
      label: { en: "Second region", zh: "异地副本" },
      note: { en: "MySQL", zh: "MySQL" },
      product: "mysql",
      column: 1,
      row: 2,
      kind: "storage",
    },
    {
      id: "consumers",
      label: { en: "Consumers", zh: "订阅方" },
      note: { en: "BCI", zh: "BCI" },
      product: "bci",
      column: 2,
      row: 2,
      kind: "compute",
    },
  ],
  edges: [
    { from: "old", to: "vpc", label: { en: "The old database is reached through a VPN", zh: "经 VPN 连到旧库" } },
    { from: "vpc", to: "dts", label: { en: "Its rows and its log are read", zh: "读取数据与日志" } },
    { from: "dts", to: "bcm", label: { en: "The delay is measured each second", zh: "每秒测量延迟" } },
    { from: "dts", to: "mysql", label: { en: "A move ends in a new database", zh: "迁移：写入新库" } },
    { from: "dts", to: "second", label: { en: "A sync keeps a second region in step", zh: "同步：异地跟随" } },
    {
      from: "dts",
      to: "consumers",
      label: { en: "A subscription hands changes to programs", zh: "订阅：把变更交给程序" },
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Asked in the week before", zh: "搬家前一周常问" },
  items: [
    {
      question: { en: "Is the old database slower meanwhile?", zh: "旧库会变慢吗？" },
      answer: {
        en: "The copy reads as much as you allow; start with 20 MB/s in the daytime. Following the log costs about as much as one more replica.",
        zh: "复制速度由你限，白天先给 20 MB/s；跟日志的开销大约等于多一个从库。",
      },
    },
    {
      question: { en: "Must I open it to the internet?", zh: "要把旧库开到公网吗？" },
      answer: {
        en: "Better not. A VPN gateway or a tunnel from your side will do; if it has to be public, then for one address, with TLS.",
        zh: "最好别。用 VPN 网关或从你那侧拨隧道；非要公网，就只放一个地址并强制 TLS。",
      },
    },
    {
      question: { en: "What becomes of users and passwords?", zh: "账号密码会搬吗？" },
      answer: {
        en: "Users and rights are carried over between equal MySQL versions; elsewhere you get a list to recreate. Rights that we do not give anybody, such as SUPER, are left out and named.",
        zh: "同版本 MySQL 之间可搬账号与权限，其余给出清单自建。这里不开放的权限（如 SUPER）会剔除并列明。",
      },
    },
    {
      question: { en: "Can both sides be written to?", zh: "两边能同时写吗？" },
      answer: {
        en: "Between two MySQL, if each row is written on one side only. If both change the same row, the later one wins and the other is kept in a conflict table. Think twice.",
        zh: "两个 MySQL 之间可以，但同一行只应在一侧写。两侧同改，后写者胜，另一份进冲突表。请三思。",
      },
    },
    {
      question: { en: "May customer data flow from China to Indonesia?", zh: "客户数据能从中国同步到印尼吗？" },
      answer: {
        en: "Technically yes; whether you may is another question. The Personal Information Protection Law asks for a basis and, by amount and kind of data, a standard contract, a certification or a security assessment. Ask that first, and leave columns out: the task can do that.",
        zh: "技术上可以，能不能做是另一回事。《个人信息保护法》要求有合法依据，并按数量和类型订立标准合同、通过认证或申报安全评估。先问清楚；任务支持剔除列。",
      },
    },
    {
      question: { en: "How do I leave with it?", zh: "能用它搬出去吗？" },
      answer: {
        en: "A sync may have a target outside. It is charged as a sync, from the first day.",
        zh: "同步任务的目标可以在云外，从第一天起按同步计费。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Where it carries things", zh: "它把数据送到哪" },
  items: [
    { product: "mysql", relation: { en: "The commonest target", zh: "最常见的目标" } },
    { product: "postgresql", relation: { en: "A target, also for MySQL's tables", zh: "目标之一，也接 MySQL 的表" } },
    { product: "scs", relation: { en: "A target for Redis, without a pause", zh: "Redis 不停机迁入" } },
    { product: "vpc", relation: { en: "The tunnel to the old side", zh: "通往旧库的隧道" } },
  ],
  solutions: ["medical", "cloud-base"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Run the check tonight", zh: "今晚先跑一次预检查" },
  lead: {
    en: "It reads settings and table definitions, no rows, and is done in twenty minutes. Then you know what the third hour would have been like.",
    zh: "只读配置和表结构，不碰数据，二十分钟出结果。第三个小时会遇到什么，现在就知道。",
  },
  actions: [
    { label: { en: "Create a task", zh: "创建任务" }, to: "console:/dts/create" },
    { label: { en: "See MySQL", zh: "看云数据库 MySQL" }, to: "/products/mysql" },
  ],
};

export const content: PageContent = {
  code: "dts",
  title: { en: "Data Transmission Service", zh: "数据传输服务" },
  lead: {
    en: "Copies a database, follows its changes and lets you switch when both are equal. For moving into the cloud without a closed weekend, for a second region, and for programs that want to hear of every change.",
    zh: "复制数据库，持续跟随变更，两边一致了再由你切换。用于不停业迁云、异地同步，以及让其他程序实时得知每次变更。",
  },
  actions: [
    { label: { en: "Watch a move", zh: "看一次迁移" }, to: "#move" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/dts" },
  ],
  figure,
  facts: [
    {
      label: { en: "Without writing, at the switch (demo)", zh: "切换停写（演示）" },
      value: { is: "words", words: { en: "2 minutes", zh: "2 分钟" } },
      anchor: "move",
    },
    {
      label: { en: "Small sync (demo price)", zh: "小规格同步（演示价格）" },
      value: { is: "price", usd: dtsUsdPerMonth.smallSync, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "Engines", zh: "支持引擎" },
      value: {
        is: "words",
        words: { en: "MySQL, PostgreSQL, SQL Server, Redis", zh: "MySQL、PostgreSQL、SQL Server、Redis" },
      },
      anchor: "pairs",
    },
    {
      label: { en: "SLA of a sync (demo)", zh: "同步 SLA（演示）" },
      value: { is: "percent", percent: demoSla.dts },
      anchor: "prices",
    },
  ],
  blocks: [pairs, move, before, features, sourceChecks, prices, questions, related, callToAction],
  seo: {
    title: { en: "Data Transmission Service: move databases while in use", zh: "数据传输服务 DTS：数据库不停业搬家" },
    description: {
      en: "Move, sync and subscribe MySQL, PostgreSQL, SQL Server and Redis. A move in minutes, the way back, and what goes wrong in the third hour.",
      zh: "MySQL、PostgreSQL、SQL Server、Redis 的迁移、同步与订阅。按分钟看一次搬家，含回退通道与常见的坑。",
    },
    keywords: {
      en: "database migration, data sync, change data capture, DTS, ZhiAn Cloud",
      zh: "数据库迁移,数据同步,变更订阅,DTS,不停机迁移,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
