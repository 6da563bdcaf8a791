import { blbUsdPerMonth, bosUsdPerGib, mysqlUsdPerMonth, serverSizes } from "@zhian/contracts/demo-prices";
import type { HomeContent, PriceLine } from "../../model/home-content.ts";
import { plans } from "../compute/bci.ts";

const planLines: PriceLine[] = plans.plans.map(({ name, slaPercent, usd }) => ({
  product: "bci",
  name: { en: `Serverless Container, ${name.en}`, zh: `无服务器容器 ${name.zh}` },
  note: { en: `SLA ${slaPercent.toFixed(2)}%, charged daily`, zh: `SLA ${slaPercent.toFixed(2)}%，按日扣费` },
  usdPerMonth: usd,
}));

const serverSize = "c2.2x4";

export const prices: HomeContent["prices"] = {
  heading: { en: "Price sheet", zh: "价目单" },
  published: planLines,
  demoHeading: { en: "Demo prices", zh: "演示价格" },
  demo: [
    {
      product: "bcc",
      name: { en: "Cloud Server", zh: "云服务器" },
      note: { en: `${serverSize}: 2 cores, 4 GiB`, zh: `${serverSize}：2 核 4 GiB` },
      usdPerMonth: serverSizes.find(({ id }) => id === serverSize)?.usdPerMonth ?? 0,
    },
    {
      product: "mysql",
      name: { en: "Database for MySQL", zh: "云数据库 MySQL" },
      note: { en: "two nodes, 4 GiB", zh: "主备两节点，4 GiB" },
      usdPerMonth: mysqlUsdPerMonth.two4,
    },
    {
      product: "blb",
      name: { en: "Load Balancer", zh: "负载均衡" },
      note: { en: "one instance", zh: "一个实例" },
      usdPerMonth: blbUsdPerMonth.shared,
    },
    {
      product: "bos",
      name: { en: "Object Storage", zh: "对象存储" },
      note: { en: "100 GiB kept", zh: "存放 100 GiB" },
      usdPerMonth: 100 * bosUsdPerGib.standard,
    },
  ],
  demoNote: {
    en: "Made up until the price list is published. Without tax.",
    zh: "价目表公布前的演示数据，不含税。",
  },
};
