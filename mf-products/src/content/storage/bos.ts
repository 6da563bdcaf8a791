import { bosUsdPerBucket, bosUsdPerGib, bosUsdPerGibRead } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, Figure, StepsBlock, Words } from "@zhian/page/content";
import type { CostCurveBlock } from "../../model/instrument-content.ts";
import type {
  FeaturesBlock,
  PageContent,
  RelatedBlock,
  ScenariosBlock,
  SpecsBlock,
  TerminalBlock,
} from "../../model/page-content.ts";

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it works", zh: "工作方式" },
  heading: { en: "A place for files that has no size", zh: "不用先定多大的存储" },
  lead: {
    en: "No disk to fill, no server to patch. You put objects in by name and get them back by name; everything below follows from this simplicity.",
    zh: "没有会写满的盘，没有要打补丁的服务器。按名字存，按名字取，下面的特点都来自这份简单。",
  },
  items: [
    {
      title: { en: "Your tools already speak to it", zh: "现有工具直接能用" },
      text: {
        en: "Backup programs, photo plugins, data tools: change the endpoint and the key.",
        zh: "备份软件、图片插件、数据工具，改一下端点和密钥即可。",
      },
      mechanism: {
        en: "The S3 interface with Signature Version 4, multipart upload and presigned addresses; the table below says which calls.",
        zh: "兼容 S3 接口，支持 V4 签名、分片上传与预签名地址，支持哪些调用见下表。",
      },
      limit: {
        en: "Tools with a fixed host name inside cannot be redirected. Try yours with a small bucket first.",
        zh: "把域名写死的工具改不了，先拿一个小桶试试。",
      },
    },
    {
      title: { en: "Four drives may fail before a byte is missed", zh: "坏四块盘，一个字节不少" },
      text: {
        en: "Files survive drives, servers and a rack.",
        zh: "硬盘、服务器、整个机柜出事，文件都在。",
      },
      mechanism: {
        en: "An object is cut into eight pieces, four more are computed from them, and the twelve go to different servers; any eight are enough.",
        zh: "对象切成 8 片，再算出 4 片校验，12 片放到不同服务器，任取 8 片即可还原。",
      },
      limit: {
        en: "All twelve are in one region. For a second region, switch on replication, which costs its storage again.",
        zh: "12 片都在同一地域。要跨地域请开复制，存储费再算一份。",
      },
    },
    {
      title: { en: "Deleted is not gone", zh: "删了也能找回" },
      text: {
        en: "An overwritten price list or an emptied folder comes back.",
        zh: "被覆盖的报价单、被清空的目录，都能找回来。",
      },
      mechanism: {
        en: "With versioning, a write adds a version and a deletion adds a marker; removing the marker restores the object.",
        zh: "开启多版本后，写入是加一版，删除是加一个标记，去掉标记就恢复了。",
      },
      limit: {
        en: "Every version is charged. Let a lifecycle rule remove old ones, or the bill remembers for you.",
        zh: "每一版都计费。请配生命周期清旧版，不然账单会提醒你。",
      },
    },
    {
      title: { en: "Records that nobody may change", zh: "谁也改不了的记录" },
      text: {
        en: "Contracts, recordings and logs stay as they were, also when an administrator is compromised.",
        zh: "合同、录音、日志保持原样，管理员账号被盗也动不了。",
      },
      mechanism: {
        en: "Object lock refuses overwriting and deletion until a date; in its strict mode for every key, ours included.",
        zh: "对象锁在到期前拒绝覆盖和删除，严格模式下对任何密钥都有效，包括我们的。",
      },
      limit: {
        en: "A wrong date cannot be taken back either. Begin with a few days.",
        zh: "日期写错了同样收不回来，先从几天试起。",
      },
    },
    {
      title: { en: "Private unless you insist", zh: "默认私有，想公开得费点劲" },
      text: {
        en: "No bucket ends in the news because of one wrong tick.",
        zh: "不会因为勾错一个选项就上新闻。",
      },
      mechanism: {
        en: "A block on public access stands above all policies of an account; opening a bucket takes two people or one and a confirmation by SMS.",
        zh: "账号级的“禁止公开”压在所有策略之上，放开需双人操作，或一人加短信确认。",
      },
      limit: {
        en: "A presigned address works for whoever has it until it ends. Keep it short: minutes, not weeks.",
        zh: "预签名地址谁拿到谁能用，到期为止。给几分钟就好，别给几周。",
      },
    },
  ],
};

