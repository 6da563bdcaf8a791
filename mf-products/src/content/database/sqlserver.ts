import { sqlserverUsdPerMonth } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure, StepsBlock } from "@zhian/page/content";
import type { TimelineBlock } from "../../model/instrument-content.ts";
import type {
  ComparisonBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "The licence is in the price", zh: "价格里已含许可" },
  lead: {
    en: "You rent the right to use SQL Server with the instance, by the month. Nothing is to be bought beforehand, and nothing is left over afterwards.",
    zh: "SQL Server 的使用权随实例按月租用，不用先买，用完也不闲置。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "web",
      name: { en: "Web, 8 GiB", zh: "Web 版 8 GiB" },
      for: {
        en: "Public sites only, as the edition's terms say; standby by log shipping",
        zh: "按授权条款只能用于公开网站；日志传送备机",
      },
      usd: sqlserverUsdPerMonth.web8,
      unit: "month",
    },
    {
      id: "standard",
      name: { en: "Standard, 16 GiB", zh: "标准版 16 GiB" },
      for: { en: "ERP, accounting, departments", zh: "ERP、财务、部门系统" },
      usd: sqlserverUsdPerMonth.standard16,
      unit: "month",
      slaPercent: demoSla.sqlserver,
    },
    {
      id: "enterprise",
      name: { en: "Enterprise, 32 GiB", zh: "企业版 32 GiB" },
      for: { en: "Reads on the standby, indexes rebuilt while in use", zh: "备机可读、在线重建索引" },
      usd: sqlserverUsdPerMonth.enterprise32,
      unit: "month",
      slaPercent: demoSla.sqlserver,
    },
  ],
  note: demoPriceNote,
};

const editions: SpecsBlock = {
  is: "specs",
  anchor: "editions",
  nav: { en: "Editions", zh: "版本" },
  heading: { en: "Three editions: what the maker allows, and what we add", zh: "三个版本：原厂给什么，这里加什么" },
  caption: {
    en: "Table 1. Editions of SQL Server 2022 as run here (sizes are demo values)",
    zh: "表 1　SQL Server 2022 各版本（规格为演示数值）",
  },
  columns: [
    { en: "Property", zh: "项目" },
    { en: "Web", zh: "Web 版" },
    { en: "Standard", zh: "标准版" },
    { en: "Enterprise", zh: "企业版" },
  ],
  rows: [
    {
      label: { en: "Most that the edition can use", zh: "版本自身上限" },
      cells: [
        { en: "16 cores, 64 GB for the buffer pool", zh: "16 核，缓冲池 64 GB" },
        { en: "24 cores, 128 GB", zh: "24 核，128 GB" },
        { en: "what the system has", zh: "不限" },
      ],
    },
    {
      label: { en: "Standby", zh: "备机方式" },
      cells: [
        { en: "Log shipping, every 5 minutes", zh: "日志传送，每 5 分钟" },
        { en: "Basic availability groups, one a database", zh: "基本可用性组，一库一组" },
        { en: "Availability group over many databases", zh: "可用性组，多库同切" },
      ],
    },
    {
      label: { en: "Reading on the standby", zh: "备机可读" },
      cells: [
        { en: "No", zh: "否" },
        { en: "No", zh: "否" },
        { en: "Yes", zh: "是" },
      ],
    },
    {
      label: { en: "Rebuild an index while in use", zh: "在线重建索引" },
      cells: [
        { en: "No", zh: "否" },
        { en: "No", zh: "否" },
        { en: "Yes", zh: "是" },
      ],
    },
    {
      label: { en: "Transparent encryption (TDE)", zh: "透明加密（TDE）" },
      cells: [
        { en: "No; the disk is encrypted", zh: "否；磁盘已加密" },
        { en: "Yes", zh: "是" },
        { en: "Yes", zh: "是" },
      ],
    },
    {
      label: { en: "Agent jobs, audit of logins", zh: "代理作业、登录审计" },
      cells: [
        { en: "Yes", zh: "是" },
        { en: "Yes", zh: "是" },
        { en: "Yes", zh: "是" },
      ],
    },
  ],
  note: {
    en: "2019 is offered as well; its extended support ends in January 2030, that of 2022 in January 2033. With version 2025 the maker gave up the Web edition: who is on Web should plan for that.",
    zh: "另提供 2019 版，延长支持到 2030 年 1 月，2022 版到 2033 年 1 月。原厂自 2025 版起取消 Web 版，用 Web 版的请早作打算。",
  },
};

