import {
  blbUsdPerMonth,
  bosUsdPerGib,
  cdsUsdPerGib,
  mysqlUsdPerMonth,
  serverSizes,
} from "@zhian/contracts/demo-prices";
import type { Words } from "@zhian/page/content";
import type { SolutionDetails } from "../../model/solution-content.ts";

const serverSize = "g2.4x16";
const one: Words = { en: "1", zh: "1 个" };
const hundredGib: Words = { en: "100 GiB", zh: "100 GiB" };

function serverPrice(id: string): number {
  const size = serverSizes.find((offered) => offered.id === id);
  if (!size) throw new Error(`The bill of materials names the server size ${id}, which the price list does not have`);
  return size.usdPerMonth;
}

export const bill: SolutionDetails["bill"] = {
  heading: { en: "Parts list, with its sum", zh: "配置清单与合计" },
  lead: {
    en: "Change the quantities; the sum follows. It starts with what a system of about fifty users needs.",
    zh: "数量可调，合计随之变化。初始数量适合约五十名用户的系统。",
  },
  lines: [
    {
      product: "bcc",
      configuration: { en: `${serverSize}: 4 cores, 16 GiB`, zh: `${serverSize}：4 核 16 GiB` },
      unit: { en: "1 server", zh: "1 台" },
      usdPerMonth: serverPrice(serverSize),
      quantity: 2,
    },
    {
      product: "vpc",
      configuration: { en: "One network, two subnets, security groups", zh: "一个网络、两个子网、安全组" },
      unit: one,
      usdPerMonth: 0,
      quantity: 1,
    },
    {
      product: "blb",
      configuration: { en: "HTTPS, health checks every 5 seconds", zh: "HTTPS，每 5 秒健康检查" },
      unit: one,
      usdPerMonth: blbUsdPerMonth.shared,
      quantity: 1,
    },
    {
      product: "cds",
      configuration: { en: "Disks with a snapshot each night", zh: "云磁盘，每晚快照" },
      unit: hundredGib,
      usdPerMonth: 100 * cdsUsdPerGib.standard,
      quantity: 4,
    },
    {
      product: "bos",
      configuration: { en: "Backups and files, kept for 90 days", zh: "备份与文件，保留 90 天" },
      unit: hundredGib,
      usdPerMonth: 100 * bosUsdPerGib.standard,
      quantity: 5,
    },
    {
      product: "mysql",
      configuration: { en: "2 cores, 4 GiB, with a standby", zh: "2 核 4 GiB，主备" },
      unit: { en: "1 pair", zh: "1 对" },
      usdPerMonth: mysqlUsdPerMonth.two4,
      quantity: 1,
    },
    {
      product: "bcm",
      configuration: { en: "Metrics each minute, alerts by mail", zh: "分钟级指标，邮件告警" },
      unit: one,
      usdPerMonth: 0,
      quantity: 1,
    },
  ],
};
