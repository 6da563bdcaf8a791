import type { CtaBlock, FaqBlock, Figure, Words } from "@zhian/page/content";
import type {
  FeaturesBlock,
  PageContent,
  PlansBlock,
  RelatedBlock,
  ScenariosBlock,
  SpecsBlock,
  TerminalBlock,
} from "../../model/page-content.ts";

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it works", zh: "工作方式" },
  heading: { en: "What you hand over, and what stays yours", zh: "交出去的和留下的" },
  lead: {
    en: "The platform takes the machines; image, network and data stay under your rules. Each line says how, and where it ends.",
    zh: "机器交给平台，镜像、网络和数据仍由你做主。下面逐条说明做法与边界。",
  },
  items: [
    {
      title: { en: "Start from an image, not a machine", zh: "从镜像启动，不从机器开始" },
      text: {
        en: "Name an image, its ports and its environment; the platform finds room and starts it.",
        zh: "填写镜像地址、端口和环境变量，平台寻找空位并启动。",
      },
      mechanism: {
        en: "Layers are kept in a cache beside the hosts, so a second start reads no registry.",
        zh: "镜像层缓存在宿主机旁，第二次启动无需再访问仓库。",
      },
      limit: {
        en: "An image not yet cached starts as slowly as it downloads.",
        zh: "未缓存的镜像，启动时间取决于下载时间。",
      },
    },
    {
      title: { en: "An address in your own network", zh: "使用你自己的网络地址" },
      text: {
        en: "Containers answer on private addresses, next to your servers and databases.",
        zh: "容器使用内网地址，与你的服务器、数据库相邻。",
      },
      mechanism: {
        en: "Each group gets an interface in a subnet of your VPC; its security groups apply.",
        zh: "每个容器组在你的子网中获得一块网卡，受安全组约束。",
      },
      limit: {
        en: "One VPC a group. For the internet, bind an Elastic IP or put a load balancer in front.",
        zh: "一个容器组只属于一个 VPC；访问公网需绑定弹性公网 IP 或前置负载均衡。",
      },
    },
    {
      title: { en: "Out of service first, restarted second", zh: "异常容器先摘除再重建" },
      text: {
        en: "A container that stops answering leaves the balancer first and is started again second.",
        zh: "不再应答的容器先从负载均衡摘除，再重新启动。",
      },
      mechanism: {
        en: "Liveness and readiness probes by HTTP, TCP or a command you choose.",
        zh: "支持 HTTP、TCP、自定义命令三种存活与就绪探针。",
      },
      limit: {
        en: "After five failed starts the pauses grow to five minutes: a broken image is not retried for ever.",
        zh: "连续五次启动失败后，重试间隔逐步拉长到五分钟，避免坏镜像反复重启。",
      },
    },
    {
      title: { en: "Data outlives the container", zh: "数据不随容器消失" },
      text: {
        en: "Write to a volume and the next container finds it there.",
        zh: "写入数据卷的文件，下一个容器照样能读到。",
      },
      mechanism: {
        en: "Cloud Disk for one writer, Object Storage for many readers; both by name in the group's definition.",
        zh: "单写用云磁盘，多读用对象存储，在容器组定义中按名称挂载。",
      },
      limit: {
        en: "A disk belongs to one group at a time; what is written elsewhere is gone with the container.",
        zh: "一块云磁盘同一时刻只属于一个容器组；写在别处的文件随容器删除。",
      },
    },
    {
      title: { en: "Logs and metrics without an agent", zh: "无需代理即可看日志和指标" },
      text: {
        en: "What the container prints is searchable; what it uses is drawn.",
        zh: "容器输出可检索，资源用量有曲线。",
      },
      mechanism: {
        en: "Standard output is collected; CPU, memory and network go to Cloud Monitor every 60 seconds.",
        zh: "采集标准输出；CPU、内存、网络每 60 秒上报云监控。",
      },
      limit: {
        en: "For the six months that Chinese law asks for, forward logs to Log Audit.",
        zh: "如需满足日志留存六个月的要求，请转发到日志审计系统。",
      },
    },
    {
      title: { en: "Charged by the day", zh: "按日扣费" },
      text: {
        en: "Delete a group in the morning and tomorrow costs nothing.",
        zh: "今天删除，明天就不再扣费。",
      },
      mechanism: {
        en: "The monthly price is charged in daily shares, listed one by one in the bill.",
        zh: "月价按日分摊，账单逐日列出。",
      },
      limit: {
        en: "The day is the smallest unit. Ten-minute jobs belong together in one group.",
        zh: "最小计费单位是一天，几分钟的任务请合并到同一个容器组。",
      },
    },
  ],
};

