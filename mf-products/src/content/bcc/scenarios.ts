import type { ScenariosBlock } from "../../model/page-content.ts";

export const scenarios: ScenariosBlock = {
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
