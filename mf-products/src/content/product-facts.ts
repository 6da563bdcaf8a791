import { isMap } from "@zhian/content/is-map";
import { readFacts } from "@zhian/content/read-facts";

const products = Object.entries(readFacts(`${import.meta.dirname}/products`));
const [usd, sla] = [collect("usd"), collect("sla")];

/**
 * What a page may reference as `{ ref: usd.vpc.perMonth.natGateway }` or `{ ref: sla.vpc.usual }`: the prices and SLAs of all products,
 * from their `page.yaml`. `page` is the page being edited, whose own values are read again.
 */
export function productFacts(page: unknown) {
  const { code, offer } = isMap(page) ? page : {};
  if (typeof code !== "string" || !isMap(offer)) return { usd, sla };
  return { usd: { ...usd, [code]: offer["usd"] }, sla: { ...sla, [code]: offer["sla"] } };
}

function collect(key: "usd" | "sla"): Record<string, unknown> {
  return Object.fromEntries(products.map(([code, { offer }]) => [code, isMap(offer) ? offer[key] : undefined]));
}
