import { serverSizes } from "@zhian/contracts/demo-prices";

/** Demo price of a size of Cloud Server in a month. */
export function serverPrice(id: string): number {
  const size = serverSizes.find((offered) => offered.id === id);
  if (!size) throw new Error(`A bill of materials names the server size ${id}, which the price list does not have`);
  return size.usdPerMonth;
}