const firstObjects: TerminalBlock = {
  is: "terminal",
  anchor: "first-objects",
  nav: { en: "First objects", zh: "上手" },
  heading: { en: "A bucket, a file, a rule", zh: "建桶、传文件、定规则" },
  lead: {
    en: "With the ordinary AWS command line; https://bos.example stands for the endpoint that the console shows you.",
    zh: "用通用的 aws 命令行即可，https://bos.example 代表控制台给出的端点。",
  },
  steps: [
    {
      explanation: { en: "Name the endpoint once, for this shell", zh: "设置一次端点，当前终端有效" },
      command: "export AWS_ENDPOINT_URL=https://bos.example\naws configure",
    },
    {
      explanation: { en: "Make a bucket that keeps old versions", zh: "建一个保留旧版本的桶" },
      command:
        "aws s3 mb s3://invoices\naws s3api put-bucket-versioning --bucket invoices --versioning-configuration Status=Enabled",
    },
    {
      explanation: { en: "Copy a folder; run it again and only changes go", zh: "同步目录，再跑一次只传有变化的" },
      command: "aws s3 sync ./2026 s3://invoices/2026",
    },
    {
      explanation: { en: "Lend one file for fifteen minutes", zh: "把一个文件借出去十五分钟" },
      command: "aws s3 presign s3://invoices/2026/0117.pdf --expires-in 900",
    },
    {
      explanation: {
        en: "Cool after 30 days, archive after 120, delete after seven years",
        zh: "30 天转低频，120 天转归档，七年后删除",
      },
      command:
        'aws s3api put-bucket-lifecycle-configuration --bucket invoices --lifecycle-configuration \'{"Rules":[{"ID":"cool","Status":"Enabled","Filter":{"Prefix":"20"},"Transitions":[{"Days":30,"StorageClass":"STANDARD_IA"},{"Days":120,"StorageClass":"GLACIER"}],"Expiration":{"Days":2557},"NoncurrentVersionExpiration":{"NoncurrentDays":30}}]}\'',
    },
  ],
};

const yes: Words = { en: "Yes", zh: "支持" };
const no: Words = { en: "No", zh: "不支持" };

const compatibility: SpecsBlock = {
  is: "specs",
  anchor: "compatibility",
  nav: { en: "S3 calls", zh: "S3 兼容" },
  heading: { en: "Which parts of S3 work, and which do not", zh: "S3 的哪些能用，哪些不能" },
  lead: {
    en: "“Compatible” is easily said. Look for the calls that your software makes.",
    zh: "“兼容”谁都会说，请对着你的软件要用的调用看。",
  },
  caption: { en: "Table 1. Calls of the S3 interface (demo values)", zh: "表 1　S3 接口支持情况（演示数值）" },
  columns: [
    { en: "Call or property", zh: "接口或特性" },
    { en: "Here", zh: "是否支持" },
    { en: "To know", zh: "说明" },
  ],
  rows: [
    {
      label: { en: "Put, get, head, copy, delete, list (v2)", zh: "上传、下载、查询、复制、删除、列举（v2）" },
      cells: [yes, { en: "Read after write is consistent", zh: "写后立即可读到新内容" }],
    },
    {
      label: { en: "Multipart upload", zh: "分片上传" },
      cells: [yes, { en: "5 MiB to 5 GiB a part, 10,000 parts", zh: "每片 5 MiB–5 GiB，至多 10,000 片" }],
    },
    {
      label: { en: "Largest object", zh: "单对象上限" },
      cells: [
        { en: "5 TiB", zh: "5 TiB" },
        { en: "5 GiB in a single put", zh: "单次上传至多 5 GiB" },
      ],
    },
    {
      label: { en: "Versioning, lifecycle, object lock", zh: "多版本、生命周期、对象锁" },
      cells: [yes, { en: "Lock must be on when the bucket is made", zh: "对象锁须建桶时开启" }],
    },
    {
      label: { en: "Conditional writes (If-None-Match)", zh: "条件写（If-None-Match）" },
      cells: [yes, { en: "Lets two writers agree without a database", zh: "两个写入者不靠数据库也能互斥" }],
    },
    {
      label: { en: "Encryption at rest", zh: "落盘加密" },
      cells: [
        yes,
        { en: "On for all; with your own key on request headers (SSE-C)", zh: "默认开启，也可自带密钥（SSE-C）" },
      ],
    },
    {
      label: { en: "Bucket policies", zh: "桶策略" },
      cells: [
        { en: "In part", zh: "部分支持" },
        { en: "Conditions on address, prefix, TLS and time", zh: "条件支持来源地址、前缀、TLS、时间" },
      ],
    },
    {
      label: { en: "Access lists by object (ACL)", zh: "对象级 ACL" },
      cells: [no, { en: "Use policies: one place to look", zh: "请用桶策略，只看一处" }],
    },
    {
      label: { en: "Queries inside objects (Select)", zh: "对象内查询（Select）" },
      cells: [no, { en: "Read ranges, or use a database", zh: "可按范围读取，或改用数据库" }],
    },
  ],
  note: {
    en: "A bucket holds any number of objects; an account holds 100 buckets (demo). One prefix answers about 3,500 writes and 5,500 reads a second (demo).",
    zh: "桶内对象数不限，每账号 100 个桶（演示）；单个前缀每秒约 3,500 次写、5,500 次读（演示）。",
  },
};

