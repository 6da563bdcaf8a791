import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type {
  ComparisonBlock,
  FeaturesBlock,
  PageContent,
  RelatedBlock,
  ScenariosBlock,
  SizesBlock,
  TerminalBlock,
  UptimeBlock,
} from "../../model/page-content.ts";

const comparison: ComparisonBlock = {
  is: "comparison",
  anchor: "comparison",
  nav: { en: "Alternatives", zh: "怎么选" },
  heading: { en: "Four ways to run the same program", zh: "同一个程序，四种运行方式" },
  lead: {
    en: "They differ in what you share with others and in what you look after yourself.",
    zh: "区别在于与谁共享、由谁维护。",
  },
  caption: { en: "Cloud Server beside its siblings", zh: "云服务器与同类产品对照" },
  subjects: ["bcc", "bbc", "dcc", "bci"],
  rows: [
    {
      criterion: { en: "What you share", zh: "与他人共享" },
      values: [
        { en: "The host", zh: "宿主机" },
        { en: "Nothing", zh: "不共享" },
        { en: "Nothing outside your company", zh: "仅在企业内部共享" },
        { en: "The host and its kernel", zh: "宿主机与内核" },
      ],
    },
    {
      criterion: { en: "What you maintain", zh: "你要维护" },
      values: [
        { en: "System and software", zh: "系统与软件" },
        { en: "System, software, drivers", zh: "系统、软件、驱动" },
        { en: "Systems and their placement", zh: "系统与放置策略" },
        { en: "The image", zh: "镜像" },
      ],
    },
    {
      criterion: { en: "Change of size", zh: "变更规格" },
      values: [
        { en: "One restart", zh: "重启一次" },
        { en: "Another machine", zh: "更换机器" },
        { en: "One restart, within the host", zh: "重启一次，不超出宿主机" },
        { en: "A new group beside the old", zh: "新旧容器组并行替换" },
      ],
    },
    {
      criterion: { en: "Licences bound to hardware", zh: "绑定硬件的许可证" },
      values: [
        { en: "No", zh: "不支持" },
        { en: "Yes", zh: "支持" },
        { en: "Yes", zh: "支持" },
        { en: "No", zh: "不支持" },
      ],
    },
  ],
  chooseWhen: [
    {
      en: "the software expects an operating system of its own and the load is known.",
      zh: "软件需要独立操作系统，负载可预期。",
    },
    {
      en: "every core counts: databases, games, rendering.",
      zh: "每个核都要吃满：数据库、游戏、渲染。",
    },
    {
      en: "rules or licences ask who else is on the machine.",
      zh: "合规或许可证要求说明机器上还有谁。",
    },
    {
      en: "you ship an image and do not want to see a system at all.",
      zh: "只想交付镜像，不想再管系统。",
    },
  ],
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it works", zh: "工作方式" },
  heading: { en: "A server you can reason about", zh: "一台心里有数的服务器" },
  lead: {
    en: "Six things people ask a hosting company on the phone, answered with how it is done and where it ends.",
    zh: "电话里最常被问到的六件事，逐条说明做法与边界。",
  },
  items: [
    {
      title: { en: "Grow without moving", zh: "升配不搬家" },
      text: {
        en: "More cores or memory on the same disk, at the same address.",
        zh: "磁盘和地址不变，增加核数或内存。",
      },
      mechanism: {
        en: "The machine is stopped, given its new size and started again; disk and network card stay attached.",
        zh: "关机、换规格、再开机，磁盘与网卡保持挂载。",
      },
      limit: {
        en: "One restart each time. Between families, check first that your system has the drivers.",
        zh: "每次变更需重启一次；跨规格族前请确认系统驱动。",
      },
    },
    {
      title: { en: "Disks that grow while in use", zh: "磁盘在线扩容" },
      text: {
        en: "Start with what you need today and add space on a running server.",
        zh: "先买够今天用的，运行中随时加容量。",
      },
      mechanism: {
        en: "The system disk and each data disk are Cloud Disks; snapshots follow a schedule you set.",
        zh: "系统盘与数据盘均为云磁盘，快照按你设定的计划执行。",
      },
      limit: {
        en: "A disk grows but never shrinks. Extend the file system yourself afterwards.",
        zh: "只能扩不能缩；扩容后需在系统内扩展文件系统。",
      },
    },
    {
      title: { en: "Closed until you open it", zh: "默认关闭，按需放行" },
      text: {
        en: "A new server answers nobody on the internet.",
        zh: "新建的服务器默认不对公网应答。",
      },
      mechanism: {
        en: "Security groups allow by port and source; without a rule, traffic is dropped before it reaches the machine.",
        zh: "安全组按端口和来源放行，没有规则的流量在到达主机前丢弃。",
      },
      limit: {
        en: "They see addresses and ports, not content: for web attacks put a WAF in front.",
        zh: "安全组只看地址和端口，不看内容；Web 攻击请前置 WAF。",
      },
    },
    {
      title: { en: "The same server again", zh: "同样的服务器再来一台" },
      text: {
        en: "Prepare one machine, keep it as an image, and start ten like it.",
        zh: "配好一台做成镜像，再开十台同样的。",
      },
      mechanism: {
        en: "An image holds the system disk; a start script sets what differs, such as names and keys.",
        zh: "镜像保存系统盘，启动脚本写入主机名、密钥等差异。",
      },
      limit: {
        en: "Data disks are not part of an image: restore those from snapshots.",
        zh: "镜像不含数据盘，数据盘请用快照恢复。",
      },
    },
    {
      title: { en: "Keys instead of passwords", zh: "用密钥，不用密码" },
      text: {
        en: "Log in with a key that never leaves your computer.",
        zh: "登录密钥只留在你的电脑上。",
      },
      mechanism: {
        en: "The public key is written at first start, and password login over SSH is off.",
        zh: "首次启动写入公钥，SSH 密码登录默认关闭。",
      },
      limit: {
        en: "We cannot restore a lost key. The console's terminal lets you add a new one.",
        zh: "密钥丢失无法找回，可通过控制台终端重新添加。",
      },
    },
    {
      title: { en: "Seen from outside", zh: "从外部监控" },
      text: {
        en: "Load, traffic and disk are drawn even when the system inside hangs.",
        zh: "即使系统卡死，负载、流量、磁盘曲线仍在。",
      },
      mechanism: {
        en: "The host measures every 60 seconds and reports to Cloud Monitor, which alerts by mail or SMS.",
        zh: "宿主机每 60 秒采样并上报云监控，可邮件或短信告警。",
      },
      limit: {
        en: "What happens inside (memory by process, logs) needs an agent that you install.",
        zh: "进程内存、日志等内部信息需自行安装代理。",
      },
    },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. A shop on two servers, protected and backed up; every box leads to its page.",
    zh: "图 1　两台云服务器承载的网站，含防护与备份，每个方框都可点开对应产品。",
  },
  nodes: [
    { id: "visitors", label: { en: "Visitors", zh: "访问者" }, column: 1, row: 0, kind: "outside" },
    {
      id: "waf",
      label: { en: "Web firewall", zh: "应用防火墙" },
      note: { en: "WAF", zh: "WAF" },
      product: "waf",
      column: 1,
      row: 1,
      kind: "security",
    },
    {
      id: "blb",
      label: { en: "Balancer", zh: "负载均衡" },
      note: { en: "BLB", zh: "BLB" },
      product: "blb",
      column: 0,
      row: 1,
      kind: "network",
    },
    {
      id: "hosteye",
      label: { en: "HostEye", zh: "主机安全" },
      note: { en: "HOSTEYE", zh: "HOSTEYE" },
      product: "hosteye",
      column: 2,
      row: 2,
      kind: "security",
    },
    {
      id: "bcc",
      label: { en: "Servers", zh: "云服务器" },
      note: { en: "BCC × 2", zh: "BCC × 2" },
      product: "bcc",
      column: 1,
      row: 2,
      kind: "compute",
    },
    {
      id: "vpc",
      label: { en: "Private net", zh: "私有网络" },
      note: { en: "VPC", zh: "VPC" },
      product: "vpc",
      column: 0,
      row: 2,
      kind: "network",
    },
    {
      id: "cds",
      label: { en: "Cloud Disk", zh: "云磁盘" },
      note: { en: "CDS", zh: "CDS" },
      product: "cds",
      column: 0,
      row: 3,
      kind: "storage",
    },
    { id: "mysql", label: { en: "MySQL", zh: "MySQL" }, product: "mysql", column: 1, row: 3, kind: "storage" },
    {
      id: "bos",
      label: { en: "Backups", zh: "备份" },
      note: { en: "BOS", zh: "BOS" },
      product: "bos",
      column: 2,
      row: 3,
      kind: "storage",
    },
  ],
  edges: [
    { from: "visitors", to: "waf", label: { en: "Visitors pass the firewall first", zh: "访问者先经过防火墙" } },
    {
      from: "waf",
      to: "blb",
      label: { en: "The firewall hands clean requests to the load balancer", zh: "防火墙把干净的请求交给负载均衡" },
    },
    {
      from: "blb",
      to: "bcc",
      label: { en: "The load balancer sends them to healthy servers", zh: "负载均衡分发到健康的云服务器" },
    },
    { from: "vpc", to: "bcc", label: { en: "Servers have addresses in your VPC", zh: "云服务器使用私有网络地址" } },
    { from: "hosteye", to: "bcc", label: { en: "HostEye watches each server", zh: "主机安全监视每台服务器" } },
    { from: "bcc", to: "cds", label: { en: "Files are kept on Cloud Disks", zh: "文件存放在云磁盘" } },
    { from: "bcc", to: "mysql", label: { en: "Orders are kept in MySQL", zh: "订单存入 MySQL" } },
    { from: "bcc", to: "bos", label: { en: "Backups go to Object Storage", zh: "备份写入对象存储" } },
  ],
};

