import { bbcUsdPerMonth } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, Figure, StepsBlock } from "@zhian/page/content";
import type { FinderBlock } from "../../model/instrument-content.ts";
import type {
  ComparisonBlock,
  FeaturesBlock,
  PageContent,
  RelatedBlock,
  ScenariosBlock,
  TerminalBlock,
} from "../../model/page-content.ts";
import { demoPriceNote } from "../notes.ts";

const machines: FinderBlock = {
  is: "finder",
  anchor: "machines",
  nav: { en: "Machines", zh: "机型" },
  heading: { en: "Six machines; say what you need", zh: "六种机型，按需筛选" },
  lead: {
    en: "Count physical cores here, not threads. Machines that are too small, or built for another job, step back.",
    zh: "这里数的是物理核，不是线程。不够用或不对口的机型会退到后面。",
  },
  caption: {
    en: "Table 1. Bare-metal machines with their parts and demo prices",
    zh: "表 1　裸金属机型、部件与演示价格",
  },
  questions: [
    {
      id: "cores",
      is: "at-least",
      label: { en: "Physical cores, at least", zh: "物理核不少于" },
      unit: "",
      values: [24, 32, 48, 64],
    },
    {
      id: "memory",
      is: "at-least",
      label: { en: "Memory, at least", zh: "内存不少于" },
      unit: "GiB",
      values: [128, 256, 512, 1024],
    },
    {
      id: "disks",
      is: "one-of",
      label: { en: "Where the data lies", zh: "数据放在哪里" },
      options: [
        { id: "cloud", name: { en: "On Cloud Disks", zh: "云磁盘" } },
        { id: "flash", name: { en: "On NVMe in the machine", zh: "本机 NVMe" } },
        { id: "spinning", name: { en: "On large spinning disks", zh: "本机大容量机械盘" } },
      ],
    },
    {
      id: "job",
      is: "one-of",
      label: { en: "What it is for", zh: "用来做什么" },
      options: [
        { id: "database", name: { en: "A database of your own", zh: "自建数据库" } },
        { id: "hypervisor", name: { en: "Your own virtual machines", zh: "自建虚拟化" } },
        { id: "game", name: { en: "Game or trading server", zh: "游戏、行情等低延迟服务" } },
        { id: "archive", name: { en: "Video, logs, backups", zh: "视频、日志、备份" } },
      ],
    },
  ],
  columns: [
    { en: "Processor", zh: "处理器" },
    { en: "Memory", zh: "内存" },
    { en: "Disks inside", zh: "本机磁盘" },
    { en: "Network", zh: "网络" },
  ],
  rows: [
    {
      id: "24c.128",
      name: { en: "24c.128", zh: "24c.128" },
      cells: [
        { en: "2 × 12 cores, 3.2 GHz", zh: "2 × 12 核，3.2 GHz" },
        { en: "128 GiB", zh: "128 GiB" },
        { en: "2 × 480 GB SATA SSD for the system", zh: "2 × 480 GB SATA SSD（系统）" },
        { en: "2 × 10 Gbit/s", zh: "2 × 10 Gbit/s" },
      ],
      suits: { cores: 24, memory: 128, disks: ["cloud"], job: ["game", "hypervisor"] },
      usdPerMonth: bbcUsdPerMonth["24c.128"],
    },
    {
      id: "32c.128.hdd",
      name: { en: "32c.128.hdd", zh: "32c.128.hdd" },
      cells: [
        { en: "2 × 16 cores, 2.4 GHz", zh: "2 × 16 核，2.4 GHz" },
        { en: "128 GiB", zh: "128 GiB" },
        { en: "12 × 16 TB, and 2 SSD for the system", zh: "12 × 16 TB 机械盘，另有 2 块系统 SSD" },
        { en: "2 × 25 Gbit/s", zh: "2 × 25 Gbit/s" },
      ],
      suits: { cores: 32, memory: 128, disks: ["spinning"], job: ["archive"] },
      usdPerMonth: bbcUsdPerMonth["32c.128.hdd"],
    },
    {
      id: "48c.256",
      name: { en: "48c.256", zh: "48c.256" },
      cells: [
        { en: "2 × 24 cores, 2.6 GHz", zh: "2 × 24 核，2.6 GHz" },
        { en: "256 GiB", zh: "256 GiB" },
        { en: "2 × 480 GB SATA SSD for the system", zh: "2 × 480 GB SATA SSD（系统）" },
        { en: "2 × 25 Gbit/s", zh: "2 × 25 Gbit/s" },
      ],
      suits: { cores: 48, memory: 256, disks: ["cloud"], job: ["hypervisor", "game"] },
      usdPerMonth: bbcUsdPerMonth["48c.256"],
    },
    {
      id: "48c.256.nvme",
      name: { en: "48c.256.nvme", zh: "48c.256.nvme" },
      cells: [
        { en: "2 × 24 cores, 2.6 GHz", zh: "2 × 24 核，2.6 GHz" },
        { en: "256 GiB", zh: "256 GiB" },
        { en: "4 × 3.84 TB NVMe, and 2 SSD for the system", zh: "4 × 3.84 TB NVMe，另有 2 块系统 SSD" },
        { en: "2 × 25 Gbit/s", zh: "2 × 25 Gbit/s" },
      ],
      suits: { cores: 48, memory: 256, disks: ["flash", "cloud"], job: ["database", "game"] },
      usdPerMonth: bbcUsdPerMonth["48c.256.nvme"],
    },
    {
      id: "64c.512",
      name: { en: "64c.512", zh: "64c.512" },
      cells: [
        { en: "2 × 32 cores, 2.5 GHz", zh: "2 × 32 核，2.5 GHz" },
        { en: "512 GiB", zh: "512 GiB" },
        { en: "2 × 960 GB SATA SSD for the system", zh: "2 × 960 GB SATA SSD（系统）" },
        { en: "2 × 25 Gbit/s", zh: "2 × 25 Gbit/s" },
      ],
      suits: { cores: 64, memory: 512, disks: ["cloud"], job: ["hypervisor", "database"] },
      usdPerMonth: bbcUsdPerMonth["64c.512"],
    },
    {
      id: "64c.1024",
      name: { en: "64c.1024", zh: "64c.1024" },
      cells: [
        { en: "2 × 32 cores, 2.5 GHz", zh: "2 × 32 核，2.5 GHz" },
        { en: "1,024 GiB", zh: "1,024 GiB" },
        { en: "2 × 3.84 TB NVMe, and 2 SSD for the system", zh: "2 × 3.84 TB NVMe，另有 2 块系统 SSD" },
        { en: "2 × 25 Gbit/s", zh: "2 × 25 Gbit/s" },
      ],
      suits: { cores: 64, memory: 1024, disks: ["flash", "cloud"], job: ["database", "hypervisor"] },
      usdPerMonth: bbcUsdPerMonth["64c.1024"],
    },
  ],
  note: demoPriceNote,
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it works", zh: "工作方式" },
  heading: { en: "How a machine becomes part of a cloud without a hypervisor", zh: "没有虚拟化层，机器怎样接入云" },
  lead: {
    en: "The cloud sits on a card in the machine, not underneath your system. Everything else follows from that.",
    zh: "云的那一层跑在一块卡上，不在你的系统底下。其余特点都由此而来。",
  },
  items: [
    {
      title: { en: "Every cycle is yours", zh: "每个时钟周期都归你" },
      text: {
        en: "No steal time, no neighbour in the cache, no thread shared with a stranger.",
        zh: "没有 steal 时间，没有邻居争缓存，也不与陌生人共用超线程。",
      },
      mechanism: {
        en: "Network and disks of the cloud are served by a card with its own processor, which appears to your system as ordinary PCIe devices.",
        zh: "云网络与云磁盘由一块自带处理器的卡提供，在系统里就是普通的 PCIe 设备。",
      },
      limit: {
        en: "Your image needs NVMe and virtio network drivers; very old systems have neither.",
        zh: "镜像须带 NVMe 与 virtio 网卡驱动，太老的系统没有。",
      },
    },
    {
      title: { en: "In the same network as your virtual machines", zh: "与云服务器同在一张网" },
      text: {
        en: "A bare-metal database and virtual web servers talk over private addresses, as if they were alike.",
        zh: "裸金属上的数据库和云服务器上的 Web 层走内网互访，用法没有差别。",
      },
      mechanism: {
        en: "The card carries the VPC's tunnels and enforces security groups before a frame reaches the operating system.",
        zh: "VPC 隧道和安全组都在卡上处理，报文到达操作系统之前已经过滤。",
      },
      limit: {
        en: "Eight network interfaces a machine (demo); a layer-2 broadcast does not cross the VPC.",
        zh: "每台最多 8 块网卡（演示），二层广播不跨 VPC。",
      },
    },
    {
      title: { en: "Your own hypervisor, with the processor's help", zh: "自带虚拟化，硬件加速直通" },
      text: {
        en: "KVM, VMware or Hyper-V run as they do in your own room, not nested.",
        zh: "KVM、VMware、Hyper-V 直接跑在硬件上，不是嵌套虚拟化。",
      },
      mechanism: {
        en: "VT-x or AMD-V and the IOMMU are switched on in the firmware; guests get secondary addresses of the machine's interface.",
        zh: "固件中已开启 VT-x/AMD-V 与 IOMMU，虚机使用网卡的辅助内网地址。",
      },
      limit: {
        en: "A guest's address must be registered in the VPC first: a made-up one is dropped by the card.",
        zh: "虚机地址要先在 VPC 登记，随意自配的地址会被网卡丢弃。",
      },
    },
    {
      title: { en: "A console when the network is gone", zh: "断网也有控制台" },
      text: {
        en: "See the boot screen, enter the boot menu, switch power off and on.",
        zh: "能看到开机画面，进入启动菜单，远程断电上电。",
      },
      mechanism: {
        en: "A proxy reaches the management controller on a separate network; each session is authorised and recorded.",
        zh: "代理经独立管理网连接 BMC，每次会话都要授权并留有记录。",
      },
      limit: {
        en: "You do not get the controller itself: firmware and its settings stay with us.",
        zh: "BMC 本身不开放，固件及其设置由我们维护。",
      },
    },
    {
      title: { en: "Handed on only when empty", zh: "清干净才交给下一位" },
      text: {
        en: "What you wrote on a local disk is gone before somebody else can order the machine.",
        zh: "本机磁盘上的内容先清除，机器才重新上架。",
      },
      mechanism: {
        en: "NVMe disks are sanitised by their own command, others overwritten once; firmware is compared with known hashes.",
        zh: "NVMe 用盘自带的 sanitize 指令，其他盘整盘覆写一遍，固件与已知散列值比对。",
      },
      limit: {
        en: "It follows your release at once: there is no way back to the data an hour later.",
        zh: "释放后立即执行，一小时后后悔也找不回来。",
      },
    },
  ],
};

