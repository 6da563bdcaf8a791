import { cdsUsdPerDisk, cdsUsdPerGib, cdsUsdPerHeldIops } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type { CostCurveBlock } from "../../model/instrument-content.ts";
import type {
  ComparisonBlock,
  FeaturesBlock,
  PageContent,
  RelatedBlock,
  ScenariosBlock,
  SpecsBlock,
  TerminalBlock,
} from "../../model/page-content.ts";
import { demoPriceNote } from "../notes.ts";

const curve: CostCurveBlock = {
  is: "cost-curve",
  anchor: "cost",
  nav: { en: "Cost", zh: "费用曲线" },
  heading: { en: "Which class is cheapest depends on what you ask of it", zh: "哪一类最便宜，看你要多快" },
  lead: {
    en: "A small disk that must be quick is cheapest on the dearest class; a large quiet one is not. Move the sliders to find where the lines cross.",
    zh: "又小又要快的盘，用最贵的一类反而最省；又大又闲的正相反。拖动滑块，看曲线在哪里交叉。",
  },
  caption: {
    en: "Figure 2. A month of one disk in three classes, by its size (demo prices)",
    zh: "图 2　一块盘在三种类型下的月费，随容量变化（演示价格）",
  },
  amounts: [
    {
      id: "size",
      label: { en: "Size of the disk", zh: "磁盘容量" },
      unit: "GiB",
      stops: [20, 50, 100, 200, 400, 600, 800, 1000, 1500, 2000],
      start: 200,
    },
    {
      id: "held",
      label: { en: "Operations a second held for it", zh: "预留 IOPS" },
      unit: "IOPS",
      stops: [0, 500, 1000, 2000, 3000, 5000],
      start: 2000,
    },
    {
      id: "snapshots",
      label: { en: "Snapshots kept", zh: "保留的快照" },
      unit: "GiB",
      stops: [0, 50, 100, 200, 400, 800],
      start: 100,
    },
  ],
  offers: [
    {
      id: "standard",
      name: { en: "Standard", zh: "标准型" },
      for: { en: "System disks, files, archives that are read now and then", zh: "系统盘、文件、偶尔读取的数据" },
      usdPerMonth: cdsUsdPerDisk.empty,
      usdPerUnit: { size: cdsUsdPerGib.standard, held: cdsUsdPerHeldIops.standard, snapshots: cdsUsdPerGib.snapshot },
    },
    {
      id: "fast",
      name: { en: "Fast", zh: "高性能型" },
      for: { en: "Most databases, mail, virtual desktops", zh: "多数数据库、邮件、虚拟桌面" },
      usdPerMonth: cdsUsdPerDisk.empty,
      usdPerUnit: { size: cdsUsdPerGib.fast, held: cdsUsdPerHeldIops.fast, snapshots: cdsUsdPerGib.snapshot },
    },
    {
      id: "fastest",
      name: { en: "Fastest", zh: "极速型" },
      for: { en: "Queues and databases in which everybody waits for the commit", zh: "人人都在等提交的队列与数据库" },
      usdPerMonth: cdsUsdPerDisk.empty,
      usdPerUnit: { size: cdsUsdPerGib.fastest, held: cdsUsdPerHeldIops.fastest, snapshots: cdsUsdPerGib.snapshot },
    },
  ],
  note: demoPriceNote,
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it works", zh: "工作方式" },
  heading: { en: "A disk that is not in the server", zh: "不在服务器里的磁盘" },
  lead: {
    en: "It lies in another room, in three copies. That explains what it can do, and why a write takes longer than inside the machine.",
    zh: "它在另一排机柜里，存了三份。能做什么、为什么比本机盘慢一点，都由此而来。",
  },
  items: [
    {
      title: { en: "Two drives may die on the same day", zh: "同一天坏两块硬盘也不怕" },
      text: {
        en: "A broken drive behind your disk is repaired before you would have heard of it.",
        zh: "你的盘背后坏了一块硬盘，还没等你知道就补好了。",
      },
      mechanism: {
        en: "Every 4 MiB block lies on three servers in different racks; a write is confirmed when all of them have it.",
        zh: "每 4 MiB 一块，三副本分布在不同机柜的服务器上，全部落盘才返回成功。",
      },
      limit: {
        en: "Copies protect from drives, not from people: what you delete is deleted three times.",
        zh: "副本防的是坏盘，不防误删：删一次就是删三份。",
      },
    },
    {
      title: { en: "Larger, while the database runs", zh: "数据库开着就能扩" },
      text: {
        en: "Ten GiB or ten TiB more, without unmounting.",
        zh: "加 10 GiB 或 10 TiB，不用卸载。",
      },
      mechanism: {
        en: "The server is told the new size over virtio; growpart and the file system's own tool use it.",
        zh: "新容量经 virtio 通知到系统，再用 growpart 和文件系统自带工具扩展。",
      },
      limit: {
        en: "Never smaller. To shrink, make a new disk and copy.",
        zh: "只能变大。要缩小，就新建一块盘拷过去。",
      },
    },
    {
      title: { en: "Yesterday, every day", zh: "每天都有一个“昨天”" },
      text: {
        en: "A plan takes snapshots at the hours you name and deletes the old ones.",
        zh: "按你定的钟点自动打快照，过期的自动删。",
      },
      mechanism: {
        en: "Only blocks written since the last snapshot are copied, to another storage system; each can be restored by itself.",
        zh: "只复制上次之后写过的块，存到另一套存储；每个快照都能独立恢复。",
      },
      limit: {
        en: "It is the state after a power cut. A database should be paused, or be able to recover by itself.",
        zh: "等同于突然断电那一刻的状态，数据库要先冻结写入，或自身具备恢复能力。",
      },
    },
    {
      title: { en: "Follows you to another server", zh: "换台服务器接着用" },
      text: {
        en: "Detach from a broken machine, attach to a new one, go on.",
        zh: "旧机坏了就卸下来，挂到新机上继续用。",
      },
      mechanism: {
        en: "The disk is an address in the storage network; a lease makes sure that one server at a time writes.",
        zh: "磁盘是存储网络里的一个地址，用租约保证同一时刻只有一台在写。",
      },
      limit: {
        en: "Within a zone. To another zone goes a snapshot, not the disk.",
        zh: "限同一可用区；跨可用区只能用快照重建。",
      },
    },
    {
      title: { en: "Unreadable without its key", zh: "没有密钥就读不出" },
      text: {
        en: "A drive that leaves the building in a bin tells nobody anything.",
        zh: "报废的硬盘流出机房，也读不出内容。",
      },
      mechanism: {
        en: "AES-256-XTS on the storage client, one key per disk, wrapped by a key that you may rotate.",
        zh: "存储客户端做 AES-256-XTS 加密，一盘一密钥，外层密钥可由你轮换。",
      },
      limit: {
        en: "Chosen when the disk is made. Your running system sees plain text, and so does who breaks into it.",
        zh: "须在创建时选择。系统运行时看到的是明文，入侵者看到的也是。",
      },
    },
  ],
};

