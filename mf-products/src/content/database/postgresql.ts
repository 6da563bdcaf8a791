import { postgresqlUsdPerMonth } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type { TimelineBlock } from "../../model/instrument-content.ts";
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

const extensions: SpecsBlock = {
  is: "specs",
  anchor: "extensions",
  nav: { en: "Extensions", zh: "插件" },
  heading: { en: "Extensions, and what each is good for", zh: "插件清单，各管什么" },
  lead: {
    en: "Half of the reasons to choose PostgreSQL are in this table. CREATE EXTENSION is yours to call; no ticket is needed.",
    zh: "选 PostgreSQL 的理由，一半在这张表里。CREATE EXTENSION 自己执行，不用提工单。",
  },
  caption: {
    en: "Table 1. Extensions by task, on versions 15 to 18 (demo list)",
    zh: "表 1　15 至 18 版可用插件（演示清单）",
  },
  columns: [
    { en: "Task", zh: "用途" },
    { en: "Extension", zh: "插件" },
    { en: "Restart", zh: "需重启" },
    { en: "Know before", zh: "先知道" },
  ],
  rows: [
    {
      label: { en: "Places, distances, areas", zh: "位置、距离、区域" },
      cells: [
        { en: "postgis", zh: "postgis" },
        { en: "No", zh: "否" },
        { en: "Its upgrade is a step of its own after a major version", zh: "大版本升级后要单独升级" },
      ],
    },
    {
      label: { en: "Nearest by meaning", zh: "向量相似检索" },
      cells: [
        { en: "vector (pgvector)", zh: "vector（pgvector）" },
        { en: "No", zh: "否" },
        { en: "An HNSW index should fit into memory", zh: "HNSW 索引最好装得进内存" },
      ],
    },
    {
      label: { en: "Search with typing errors", zh: "容错模糊搜索" },
      cells: [
        { en: "pg_trgm, unaccent", zh: "pg_trgm、unaccent" },
        { en: "No", zh: "否" },
        { en: "Chinese needs a word splitter: pg_bigm or your program", zh: "中文要分词：用 pg_bigm 或在程序里分" },
      ],
    },
    {
      label: { en: "Which statement costs most", zh: "找最费的语句" },
      cells: [
        { en: "pg_stat_statements", zh: "pg_stat_statements" },
        { en: "On from the start", zh: "默认已开" },
        { en: "Each node counts for itself: after a failover it begins anew", zh: "各节点分别计数，切换后重新累计" },
      ],
    },
    {
      label: { en: "Jobs by the clock", zh: "定时任务" },
      cells: [
        { en: "pg_cron", zh: "pg_cron" },
        { en: "Once", zh: "一次" },
        { en: "Runs on the primary only; after a failover on the new one", zh: "只在主节点运行，切换后跟着走" },
      ],
    },
    {
      label: { en: "Tables of another database", zh: "访问别的库" },
      cells: [
        { en: "postgres_fdw", zh: "postgres_fdw" },
        { en: "No", zh: "否" },
        { en: "Within your VPC only", zh: "仅限 VPC 内" },
      ],
    },
    {
      label: { en: "Who read what", zh: "语句审计" },
      cells: [
        { en: "pgaudit", zh: "pgaudit" },
        { en: "Once", zh: "一次" },
        { en: "Choose tables: everything is too much", zh: "按表开启，全开日志太多" },
      ],
    },
  ],
  note: {
    en: "Not offered: languages that leave the database (plpython3u, plperlu), file_fdw, and anything that wants a superuser.",
    zh: "不提供：可逃出数据库的语言（plpython3u、plperlu）、file_fdw，以及任何需要超级用户的插件。",
  },
};