const curve: CostCurveBlock = {
  is: "cost-curve",
  anchor: "cost",
  nav: { en: "Cost", zh: "费用曲线" },
  heading: { en: "Cheap to keep or cheap to read", zh: "存着便宜，还是读着便宜" },
  lead: {
    en: "The colder a class, the less it costs to keep and the more to read. How much of it do you really open in a month?",
    zh: "越冷的类型存得越便宜，读得越贵。你一个月到底会打开多少？",
  },
  caption: {
    en: "Figure 2. A month in three classes, by what is kept (demo prices)",
    zh: "图 2　三种类型的月费，随存量变化（演示价格）",
  },
  amounts: [
    {
      id: "kept",
      label: { en: "Kept", zh: "存量" },
      unit: "GiB",
      stops: [100, 500, 1000, 2000, 3000, 5000, 10_000, 20_000],
      start: 2000,
    },
    {
      id: "read",
      label: { en: "Read in a month", zh: "每月读取" },
      unit: "GiB",
      stops: [0, 50, 200, 500, 1000, 2000, 5000],
      start: 1000,
    },
    {
      id: "internet",
      label: { en: "Of it, to the internet", zh: "其中流向公网" },
      unit: "GiB",
      stops: [0, 50, 200, 500, 1000],
      start: 0,
    },
  ],
  offers: [
    {
      id: "standard",
      name: { en: "Standard", zh: "标准" },
      for: { en: "Pictures of a site, data in daily work", zh: "网站图片、天天在用的数据" },
      usdPerMonth: bosUsdPerBucket.empty,
      usdPerUnit: {
        kept: bosUsdPerGib.standard,
        read: bosUsdPerGibRead.standard,
        internet: bosUsdPerGibRead.internet,
      },
    },
    {
      id: "infrequent",
      name: { en: "Infrequent", zh: "低频" },
      for: { en: "Last quarter's reports, backups of the week", zh: "上季度报表、本周备份" },
      usdPerMonth: bosUsdPerBucket.empty,
      usdPerUnit: {
        kept: bosUsdPerGib.infrequent,
        read: bosUsdPerGibRead.infrequent,
        internet: bosUsdPerGibRead.internet,
      },
    },
    {
      id: "archive",
      name: { en: "Archive", zh: "归档" },
      for: {
        en: "What the law wants kept and nobody opens; four hours to the first byte",
        zh: "法规要求留、但没人看的；取回首字节要等四小时",
      },
      usdPerMonth: bosUsdPerBucket.empty,
      usdPerUnit: {
        kept: bosUsdPerGib.archive,
        read: bosUsdPerGibRead.archive,
        internet: bosUsdPerGibRead.internet,
      },
    },
  ],
  note: {
    en: "Demo prices; tax and charges by the request are left out. Infrequent objects are charged for 30 days at least, archived ones for 90.",
    zh: "演示价格，未含税与请求次数费。低频至少按 30 天计费，归档至少按 90 天计费。",
  },
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  nav: { en: "Uses", zh: "适用场景" },
  heading: { en: "Four piles of files", zh: "四堆文件" },
  items: [
    {
      id: "pictures",
      name: { en: "Pictures of a shop", zh: "商城图片" },
      problem: {
        en: "Product pictures fill the disk of the web server, and leave no room for a second server.",
        zh: "商品图占满 Web 服务器的盘，也没法再加第二台。",
      },
      approach: {
        en: "The browser uploads straight to a bucket with a presigned address; the CDN fetches from there.",
        zh: "浏览器用预签名地址直传到桶里，CDN 回源到桶。",
      },
      result: {
        en: "Web servers hold code only. Most reads never arrive here, because the CDN has answered.",
        zh: "Web 服务器只剩代码；多数读取由 CDN 应答，到不了这里。",
      },
      products: ["cdn", "bos", "bcc"],
    },
    {
      id: "ransom",
      name: { en: "Backups that survive ransomware", zh: "防勒索的备份" },
      problem: {
        en: "Whoever has taken over the domain administrator deletes the backups first.",
        zh: "入侵者拿到域管理员，第一件事就是删备份。",
      },
      approach: {
        en: "A bucket under another account with a strict lock of 35 days; the backup program may write, never delete.",
        zh: "另一个账号下的桶，严格锁定 35 天，备份程序只能写不能删。",
      },
      result: {
        en: "The last five weeks stand. Whether they restore is another question: rehearse it.",
        zh: "最近五周的备份动不了。至于能不能恢复，要演练过才知道。",
      },
      products: ["bcc", "bos", "eds"],
    },
    {
      id: "video",
      name: { en: "Cameras of a park", zh: "园区摄像头" },
      problem: {
        en: "Two hundred cameras write 20 TiB in a month; hardly a thousandth is ever watched.",
        zh: "两百路摄像头一个月写 20 TiB，真正会看的不到千分之一。",
      },
      approach: {
        en: "Seven days standard for quick looks, then infrequent to day 90, then deleted by rule; marked clips are copied elsewhere.",
        zh: "前 7 天标准方便调看，之后低频到第 90 天由规则删除，标记的片段另存。",
      },
      result: {
        en: "The store stays at three months, whatever anybody forgets to tidy up.",
        zh: "存量始终是三个月，不靠谁记得清理。",
      },
      products: ["vpc", "bos", "bcm"],
    },
    {
      id: "logs",
      name: { en: "Logs, half a year and longer", zh: "日志留存半年以上" },
      problem: {
        en: "Mainland rules ask for network logs of at least six months. On disks they are the largest item of the bill.",
        zh: "网络日志须留存不少于六个月，放云磁盘成了账单上最大的一项。",
      },
      approach: {
        en: "Log Audit keeps the last month searchable; older files move to a locked archive.",
        zh: "日志审计保留近一个月可检索，更早的转入加锁的归档。",
      },
      result: {
        en: "An auditor gets any day within hours, and can see that it was not altered.",
        zh: "审计要哪天，几小时内取出，且能证明没改过。",
      },
      products: ["las", "bos"],
    },
  ],
};