const onRequest = { en: "On request", zh: "可申请" };
const fixed = { en: "No", zh: "不可" };

const limits: SpecsBlock = {
  is: "specs",
  anchor: "limits",
  nav: { en: "Limits", zh: "限制" },
  heading: { en: "Limits, before you meet them", zh: "先看限制，再动手" },
  caption: { en: "Limits of a container group (demo values)", zh: "容器组限制（演示数值）" },
  columns: [
    { en: "Limit", zh: "限制项" },
    { en: "Base", zh: "基础版" },
    { en: "Major", zh: "专业版" },
    { en: "Can be raised", zh: "能否提高" },
  ],
  rows: [
    {
      label: { en: "vCPU in a group", zh: "单组核数" },
      cells: [{ en: "2", zh: "2" }, { en: "2 in each zone", zh: "每个可用区 2" }, onRequest],
    },
    {
      label: { en: "Memory in a group", zh: "单组内存" },
      cells: [{ en: "4 GiB", zh: "4 GiB" }, { en: "4 GiB in each zone", zh: "每个可用区 4 GiB" }, onRequest],
    },
    {
      label: { en: "Containers in a group", zh: "单组容器数" },
      cells: [{ en: "8", zh: "8" }, { en: "8", zh: "8" }, fixed],
    },
    {
      label: { en: "Groups in an account", zh: "单账号容器组数" },
      cells: [{ en: "20", zh: "20" }, { en: "20", zh: "20" }, onRequest],
    },
    {
      label: { en: "Size of an image", zh: "单个镜像大小" },
      cells: [{ en: "10 GiB", zh: "10 GiB" }, { en: "10 GiB", zh: "10 GiB" }, fixed],
    },
    {
      label: { en: "Temporary disk", zh: "临时磁盘" },
      cells: [{ en: "20 GiB", zh: "20 GiB" }, { en: "40 GiB", zh: "40 GiB" }, onRequest],
    },
  ],
  note: {
    en: "Privileged containers and host networking are not offered: other customers run on the same hosts.",
    zh: "不提供特权容器和宿主机网络：同一宿主机上还有其他客户。",
  },
};

const perMonthChargedDaily: Words = { en: "per month, charged daily", zh: "每月，按日扣费" };
const compute: Words = { en: "Compute included", zh: "包含算力" };
const placement: Words = { en: "Placement", zh: "部署位置" };
const cache: Words = { en: "Image cache", zh: "镜像缓存" };
const logs: Words = { en: "Logs kept", zh: "日志保留" };

export const plans: PlansBlock = {
  is: "plans",
  anchor: "plans",
  nav: { en: "Plans", zh: "套餐" },
  heading: { en: "Two plans, told apart by downtime", zh: "两档套餐，差别看停机时间" },
  lead: {
    en: "Both run the same images in the same network. Major serves from two zones, and the downtime it allows itself is half.",
    zh: "两档套餐运行同样的镜像、接入同样的网络。专业版跨两个可用区部署，承诺的停机时间减半。",
  },
  plans: [
    {
      id: "base",
      name: { en: "Base", zh: "基础版" },
      usd: 69,
      unit: perMonthChargedDaily,
      slaPercent: 99.9,
      for: {
        en: "Internal tools, test environments, sites that can rest for three quarters of an hour a month.",
        zh: "内部系统、测试环境，以及每月停三刻钟也不误事的网站。",
      },
      specs: [
        { label: compute, value: { en: "2 vCPU, 4 GiB", zh: "2 核 4 GiB" } },
        { label: placement, value: { en: "One zone", zh: "单可用区" } },
        { label: cache, value: { en: "20 GiB", zh: "20 GiB" } },
        { label: logs, value: { en: "7 days", zh: "7 天" } },
      ],
      action: { label: { en: "Order Base", zh: "订购基础版" }, to: "console:/bci/create?plan=base" },
    },
    {
      id: "major",
      name: { en: "Major", zh: "专业版" },
      usd: 89,
      unit: perMonthChargedDaily,
      slaPercent: 99.95,
      for: {
        en: "Shops, customer portals, interfaces that other systems wait for.",
        zh: "电商、客户门户，以及其他系统依赖的接口。",
      },
      specs: [
        { label: compute, value: { en: "2 vCPU, 4 GiB in each zone", zh: "每个可用区 2 核 4 GiB" } },
        { label: placement, value: { en: "Two zones, both serving", zh: "双可用区，同时服务" } },
        { label: cache, value: { en: "50 GiB", zh: "50 GiB" } },
        { label: logs, value: { en: "30 days", zh: "30 天" } },
      ],
      action: { label: { en: "Order Major", zh: "订购专业版" }, to: "console:/bci/create?plan=major" },
    },
  ],
  footnote: {
    en: "Price, charging period and SLA are the published ones. What a plan includes is demo data until the product team publishes it. Tax is not included; a day is a thirtieth of the monthly price.",
    zh: "价格、扣费周期与 SLA 为公布值；套餐包含的资源为演示数据，待产品团队公布后更新。价格不含税；日价按月价的三十分之一折算。",
  },
};