const classes: SpecsBlock = {
  is: "specs",
  anchor: "classes",
  nav: { en: "Classes", zh: "类型" },
  heading: { en: "Three classes, in numbers you can measure", zh: "三种类型，用能实测的数字说话" },
  caption: { en: "Table 1. Limits of one disk (demo values)", zh: "表 1　单盘上限（演示数值）" },
  columns: [
    { en: "Property", zh: "项目" },
    { en: "Standard", zh: "标准型" },
    { en: "Fast", zh: "高性能型" },
    { en: "Fastest", zh: "极速型" },
  ],
  rows: [
    {
      label: { en: "Size", zh: "容量" },
      cells: [
        { en: "20 GiB–16 TiB", zh: "20 GiB–16 TiB" },
        { en: "20 GiB–16 TiB", zh: "20 GiB–16 TiB" },
        { en: "20 GiB–8 TiB", zh: "20 GiB–8 TiB" },
      ],
    },
    {
      label: { en: "Operations a second without holding any", zh: "不预留时的 IOPS" },
      cells: [
        { en: "600 + 2 a GiB, up to 3,000", zh: "600 + 每 GiB 2，至多 3,000" },
        { en: "1,800 + 12 a GiB, up to 20,000", zh: "1,800 + 每 GiB 12，至多 20,000" },
        { en: "5,000 + 50 a GiB, up to 80,000", zh: "5,000 + 每 GiB 50，至多 80,000" },
      ],
    },
    {
      label: { en: "Operations that can be held", zh: "可预留 IOPS" },
      cells: [
        { en: "5,000", zh: "5,000" },
        { en: "20,000", zh: "20,000" },
        { en: "all of the above", zh: "以上全部" },
      ],
    },
    {
      label: { en: "Throughput", zh: "吞吐" },
      cells: [
        { en: "150 MiB/s", zh: "150 MiB/s" },
        { en: "350 MiB/s", zh: "350 MiB/s" },
        { en: "1,000 MiB/s", zh: "1,000 MiB/s" },
      ],
    },
    {
      label: { en: "One 4 KiB write, median", zh: "4 KiB 单次写入，中位数" },
      cells: [
        { en: "2 ms", zh: "2 ms" },
        { en: "0.8 ms", zh: "0.8 ms" },
        { en: "0.3 ms", zh: "0.3 ms" },
      ],
    },
    {
      label: { en: "As a system disk", zh: "可作系统盘" },
      cells: [
        { en: "Yes", zh: "是" },
        { en: "Yes", zh: "是" },
        { en: "Yes", zh: "是" },
      ],
    },
  ],
  note: {
    en: "“Held” means: yours even while the neighbours are busy. What is not held is usually there, and slows down first. The server has limits of its own; the lower one counts.",
    zh: "“预留”指邻居再忙也归你；没预留的部分通常也有，但繁忙时先慢下来。服务器自身也有上限，以低者为准。",
  },
};

