/**
 * Demo prices in USD, made up until the owner gives a price list; whatever shows one says so. They stand in one place,
 * so that a product's page and a solution's bill of materials cannot disagree.
 */
export interface ServerSize {
  /** Family, vCPU and GiB: `g2.4x16`. */
  id: string;
  family: "balanced" | "general" | "memory";
  vcpu: number;
  memoryGib: number;
  usdPerMonth: number;
}

const sizes: readonly [ServerSize["family"], number, number, number][] = [
  ["balanced", 1, 2, 9],
  ["balanced", 2, 4, 21],
  ["balanced", 4, 8, 42],
  ["balanced", 8, 16, 84],
  ["balanced", 16, 32, 168],
  ["general", 2, 8, 27],
  ["general", 4, 16, 54],
  ["general", 8, 32, 108],
  ["general", 16, 64, 216],
  ["memory", 2, 16, 39],
  ["memory", 4, 32, 78],
  ["memory", 8, 64, 156],
  ["memory", 16, 128, 312],
];

const prefix: Record<ServerSize["family"], string> = { balanced: "c2", general: "g2", memory: "m2" };

export const serverSizes: readonly ServerSize[] = sizes.map(([family, vcpu, memoryGib, usdPerMonth]) => ({
  id: `${prefix[family]}.${vcpu}x${memoryGib}`,
  family,
  vcpu,
  memoryGib,
  usdPerMonth,
}));

/** A month of one unit, in USD. What the unit is stands beside it where it is shown. */
export const demoUsdPerMonth = {
  blb: 18,
  cdsPer100Gib: 8,
  bosPer100Gib: 2,
  mysqlTwoNodes4Gib: 58,
} as const;

/** A month of each edition of the web firewall, in USD. */
export const wafUsdPerMonth = { basic: 49, professional: 159, enterprise: 429 } as const;