const delivery: StepsBlock = {
  is: "steps",
  anchor: "delivery",
  nav: { en: "Delivery", zh: "交付过程" },
  heading: { en: "Twenty minutes from order to login, and where they go", zh: "从下单到登录约二十分钟，时间花在哪" },
  lead: {
    en: "For a machine in stock, with a public image. Durations are demo values; most of them is memory being tested.",
    zh: "以有现货、使用公共镜像为例，时长为演示数值。大头是内存自检。",
  },
  items: [
    {
      title: { en: "Take a machine from the pool", zh: "从资源池取一台" },
      text: {
        en: "One that was wiped and tested after its last user; its serial number is fixed to your order.",
        zh: "上一位用户释放后已清盘、已测试的机器，序列号写进订单。",
      },
      who: { en: "Platform", zh: "平台" },
      duration: { en: "seconds", zh: "数秒" },
    },
    {
      title: { en: "Connect it to your subnet", zh: "接入你的子网" },
      text: {
        en: "The card receives its address, routes and security groups. The machine is still off.",
        zh: "网卡写入地址、路由和安全组，此时机器还没通电。",
      },
      who: { en: "Platform", zh: "平台" },
      duration: { en: "1 minute", zh: "1 分钟" },
    },
    {
      title: { en: "Write the system", zh: "写入系统" },
      text: {
        en: "The image is streamed to the mirrored system disks and checked by its hash.",
        zh: "镜像写到做了镜像的系统盘上，并校验散列值。",
      },
      who: { en: "Platform", zh: "平台" },
      duration: { en: "6 minutes", zh: "6 分钟" },
    },
    {
      title: { en: "Power on", zh: "上电自检" },
      text: {
        en: "The firmware trains and tests every memory module. A terabyte takes its time, in any data centre.",
        zh: "固件逐条初始化并测试内存。1 TiB 内存在哪个机房都快不了。",
      },
      who: { en: "Hardware", zh: "硬件" },
      duration: { en: "6 to 12 minutes", zh: "6–12 分钟" },
    },
    {
      title: { en: "First login", zh: "首次登录" },
      text: {
        en: "The start script has run, your key is in place, password login is off.",
        zh: "初始化脚本已执行，公钥已写入，密码登录关闭。",
      },
      who: { en: "You", zh: "你" },
    },
  ],
};