const growing: TerminalBlock = {
  is: "terminal",
  anchor: "grow",
  nav: { en: "Grow a disk", zh: "在线扩容" },
  heading: { en: "From 100 to 200 GiB without stopping MySQL", zh: "MySQL 不停，100 扩到 200 GiB" },
  lead: {
    en: "First change the size in the console. Then, on Linux, with vdb as the data disk and one partition on it:",
    zh: "先在控制台改容量，再到 Linux 里执行。假设数据盘为 vdb，只有一个分区。",
  },
  steps: [
    {
      explanation: {
        en: "Take a snapshot first; flush what is still in memory",
        zh: "先打快照，再把内存里的脏页刷下去",
      },
      command: "sync",
    },
    {
      explanation: { en: "The disk is larger, its partition is not yet", zh: "盘已变大，分区还没变" },
      command: "lsblk /dev/vdb",
    },
    { explanation: { en: "Extend the partition", zh: "扩展分区" }, command: "growpart /dev/vdb 1" },
    {
      explanation: {
        en: "Extend the file system: ext4 by device, XFS by mount point",
        zh: "扩展文件系统：ext4 写设备名，XFS 写挂载点",
      },
      command: "resize2fs /dev/vdb1\nxfs_growfs /var/lib/mysql",
    },
    {
      explanation: {
        en: "Measure what you pay for, on an empty disk only: it overwrites",
        zh: "实测性能，只能对空盘做，会覆盖数据",
      },
      command:
        "fio --name=held --filename=/dev/vdc --direct=1 --ioengine=libaio --rw=randwrite --bs=4k --iodepth=32 --runtime=120 --time_based",
    },
  ],
};