const failover: TimelineBlock = {
  is: "timeline",
  anchor: "failover",
  nav: { en: "Failover", zh: "故障切换" },
  heading: { en: "A failure in each edition, and a patch night", zh: "各版本出一次故障，外加一个补丁夜" },
  lead: {
    en: "The editions differ most on the day when something breaks. Bars are to scale.",
    zh: "版本之间差别最大的，是出事那天。时间条按比例绘制。",
  },
  caption: { en: "Figure 2. Outage by edition (demo values)", zh: "图 2　各版本的中断时间（演示数值）" },
  unit: "seconds",
  cases: [
    {
      id: "group",
      name: { en: "Enterprise: three databases, one group", zh: "企业版：三库一组" },
      end: 75,
      lanes: [
        {
          name: { en: "Primary replica", zh: "主副本" },
          spans: [
            { from: 0, to: 8, state: "up", label: { en: "serves", zh: "服务中" } },
            { from: 8, to: 75, state: "down", label: { en: "lost", zh: "失联" } },
          ],
        },
        {
          name: { en: "Listener", zh: "侦听器" },
          spans: [
            { from: 0, to: 8, state: "up", label: { en: "open", zh: "可连接" } },
            { from: 8, to: 30, state: "down", label: { en: "refuses", zh: "拒绝连接" } },
            { from: 30, to: 75, state: "up", label: { en: "open, all three", zh: "三库同时恢复" } },
          ],
        },
        {
          name: { en: "Second replica", zh: "辅助副本" },
          spans: [
            { from: 0, to: 20, state: "up", label: { en: "serves reports", zh: "提供报表只读" } },
            { from: 20, to: 30, state: "slow", label: { en: "rolls forward", zh: "重做日志" } },
            { from: 30, to: 75, state: "up", label: { en: "is primary", zh: "成为主副本" } },
          ],
        },
      ],
      events: [
        { at: 8, text: { en: "The lease of the primary is not renewed", zh: "主副本租约未续" } },
        { at: 20, text: { en: "The cluster has its quorum and decides", zh: "群集达成仲裁，决定切换" } },
        { at: 30, text: { en: "The listener's name leads to the second replica", zh: "侦听器名称指向辅助副本" } },
      ],
      outcome: {
        en: "22 seconds. All databases of the group change together, so the ERP and its archive are never of two ages.",
        zh: "22 秒。组内各库同时切换，ERP 与归档库不会一新一旧。",
      },
    },
    {
      id: "basic",
      name: { en: "Standard: three databases, three groups", zh: "标准版：三库三组" },
      end: 75,
      lanes: [
        {
          name: { en: "ERP", zh: "ERP 库" },
          spans: [
            { from: 0, to: 8, state: "up", label: { en: "serves", zh: "服务中" } },
            { from: 8, to: 30, state: "down", label: { en: "lost", zh: "中断" } },
            { from: 30, to: 75, state: "up", label: { en: "serves", zh: "恢复" } },
          ],
        },
        {
          name: { en: "Archive", zh: "归档库" },
          spans: [
            { from: 0, to: 8, state: "up", label: { en: "serves", zh: "服务中" } },
            { from: 8, to: 36, state: "down", label: { en: "lost", zh: "中断" } },
            { from: 36, to: 75, state: "up", label: { en: "serves", zh: "恢复" } },
          ],
        },
        {
          name: { en: "Reports", zh: "报表库" },
          spans: [
            { from: 0, to: 8, state: "up", label: { en: "serves", zh: "服务中" } },
            { from: 8, to: 44, state: "down", label: { en: "lost", zh: "中断" } },
            { from: 44, to: 75, state: "up", label: { en: "serves", zh: "恢复" } },
          ],
        },
      ],
      events: [
        { at: 8, text: { en: "The same failure", zh: "同样的故障" } },
        { at: 30, text: { en: "The smallest database is open first", zh: "最小的库先打开" } },
        {
          at: 44,
          text: { en: "Our watch has seen that all three went to one side", zh: "监控确认三个库都切到了同一侧" },
        },
      ],
      outcome: {
        en: "36 seconds until the last one. A basic group holds one database each; that they stay together is our work, not the edition's.",
        zh: "最后一个库 36 秒恢复。基本可用性组一组一库，让它们同进退的是我们的监控，不是版本功能。",
      },
    },
    {
      id: "shipping",
      name: { en: "Web: log shipping", zh: "Web 版：日志传送" },
      end: 600,
      lanes: [
        {
          name: { en: "The site's data", zh: "网站数据库" },
          spans: [
            { from: 0, to: 30, state: "up", label: { en: "serves", zh: "服务中" } },
            { from: 30, to: 420, state: "down", label: { en: "lost", zh: "中断" } },
            { from: 420, to: 600, state: "up", label: { en: "serves, a little older", zh: "恢复，数据略旧" } },
          ],
        },
        {
          name: { en: "Standby", zh: "备机" },
          spans: [
            { from: 0, to: 150, state: "slow", label: { en: "up to 5 min behind", zh: "落后最多 5 分钟" } },
            { from: 150, to: 420, state: "slow", label: { en: "last logs, recovery", zh: "补最后日志并恢复" } },
            { from: 420, to: 600, state: "up", label: { en: "serves", zh: "提供服务" } },
          ],
        },
      ],
      events: [
        { at: 30, text: { en: "The host is gone", zh: "宿主机失联" } },
        {
          at: 150,
          text: { en: "It does not come back within two minutes; the standby is chosen", zh: "两分钟未恢复，启用备机" },
        },
        {
          at: 420,
          text: { en: "RESTORE WITH RECOVERY, then the name is moved", zh: "RESTORE WITH RECOVERY 后切换连接名" },
        },
      ],
      outcome: {
        en: "Six and a half minutes, and up to five minutes of writes may be lost. That is why this edition has no promise on this page.",
        zh: "六分半钟，且最多丢五分钟写入。所以本页没有给 Web 版服务承诺。",
      },
    },
    {
      id: "patch",
      name: { en: "Standard: a cumulative update", zh: "标准版：打累积更新" },
      end: 75,
      lanes: [
        {
          name: { en: "Your sessions", zh: "你的会话" },
          spans: [
            { from: 0, to: 25, state: "up", label: { en: "work", zh: "正常" } },
            { from: 25, to: 37, state: "down", label: { en: "reconnect", zh: "重连" } },
            { from: 37, to: 75, state: "up", label: { en: "work, patched", zh: "正常，已更新" } },
          ],
        },
        {
          name: { en: "The other node", zh: "另一节点" },
          spans: [
            { from: 0, to: 25, state: "up", label: { en: "patched before", zh: "已先更新" } },
            { from: 25, to: 37, state: "slow", label: { en: "takes over", zh: "接管" } },
            { from: 37, to: 75, state: "up", label: { en: "primary", zh: "主节点" } },
          ],
        },
      ],
      events: [
        {
          at: 0,
          text: {
            en: "In your window; it was tested on a copy of your instance for a week",
            zh: "你定的窗口，事先在副本上跑了一周",
          },
        },
        { at: 25, text: { en: "Planned switch, both sides in step", zh: "两侧同步，计划内切换" } },
      ],
      outcome: {
        en: "Twelve seconds. With an older driver that ignores the new address, restart the program.",
        zh: "十二秒。旧驱动若不认新地址，重启程序即可。",
      },
    },
  ],
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it works", zh: "工作方式" },
  heading: { en: "Made for software that somebody else wrote", zh: "专为“别人写的软件”准备" },
  lead: {
    en: "Few choose SQL Server; it comes with an ERP, a hospital system, a warehouse. So the point is to change nothing.",
    zh: "很少有人专门选 SQL Server，它是跟着 ERP、医院系统、仓储软件一起来的。所以要点是：什么都别改。",
  },
  items: [
    {
      title: { en: "Your .bak is the way in", zh: "用 .bak 直接进来" },
      text: {
        en: "The vendor's consultant hands over a backup file; that is all it takes.",
        zh: "软件商顾问给一个备份文件就够了。",
      },
      mechanism: {
        en: "Upload it to Object Storage and restore from the console; afterwards differential and log backups in the same way, so that the last step is short.",
        zh: "上传对象存储，控制台还原；之后可继续追加差异与日志备份，最后一步很短。",
      },
      limit: {
        en: "From version 2008 on, up to 2 TiB. A backup of a newer version than the instance cannot be read: so SQL Server is.",
        zh: "2008 版起，最大 2 TiB。备份版本高于实例无法还原，这是 SQL Server 自身规则。",
      },
    },
    {
      title: { en: "Collation and clock as before", zh: "排序规则与时区照旧" },
      text: {
        en: "Chinese names sort as in the office, and the month ends at midnight where you are.",
        zh: "中文排序和办公室一致，月结按当地零点。",
      },
      mechanism: {
        en: "Collation of the server (Chinese_PRC_CI_AS, Latin1_General_CI_AS, …) and time zone are chosen at creation and hold for tempdb too.",
        zh: "创建时选服务器排序规则（Chinese_PRC_CI_AS 等）与时区，tempdb 一并生效。",
      },
      limit: { en: "Neither can be changed later without a new instance.", zh: "之后不能改，要改只能新建实例。" },
    },
    {
      title: { en: "Jobs move along", zh: "作业一起搬" },
      text: { en: "The nightly settlement runs on whichever node is the primary.", zh: "夜间结算在谁是主就在谁上跑。" },
      mechanism: {
        en: "Logins, Agent jobs and linked servers are copied to the standby every minute; a job's first step asks whether it stands on the primary.",
        zh: "登录名、代理作业、链接服务器每分钟同步到备机，作业首步先判断是否在主节点。",
      },
      limit: {
        en: "No CmdExec and no xp_cmdshell: a job may run SQL, not programs.",
        zh: "不开放 CmdExec 与 xp_cmdshell，作业只能跑 SQL，不能跑程序。",
      },
    },
    {
      title: { en: "Yesterday at noon, beside today", zh: "昨天中午的库，摆在今天旁边" },
      text: {
        en: "An invoice was deleted; the accountant wants it back, without the day.",
        zh: "误删了一张发票，财务只想要它，不想整天倒退。",
      },
      mechanism: {
        en: "Full copy weekly, differential daily, log every five minutes; a database is restored under another name into the same instance.",
        zh: "每周全量、每日差异、每五分钟日志；恢复成另一个库名，放在同一实例里对照。",
      },
      limit: {
        en: "35 days at most. Needs as much free disk as the database has.",
        zh: "最长 35 天，需有与该库等量的空闲磁盘。",
      },
    },
    {
      title: { en: "A plan that became worse is put back", zh: "变差的执行计划自动退回" },
      text: { en: "Monday's slow screen is often Sunday's new plan.", zh: "周一的卡顿，往往是周日换了执行计划。" },
      mechanism: {
        en: "Query Store keeps plans for 30 days; on Enterprise the last good plan is forced by itself, on Standard with one click.",
        zh: "查询存储保留 30 天计划；企业版自动强制上一个好计划，标准版点一下即可。",
      },
      limit: {
        en: "It cannot mend a query that was always slow. That is the vendor's.",
        zh: "一直就慢的语句救不了，得找软件商。",
      },
    },
  ],
};

