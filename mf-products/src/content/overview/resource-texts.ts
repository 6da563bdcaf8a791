import type { KindTexts } from "../../model/kind-texts.ts";

const you = { en: "You", zh: "你" };
const platform = { en: "The platform", zh: "平台" };

/** What is ordered in the console and runs by itself. */
export const resourceTexts: Record<"compute" | "storage" | "network" | "database", KindTexts> = {
  compute: {
    lead: {
      en: "You order it in the console, and it runs in your own network.",
      zh: "在控制台订购，运行在你自己的网络里。",
    },
    steps: [
      {
        title: { en: "Choose region and network", zh: "选择地域与网络" },
        text: {
          en: "Machines in one VPC talk on private addresses; choose the VPC that your database is in.",
          zh: "同一 VPC 内走内网地址，建议与数据库选同一个 VPC。",
        },
        who: you,
      },
      {
        title: { en: "Choose size and system", zh: "选择规格与系统" },
        text: {
          en: "Sizes are listed with cores, memory and price; systems as images, yours among them.",
          zh: "规格列明核数、内存与价格；系统以镜像提供，可用自己的镜像。",
        },
        who: you,
      },
      {
        title: { en: "Start, then watch", zh: "启动并监控" },
        text: {
          en: "It starts with your key in place and reports its load to Cloud Monitor.",
          zh: "启动时写入你的密钥，并向云监控上报负载。",
        },
        who: platform,
      },
    ],
    prepare: [
      {
        en: "How many cores and how much memory the software uses at its busiest hour",
        zh: "软件在最忙的一小时用多少核、多少内存",
      },
      {
        en: "Whether a licence is bound to a machine, an address or a number of cores",
        zh: "许可证是否绑定机器、地址或核数",
      },
      { en: "Who may log in, and from which addresses", zh: "谁可以登录、从哪些地址登录" },
      { en: "What happens when one machine stops: is there a second?", zh: "停一台会怎样，是否有第二台" },
    ],
  },
  storage: {
    lead: {
      en: "You pay for the space you use and decide how long things are kept.",
      zh: "按使用的空间付费，保留多久由你决定。",
    },
    steps: [
      {
        title: { en: "Create it in a region", zh: "在地域内创建" },
        text: {
          en: "Data stays in the region that you choose; copies in another one are made only when you say so.",
          zh: "数据留在所选地域，未经设置不会复制到其他地域。",
        },
        who: you,
      },
      {
        title: { en: "Connect it", zh: "挂载或接入" },
        text: {
          en: "A disk is attached to a server; a bucket is reached over HTTPS with an access key.",
          zh: "磁盘挂载到服务器；存储桶用访问密钥经 HTTPS 读写。",
        },
        who: you,
      },
      {
        title: { en: "Set the rules", zh: "设置规则" },
        text: {
          en: "Snapshots, versions and expiry run by the schedule that you set.",
          zh: "快照、版本与过期删除按你设定的计划执行。",
        },
        who: platform,
      },
    ],
    prepare: [
      { en: "How much there is today and how much is added each month", zh: "现有多少数据，每月新增多少" },
      { en: "How often it is read, and from where", zh: "读取频率如何，从哪里读取" },
      { en: "How long each kind must be kept, and may be kept", zh: "各类数据必须保留多久、最多能留多久" },
      { en: "How old the newest backup may be when you need it", zh: "需要恢复时，最近一份备份最多能有多旧" },
    ],
  },
  network: {
    lead: {
      en: "It is set up in the console and takes effect without touching your servers.",
      zh: "在控制台配置即可生效，无需改动服务器。",
    },
    steps: [
      {
        title: { en: "Draw your addresses", zh: "规划地址" },
        text: {
          en: "Decide which parts face the internet and which only each other.",
          zh: "先分清哪些面向公网，哪些只在内部互通。",
        },
        who: you,
      },
      {
        title: { en: "Point traffic at it", zh: "引入流量" },
        text: {
          en: "Bind an address, change a DNS record, or add a backend: each can be taken back.",
          zh: "绑定地址、修改解析或添加后端，每一步都可撤回。",
        },
        who: you,
      },
      {
        title: { en: "Measure", zh: "观察" },
        text: {
          en: "Bandwidth, connections and errors are drawn minute by minute in Cloud Monitor.",
          zh: "带宽、连接数与错误数按分钟显示在云监控中。",
        },
        who: platform,
      },
    ],
    prepare: [
      { en: "Peak bandwidth, and where the visitors are", zh: "峰值带宽，以及访问者所在地区" },
      { en: "Which address ranges your offices already use", zh: "办公网已占用的地址段" },
      { en: "Which names and certificates lead to the service", zh: "服务使用的域名与证书" },
      { en: "For sites in mainland China: whether the ICP filing is done", zh: "面向中国大陆的网站：ICP 备案是否完成" },
    ],
  },
  database: {
    lead: {
      en: "You get an address, an account and a backup schedule; the machine below is looked after.",
      zh: "交付连接地址、账号和备份计划，底层机器由平台维护。",
    },
    steps: [
      {
        title: { en: "Choose version and size", zh: "选择版本与规格" },
        text: {
          en: "Take the version that your software is tested with; size can grow later.",
          zh: "选软件测试过的版本，规格以后可以升。",
        },
        who: you,
      },
      {
        title: { en: "Bring the data over", zh: "迁入数据" },
        text: {
          en: "The Data Transmission Service copies while the old database works, then follows its changes until you switch.",
          zh: "数据传输服务在原库运行时复制数据，并持续同步增量，直到切换。",
        },
        who: { en: "You, with DTS", zh: "你，使用 DTS" },
      },
      {
        title: { en: "Back up and patch", zh: "备份与补丁" },
        text: {
          en: "Backups and minor versions run in the maintenance window that you name.",
          zh: "备份与小版本升级在你指定的维护时段进行。",
        },
        who: platform,
      },
    ],
    prepare: [
      { en: "Version, size on disk and connections at the busiest hour", zh: "版本、数据量、高峰连接数" },
      { en: "To which minute in the past you must be able to go back", zh: "需要能恢复到过去的哪个时间点" },
      { en: "When a short interruption hurts least", zh: "什么时段短暂中断影响最小" },
      { en: "Which programs connect, and with which rights", zh: "有哪些程序连接，各需要什么权限" },
    ],
  },
};