const firstSteps: TerminalBlock = {
  is: "terminal",
  anchor: "first-steps",
  nav: { en: "First steps", zh: "上手步骤" },
  heading: { en: "From source to answer in four commands", zh: "四条命令，从源码到应答" },
  lead: {
    en: "Any tool that builds OCI images will do. Names that end in .example stand for your own.",
    zh: "任何能构建 OCI 镜像的工具都可以。以 .example 结尾的名称请换成你自己的。",
  },
  steps: [
    {
      explanation: { en: "Build and tag the image", zh: "构建镜像并打标签" },
      command: "docker build -t registry.zhiancloud.example/shop/web:1.4.0 .",
    },
    {
      explanation: { en: "Log in with a registry token from the console", zh: "用控制台生成的令牌登录仓库" },
      command: "docker login registry.zhiancloud.example",
    },
    {
      explanation: { en: "Push it", zh: "推送镜像" },
      command: "docker push registry.zhiancloud.example/shop/web:1.4.0",
    },
    {
      explanation: { en: "Create the group in the console, then ask it", zh: "在控制台创建容器组，然后访问它" },
      command: "curl -fsS https://shop.example/healthz",
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
      question: { en: "Is 69 USD the price of a day or of a month?", zh: "69 美元是一天还是一个月的价格？" },
      answer: {
        en: "Of a month. It is charged in daily shares, so a group that lives for ten days costs about a third of it.",
        zh: "一个月。费用按日分摊扣除，只运行十天的容器组约付月价的三分之一。",
      },
    },
    {
      question: { en: "What does an SLA of 99.90% mean in minutes?", zh: "SLA 99.90% 折算成分钟是多少？" },
      answer: {
        en: "In 30 days of 43,200 minutes it leaves 43.2 minutes. 99.95% leaves 21.6. The ruler under the plans is drawn to scale.",
        zh: "30 天共 43,200 分钟，99.90% 允许停机 43.2 分钟，99.95% 允许 21.6 分钟。套餐下方的标尺按比例绘制。",
      },
    },
    {
      question: { en: "May I move from Base to Major later?", zh: "以后能从基础版换到专业版吗？" },
      answer: {
        en: "Yes. A second copy starts in another zone and joins the balancer before the plan changes; the new price applies from the next day.",
        zh: "可以。先启动第二个可用区的副本并接入负载均衡，再切换套餐，次日起按新价格扣费。",
      },
    },
    {
      question: { en: "When is a Cloud Server the better choice?", zh: "什么时候更适合用云服务器？" },
      answer: {
        en: "When you need your own kernel, a licence bound to a machine, or software that expects to be installed rather than shipped as an image.",
        zh: "需要自定义内核、许可证绑定机器，或软件只能安装、不能打包成镜像时，选云服务器。",
      },
    },
    {
      question: { en: "Are prices in rupiah fixed?", zh: "印尼盾价格是固定的吗？" },
      answer: {
        en: "No. They are the dollar price at the dated rate shown on this page, rounded to whole rupiah.",
        zh: "不固定。按本页注明日期的汇率由美元价格折算，取整到 1 盾。",
      },
    },
    {
      question: { en: "Does it help with Classified Protection (等保)?", zh: "对过等保有帮助吗？" },
      answer: {
        en: "It keeps services apart in the network and keeps access records. The assessment covers your whole system: start with the classified protection service.",
        zh: "它提供网络隔离和访问记录，但测评针对整个系统，建议从等保服务开始规划。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What stands next to it", zh: "相邻产品" },
  items: [
    {
      product: "bcc",
      relation: { en: "When you need the whole operating system", zh: "需要完整操作系统时选它" },
    },
    { product: "vpc", relation: { en: "Gives containers their addresses", zh: "为容器提供内网地址" } },
    { product: "blb", relation: { en: "Sends requests to healthy groups", zh: "把请求分给健康的容器组" } },
    { product: "cds", relation: { en: "Keeps files past a restart", zh: "重启后文件仍在" } },
    { product: "scs", relation: { en: "Keeps sessions out of the container", zh: "会话不放在容器里" } },
    { product: "las", relation: { en: "Keeps logs for six months", zh: "日志留存六个月" } },
  ],
  solutions: ["digital", "cloud-base"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Start with one image", zh: "从一个镜像开始" },
  lead: {
    en: "Create a group in the console, and delete it the same day if it is not for you: one day's share is what the trial costs.",
    zh: "在控制台创建一个容器组，不合适当天删除，成本只有一天的费用。",
  },
  actions: [
    { label: { en: "Create a container group", zh: "创建容器组" }, to: "console:/bci/create" },
    { label: { en: "Read the documentation", zh: "查看文档" }, to: "/document" },
  ],
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  nav: { en: "Uses", zh: "适用场景" },
  heading: { en: "Four jobs it fits", zh: "适合的四类工作" },
  items: [
    {
      id: "services",
      name: { en: "Small services", zh: "微服务" },
      problem: {
        en: "Six services share two servers; an update of one restarts the others.",
        zh: "六个服务挤在两台服务器上，更新一个就要重启其他几个。",
      },
      approach: {
        en: "One group a service, found by name in the VPC, each with its own probes and its own image tag.",
        zh: "每个服务一个容器组，在 VPC 内按名称互访，探针与镜像标签各自独立。",
      },
      result: {
        en: "A release concerns one image. Going back means naming the tag before.",
        zh: "一次发布只涉及一个镜像，回退就是换回上一个标签。",
      },
      products: ["vpc", "blb", "bci", "mysql"],
    },
    {
      id: "campaigns",
      name: { en: "Campaign days", zh: "活动高峰" },
      problem: {
        en: "A sale brings ten days of traffic that the rest of the year never sees.",
        zh: "一场促销带来十天高峰，其余时间用不上这么多资源。",
      },
      approach: {
        en: "Add groups behind the balancer before the sale and delete them after it; sessions live in Redis, not in the container.",
        zh: "活动前在负载均衡后增加容器组，结束后删除；会话存 Redis，不留在容器里。",
      },
      result: {
        en: "Ten days are paid for, because charging is daily.",
        zh: "按日扣费，用十天付十天。",
      },
      products: ["cdn", "blb", "bci", "scs"],
    },
    {
      id: "builds",
      name: { en: "Builds and tests", zh: "构建与测试" },
      problem: {
        en: "Build machines stand idle at night, and differ from each other by spring.",
        zh: "构建机夜里闲着，半年后每台环境都不一样。",
      },
      approach: {
        en: "Runners start from one image in the morning and are deleted in the evening; caches lie in Object Storage.",
        zh: "构建节点早上由同一镜像启动，晚上删除，缓存放在对象存储。",
      },
      result: {
        en: "Every build starts from the same bytes.",
        zh: "每次构建的起点完全一致。",
      },
      products: ["vpc", "bci", "bos"],
    },
    {
      id: "batch",
      name: { en: "Nightly batches", zh: "夜间批处理" },
      problem: {
        en: "Reports must be ready at seven, and compete with the shop for the same CPU.",
        zh: "报表要在早上七点前出齐，却和线上业务抢 CPU。",
      },
      approach: {
        en: "A group of its own reads from the standby database, writes files to Object Storage and ends.",
        zh: "单独的容器组读取备库，结果写入对象存储，跑完即退出。",
      },
      result: {
        en: "The shop keeps its CPU; Cloud Monitor alerts when the files are late.",
        zh: "线上资源不受影响，文件未按时产出由云监控告警。",
      },
      products: ["mysql", "bci", "bos", "bcm"],
    },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. A web service on two container groups; every box leads to its page.",
    zh: "图 1　一个网站服务的典型结构，每个方框都可点开对应产品。",
  },
  nodes: [
    { id: "visitors", label: { en: "Visitors", zh: "访问者" }, column: 1, row: 0, kind: "outside" },
    { id: "registry", label: { en: "Image store", zh: "镜像仓库" }, column: 0, row: 1, kind: "outside" },
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
      id: "vpc",
      label: { en: "Private net", zh: "私有网络" },
      note: { en: "VPC", zh: "VPC" },
      product: "vpc",
      column: 2,
      row: 1,
      kind: "network",
    },
    {
      id: "cds",
      label: { en: "Cloud Disk", zh: "云磁盘" },
      note: { en: "CDS", zh: "CDS" },
      product: "cds",
      column: 0,
      row: 2,
      kind: "storage",
    },
    {
      id: "bci",
      label: { en: "Containers", zh: "容器组" },
      note: { en: "BCI × 2", zh: "BCI × 2" },
      product: "bci",
      column: 1,
      row: 2,
      kind: "compute",
    },
    {
      id: "bcm",
      label: { en: "Monitor", zh: "云监控" },
      note: { en: "BCM", zh: "BCM" },
      product: "bcm",
      column: 2,
      row: 2,
      kind: "compute",
    },
    { id: "mysql", label: { en: "MySQL", zh: "MySQL" }, product: "mysql", column: 0, row: 3, kind: "storage" },
    { id: "scs", label: { en: "Redis cache", zh: "Redis 缓存" }, product: "scs", column: 1, row: 3, kind: "storage" },
  ],
  edges: [
    { from: "visitors", to: "blb", label: { en: "Visitors reach the load balancer", zh: "访问者先到负载均衡" } },
    {
      from: "blb",
      to: "bci",
      label: { en: "The load balancer sends requests to healthy containers", zh: "负载均衡只把请求交给健康的容器" },
    },
    {
      from: "registry",
      to: "bci",
      label: { en: "Containers start from an image in the image store", zh: "容器从镜像仓库拉取镜像启动" },
    },
    { from: "vpc", to: "bci", label: { en: "Containers have addresses in your VPC", zh: "容器使用你的私有网络地址" } },
    { from: "bci", to: "cds", label: { en: "Files are kept on a Cloud Disk", zh: "文件存放在云磁盘上" } },
    { from: "bci", to: "bcm", label: { en: "Metrics go to Cloud Monitor", zh: "指标送往云监控" } },
    { from: "bci", to: "mysql", label: { en: "Records are kept in MySQL", zh: "业务数据存入 MySQL" } },
    { from: "bci", to: "scs", label: { en: "Sessions are kept in Redis", zh: "会话存入 Redis" } },
  ],
};

export const content: PageContent = {
  code: "bci",
  title: { en: "Serverless Container", zh: "无服务器容器" },
  lead: {
    en: "Push an image, pick a plan, and it runs. There is no node to size, patch or drain; each plan states its SLA and is charged by the day.",
    zh: "推送镜像，选好套餐，服务就跑起来。没有节点要选型、打补丁、腾空；每个套餐都写明 SLA，按日扣费。",
  },
  actions: [
    { label: { en: "Compare the two plans", zh: "比较两个套餐" }, to: "#plans" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/bci" },
  ],
  figure,
  facts: [
    {
      label: { en: "Base plan", zh: "基础版" },
      value: { is: "price", usd: 69, unit: { en: "per month", zh: "每月" } },
      anchor: "plans",
    },
    {
      label: { en: "SLA of the Major plan", zh: "专业版 SLA" },
      value: { is: "percent", percent: 99.95 },
      anchor: "plans",
    },
    {
      label: { en: "Charged", zh: "扣费周期" },
      value: { is: "words", words: { en: "Daily", zh: "按日" } },
      anchor: "features",
    },
    {
      label: { en: "Image format", zh: "镜像格式" },
      value: { is: "words", words: { en: "OCI", zh: "OCI 标准" } },
      anchor: "first-steps",
    },
  ],
  blocks: [plans, features, scenarios, limits, firstSteps, questions, related, callToAction],
  seo: {
    title: { en: "Serverless Container: two plans, billed daily", zh: "无服务器容器 BCI：按日计费，两档套餐" },
    description: {
      en: "Run containers without servers. Base 69 USD with 99.90% SLA, Major 89 USD with 99.95%, per month and charged daily.",
      zh: "无需管理服务器即可运行容器。基础版 69 美元（SLA 99.90%）、专业版 89 美元（SLA 99.95%），按月定价、按日扣费。",
    },
    keywords: {
      en: "serverless container, container instance, BCI, ZhiAn Cloud",
      zh: "无服务器容器,容器实例,BCI,智安云",
    },
  },
  updatedAt: "2026-11-20",
};
