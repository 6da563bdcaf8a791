import type { FeaturesBlock } from "../../model/page-content.ts";

export const features: FeaturesBlock = {
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
