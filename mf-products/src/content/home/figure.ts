import type { Figure } from "@zhian/page/content";

export const figure: Figure = {
  caption: {
    en: "Figure 1. Twelve of the products and how they lean on each other; every box leads to its page.",
    zh: "图 1　十二个产品之间的依赖关系，每个方框都可点开对应产品。",
  },
  nodes: [
    { id: "cdn", product: "cdn", label: { en: "CDN", zh: "内容分发" }, column: 0, row: 0, kind: "network" },
    { id: "waf", product: "waf", label: { en: "Web firewall", zh: "应用防火墙" }, column: 1, row: 0, kind: "security" },
    { id: "ddos", product: "ddos", label: { en: "Anti-DDoS", zh: "DDoS 高防" }, column: 2, row: 0, kind: "security" },
    { id: "vpc", product: "vpc", label: { en: "Private net", zh: "私有网络" }, column: 0, row: 1, kind: "network" },
    { id: "blb", product: "blb", label: { en: "Balancer", zh: "负载均衡" }, column: 1, row: 1, kind: "network" },
    { id: "cag", product: "cag", label: { en: "Bastion", zh: "云堡垒机" }, column: 2, row: 1, kind: "security" },
    { id: "bcc", product: "bcc", label: { en: "Cloud Server", zh: "云服务器" }, column: 0, row: 2, kind: "compute" },
    { id: "bci", product: "bci", label: { en: "Containers", zh: "无服务器容器" }, column: 1, row: 2, kind: "compute" },
    {
      id: "hosteye",
      product: "hosteye",
      label: { en: "HostEye", zh: "主机安全" },
      column: 2,
      row: 2,
      kind: "security",
    },
    { id: "mysql", product: "mysql", label: { en: "MySQL", zh: "MySQL" }, column: 0, row: 3, kind: "storage" },
    { id: "bos", product: "bos", label: { en: "Object Store", zh: "对象存储" }, column: 1, row: 3, kind: "storage" },
    { id: "las", product: "las", label: { en: "Log Audit", zh: "日志审计" }, column: 2, row: 3, kind: "security" },
  ],
  edges: [
    { from: "cdn", to: "waf", label: { en: "The CDN fetches through the firewall", zh: "CDN 经防火墙回源" } },
    { from: "ddos", to: "waf", label: { en: "Anti-DDoS hands on what is clean", zh: "高防把清洗后的流量交给防火墙" } },
    {
      from: "waf",
      to: "blb",
      label: { en: "The firewall hands requests to the balancer", zh: "防火墙把请求交给负载均衡" },
    },
    { from: "blb", to: "bcc", label: { en: "The balancer sends them to servers", zh: "负载均衡分发到云服务器" } },
    { from: "blb", to: "bci", label: { en: "The balancer sends them to containers", zh: "负载均衡分发到容器" } },
    { from: "vpc", to: "bcc", label: { en: "Servers have addresses in the VPC", zh: "云服务器使用私有网络地址" } },
    { from: "cag", to: "bci", label: { en: "Operators come in through the bastion", zh: "运维人员经堡垒机进入" } },
    { from: "hosteye", to: "bci", label: { en: "HostEye watches what runs", zh: "主机安全监视运行中的系统" } },
    { from: "hosteye", to: "las", label: { en: "Its findings go to Log Audit", zh: "安全事件写入日志审计" } },
    { from: "bcc", to: "mysql", label: { en: "Servers keep records in MySQL", zh: "业务数据存入 MySQL" } },
    { from: "bci", to: "bos", label: { en: "Containers keep files in Object Storage", zh: "文件存入对象存储" } },
  ],
};
