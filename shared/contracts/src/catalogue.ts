/** Where a product stands in the catalogue; pages of one kind are built alike. */
export const productKinds = [
  "compute",
  "storage",
  "network",
  "database",
  "security-product",
  "security-service",
  "hosting",
  "domain",
] as const;
export type ProductKind = (typeof productKinds)[number];

/** Names of the specification: 2 cloud, 3 security service, 4 security product. 5 (AI) and 6 (blockchain) are empty. */
type ProductCategory = 2 | 3 | 4;

export interface CatalogueProduct {
  /** As in the address: `/products/<code>`. */
  code: string;
  /** One Han character, the product's mark. Decoration: the name always stands beside it. */
  seal: string;
  category: ProductCategory;
  kind: ProductKind;
  name: { en: string; zh: string };
}

const rows: readonly [string, string, ProductCategory, ProductKind, string, string][] = [
  ["bcc", "云", 2, "compute", "Cloud Server", "云服务器 BCC"],
  ["bbc", "裸", 2, "compute", "Elastic Bare Metal", "弹性裸金属服务器 BBC"],
  ["dcc", "专", 2, "compute", "Dedicated Host", "专属服务器 DCC"],
  ["bci", "容", 2, "compute", "Serverless Container", "无服务器容器 BCI"],
  ["cds", "盘", 2, "storage", "Cloud Disk", "云磁盘 CDS"],
  ["bos", "存", 2, "storage", "Object Storage", "对象存储 BOS"],
  ["cdn", "速", 2, "network", "Content Delivery Network", "内容分发网络 CDN"],
  ["vpc", "网", 2, "network", "Virtual Private Cloud", "私有网络 VPC"],
  ["blb", "衡", 2, "network", "Load Balancer", "负载均衡 BLB"],
  ["eip", "址", 2, "network", "Elastic IP", "弹性公网 IP EIP"],
  ["eipgroup", "共", 2, "network", "Shared Bandwidth", "共享带宽 EIPGROUP"],
  ["dns", "析", 2, "network", "Cloud DNS", "智能云解析 DNS"],
  ["dts", "迁", 2, "database", "Data Transmission Service", "数据传输服务 DTS"],
  ["mysql", "库", 2, "database", "Cloud Database for MySQL", "云数据库 MySQL"],
  ["postgresql", "象", 2, "database", "Cloud Database for PostgreSQL", "云数据库 PostgreSQL"],
  ["sqlserver", "表", 2, "database", "Cloud Database for SQL Server", "云数据库 SQL Server"],
  ["scs", "缓", 2, "database", "Cloud Cache for Redis", "云数据库 Redis（SCS）"],
  ["bcm", "监", 2, "compute", "Cloud Monitor", "云监控 BCM"],
  ["bcd", "域", 2, "domain", "Domain Names", "域名服务 BCD"],
  ["ssl", "证", 4, "domain", "SSL Certificates", "SSL 证书"],
  ["server", "机", 2, "hosting", "Server Rental and Colocation", "服务器租用与托管"],
  ["datacenter", "柜", 2, "hosting", "Data Centre (IDC)", "数据中心 IDC"],
  ["waf", "墙", 4, "security-product", "Web Application Firewall", "Web 应用防火墙 WAF"],
  ["ddos", "抗", 4, "security-product", "Anti-DDoS", "DDoS 高防"],
  ["hosteye", "眼", 4, "security-product", "Host Security (HostEye)", "主机安全 HOSTEYE"],
  ["las", "志", 4, "security-product", "Log Audit System", "日志审计系统 LAS"],
  ["cag", "堡", 4, "security-product", "Cloud Access Gateway (Bastion)", "云堡垒机 CAG"],
  ["ztsacs", "零", 4, "security-product", "Zero-Trust Secure Access Control System", "零信任安全访问控制系统"],
  ["epim", "端", 4, "security-product", "Endpoint Protection and Integrity Management", "终端安全管理系统 EPIM"],
  ["cwds", "盾", 4, "security-product", "Cloud Website Defence System", "网站云防护与防篡改 CWDS"],
  ["vss", "扫", 4, "security-product", "Vulnerability Scanning Service", "漏洞扫描服务 VSS"],
  ["mss", "管", 3, "security-service", "Managed Security Service", "安全托管服务 MSS"],
  ["pts", "渗", 3, "security-service", "Penetration Testing Service", "渗透测试服务 PTS"],
  ["scas", "码", 3, "security-service", "Source Code Audit Service", "源代码审计服务 SCAS"],
  ["sccs", "线", 3, "security-service", "Security Configuration Check Service", "安全基线核查服务 SCCS"],
  ["srs", "固", 3, "security-service", "Security Reinforcement Service", "安全加固服务 SRS"],
  ["sis", "巡", 3, "security-service", "Security Inspection Service", "安全巡检服务 SIS"],
  ["ers", "急", 3, "security-service", "Emergency Response Service", "应急响应服务 ERS"],
  ["eds", "演", 3, "security-service", "Emergency Drill Service", "应急演练服务 EDS"],
  ["ipss", "重", 3, "security-service", "Important-Period Security Service", "重要时期安全保障服务 IPSS"],
  ["sats", "训", 3, "security-service", "Security Awareness Training Service", "安全意识培训服务 SATS"],
  ["issra", "险", 3, "security-service", "Information System Security Risk Assessment", "信息系统安全风险评估 ISSRA"],
  ["ias", "绘", 3, "security-service", "Internet Asset Survey", "互联网资产测绘服务 IAS"],
  ["osds", "驻", 3, "security-service", "On-Site Duty Service", "安全驻场服务 OSDS"],
  [
    "islpcs",
    "级",
    3,
    "security-service",
    "Information System Level Protection Consulting",
    "信息系统等级保护咨询 ISLPCS",
  ],
  ["gpcs", "分", 3, "security-service", "Graded Protection Consulting", "分级保护咨询服务 GPCS"],
  [
    "cpcs",
    "关",
    3,
    "security-service",
    "Critical-Infrastructure and Cryptography Protection Consulting",
    "关基保护与密评咨询 CPCS",
  ],
  ["dengbao", "等", 3, "security-service", "Classified Protection One-Stop", "等保一站式服务"],
  ["wsms", "察", 3, "security-service", "Website Security Monitoring Service", "网站安全监测服务 WSMS"],
  ["wsas", "评", 3, "security-service", "Website Security Assessment Service", "网站安全评估服务 WSAS"],
  ["websis", "检", 3, "security-service", "Website Security Inspection", "网站安全体检 WEBSIS"],
  ["appsss", "壳", 3, "security-service", "App Security Strengthening Service", "App 安全加固服务"],
  ["appbds", "测", 3, "security-service", "App Security Testing", "App 安全检测服务"],
  ["apppcard", "私", 3, "security-service", "App Privacy Compliance Check", "App 个人信息合规检测"],
];

/** Every product that has an address, in the order in which catalogues show them. */
export const catalogue: readonly CatalogueProduct[] = rows.map(([code, seal, category, kind, en, zh]) => ({
  code,
  seal,
  category,
  kind,
  name: { en, zh },
}));

const byCode: ReadonlyMap<string, CatalogueProduct> = new Map(catalogue.map((product) => [product.code, product]));

/** `undefined` for a code that no product has. */
export function productOf(code: string): CatalogueProduct | undefined {
  return byCode.get(code);
}
