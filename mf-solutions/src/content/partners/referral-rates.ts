import type { CommissionRate } from "../../model/site-content.ts";

const year = { en: "The first 12 months", zh: "前 12 个月" };

/** Demo rates, made up until the programme's agreement is published. */
export const referralRates: readonly CommissionRate[] = [
  {
    id: "cloud",
    name: { en: "Cloud resources", zh: "云资源" },
    products: ["bcc", "bci", "mysql", "bos"],
    percent: 10,
    months: 12,
    counted: year,
  },
  {
    id: "security-product",
    name: { en: "Security products", zh: "安全产品" },
    products: ["waf", "ddos", "hosteye"],
    percent: 15,
    months: 12,
    counted: year,
  },
  {
    id: "security-service",
    name: { en: "Security services", zh: "安全服务" },
    products: ["dengbao", "pts", "mss"],
    percent: 8,
    months: 12,
    counted: { en: "Invoices of the first 12 months", zh: "前 12 个月的账单" },
  },
  {
    id: "hosting",
    name: { en: "Racks and rented servers", zh: "机柜与租用服务器" },
    products: ["server", "datacenter"],
    percent: 5,
    months: 6,
    counted: { en: "The first 6 months", zh: "前 6 个月" },
  },
  {
    id: "names",
    name: { en: "Names and certificates", zh: "域名与证书" },
    products: ["bcd", "ssl"],
    percent: 3,
    months: 1,
    counted: { en: "The first order", zh: "首单" },
  },
];