const recovery: TimelineBlock = {
  is: "timeline",
  anchor: "recovery",
  nav: { en: "Recovery", zh: "恢复" },
  heading: { en: "Three bad moments, in minutes", zh: "三个难熬的时刻" },
  lead: {
    en: "A machine that fails, a person who errs, and a version that has come to its end. Each costs time of another kind.",
    zh: "机器坏了，人误操作了，版本到期了。三种情况，花的时间各不相同。",
  },
  caption: {
    en: "Figure 2. Who works and who waits, in minutes (demo values)",
    zh: "图 2　谁在工作、谁在等待，以分钟计（演示数值）",
  },
  unit: "minutes",
  cases: [
    {
      id: "mistake",
      name: { en: "A table was emptied", zh: "误清空一张表" },
      end: 60,
      lanes: [
        {
          name: { en: "The shop", zh: "商城" },
          spans: [
            { from: 0, to: 5, state: "up", label: { en: "all there", zh: "正常" } },
            { from: 5, to: 52, state: "slow", label: { en: "without one table", zh: "缺一张表" } },
            { from: 52, to: 60, state: "up", label: { en: "all there", zh: "正常" } },
          ],
        },
        {
          name: { en: "New instance", zh: "新实例" },
          spans: [
            { from: 0, to: 12, state: "down", label: { en: "does not exist", zh: "尚不存在" } },
            { from: 12, to: 40, state: "slow", label: { en: "copy, then WAL", zh: "还原并回放 WAL" } },
            { from: 40, to: 60, state: "up", label: { en: "state of 14:07:30", zh: "14:07:30 的状态" } },
          ],
        },
      ],
      events: [
        { at: 5, text: { en: "TRUNCATE prices, in the wrong window", zh: "在错误的窗口执行了 TRUNCATE prices" } },
        { at: 12, text: { en: "Somebody calls; you name the second before it", zh: "有人来电，你指定出事前一秒" } },
        { at: 40, text: { en: "Recovery stops exactly there", zh: "恢复精确停在那一秒" } },
        { at: 52, text: { en: "The one table has been copied back", zh: "单表搬回完成" } },
      ],
      outcome: {
        en: "The shop kept selling. What was written to other tables after 14:07 stays, because only one table came back.",
        zh: "商城一直在卖。其他表 14:07 之后的写入全部保留，因为只搬回了一张表。",
      },
    },
    {
      id: "node",
      name: { en: "The primary fails", zh: "主节点故障" },
      end: 5,
      lanes: [
        {
          name: { en: "Your writes", zh: "写入" },
          spans: [
            { from: 0, to: 1, state: "up", label: { en: "committed", zh: "正常" } },
            { from: 1, to: 1.6, state: "down", label: { en: "errors", zh: "报错" } },
            { from: 1.6, to: 5, state: "up", label: { en: "committed", zh: "正常" } },
          ],
        },
        {
          name: { en: "Node B", zh: "节点 B" },
          spans: [
            { from: 0, to: 1.4, state: "up", label: { en: "standby", zh: "备节点" } },
            { from: 1.4, to: 1.6, state: "slow", label: { en: "promoted", zh: "提升" } },
            { from: 1.6, to: 5, state: "up", label: { en: "primary, timeline 2", zh: "主节点，时间线 2" } },
          ],
        },
        {
          name: { en: "Node A", zh: "节点 A" },
          spans: [
            { from: 0, to: 1, state: "up", label: { en: "primary", zh: "主节点" } },
            { from: 1, to: 3.5, state: "down", label: { en: "lost", zh: "失联" } },
            { from: 3.5, to: 5, state: "slow", label: { en: "pg_rewind, then standby", zh: "pg_rewind 后转备" } },
          ],
        },
      ],
      events: [
        {
          at: 1,
          text: { en: "The host is gone; its lock in the quorum store runs out", zh: "宿主机失联，仲裁锁到期" },
        },
        {
          at: 1.4,
          text: { en: "Two of three witnesses agree: node B takes the lock", zh: "三个见证中两个同意，节点 B 拿到锁" },
        },
        {
          at: 3.5,
          text: { en: "Node A comes back and finds that it is not the primary", zh: "节点 A 恢复，发现自己不再是主" },
        },
      ],
      outcome: {
        en: "36 seconds without writes, nothing committed is lost (synchronous_commit = on). A node without the lock refuses writes, so there are never two primaries.",
        zh: "停写 36 秒，已提交的不丢（synchronous_commit = on）。没拿到锁的节点拒绝写入，不会出现双主。",
      },
    },
    {
      id: "upgrade",
      name: { en: "From 15 to 18", zh: "从 15 升到 18" },
      end: 45,
      lanes: [
        {
          name: { en: "Your writes", zh: "写入" },
          spans: [
            { from: 0, to: 20, state: "up", label: { en: "version 15", zh: "15 版" } },
            { from: 20, to: 26, state: "down", label: { en: "closed", zh: "停写" } },
            { from: 26, to: 40, state: "slow", label: { en: "cold cache", zh: "缓存未热" } },
            { from: 40, to: 45, state: "up", label: { en: "version 18", zh: "18 版" } },
          ],
        },
        {
          name: { en: "The way back", zh: "退路" },
          spans: [
            { from: 0, to: 26, state: "up", label: { en: "snapshot is made", zh: "快照就位" } },
            { from: 26, to: 45, state: "slow", label: { en: "loses what came after", zh: "退回会丢新数据" } },
          ],
        },
      ],
      events: [
        {
          at: 0,
          text: {
            en: "The rehearsal on a copy was last week, with your queries",
            zh: "上周已在副本上用你的查询演练过",
          },
        },
        { at: 20, text: { en: "Connections are closed, a snapshot is taken", zh: "断开连接，打快照" } },
        {
          at: 26,
          text: {
            en: "pg_upgrade with links has finished, the door is open again",
            zh: "pg_upgrade（链接模式）完成，恢复服务",
          },
        },
        {
          at: 40,
          text: { en: "Extensions are updated, extended statistics rebuilt", zh: "插件升级、扩展统计信息重建完成" },
        },
      ],
      outcome: {
        en: "Six minutes, almost regardless of size. Without any: replicate logically to a new instance with DTS and switch over.",
        zh: "六分钟，与数据量几乎无关。想完全不停，就用 DTS 逻辑复制到新实例再切换。",
      },
    },
  ],
  note: { en: "For 200 GiB and a quiet hour.", zh: "按 200 GiB、业务低峰演示。" },
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  nav: { en: "Uses", zh: "适用场景" },
  heading: { en: "Three questions in one language", zh: "三个问题，一种语言" },
  items: [
    {
      id: "fleet",
      name: { en: "Where is my driver?", zh: "司机在哪里" },
      problem: {
        en: "Eight hundred vans report every ten seconds, and a customer asks which is near.",
        zh: "八百辆车每十秒上报一次，客户问最近的在哪。",
      },
      approach: {
        en: "postgis with a GiST index for the last position; the past in daily partitions, dropped after ninety days.",
        zh: "postgis 加 GiST 索引存最新位置，历史按天分区，九十天后删分区。",
      },
      result: {
        en: "“Nearest five” is one index scan. Deleting a day is a DROP, not a DELETE of seven million rows.",
        zh: "“最近五辆”一次索引扫描；删一天是 DROP 分区，不是 DELETE 七百万行。",
      },
      products: ["blb", "bci", "postgresql"],
    },
    {
      id: "documents",
      name: { en: "A manual that answers", zh: "会回答的说明书" },
      problem: {
        en: "Support searches forty thousand pages by words; customers use other words.",
        zh: "客服按关键词搜四万页文档，客户用的却是另一套说法。",
      },
      approach: {
        en: "Text, rights and embeddings in one table; vector for nearness, WHERE for who may see it.",
        zh: "正文、权限、向量同表存放；vector 管相近，WHERE 管谁能看。",
      },
      result: {
        en: "No second store that has to be kept in step, and no document found by somebody without the right to it.",
        zh: "不用同步第二套库，也不会搜出无权查看的文档。",
      },
      products: ["bos", "bci", "postgresql"],
    },
    {
      id: "ledger",
      name: { en: "A ledger that adds up", zh: "对得上的账" },
      problem: {
        en: "Two clerks book against the same account; at night the sum is wrong by one.",
        zh: "两人同时记同一个账户，夜里一合计差一笔。",
      },
      approach: {
        en: "SERIALIZABLE for bookings, a CHECK that debit equals credit, an exclusion constraint against overlapping periods.",
        zh: "记账用 SERIALIZABLE，CHECK 借贷相等，排他约束防期间重叠。",
      },
      result: {
        en: "A conflict is an error the program repeats, never a sum that is wrong.",
        zh: "冲突会报错让程序重试，绝不会算错账。",
      },
      products: ["bcc", "postgresql", "las"],
    },
  ],
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "Operation", zh: "运维" },
  heading: { en: "What you would otherwise have to remember", zh: "这些事，本来要你记着" },
  items: [
    {
      title: { en: "Vacuum before it hurts", zh: "膨胀之前先清理" },
      text: {
        en: "Dead rows and old transaction numbers do not pile up until a Sunday stops the shop.",
        zh: "死元组和老事务号不会攒到某个周日把业务停掉。",
      },
      mechanism: {
        en: "Autovacuum is set by table from its rate of change; the age of the oldest transaction is an alert at a tenth of the limit.",
        zh: "按每张表的变更频率调 autovacuum，最老事务年龄到上限的十分之一就告警。",
      },
      limit: {
        en: "A transaction left open holds everything back. After 60 minutes idle we end it, unless you set another time.",
        zh: "忘关的事务会卡住清理。空闲 60 分钟自动结束，时长可改。",
      },
    },
    {
      title: { en: "A pool in front", zh: "前面有连接池" },
      text: { en: "Two thousand containers connect, forty processes work.", zh: "两千个容器来连，四十个进程干活。" },
      mechanism: {
        en: "PgBouncer in transaction mode on port 6432, on both nodes; 5432 remains for sessions and migrations.",
        zh: "两个节点都在 6432 端口提供 PgBouncer（事务模式），5432 留给会话与变更。",
      },
      limit: {
        en: "In transaction mode SET, LISTEN and advisory locks of a session do not hold. Use 5432 for these.",
        zh: "事务模式下 SET、LISTEN、会话级咨询锁不保留，这类请走 5432。",
      },
    },
    {
      title: { en: "Logical replication out", zh: "逻辑复制向外" },
      text: {
        en: "A search index or a warehouse follows changes without polling.",
        zh: "搜索索引、数仓直接跟随变更，不用轮询。",
      },
      mechanism: {
        en: "Publications and slots are yours; from version 17 on, slots are carried over at a failover, so that consumers lose no change.",
        zh: "发布和复制槽由你管理；17 版起，主备切换时槽位同步过去，下游不丢变更。",
      },
      limit: {
        en: "A slot whose reader sleeps keeps WAL. Past 20 % of the disk it is dropped, with a warning at ten.",
        zh: "下游停了，槽会攒 WAL：占盘 10% 告警，超过 20% 删除该槽。",
      },
    },
    {
      title: { en: "Any second, for as long as you keep", zh: "保留期内任意一秒" },
      text: { en: "Recovery is to a time you name, not to last night.", zh: "恢复到你说的时间，而不是昨晚。" },
      mechanism: {
        en: "A base copy each night and every WAL segment, or 60 seconds of it, to Object Storage with checksums.",
        zh: "每晚基础备份，WAL 写满一段或满 60 秒即带校验上传对象存储。",
      },
      limit: {
        en: "7 days at first, 90 at most; the WAL of a busy database may outweigh the data.",
        zh: "默认 7 天，最长 90 天；写入繁忙时 WAL 可能比数据还大。",
      },
    },
  ],
};