const comparison: ComparisonBlock = {
  is: "comparison",
  anchor: "comparison",
  nav: { en: "Alternatives", zh: "怎么选" },
  heading: { en: "Disk, objects, or a drive in the machine", zh: "云磁盘、对象存储，还是本机盘" },
  caption: { en: "Three places for the same file", zh: "同一份文件的三个去处" },
  subjects: ["cds", "bos", "bbc"],
  rows: [
    {
      criterion: { en: "How a program sees it", zh: "程序怎么用" },
      values: [
        { en: "As a block device", zh: "块设备" },
        { en: "By HTTPS, file by file", zh: "HTTPS 按对象读写" },
        { en: "As an NVMe drive", zh: "NVMe 盘" },
      ],
    },
    {
      criterion: { en: "How many servers at once", zh: "可同时被几台使用" },
      values: [
        { en: "One", zh: "一台" },
        { en: "Any number", zh: "不限" },
        { en: "The one it is in", zh: "只有本机" },
      ],
    },
    {
      criterion: { en: "Change in the middle of a file", zh: "改文件中间一段" },
      values: [
        { en: "Yes", zh: "可以" },
        { en: "No, write it anew", zh: "不行，整个重写" },
        { en: "Yes", zh: "可以" },
      ],
    },
    {
      criterion: { en: "When a drive fails", zh: "硬盘坏了" },
      values: [
        { en: "Two copies remain", zh: "还有两份" },
        { en: "Pieces on other drives remain", zh: "其余分片仍在" },
        { en: "Your own RAID decides", zh: "看你自己的 RAID" },
      ],
    },
    {
      criterion: { en: "Paid for", zh: "怎么计费" },
      values: [
        { en: "What you reserve", zh: "按购买容量" },
        { en: "What lies there", zh: "按实际存量" },
        { en: "With the machine", zh: "含在整机内" },
      ],
    },
  ],
  chooseWhen: [
    {
      en: "a file system or a database has to be on it.",
      zh: "上面要跑文件系统或数据库。",
    },
    {
      en: "files are written once, read by many, or simply kept.",
      zh: "文件写一次、多处读，或者只是存着。",
    },
    {
      en: "a tenth of a millisecond counts and replication is your own work anyway.",
      zh: "计较零点一毫秒，复制反正由你自己做。",
    },
  ],
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  nav: { en: "Two mistakes", zh: "两个教训" },
  heading: { en: "Two disks that were chosen wrongly, and mended", zh: "两块选错的盘，后来怎么改" },
  items: [
    {
      id: "wrong-class",
      name: { en: "Too large, because it was too slow", zh: "为了快，买得太大" },
      problem: {
        en: "A queue of 40 GiB needs 3,000 operations. Somebody took a Standard disk of 1,200 GiB, since speed grew with size.",
        zh: "队列只有 40 GiB，却要 3,000 IOPS。有人买了 1,200 GiB 标准型，因为容量越大越快。",
      },
      approach: {
        en: "A Fastest disk of 50 GiB from a snapshot of the data, switched over in one maintenance minute.",
        zh: "换成 50 GiB 极速型，数据迁过去，一分钟维护窗口切换。",
      },
      result: {
        en: "A fraction of the cost and a shorter queue. The curve above shows the point from which the old choice would be right.",
        zh: "费用只剩零头，队列也短了。上面的曲线能看出原方案从哪一点起才划算。",
      },
      products: ["bcc", "cds", "bcm"],
    },
    {
      id: "no-plan",
      name: { en: "Three copies and no backup", zh: "三副本，却没备份" },
      problem: {
        en: "An update script emptied a table at 02:10. The three copies agreed with each other perfectly.",
        zh: "凌晨 2:10 更新脚本清空了一张表，三个副本完全一致：都没了。",
      },
      approach: {
        en: "Snapshots every four hours for two days and daily for a month; once a quarter one is restored beside the original and read.",
        zh: "每四小时一个快照留两天，每天一个留一个月；每季度恢复一份出来，真的打开看。",
      },
      result: {
        en: "The next mistake costs at most four hours of data, and somebody has seen that it works.",
        zh: "下次再误操作，最多丢四小时数据，而且有人验证过能恢复。",
      },
      products: ["mysql", "cds", "bos"],
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "About data that should still be there tomorrow", zh: "关于明天还得在的数据" },
  items: [
    {
      question: { en: "Is a snapshot a backup?", zh: "快照算备份吗？" },
      answer: {
        en: "Against mistakes and broken software, yes. Against the loss of an account or a whole zone, no: copy to another zone or to Object Storage under another account.",
        zh: "防误操作和软件故障，算；防账号被盗或整个可用区故障，不算，请另存到其他可用区，或另一账号的对象存储。",
      },
    },
    {
      question: { en: "Does taking a snapshot slow the disk?", zh: "打快照会拖慢磁盘吗？" },
      answer: {
        en: "A little, for some seconds, on a disk with many writes. Choose a quiet hour; there usually is one.",
        zh: "写入很多的盘会慢几秒。挑个清闲的钟点，总找得到。",
      },
    },
    {
      question: { en: "Why is a disk restored from a snapshot slow at first?", zh: "快照恢复的盘为什么开始慢？" },
      answer: {
        en: "It can be used at once, while blocks arrive in the background. Read it once from end to end before it goes into service.",
        zh: "恢复后即可使用，数据块在后台补齐。上线前顺序读一遍，就不会慢了。",
      },
    },
    {
      question: { en: "Can two servers mount one disk?", zh: "两台服务器能挂同一块盘吗？" },
      answer: {
        en: "No. An ordinary file system would destroy itself. Share files through a server or keep them in Object Storage.",
        zh: "不能，普通文件系统会写坏。共享文件请架一台文件服务器，或放对象存储。",
      },
    },
    {
      question: { en: "What remains when I delete the server?", zh: "删了服务器，盘还在吗？" },
      answer: {
        en: "Data disks remain and are charged until you delete them too. The system disk goes with the server, unless you said otherwise.",
        zh: "数据盘保留并继续计费，直到你也删掉；系统盘默认随服务器删除，可改为保留。",
      },
    },
    {
      question: { en: "How do you delete?", zh: "你们怎么删除数据？" },
      answer: {
        en: "Its key is destroyed at once where encryption is on; blocks are overwritten before they are handed out again. Drives that leave service are shredded.",
        zh: "加密盘立即销毁密钥，数据块再分配前清零，退役硬盘物理粉碎。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Around the disk", zh: "围着磁盘的几样" },
  items: [
    { product: "bcc", relation: { en: "Boots from it", zh: "从它启动" } },
    { product: "bos", relation: { en: "Takes what nobody changes any more", zh: "接走不再改动的文件" } },
    { product: "bcm", relation: { en: "Warns before it is full", zh: "写满之前提醒" } },
    { product: "mysql", relation: { en: "Spares you the file system altogether", zh: "连文件系统都不用你管" } },
  ],
  solutions: ["cloud-base"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Start small; it grows", zh: "先买小的，随时能扩" },
  lead: {
    en: "Twenty GiB are enough to find out how your program writes. Read the curves for a week, then choose the class.",
    zh: "20 GiB 就够摸清程序的写法。看一周曲线，再定类型。",
  },
  actions: [
    { label: { en: "Create a disk", zh: "创建云磁盘" }, to: "console:/cds/create" },
    { label: { en: "See servers", zh: "看云服务器" }, to: "/products/bcc" },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. One write, three copies in three racks; snapshots leave for another system.",
    zh: "图 1　写一次，三个机柜各存一份；快照存到另一套系统。",
  },
  nodes: [
    { id: "mysql", label: { en: "A database", zh: "数据库程序" }, column: 0, row: 0, kind: "outside" },
    {
      id: "bcc",
      label: { en: "Server", zh: "云服务器" },
      note: { en: "BCC", zh: "BCC" },
      product: "bcc",
      column: 1,
      row: 0,
      kind: "compute",
    },
    { id: "bcm", label: { en: "Monitor", zh: "云监控" }, product: "bcm", column: 2, row: 0, kind: "compute" },
    {
      id: "cds",
      label: { en: "Cloud Disk", zh: "云磁盘" },
      note: { en: "CDS", zh: "CDS" },
      product: "cds",
      column: 1,
      row: 1,
      kind: "storage",
    },
    { id: "rackA", label: { en: "Rack A", zh: "机柜 A" }, column: 0, row: 2, kind: "storage" },
    { id: "rackB", label: { en: "Rack B", zh: "机柜 B" }, column: 1, row: 2, kind: "storage" },
    { id: "rackC", label: { en: "Rack C", zh: "机柜 C" }, column: 2, row: 2, kind: "storage" },
    {
      id: "bos",
      label: { en: "Snapshots", zh: "快照" },
      note: { en: "another system", zh: "另一套存储" },
      product: "bos",
      column: 1,
      row: 3,
      kind: "storage",
    },
  ],
  edges: [
    { from: "mysql", to: "bcc", label: { en: "The database writes a page", zh: "数据库写一页数据" } },
    { from: "bcc", to: "cds", label: { en: "The server sends it to its disk", zh: "服务器写到云磁盘" } },
    { from: "cds", to: "bcm", label: { en: "Latency and load are reported", zh: "上报时延与负载" } },
    { from: "cds", to: "rackA", label: { en: "First copy", zh: "第一份" } },
    { from: "cds", to: "rackB", label: { en: "Second copy", zh: "第二份" } },
    { from: "cds", to: "rackC", label: { en: "Third copy; now the write is confirmed", zh: "第三份，写入完成" } },
    {
      from: "rackB",
      to: "bos",
      label: { en: "Changed blocks go into the next snapshot", zh: "变化的块进入下一个快照" },
    },
  ],
};

export const content: PageContent = {
  code: "cds",
  title: { en: "Cloud Disk", zh: "云磁盘" },
  lead: {
    en: "Block storage for servers: kept in three copies, enlarged while in use, photographed on a schedule. Three classes, so that you pay for speed only where something waits for it.",
    zh: "给服务器用的块存储：三副本，在线扩容，按计划打快照。分三种类型，快只花在有人等的地方。",
  },
  actions: [
    { label: { en: "Find the cheapest class", zh: "算哪类最省" }, to: "#cost" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/cds" },
  ],
  figure,
  facts: [
    {
      label: { en: "Copies of each block", zh: "每块数据的副本" },
      value: { is: "words", words: { en: "3, in 3 racks", zh: "3 份，分布 3 个机柜" } },
      anchor: "features",
    },
    {
      label: { en: "Standard (demo price)", zh: "标准型（演示价格）" },
      value: { is: "price", usd: cdsUsdPerGib.standard, unit: { en: "per GiB and month", zh: "每 GiB 每月" } },
      anchor: "cost",
    },
    {
      label: { en: "Growing a disk", zh: "扩容" },
      value: { is: "words", words: { en: "While in use", zh: "在线进行" } },
      anchor: "grow",
    },
    {
      label: { en: "Largest disk", zh: "单盘上限" },
      value: { is: "words", words: { en: "16 TiB", zh: "16 TiB" } },
      anchor: "classes",
    },
  ],
  blocks: [curve, classes, features, growing, scenarios, comparison, questions, related, callToAction],
  seo: {
    title: { en: "Cloud Disk: three classes, grown in use, snapshots", zh: "云磁盘 CDS：三类性能，在线扩容与快照" },
    description: {
      en: "Block storage in three copies. See where the cost lines of the classes cross, how a disk grows under a running database, and what snapshots do not do.",
      zh: "三副本块存储：费用曲线找出最省的类型，数据库不停机扩容，写明快照能防什么、不能防什么（演示价格）。",
    },
    keywords: {
      en: "cloud disk, block storage, IOPS, snapshots, CDS, ZhiAn Cloud",
      zh: "云磁盘,块存储,IOPS,快照,CDS,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
