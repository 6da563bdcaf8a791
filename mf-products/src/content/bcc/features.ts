import type { FeaturesBlock } from "../../model/page-content.ts";

export const features: FeaturesBlock = {
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
