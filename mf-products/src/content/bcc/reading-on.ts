import type { CtaBlock, FaqBlock } from "@zhian/page/content";
import type { RelatedBlock, TerminalBlock } from "../../model/page-content.ts";

export const firstSteps: TerminalBlock = {
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

export const questions: FaqBlock = {
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

export const related: RelatedBlock = {
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

export const callToAction: CtaBlock = {
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