const moving: StepsBlock = {
  is: "steps",
  anchor: "moving",
  nav: { en: "Moving an ERP", zh: "迁移 ERP" },
  heading: { en: "An ERP moves over a weekend", zh: "一个周末，把 ERP 搬上来" },
  lead: {
    en: "For 300 GiB and an office line of 100 Mbit/s. The people matter more than the bytes.",
    zh: "按 300 GiB、办公室 100 Mbit/s 估算。人比字节更要紧。",
  },
  items: [
    {
      title: { en: "Ask the vendor", zh: "先问软件商" },
      text: {
        en: "Which version, collation and drivers are supported, and whether their licence is bound to a machine's name.",
        zh: "支持哪个版本、排序规则与驱动，许可证是否绑定机器名。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "a week before", zh: "提前一周" },
    },
    {
      title: { en: "Rehearse with last night's backup", zh: "用昨晚的备份演练" },
      text: {
        en: "Restore, let two colleagues post an invoice, compare ten reports with the old ones.",
        zh: "还原后请两位同事各开一张单，对十张报表。",
      },
      who: { en: "You and the vendor", zh: "你和软件商" },
      duration: { en: "2 days", zh: "2 天" },
    },
    {
      title: { en: "Full backup on Friday evening", zh: "周五晚全量备份" },
      text: {
        en: "Work goes on. The file, compressed to a third, travels through the night.",
        zh: "业务照常，压缩到三分之一的文件连夜上传。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "about 3 hours", zh: "约 3 小时" },
    },
    {
      title: { en: "Close on Saturday at noon", zh: "周六中午停用" },
      text: {
        en: "The last log backup, restored with recovery; connection strings changed.",
        zh: "最后一份日志备份，恢复上线，改连接串。",
      },
      who: { en: "You, we stand by", zh: "你，我们待命" },
      duration: { en: "40 minutes", zh: "40 分钟" },
    },
    {
      title: { en: "Keep the old one for a month", zh: "旧库留一个月" },
      text: {
        en: "Read-only. From Monday on there is no way back without loss, so decide on Sunday evening.",
        zh: "设为只读。周一一开工就没有无损退路，周日晚上必须定下来。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "30 days", zh: "30 天" },
    },
  ],
};

const comparison: ComparisonBlock = {
  is: "comparison",
  anchor: "alternatives",
  heading: { en: "Stay, host it yourself, or leave it", zh: "继续用、自己装，还是换掉" },
  caption: { en: "Table 2. Three ways for a program that uses SQL Server", zh: "表 2　用 SQL Server 的程序有三条路" },
  subjects: ["sqlserver", "dcc", "postgresql"],
  rows: [
    {
      criterion: { en: "Licence", zh: "许可" },
      values: [
        { en: "In the price", zh: "含在价格里" },
        { en: "Yours, brought along", zh: "自带" },
        { en: "None needed", zh: "不需要" },
      ],
    },
    {
      criterion: { en: "Program changes", zh: "程序改动" },
      values: [
        { en: "The connection string", zh: "连接串" },
        { en: "None", zh: "无" },
        { en: "Procedures, types, reports: months", zh: "存储过程、类型、报表，以月计" },
      ],
    },
    {
      criterion: { en: "SSIS, SSRS, SSAS", zh: "SSIS、SSRS、SSAS" },
      values: [
        { en: "Not included", zh: "不含" },
        { en: "As you install them", zh: "自行安装" },
        { en: "Other tools", zh: "换工具" },
      ],
    },
  ],
  chooseWhen: [
    {
      en: "the program is bought, stays, and nobody wants to patch Windows.",
      zh: "软件是买的、还要用，又没人想管 Windows 补丁。",
    },
    {
      en: "you own licences with the right to bring them, or need Reporting Services on the same machine.",
      zh: "已有可迁移的许可证，或报表服务要装在同一台。",
    },
    { en: "the program is yours and lives another ten years.", zh: "程序是自己的，而且还要活十年。" },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. An ERP as it is bought: clients in the office, program and database in the cloud, no port open to the world.",
    zh: "图 1　买来的 ERP 上云：客户端在办公室，程序和数据库在云上，公网不开一个端口。",
  },
  nodes: [
    {
      id: "office",
      label: { en: "Office", zh: "办公室" },
      note: { en: "80 clients", zh: "80 个客户端" },
      column: 0,
      row: 0,
      kind: "outside",
    },
    {
      id: "vendor",
      label: { en: "Vendor", zh: "软件商" },
      note: { en: "on request", zh: "按需远程" },
      column: 2,
      row: 0,
      kind: "outside",
    },
    {
      id: "vpc",
      label: { en: "VPN", zh: "VPN 网关" },
      note: { en: "VPC", zh: "VPC" },
      product: "vpc",
      column: 0,
      row: 1,
      kind: "network",
    },
    {
      id: "cag",
      label: { en: "Bastion", zh: "堡垒机" },
      note: { en: "recorded", zh: "全程录像" },
      product: "cag",
      column: 2,
      row: 1,
      kind: "security",
    },
    {
      id: "bcc",
      label: { en: "ERP server", zh: "ERP 服务器" },
      note: { en: "Windows", zh: "Windows" },
      product: "bcc",
      column: 1,
      row: 2,
      kind: "compute",
    },
    {
      id: "primary",
      label: { en: "Primary", zh: "主副本" },
      note: { en: "Standard", zh: "标准版" },
      product: "sqlserver",
      column: 1,
      row: 3,
      kind: "storage",
    },
    {
      id: "second",
      label: { en: "Secondary", zh: "辅助副本" },
      note: { en: "zone B", zh: "可用区 B" },
      product: "sqlserver",
      column: 2,
      row: 3,
      kind: "storage",
    },
    {
      id: "bos",
      label: { en: ".bak files", zh: "备份文件" },
      note: { en: "BOS", zh: "BOS" },
      product: "bos",
      column: 0,
      row: 3,
      kind: "storage",
    },
  ],
  edges: [
    { from: "office", to: "vpc", label: { en: "Clients come through the tunnel", zh: "客户端走隧道" } },
    { from: "vendor", to: "cag", label: { en: "The vendor comes through the bastion", zh: "软件商走堡垒机" } },
    { from: "vpc", to: "bcc", label: { en: "Clients talk to the ERP server only", zh: "客户端只连 ERP 服务器" } },
    { from: "cag", to: "bcc", label: { en: "The vendor's session is recorded", zh: "软件商的会话有录像" } },
    { from: "bcc", to: "primary", label: { en: "The ERP server talks to the listener", zh: "ERP 服务器连侦听器" } },
    { from: "primary", to: "second", label: { en: "Each commit is on both", zh: "每次提交两边都有" } },
    {
      from: "primary",
      to: "bos",
      label: { en: "Backups are files that you may take away", zh: "备份是你可以带走的文件" },
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "About rights and habits", zh: "关于权限与习惯" },
  items: [
    {
      question: { en: "Can I use licences that I own?", zh: "能用自己的许可证吗？" },
      answer: {
        en: "Not on this product. Install them on a Dedicated Host, if your agreement allows that; ask whoever sold them to you, not us.",
        zh: "本产品不能。可装在专属服务器上，前提是你的协议允许；请问卖给你的人，别问我们。",
      },
    },
    {
      question: { en: "Am I sysadmin?", zh: "有 sysadmin 吗？" },
      answer: {
        en: "No, but nearly: you create databases and logins, run Agent jobs and Profiler, and kill sessions. What touches the operating system is closed.",
        zh: "没有，但够用：可建库建登录、跑代理作业、用跟踪、结束会话；碰操作系统的不开放。",
      },
    },
    {
      question: { en: "Does Management Studio work?", zh: "能用 SSMS 吗？" },
      answer: {
        en: "Yes, and the usual drivers as well: ODBC, JDBC, ADO.NET over TLS, on a private address.",
        zh: "能。ODBC、JDBC、ADO.NET 也都行，走 TLS 和内网地址。",
      },
    },
    {
      question: { en: "What is not in it?", zh: "不包含什么？" },
      answer: {
        en: "Integration, Reporting and Analysis Services, FILESTREAM, PolyBase, distributed transactions over machines. If your program needs one, take a server.",
        zh: "不含 SSIS、SSRS、SSAS、FILESTREAM、PolyBase、跨机分布式事务。程序用到其一，请选云服务器。",
      },
    },
    {
      question: { en: "Is Web allowed for our internal system?", zh: "内部系统能用 Web 版吗？" },
      answer: {
        en: "No. Its terms are for public web pages and services. The console asks what it is for, and the answer is on the order.",
        zh: "不能。授权条款限公开网站和服务；下单时会问用途，并写在订单上。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What an ERP needs besides", zh: "ERP 还需要这些" },
  items: [
    { product: "bcc", relation: { en: "Runs the program on Windows", zh: "在 Windows 上跑程序" } },
    { product: "vpc", relation: { en: "Joins it to the office", zh: "与办公室连通" } },
    { product: "cag", relation: { en: "Lets the vendor in, on record", zh: "让软件商进来，并留录像" } },
    { product: "dts", relation: { en: "Follows changes until the switch", zh: "切换前持续跟随变更" } },
  ],
  solutions: ["medical", "digital"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Begin with a .bak", zh: "从一个 .bak 开始" },
  lead: {
    en: "Restore it into a Standard instance for two days and let the people who use it look for what is missing.",
    zh: "开两天标准版，还原备份，让真正用它的人来挑毛病。",
  },
  actions: [
    { label: { en: "Create an instance", zh: "创建实例" }, to: "console:/sqlserver/create" },
    { label: { en: "Compare editions", zh: "比较版本" }, to: "#editions" },
  ],
};

export const content: PageContent = {
  code: "sqlserver",
  title: { en: "Cloud Database for SQL Server", zh: "云数据库 SQL Server" },
  lead: {
    en: "SQL Server 2022 or 2019 with its licence in the monthly price, patched in your window, with the standby that its edition permits. For bought software that asks for SQL Server and nothing else.",
    zh: "SQL Server 2022 或 2019，许可含在月价里，补丁在你的窗口打，备机按版本允许的方式做。适合指定要 SQL Server 的现成软件。",
  },
  actions: [
    { label: { en: "Which edition?", zh: "选哪个版本" }, to: "#editions" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/sqlserver" },
  ],
  figure,
  facts: [
    {
      label: { en: "Standard, 16 GiB (demo price)", zh: "标准版 16 GiB（演示价格）" },
      value: { is: "price", usd: sqlserverUsdPerMonth.standard16, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "SLA from Standard on (demo)", zh: "标准版起 SLA（演示）" },
      value: { is: "percent", percent: demoSla.sqlserver },
      anchor: "prices",
    },
    {
      label: { en: "Way in", zh: "迁入方式" },
      value: { is: "words", words: { en: "A .bak file", zh: "一个 .bak 文件" } },
      anchor: "moving",
    },
    {
      label: { en: "Versions", zh: "版本" },
      value: { is: "words", words: { en: "2022, 2019", zh: "2022、2019" } },
      anchor: "editions",
    },
  ],
  blocks: [editions, features, failover, moving, prices, comparison, questions, related, callToAction],
  seo: {
    title: {
      en: "Managed SQL Server: editions, failover, moving an ERP",
      zh: "云数据库 SQL Server：版本、切换与 ERP 迁移",
    },
    description: {
      en: "SQL Server 2022 with the licence included. What Web, Standard and Enterprise allow, a failover of each in seconds, an ERP moved in a weekend.",
      zh: "SQL Server 2022 含许可。Web、标准、企业版各能做什么，故障切换各要几秒，周末如何迁完 ERP。",
    },
    keywords: {
      en: "managed SQL Server, SQL Server 2022, availability group, ERP, ZhiAn Cloud",
      zh: "云数据库,SQL Server,可用性组,ERP上云,正版许可,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
