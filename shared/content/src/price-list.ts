import * as prices from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";

const { serverSizes, serverFamilies: _, ...rest } = prices;

/** What content may name as `{ ref: vpcUsdPerMonth.natGateway }`, `{ ref: serverSizes.g2.4x16 }` or `{ ref: demoSla.vpc }`. */
export const priceList = {
  ...rest,
  serverSizes: Object.fromEntries(serverSizes.map(({ id, usdPerMonth }) => [id, usdPerMonth])),
  demoSla,
};