const comparison: ComparisonBlock = {
  is: "comparison",
  anchor: "comparison",
  nav: { en: "Alternatives", zh: "怎么选" },
  heading: { en: "When bare metal is not the answer", zh: "什么时候不该选裸金属" },
  lead: {
    en: "It is the fastest of the four and the least flexible. Both follow from the same cause.",
    zh: "四者里它最快，也最不灵活，原因是同一个。",
  },
  caption: { en: "Bare metal beside three neighbours", zh: "裸金属与三个相邻产品对照" },
  subjects: ["bbc", "bcc", "dcc", "server"],
  rows: [
    {
      criterion: { en: "Ready after (demo)", zh: "多久能用（演示）" },
      values: [
        { en: "20 minutes", zh: "20 分钟" },
        { en: "2 minutes", zh: "2 分钟" },
        { en: "15 minutes", zh: "15 分钟" },
        { en: "3 working days", zh: "3 个工作日" },
      ],
    },
    {
      criterion: { en: "Smallest portion", zh: "最小单位" },
      values: [
        { en: "24 cores", zh: "24 核" },
        { en: "1 vCPU", zh: "1 vCPU" },
        { en: "A host to divide", zh: "一台可切分的宿主机" },
        { en: "A machine", zh: "一台机器" },
      ],
    },
    {
      criterion: { en: "When the mainboard dies", zh: "主板坏了" },
      values: [
        { en: "Another machine; Cloud Disks follow", zh: "换一台，云磁盘跟过去" },
        { en: "Restart elsewhere by itself", zh: "自动在别处重启" },
        { en: "Restart on your spare host", zh: "在你的备用宿主机上重启" },
        { en: "Repair on site", zh: "现场维修" },
      ],
    },
    {
      criterion: { en: "Your own hypervisor", zh: "自建虚拟化" },
      values: [
        { en: "Yes", zh: "可以" },
        { en: "No", zh: "不可以" },
        { en: "No, ours is underneath", zh: "不可以，底层是平台的" },
        { en: "Yes", zh: "可以" },
      ],
    },
    {
      criterion: { en: "Network of the cloud (VPC)", zh: "云网络（VPC）" },
      values: [
        { en: "Built in", zh: "原生支持" },
        { en: "Built in", zh: "原生支持" },
        { en: "Built in", zh: "原生支持" },
        { en: "By a cross-connect", zh: "需拉专线" },
      ],
    },
  ],
  chooseWhen: [
    {
      en: "your measurements show that virtualisation, not the program, is what costs you.",
      zh: "实测证明拖慢你的是虚拟化，而不是程序本身。",
    },
    {
      en: "you would use less than half of a machine, or want to resize it on Friday evening.",
      zh: "用不满半台机器，或者周五晚上想随手改规格。",
    },
    {
      en: "nobody else may be on the hardware, but snapshots, images and resizing should stay.",
      zh: "硬件必须独占，又想保留快照、镜像和变更规格。",
    },
    {
      en: "you need a particular part, such as a card of your own, for years.",
      zh: "要装指定的部件，比如自带的板卡，一用几年。",
    },
  ],
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  nav: { en: "Uses", zh: "适用场景" },
  heading: { en: "Three loads that notice the difference", zh: "三种能感到差别的负载" },
  items: [
    {
      id: "ledger",
      name: { en: "A ledger that commits all day", zh: "不停提交的账务库" },
      problem: {
        en: "Each commit waits for a disk. On shared storage the slowest one in a thousand sets the pace of the queue.",
        zh: "每次提交都要等落盘，共享存储上千分之一的慢请求拖住整个队列。",
      },
      approach: {
        en: "48c.256.nvme with RAID 10 over four local disks, a second one as replica, nightly copies to Object Storage.",
        zh: "48c.256.nvme，四块本地盘做 RAID 10，第二台做从库，每晚备份到对象存储。",
      },
      result: {
        en: "Commits wait for one local write. Losing a machine costs a switch to the replica, which you operate yourself.",
        zh: "提交只等一次本地写入；坏一台就切到从库，切换由你自己负责。",
      },
      products: ["vpc", "bbc", "bos"],
    },
    {
      id: "rooms",
      name: { en: "Game rooms at 60 ticks", zh: "60 帧对战房间" },
      problem: {
        en: "A tick that comes 8 ms late is seen by every player in the room.",
        zh: "一帧晚 8 毫秒，房间里所有人都感觉得到。",
      },
      approach: {
        en: "Rooms pinned to physical cores of 24c.128, interrupts kept on others; Anti-DDoS in front of the public address.",
        zh: "房间进程绑定 24c.128 的物理核，中断绑到其他核，公网入口前置 DDoS 高防。",
      },
      result: {
        en: "Jitter is what your own code makes of it; the platform adds none between you and the core.",
        zh: "抖动只取决于你的代码，平台不再插一层。",
      },
      products: ["ddos", "eip", "bbc"],
    },
    {
      id: "private-cloud",
      name: { en: "A virtualisation cluster, moved", zh: "整体搬迁虚拟化集群" },
      problem: {
        en: "Two hundred virtual machines with their own tooling cannot be converted one by one before the lease of the room ends.",
        zh: "两百台虚机连同一整套工具，来不及在机房租约到期前逐台转换。",
      },
      approach: {
        en: "Four 64c.1024 with your hypervisor, joined to the old room by a cross-connect; guests move while running.",
        zh: "四台 64c.1024 装上你原来的虚拟化平台，与旧机房专线互通，虚机在线迁移。",
      },
      result: {
        en: "The same images, the same tools, another building. Modernising can wait its turn.",
        zh: "镜像不变，工具不变，只是换了楼。改造以后再说。",
      },
      products: ["datacenter", "vpc", "bbc"],
    },
  ],
};