const life: StepsBlock = {
  is: "steps",
  anchor: "lifecycle",
  nav: { en: "A file's life", zh: "文件的一生" },
  heading: { en: "One invoice, from upload to its last day", zh: "一张发票，从上传到最后一天" },
  lead: {
    en: "Following the rule from the terminal above. Nobody touches it in between.",
    zh: "按上面那条生命周期规则走，中间不用人管。",
  },
  items: [
    {
      title: { en: "It arrives", zh: "入库" },
      text: {
        en: "Checked against its checksum, cut into pieces, confirmed when all twelve are written.",
        zh: "核对校验和，切片，12 片全部写完才返回成功。",
      },
      who: { en: "Your program", zh: "你的程序" },
      duration: { en: "day 0", zh: "第 0 天" },
    },
    {
      title: { en: "It is read often, then seldom", zh: "先常看，后少看" },
      text: {
        en: "Bookkeeping opens it, the customer asks for it again. Reading costs nothing in this class.",
        zh: "财务要看，客户会再要一次；标准类型读取不收费。",
      },
      who: { en: "People", zh: "使用者" },
      duration: { en: "30 days", zh: "30 天" },
    },
    {
      title: { en: "It cools", zh: "转低频" },
      text: {
        en: "Same address, same milliseconds, a lower rent, and a fee for reading.",
        zh: "地址不变，延迟不变，存储费降了，读取开始收费。",
      },
      who: { en: "Lifecycle rule", zh: "生命周期规则" },
      duration: { en: "day 30 to 120", zh: "第 30–120 天" },
    },
    {
      title: { en: "It sleeps", zh: "转归档" },
      text: {
        en: "To read it, ask for a restored copy and come back after four hours (demo).",
        zh: "要看先申请取回，四小时后再来（演示）。",
      },
      who: { en: "Lifecycle rule", zh: "生命周期规则" },
      duration: { en: "until year 7", zh: "到第 7 年" },
    },
    {
      title: { en: "It ends", zh: "删除" },
      text: {
        en: "A marker is set, old versions expire after it, and the access log keeps the date.",
        zh: "先置删除标记，旧版本随后过期，访问日志留下日期。",
      },
      who: { en: "Lifecycle rule", zh: "生命周期规则" },
      duration: { en: "day 2,557", zh: "第 2,557 天" },
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Questions that save money later", zh: "早问早省钱" },
  items: [
    {
      question: { en: "Can I mount it like a disk?", zh: "能当磁盘挂载吗？" },
      answer: {
        en: "Tools exist, and are fine for reading. Do not put a database or a mail store on one: each small change rewrites a whole object.",
        zh: "有工具能挂，只读没问题。别在上面跑数据库或邮件库，改一个字节就要重写整个对象。",
      },
    },
    {
      question: { en: "What is charged besides storage?", zh: "除了存储还收什么？" },
      answer: {
        en: "Reading from the colder classes, traffic to the internet, and requests by ten thousand. Traffic inside the region is free, and so is filling the CDN.",
        zh: "低频和归档的读取、公网流量、按万次计的请求。同地域内网流量免费，CDN 回源也免费。",
      },
    },
    {
      question: { en: "Why did my bill grow after I deleted half?", zh: "删了一半，账单怎么反而涨了？" },
      answer: {
        en: "Most often because of versions, of parts of uploads that were broken off, or of the least duration of a cold class. The console lists all three by bucket.",
        zh: "多半是旧版本、中断的分片，或低频归档的最短计费期。控制台按桶列出这三项。",
      },
    },
    {
      question: { en: "May I serve a website from a bucket?", zh: "能直接拿桶做网站吗？" },
      answer: {
        en: "Static files, yes, under your own domain through the CDN, which also brings the certificate. A site served from the mainland needs its ICP filing first.",
        zh: "静态站可以，绑定自己的域名并经 CDN 发布，证书一并解决。面向内地提供服务须先完成 ICP 备案。",
      },
    },
    {
      question: { en: "In which country do my files lie?", zh: "文件存在哪个国家？" },
      answer: {
        en: "In the region you choose for the bucket, and nowhere else unless you switch replication on. Moving personal data across a border has rules of its own.",
        zh: "在你建桶时选的地域，不开复制就不会离开。个人信息跨境另有规定。",
      },
    },
    {
      question: { en: "How do I bring 50 TiB here?", zh: "50 TiB 怎么搬过来？" },
      answer: {
        en: "At 500 Mbit/s about ten days, with a synchronising tool that can be interrupted. For more, ask about sending drives to the data centre.",
        zh: "500 Mbit/s 大约十天，用支持断点续传的同步工具；更多的话可以问问寄硬盘到机房。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Who writes to it, who reads from it", zh: "谁往里写，谁从里读" },
  items: [
    { product: "cdn", relation: { en: "Reads it once and answers a thousand times", zh: "读一次，应答一千次" } },
    { product: "cds", relation: { en: "For what must be changed in place", zh: "需要原地修改的放那里" } },
    { product: "las", relation: { en: "Hands it the logs of past months", zh: "把往月日志交给它" } },
    { product: "bcc", relation: { en: "Writes its backups here", zh: "备份写到这里" } },
  ],
  solutions: ["smart-park", "generalSolution/digitalCollection"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Begin with an empty bucket", zh: "从一个空桶开始" },
  lead: {
    en: "An empty one costs nothing. Point one backup at it tonight and read the result tomorrow.",
    zh: "空桶不花钱。今晚让一个备份写进来，明天打开看看。",
  },
  actions: [
    { label: { en: "Make a bucket", zh: "新建存储桶" }, to: "console:/bos/create" },
    { label: { en: "Read the interface", zh: "查看接口文档" }, to: "/document" },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Visitors read through the CDN, programs write directly, and a second account holds what must not be deleted.",
    zh: "图 1　访问者经 CDN 读取，程序直接写入，另一账号保存不许删除的备份。",
  },
  nodes: [
    { id: "visitors", label: { en: "Visitors", zh: "访问者" }, column: 0, row: 0, kind: "outside" },
    { id: "cameras", label: { en: "Devices", zh: "摄像头" }, column: 2, row: 0, kind: "outside" },
    {
      id: "cdn",
      label: { en: "CDN", zh: "内容分发" },
      note: { en: "CDN", zh: "CDN" },
      product: "cdn",
      column: 0,
      row: 1,
      kind: "network",
    },
    {
      id: "bci",
      label: { en: "Containers", zh: "容器" },
      note: { en: "BCI", zh: "BCI" },
      product: "bci",
      column: 1,
      row: 1,
      kind: "compute",
    },
    {
      id: "bos",
      label: { en: "Bucket", zh: "存储桶" },
      note: { en: "BOS", zh: "BOS" },
      product: "bos",
      column: 1,
      row: 2,
      kind: "storage",
    },
    { id: "las", label: { en: "Log Audit", zh: "日志审计" }, product: "las", column: 0, row: 3, kind: "security" },
    {
      id: "archive",
      label: { en: "Archive", zh: "归档" },
      note: { en: "by rule", zh: "按规则转入" },
      product: "bos",
      column: 1,
      row: 3,
      kind: "storage",
    },
    {
      id: "locked",
      label: { en: "Locked copy", zh: "加锁备份" },
      note: { en: "other account", zh: "另一账号" },
      product: "bos",
      column: 2,
      row: 3,
      kind: "storage",
    },
  ],
  edges: [
    { from: "visitors", to: "cdn", label: { en: "Visitors ask the nearest node", zh: "访问者请求最近的节点" } },
    {
      from: "cdn",
      to: "bos",
      label: { en: "What it does not have, the CDN fetches from the bucket", zh: "CDN 没有的，回源到桶" },
    },
    { from: "bci", to: "bos", label: { en: "Programs write by the S3 interface", zh: "程序用 S3 接口写入" } },
    {
      from: "cameras",
      to: "bos",
      label: { en: "Devices upload with presigned addresses", zh: "设备用预签名地址直传" },
    },
    { from: "bos", to: "archive", label: { en: "Old objects move by rule", zh: "旧对象按规则转归档" } },
    { from: "bos", to: "locked", label: { en: "Backups are copied and locked", zh: "备份复制并加锁" } },
    { from: "las", to: "archive", label: { en: "Logs of past months are archived", zh: "往月日志归档" } },
  ],
};

export const content: PageContent = {
  code: "bos",
  title: { en: "Object Storage", zh: "对象存储" },
  lead: {
    en: "Files of any number behind an S3-compatible interface, with rules that cool, lock and delete them. For sites, backups, video and logs that have outgrown a disk.",
    zh: "兼容 S3 接口的海量文件存储，用规则自动降冷、加锁、删除。给磁盘装不下的图片、备份、视频和日志。",
  },
  actions: [
    { label: { en: "Compare the classes", zh: "比较三种类型" }, to: "#cost" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/bos" },
  ],
  figure,
  facts: [
    {
      label: { en: "Standard (demo price)", zh: "标准类型（演示价格）" },
      value: { is: "price", usd: bosUsdPerGib.standard, unit: { en: "per GiB and month", zh: "每 GiB 每月" } },
      anchor: "cost",
    },
    {
      label: { en: "Pieces that may be lost", zh: "允许丢失的分片" },
      value: { is: "words", words: { en: "4 of 12", zh: "12 片中 4 片" } },
      anchor: "features",
    },
    {
      label: { en: "Largest object", zh: "单对象上限" },
      value: { is: "words", words: { en: "5 TiB", zh: "5 TiB" } },
      anchor: "compatibility",
    },
    {
      label: { en: "Out of the archive (demo)", zh: "归档取回（演示）" },
      value: { is: "words", words: { en: "4 hours", zh: "4 小时" } },
      anchor: "lifecycle",
    },
  ],
  blocks: [features, firstObjects, compatibility, curve, scenarios, life, questions, related, callToAction],
  seo: {
    title: { en: "Object Storage: S3-compatible, with honest limits", zh: "对象存储 BOS：兼容 S3，三类存储费用对比" },
    description: {
      en: "S3-compatible storage: which calls work, where the costs of three classes cross, lifecycle rules and locked backups, with demo prices.",
      zh: "兼容 S3 的对象存储：列明支持的接口，三种类型费用曲线，生命周期与防删除锁定，价格为演示数值。",
    },
    keywords: {
      en: "object storage, S3 compatible, lifecycle, archive, object lock, BOS, ZhiAn Cloud",
      zh: "对象存储,S3兼容,生命周期,归档,对象锁,BOS,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