const firstSteps: TerminalBlock = {
  is: "terminal",
  anchor: "first-steps",
  nav: { en: "First ten minutes", zh: "最初十分钟" },
  heading: { en: "The first ten minutes on a new server", zh: "新服务器的最初十分钟" },
  lead: {
    en: "For Debian or Ubuntu. 203.0.113.10 stands for your server's address and vdb for its data disk: check the name before you format.",
    zh: "以 Debian、Ubuntu 为例。203.0.113.10 代表你的服务器地址，vdb 代表数据盘，格式化前请先核对盘符。",
  },
  steps: [
    { explanation: { en: "Log in with your key", zh: "用密钥登录" }, command: "ssh root@203.0.113.10" },
    {
      explanation: { en: "Install updates", zh: "安装更新" },
      command: "apt-get update && apt-get -y upgrade",
    },
    { explanation: { en: "See which disk is empty", zh: "确认哪块盘是空的" }, command: "lsblk -f" },
    {
      explanation: { en: "Format it and mount it at every start", zh: "格式化，并设置开机挂载" },
      command:
        'mkfs.ext4 /dev/vdb && mkdir -p /data\necho "UUID=$(blkid -s UUID -o value /dev/vdb) /data ext4 defaults,nofail 0 2" >> /etc/fstab\nmount -a',
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Questions asked before ordering", zh: "订购前常问的问题" },
  items: [
    {
      question: { en: "How is a day charged?", zh: "一天怎么计费？" },
      answer: {
        en: "As a thirtieth of the monthly price, once for each day on which the server exists. A stopped server still holds its disk and its place, and is charged.",
        zh: "每日费用为月价的三十分之一，服务器存在的每一天计一次。关机仍占用磁盘和资源，照常计费。",
      },
    },
    {
      question: { en: "Are these prices final?", zh: "这些价格是正式价格吗？" },
      answer: {
        en: "No. They are demo prices until the price list is published, and marked so wherever they appear. Tax is not included.",
        zh: "不是。价目表公布前均为演示价格，出现处都有标注，且不含税。",
      },
    },
    {
      question: { en: "May I bring my own system image?", zh: "可以使用自己的系统镜像吗？" },
      answer: {
        en: "Yes, as qcow2 or raw with virtio drivers, uploaded to Object Storage and imported in the console.",
        zh: "可以。支持带 virtio 驱动的 qcow2 或 raw 镜像，上传对象存储后在控制台导入。",
      },
    },
    {
      question: { en: "What happens when a host fails?", zh: "宿主机故障怎么办？" },
      answer: {
        en: "The server starts again on another host from the same Cloud Disk, as after a power cut. For no interruption at all, run two behind a load balancer.",
        zh: "服务器在另一台宿主机上用同一块云磁盘重新启动，相当于一次断电重启。要做到不中断，请在负载均衡后运行两台。",
      },
    },
    {
      question: { en: "What does Classified Protection (等保) ask of a server?", zh: "等保对服务器有什么要求？" },
      answer: {
        en: "Access control, intrusion and malware protection, and logs kept for at least six months. HostEye, the bastion and Log Audit cover these.",
        zh: "访问控制、入侵与恶意代码防范、日志留存不少于六个月，可由主机安全、堡垒机与日志审计满足。",
      },
    },
    {
      question: { en: "Can I move in without stopping?", zh: "能不停机迁入吗？" },
      answer: {
        en: "Databases yes, with the Data Transmission Service. For files, copy first and once more after switching over.",
        zh: "数据库可以，用数据传输服务 DTS；文件建议先全量复制，切换后再增量同步一次。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What stands next to it", zh: "相邻产品" },
  items: [
    { product: "cds", relation: { en: "Is its disk", zh: "它的磁盘" } },
    { product: "vpc", relation: { en: "Is its network", zh: "它的网络" } },
    { product: "eip", relation: { en: "Gives it a public address", zh: "给它公网地址" } },
    { product: "blb", relation: { en: "Shares requests among several", zh: "在多台之间分发请求" } },
    { product: "hosteye", relation: { en: "Watches it for intrusions", zh: "检测入侵与病毒" } },
    { product: "bcm", relation: { en: "Measures it and raises alerts", zh: "采集指标并告警" } },
  ],
  solutions: ["cloud-base"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Start with one server", zh: "从一台开始" },
  lead: {
    en: "Choose a size, an image and a key in the console. Or see what a complete set-up with network, storage and database comes to.",
    zh: "在控制台选规格、镜像和密钥；也可以先看一套含网络、存储、数据库的完整方案要花多少。",
  },
  actions: [
    { label: { en: "Create a server", zh: "创建云服务器" }, to: "console:/bcc/create" },
    { label: { en: "See the whole set-up", zh: "查看完整方案" }, to: "/solution/cloud-base" },
  ],
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  nav: { en: "Uses", zh: "适用场景" },
  heading: { en: "Where a server is still the right thing", zh: "什么时候就该用服务器" },
  items: [
    {
      id: "website",
      name: { en: "Company website", zh: "企业网站" },
      problem: {
        en: "One machine in the office carries site, mail and files, and a power cut takes all three.",
        zh: "办公室一台机器跑网站、邮件和文件，停电就全停。",
      },
      approach: {
        en: "Two c2.2x4 behind a load balancer, files on Object Storage, a certificate that renews itself.",
        zh: "两台 c2.2x4 置于负载均衡之后，文件放对象存储，证书自动续期。",
      },
      result: {
        en: "Either server may stop for updates while the site stays up.",
        zh: "任意一台停机更新，网站照常访问。",
      },
      products: ["ssl", "blb", "bcc", "bos"],
    },
    {
      id: "erp",
      name: { en: "Installed business software", zh: "企业管理软件" },
      problem: {
        en: "The ERP wants Windows, a fixed address and a licence bound to it.",
        zh: "ERP 需要 Windows、固定地址和绑定地址的许可证。",
      },
      approach: {
        en: "One g2.8x32 with an Elastic IP, SQL Server as a managed database, access through the bastion only.",
        zh: "一台 g2.8x32 绑定弹性公网 IP，数据库用托管 SQL Server，运维只走堡垒机。",
      },
      result: {
        en: "The address stays the same through every resize, and each maintenance session is on record.",
        zh: "变更规格地址不变，每次运维都有录像可查。",
      },
      products: ["eip", "cag", "bcc", "sqlserver"],
    },
    {
      id: "analysis",
      name: { en: "In-memory analysis", zh: "内存分析" },
      problem: {
        en: "A report needs 100 GiB of memory for two days a month.",
        zh: "一份报表每月有两天需要 100 GiB 内存。",
      },
      approach: {
        en: "Start m2.16x128 from an image, read from Object Storage, delete it when the report is out.",
        zh: "从镜像启动 m2.16x128，读取对象存储，出完报表即删除。",
      },
      result: { en: "Two days are charged, not thirty.", zh: "只付两天，不付一个月。" },
      products: ["bos", "bcc", "postgresql"],
    },
  ],
};

const sizes: SizesBlock = {
  is: "sizes",
  anchor: "sizes",
  nav: { en: "Sizes and prices", zh: "规格与价格" },
  heading: { en: "Sizes and prices", zh: "规格与价格" },
  lead: {
    en: "A size is named after what it has: g2.4x16 is a general server with 4 cores and 16 GiB. Say what you need and the rest of the table steps back.",
    zh: "规格名就是配置：g2.4x16 是通用型、4 核 16 GiB。填写需求，表格只留下够用的规格。",
  },
  caption: {
    en: "Table 1. Cloud Server sizes with demo prices in US dollars and rupiah",
    zh: "表 1　云服务器规格与演示价格（美元、印尼盾）",
  },
  note: {
    en: "Made up for this demonstration until the price list is published. Tax is not included: in Indonesia, 12 % on 11/12 of the amount is added, which comes to 11 %.",
    zh: "价目表公布前的演示数据。价格不含税：印尼客户另计增值税，按金额的 11/12 征收 12%，实际为 11%。",
  },
  families: {
    balanced: { en: "Balanced", zh: "均衡型" },
    general: { en: "General", zh: "通用型" },
    memory: { en: "Memory", zh: "内存型" },
  },
  demo: { en: "Demo prices", zh: "演示价格" },
};

const uptime: UptimeBlock = {
  is: "uptime",
  anchor: "uptime",
  nav: { en: "Uptime", zh: "可用性" },
  heading: { en: "How long the small print lets it be down", zh: "协议允许停多久" },
  lead: {
    en: "A percentage says little until it is minutes. Two servers that may fail one at a time halve them.",
    zh: "百分比换算成分钟才看得懂。两台服务器互为备份，允许停机的时间减半。",
  },
  demo: { en: "Demo values", zh: "演示数值" },
  promises: [
    { id: "one", name: { en: "One server", zh: "单台云服务器" }, slaPercent: 99.9 },
    { id: "two", name: { en: "Two behind a balancer", zh: "两台加负载均衡" }, slaPercent: 99.95 },
  ],
  credits: {
    caption: { en: "Given back when it was more", zh: "超出时的赔付" },
    columns: [
      { en: "Up in the month", zh: "当月可用性" },
      { en: "Of that month's charge", zh: "按当月费用赔付" },
    ],
    rows: [
      { label: { en: "below the promise", zh: "低于承诺" }, cells: [{ en: "10 %", zh: "10%" }] },
      { label: { en: "below 99.00 %", zh: "低于 99.00%" }, cells: [{ en: "25 %", zh: "25%" }] },
      { label: { en: "below 95.00 %", zh: "低于 95.00%" }, cells: [{ en: "100 %", zh: "100%" }] },
    ],
    note: {
      en: "Demo values until the service agreement is published. Maintenance that was announced a week before does not count.",
      zh: "服务协议公布前为演示数值。提前一周公告的维护不计入停机。",
    },
  },
};

export const content: PageContent = {
  code: "bcc",
  title: { en: "Cloud Server", zh: "云服务器" },
  lead: {
    en: "A virtual machine with root access, in your own network, from 1 to 16 cores. Order it for a day or keep it for years; resize it with one restart.",
    zh: "拥有 root 权限的虚拟机，运行在你自己的网络里，1 核到 16 核可选。用一天也行，用几年也行，变更规格只需重启一次。",
  },
  actions: [
    { label: { en: "Find a size", zh: "挑选规格" }, to: "#sizes" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/bcc" },
  ],
  figure,
  facts: [
    {
      label: { en: "Smallest size (demo price)", zh: "最小规格（演示价格）" },
      value: { is: "price", usd: 9, unit: { en: "per month", zh: "每月" } },
      anchor: "sizes",
    },
    {
      label: { en: "Charged", zh: "扣费周期" },
      value: { is: "words", words: { en: "Daily", zh: "按日" } },
      anchor: "faq",
    },
    {
      label: { en: "Largest size", zh: "最大规格" },
      value: { is: "words", words: { en: "16 vCPU, 128 GiB", zh: "16 核 128 GiB" } },
      anchor: "sizes",
    },
    {
      label: { en: "SLA of one server (demo)", zh: "单台 SLA（演示）" },
      value: { is: "percent", percent: 99.9 },
      anchor: "uptime",
    },
  ],
  blocks: [features, sizes, scenarios, uptime, comparison, firstSteps, questions, related, callToAction],
  seo: {
    title: { en: "Cloud Server: virtual machines billed by the day", zh: "云服务器 BCC：分钟级开通，按日计费" },
    description: {
      en: "Virtual machines with root access from 1 to 16 cores, in your own network, resized with one restart and billed by the day.",
      zh: "1 核到 16 核云服务器，独享 root 权限，运行在自有私有网络，一次重启即可变更规格，按日计费。",
    },
    keywords: {
      en: "cloud server, virtual machine, VPS, BCC, ZhiAn Cloud",
      zh: "云服务器,虚拟机,云主机,BCC,智安云",
    },
  },
  updatedAt: "2026-11-20",
};