const proof: TerminalBlock = {
  is: "terminal",
  anchor: "proof",
  nav: { en: "Check it", zh: "验机" },
  heading: { en: "Convince yourself that nothing is underneath", zh: "自己验证：底下没有虚拟化" },
  lead: {
    en: "On 48c.256.nvme, with a Linux of your choice. The last command measures what a database feels: single synchronous writes.",
    zh: "以 48c.256.nvme 上的 Linux 为例。最后一条测的是数据库最在意的：单队列同步写。",
  },
  steps: [
    {
      explanation: { en: "Prints “none” on a physical machine", zh: "物理机上应输出 none" },
      command: "systemd-detect-virt",
    },
    {
      explanation: { en: "Two sockets, their cores and what lies near which", zh: "查看两路处理器及内存的远近" },
      command: "lscpu | grep -E 'Socket|Core|NUMA|Virtualization'\nnumactl --hardware",
    },
    {
      explanation: { en: "Four disks that belong to this machine", zh: "本机的四块 NVMe" },
      command: "nvme list",
    },
    {
      explanation: { en: "Mirror and stripe them: nobody else does", zh: "自己做 RAID 10，平台不会替你做" },
      command: "mdadm --create /dev/md0 --level=10 --raid-devices=4 /dev/nvme[0-3]n1",
    },
    {
      explanation: { en: "Latency of a commit, in percentiles", zh: "测提交延迟的百分位" },
      command:
        "fio --name=commit --filename=/dev/md0 --direct=1 --rw=randwrite --bs=16k --iodepth=1 --fsync=1 --runtime=60 --time_based",
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Asked by people who have run their own racks", zh: "管过机柜的人会问" },
  items: [
    {
      question: { en: "What happens to local disks when the machine breaks?", zh: "机器坏了，本机磁盘怎么办？" },
      answer: {
        en: "If the disks are healthy and a twin is free, a technician moves them, on your request. If not, they are lost. Keep a replica or a backup, always.",
        zh: "盘没坏且有同型号备机时，可按你的要求由工程师挪盘；否则数据就没了。务必有从库或备份。",
      },
    },
    {
      question: { en: "Does a machine that is switched off cost less?", zh: "关机能省钱吗？" },
      answer: {
        en: "No. Off or on, it stands there for you alone. Release it to end the charge, after saving what is on it.",
        zh: "不能。开不开机它都只为你留着。想停止计费就释放，先把数据取走。",
      },
    },
    {
      question: { en: "Can I resize it?", zh: "可以升配吗？" },
      answer: {
        en: "Not in place. Start a larger one, attach the same Cloud Disks, move the address. Local disks have to be copied.",
        zh: "不能原地升配。新开一台更大的，挂上原来的云磁盘，再把地址换绑过去；本机磁盘需要自己拷贝。",
      },
    },
    {
      question: { en: "Are snapshots possible?", zh: "能做快照吗？" },
      answer: {
        en: "Of Cloud Disks, as anywhere. Of disks inside the machine, no: the platform does not see their content.",
        zh: "云磁盘可以。本机磁盘不行，平台看不到里面的内容。",
      },
    },
    {
      question: { en: "Is every model always in stock?", zh: "每种机型都有现货吗？" },
      answer: {
        en: "No. The console shows what is free per zone. For four or more of a kind, ask a week ahead.",
        zh: "不一定，控制台按可用区显示余量。同型号要四台以上，请提前一周说。",
      },
    },
    {
      question: { en: "Do you log in to my machine?", zh: "你们会登录我的机器吗？" },
      answer: {
        en: "We cannot: there is no account of ours on it. Health is read from sensors over the management network. If you want us inside, you add a key and remove it.",
        zh: "登录不了，机器上没有我们的账号。健康状态由管理网读传感器得到；需要我们协助时，由你加一把密钥，用完删掉。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What it is usually ordered with", zh: "常一起订购" },
  items: [
    {
      product: "vpc",
      relation: { en: "Gives it private addresses beside your other servers", zh: "提供与其他服务器互通的内网" },
    },
    { product: "cds", relation: { en: "Holds what must outlive the machine", zh: "存放比机器活得久的数据" } },
    { product: "bcm", relation: { en: "Reads its sensors and calls you", zh: "读取硬件传感器并告警" } },
    { product: "dcc", relation: { en: "The same hardware, divided for you", zh: "同样的硬件，替你切成虚机" } },
  ],
  solutions: ["game-security", "private"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Rent one for a day and measure", zh: "先租一天，测了再说" },
  lead: {
    en: "A day costs a thirtieth of the month. Run your own benchmark, keep the numbers, release the machine.",
    zh: "一天只收月价的三十分之一。跑你自己的压测，留下数字，机器释放即可。",
  },
  actions: [
    { label: { en: "See what is in stock", zh: "查看现货" }, to: "console:/bbc/create" },
    { label: { en: "Plan a private cloud", zh: "规划私有云" }, to: "/solution/private" },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Two physical machines in one private network with virtual servers; the replica stands in for the first.",
    zh: "图 1　两台裸金属与云服务器同在一个私有网络，互为主从。",
  },
  nodes: [
    { id: "players", label: { en: "Users", zh: "用户" }, column: 1, row: 0, kind: "outside" },
    { id: "ddos", label: { en: "Anti-DDoS", zh: "DDoS 高防" }, product: "ddos", column: 0, row: 1, kind: "security" },
    {
      id: "blb",
      label: { en: "Balancer", zh: "负载均衡" },
      note: { en: "BLB", zh: "BLB" },
      product: "blb",
      column: 1,
      row: 1,
      kind: "network",
    },
    {
      id: "bcc",
      label: { en: "Web servers", zh: "Web 服务器" },
      note: { en: "BCC", zh: "BCC" },
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
      column: 2,
      row: 2,
      kind: "network",
    },
    {
      id: "primary",
      label: { en: "Bare metal", zh: "裸金属（主）" },
      note: { en: "primary", zh: "BBC" },
      product: "bbc",
      column: 1,
      row: 3,
      kind: "compute",
    },
    {
      id: "replica",
      label: { en: "Bare metal", zh: "裸金属（从）" },
      note: { en: "replica", zh: "BBC" },
      product: "bbc",
      column: 0,
      row: 3,
      kind: "compute",
    },
    {
      id: "bcm",
      label: { en: "Sensors", zh: "硬件监控" },
      note: { en: "BCM", zh: "BCM" },
      product: "bcm",
      column: 2,
      row: 3,
      kind: "compute",
    },
    {
      id: "bos",
      label: { en: "Nightly copy", zh: "每晚备份" },
      note: { en: "BOS", zh: "BOS" },
      product: "bos",
      column: 1,
      row: 4,
      kind: "storage",
    },
  ],
  edges: [
    { from: "players", to: "ddos", label: { en: "Traffic of users is scrubbed first", zh: "用户流量先经清洗" } },
    { from: "ddos", to: "blb", label: { en: "Clean traffic goes on to the balancer", zh: "干净流量转给负载均衡" } },
    { from: "blb", to: "bcc", label: { en: "The balancer picks a web server", zh: "负载均衡选一台 Web 服务器" } },
    {
      from: "bcc",
      to: "primary",
      label: { en: "Web servers query the database on bare metal", zh: "Web 服务器访问裸金属上的数据库" },
    },
    {
      from: "primary",
      to: "replica",
      label: { en: "Each commit is copied to a second machine", zh: "每次提交复制到第二台" },
    },
    {
      from: "vpc",
      to: "primary",
      label: { en: "The machine has a private address in the VPC", zh: "机器使用 VPC 内网地址" },
    },
    {
      from: "primary",
      to: "bcm",
      label: { en: "Temperature, fans and disks are watched", zh: "监测温度、风扇与磁盘" },
    },
    { from: "primary", to: "bos", label: { en: "A backup leaves the machine every night", zh: "每晚备份出机" } },
  ],
};

export const content: PageContent = {
  code: "bbc",
  title: { en: "Elastic Bare Metal", zh: "弹性裸金属服务器" },
  lead: {
    en: "A whole physical machine from 24 cores to 64 cores and 1 TiB, ordered in the console and connected to your VPC. For databases, games and hypervisors that feel every layer between them and the hardware.",
    zh: "整台物理机，24 核起，最高 64 核 1 TiB 内存，控制台下单，直接接入你的 VPC。给那些多一层都嫌慢的数据库、游戏和虚拟化平台。",
  },
  actions: [
    { label: { en: "Find a machine", zh: "选机型" }, to: "#machines" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/bbc" },
  ],
  figure,
  facts: [
    {
      label: { en: "Smallest machine (demo price)", zh: "最小机型（演示价格）" },
      value: { is: "price", usd: bbcUsdPerMonth["24c.128"], unit: { en: "per month", zh: "每月" } },
      anchor: "machines",
    },
    {
      label: { en: "Layers between you and the core", zh: "你与处理器之间的虚拟化层" },
      value: { is: "words", words: { en: "None", zh: "没有" } },
      anchor: "proof",
    },
    {
      label: { en: "Order to login (demo)", zh: "下单到登录（演示）" },
      value: { is: "words", words: { en: "About 20 minutes", zh: "约 20 分钟" } },
      anchor: "delivery",
    },
    {
      label: { en: "Disks inside after release", zh: "释放后的本机磁盘" },
      value: { is: "words", words: { en: "Wiped at once", zh: "立即清除" } },
      anchor: "features",
    },
  ],
  blocks: [machines, features, delivery, comparison, scenarios, proof, questions, related, callToAction],
  seo: {
    title: { en: "Elastic Bare Metal: whole machines in your VPC", zh: "弹性裸金属 BBC：整机独享，接入 VPC" },
    description: {
      en: "Physical machines from 24 to 64 cores without a hypervisor, ready in about 20 minutes (demo), in one network with your virtual servers.",
      zh: "24 至 64 核整台物理机，没有虚拟化层，约 20 分钟交付（演示），与云服务器同在一个 VPC，按机型列出演示价格。",
    },
    keywords: {
      en: "bare metal server, physical machine, BBC, NVMe, own hypervisor, ZhiAn Cloud",
      zh: "裸金属服务器,物理机,BBC,NVMe,自建虚拟化,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