const look: TerminalBlock = {
  is: "terminal",
  anchor: "psql",
  nav: { en: "With psql", zh: "用 psql" },
  heading: { en: "A first look with psql", zh: "用 psql 看第一眼" },
  lead: {
    en: "10.20.2.9 stands for the address of your instance, ca.pem for the file from the console.",
    zh: "10.20.2.9 代表实例地址，ca.pem 从控制台下载。",
  },
  steps: [
    {
      explanation: { en: "Connect, and refuse anybody who only pretends to be it", zh: "连接，并拒绝冒充者" },
      command: "psql 'host=10.20.2.9 dbname=shop user=app sslmode=verify-full sslrootcert=ca.pem'",
    },
    {
      explanation: { en: "Is the standby in step?", zh: "备节点跟上了吗？" },
      command: "SELECT application_name, sync_state, replay_lag FROM pg_stat_replication;",
    },
    {
      explanation: { en: "Which tables carry dead rows?", zh: "哪些表死元组多？" },
      command:
        "SELECT relname, n_live_tup, n_dead_tup, last_autovacuum FROM pg_stat_user_tables ORDER BY n_dead_tup DESC LIMIT 5;",
    },
    {
      explanation: { en: "What takes the time?", zh: "时间花在哪里？" },
      command:
        "SELECT calls, round(total_exec_time) AS ms, left(query, 70) FROM pg_stat_statements ORDER BY total_exec_time DESC LIMIT 5;",
    },
    {
      explanation: { en: "An index without locking writers out", zh: "加索引，不挡写入" },
      command: "CREATE INDEX CONCURRENTLY orders_open ON orders (customer_id) WHERE state = 'open';",
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "Sizes, from a trial to a warehouse", zh: "规格：从试用到小型数仓" },
  demo: demoPrices,
  lines: [
    {
      id: "one2",
      name: { en: "One node, 2 GiB", zh: "单节点 2 GiB" },
      for: { en: "To learn and to test", zh: "学习与测试" },
      usd: postgresqlUsdPerMonth.oneNode2,
      unit: "month",
      slaPercent: demoSla.postgresqlOneNode,
    },
    {
      id: "two4",
      name: { en: "Two nodes, 4 GiB", zh: "双节点 4 GiB" },
      for: { en: "A program of one department", zh: "一个部门的系统" },
      usd: postgresqlUsdPerMonth.two4,
      unit: "month",
      slaPercent: demoSla.postgresql,
    },
    {
      id: "two8",
      name: { en: "Two nodes, 8 GiB", zh: "双节点 8 GiB" },
      for: { en: "Maps and forms for some hundred users", zh: "数百用户的地图与表单" },
      usd: postgresqlUsdPerMonth.two8,
      unit: "month",
    },
    {
      id: "two16",
      name: { en: "Two nodes, 16 GiB", zh: "双节点 16 GiB" },
      for: { en: "A million vectors, with their index in memory", zh: "百万级向量，索引常驻内存" },
      usd: postgresqlUsdPerMonth.two16,
      unit: "month",
    },
    {
      id: "two32",
      name: { en: "Two nodes, 32 GiB", zh: "双节点 32 GiB" },
      for: { en: "Reports over a terabyte in partitions", zh: "TB 级分区表报表" },
      usd: postgresqlUsdPerMonth.two32,
      unit: "month",
    },
  ],
  note: demoPriceNote,
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Two doors to one database: the pool for many, the session door for few. Every byte of WAL is kept elsewhere too.",
    zh: "图 1　同一个库两扇门：连接池给多数人，会话口给少数人；每一字节 WAL 另存一份。",
  },
  nodes: [
    {
      id: "bci",
      label: { en: "Containers", zh: "容器" },
      note: { en: "2,000 clients", zh: "两千个连接" },
      product: "bci",
      column: 0,
      row: 0,
      kind: "compute",
    },
    {
      id: "cag",
      label: { en: "Bastion", zh: "堡垒机" },
      note: { en: "psql", zh: "psql" },
      product: "cag",
      column: 2,
      row: 0,
      kind: "security",
    },
    {
      id: "pool",
      label: { en: "Pool", zh: "连接池" },
      note: { en: "port 6432", zh: "6432 端口" },
      product: "postgresql",
      column: 0,
      row: 1,
      kind: "network",
    },
    {
      id: "witness",
      label: { en: "Witnesses", zh: "见证节点" },
      note: { en: "who is primary", zh: "裁定主节点" },
      column: 1,
      row: 1,
      kind: "outside",
    },
    {
      id: "primary",
      label: { en: "Primary", zh: "主节点" },
      note: { en: "port 5432", zh: "5432 端口" },
      product: "postgresql",
      column: 1,
      row: 2,
      kind: "storage",
    },
    {
      id: "standby",
      label: { en: "Standby", zh: "备节点" },
      note: { en: "synchronous", zh: "同步复制" },
      product: "postgresql",
      column: 2,
      row: 2,
      kind: "storage",
    },
    {
      id: "bos",
      label: { en: "WAL archive", zh: "WAL 归档" },
      note: { en: "BOS", zh: "BOS" },
      product: "bos",
      column: 0,
      row: 3,
      kind: "storage",
    },
    {
      id: "copy",
      label: { en: "Copy, 14:07", zh: "14:07 副本" },
      note: { en: "when needed", zh: "需要时" },
      product: "postgresql",
      column: 1,
      row: 3,
      kind: "storage",
    },
  ],
  edges: [
    { from: "bci", to: "pool", label: { en: "Thousands of clients share a pool", zh: "上千客户端共用连接池" } },
    { from: "cag", to: "primary", label: { en: "Operators come through the bastion", zh: "运维经堡垒机登录" } },
    { from: "pool", to: "primary", label: { en: "The pool keeps a few dozen sessions", zh: "连接池只保持几十个会话" } },
    {
      from: "witness",
      to: "primary",
      label: { en: "Witnesses hold the lock of the primary", zh: "见证节点持有主节点的锁" },
    },
    {
      from: "primary",
      to: "standby",
      label: { en: "A commit is on both before it is confirmed", zh: "两边落盘才确认提交" },
    },
    {
      from: "primary",
      to: "bos",
      label: { en: "WAL and nightly copies go to Object Storage", zh: "WAL 与每晚备份存到对象存储" },
    },
    { from: "bos", to: "copy", label: { en: "From them any second can be rebuilt", zh: "据此可重建任意一秒" } },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Before the first CREATE TABLE", zh: "第一条 CREATE TABLE 之前" },
  items: [
    {
      question: { en: "PostgreSQL or MySQL?", zh: "选 PostgreSQL 还是 MySQL？" },
      answer: {
        en: "If the program exists, what it was written for. If not: this one where rules and types belong into the database, MySQL where most work is fetching a row by its key.",
        zh: "程序已有的，跟着程序走。新项目：规则和类型要放进数据库的选它，主要是按主键取行的选 MySQL。",
      },
    },
    {
      question: { en: "Which versions are there?", zh: "有哪些版本？" },
      answer: {
        en: "15 to 18. The community ends 15 in November 2027; version 14 ended in November 2026 and is accepted only for moving in. A new major version comes here after its second minor release.",
        zh: "15 到 18。15 版社区支持到 2027 年 11 月；14 版已于 2026 年 11 月停更，只接受迁入。新的大版本发布第二个小版本后上线。",
      },
    },
    {
      question: { en: "Am I a superuser?", zh: "有超级用户权限吗？" },
      answer: {
        en: "No. You own your databases and roles and may read all statistics; what would leave the database is closed.",
        zh: "没有。你拥有自己的库和角色，能看全部统计；能逃出数据库的权限不开放。",
      },
    },
    {
      question: { en: "Does waiting for the standby slow me down?", zh: "等备节点会变慢吗？" },
      answer: {
        en: "By one round trip between zones, about a millisecond a commit (demo). Where a lost second would not matter, set synchronous_commit to local for that transaction.",
        zh: "每次提交多一次跨可用区往返，约一毫秒（演示）。丢一秒也无妨的事务，可单独设 synchronous_commit 为 local。",
      },
    },
    {
      question: { en: "Is data encrypted?", zh: "数据加密吗？" },
      answer: {
        en: "On the disk and in backups with AES-256, on the way with TLS. Columns that we should not be able to read must be encrypted by your program.",
        zh: "磁盘和备份用 AES-256，传输用 TLS。连我们也不该看到的列，请在程序里加密。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Neighbours of this database", zh: "与它为邻" },
  items: [
    { product: "mysql", relation: { en: "The other engine", zh: "另一种引擎" } },
    { product: "dts", relation: { en: "Carries data in, and out again", zh: "数据搬进搬出" } },
    { product: "bos", relation: { en: "Holds copies and WAL", zh: "存放备份与 WAL" } },
    { product: "las", relation: { en: "Keeps what pgaudit writes", zh: "保存 pgaudit 记录" } },
  ],
  solutions: ["digital", "medical"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Start with a recovery", zh: "先做一次恢复" },
  lead: {
    en: "Create one, fill it, empty a table on purpose and get it back. An hour now saves a night later.",
    zh: "建库、灌数据、故意清空一张表，再找回来。现在花一小时，省得将来熬一夜。",
  },
  actions: [
    { label: { en: "Create a database", zh: "创建实例" }, to: "console:/postgresql/create" },
    { label: { en: "See recovery in minutes", zh: "看恢复要几分钟" }, to: "#recovery" },
  ],
};

export const content: PageContent = {
  code: "postgresql",
  title: { en: "Cloud Database for PostgreSQL", zh: "云数据库 PostgreSQL" },
  lead: {
    en: "PostgreSQL 15 to 18 on two nodes, with the extensions you know and recovery to any second. For data with more shape than rows: places, documents, vectors, ledgers.",
    zh: "PostgreSQL 15 到 18，双节点，常用插件齐备，可恢复到任意一秒。适合不止是行和列的数据：位置、文档、向量、账本。",
  },
  actions: [
    { label: { en: "See the extensions", zh: "看插件清单" }, to: "#extensions" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/postgresql" },
  ],
  figure,
  facts: [
    {
      label: { en: "Recovery to", zh: "恢复精度" },
      value: { is: "words", words: { en: "Any second of 7–90 days", zh: "7 至 90 天内任意一秒" } },
      anchor: "features",
    },
    {
      label: { en: "Two nodes from (demo price)", zh: "双节点起（演示价格）" },
      value: { is: "price", usd: postgresqlUsdPerMonth.two4, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "SLA of two nodes (demo)", zh: "双节点 SLA（演示）" },
      value: { is: "percent", percent: demoSla.postgresql },
      anchor: "prices",
    },
    {
      label: { en: "Versions", zh: "版本" },
      value: { is: "words", words: { en: "15, 16, 17, 18", zh: "15、16、17、18" } },
      anchor: "faq",
    },
  ],
  blocks: [extensions, recovery, scenarios, features, prices, look, questions, related, callToAction],
  seo: {
    title: { en: "Managed PostgreSQL: extensions, recovery, upgrades", zh: "云数据库 PostgreSQL：插件、恢复、升级" },
    description: {
      en: "PostgreSQL 15 to 18 with postgis, pgvector and pgaudit, recovery to any second, failover and major upgrades drawn in minutes.",
      zh: "PostgreSQL 15–18，支持 postgis、pgvector、pgaudit，恢复到任意一秒，按分钟画出切换与大版本升级。",
    },
    keywords: {
      en: "managed PostgreSQL, pgvector, PostGIS, point-in-time recovery, ZhiAn Cloud",
      zh: "云数据库,PostgreSQL,pgvector,PostGIS,时间点恢复,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
