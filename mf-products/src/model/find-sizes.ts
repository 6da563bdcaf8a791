import type { ServerSize } from "@zhian/contracts/demo-prices";

export interface SizeNeed {
  vcpu: number;
  memoryGib: number;
}

/** The sizes that cover a need, the cheapest first. */
export function findSizes(sizes: readonly ServerSize[], need: SizeNeed): ServerSize[] {
  return sizes
    .filter(({ vcpu, memoryGib }) => vcpu >= need.vcpu && memoryGib >= need.memoryGib)
    .sort((a, b) => a.usdPerMonth - b.usdPerMonth);
}

/** The values that a finder offers: those that sizes have. */
export function offeredValues(sizes: readonly ServerSize[], key: keyof SizeNeed): number[] {
  return [...new Set(sizes.map((size) => size[key]))].sort((a, b) => a - b);
}
