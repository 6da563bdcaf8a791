/**
 * Demo prices in USD, made up until the owner gives a price list; whatever shows one says so. They stand in one place,
 * so that a product's page and a solution's bill of materials cannot disagree. A price is for one month of one unit;
 * what the unit is stands in the name, or beside it where it is shown.
 */
export const serverFamilies = ["balanced", "general", "memory"] as const;

export interface ServerSize {
  /** Family, vCPU and GiB: `g2.4x16`. */
  id: string;
  family: (typeof serverFamilies)[number];
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

// Compute. The plans of the serverless container are the only published prices. A bare-metal machine is named after cores, GiB and disks; a host after its cores.
export const bciUsdPerMonth = { base: 69, major: 89 } as const;
export const bbcUsdPerMonth = {
  "24c.128": 289,
  "48c.256": 529,
  "64c.512": 879,
  "48c.256.nvme": 719,
  "32c.128.hdd": 649,
  "64c.1024": 1290,
} as const;
export const dccUsdPerMonth = { "56c.256": 799, "112c.512": 1499, "112c.1024": 1999 } as const;
/** The first 10 rules are free; then by ten rules, and by the message. */
export const bcmUsd = { firstTenRules: 0, perTenRules: 2, perHundredSms: 5, perCustomMetric: 0.3 } as const;

// Storage. A GiB that is kept, or that is read.
/** A disk costs by its GiB and by the operations a second that are held for it, nothing by itself. */
export const cdsUsdPerDisk = { empty: 0 } as const;
export const cdsUsdPerHeldIops = { standard: 0.012, fast: 0.004, fastest: 0 } as const;
export const cdsUsdPerGib = { standard: 0.08, fast: 0.14, fastest: 0.26, snapshot: 0.03 } as const;
export const bosUsdPerGib = { standard: 0.02, infrequent: 0.012, archive: 0.004 } as const;
/** A bucket costs by what lies in it, nothing by itself. */
export const bosUsdPerBucket = { empty: 0 } as const;
/** Reading from the warm and cold classes, and traffic to the internet. */
export const bosUsdPerGibRead = { standard: 0, infrequent: 0.01, archive: 0.03, internet: 0.07 } as const;

// Network.
/** By the thousand: an amount that is shown has two decimals at most. */
export const cdnUsdPerThousandGib = { china: 35, indonesia: 50, elsewhere: 80 } as const;
export const vpcUsdPerMonth = { network: 0, natGateway: 24, vpnGateway: 32, peering: 0 } as const;
export const blbUsdPerMonth = { shared: 18, dedicated: 49 } as const;
/** An address that is bound costs nothing by itself; its bandwidth does. */
export const eipUsd = { idleAddress: 3, perMbit: 4, perGib: 0.08 } as const;
export const eipgroupUsd = { perMbit: 3.2, perAddress: 0, leastMbit: 10 } as const;
export const dnsUsdPerMonth = { free: 0, business: 6, enterprise: 36 } as const;

// Databases. Two nodes unless the name says otherwise; the number is GiB of memory.
export const dtsUsdPerMonth = { migration: 0, smallSync: 48, mediumSync: 98, largeSync: 196 } as const;
export const mysqlUsdPerMonth = { oneNode2: 17, two4: 58, two8: 96, two16: 168, two32: 312 } as const;
export const postgresqlUsdPerMonth = { oneNode2: 18, two4: 62, two8: 102, two16: 178, two32: 328 } as const;
export const sqlserverUsdPerMonth = { web8: 189, standard16: 489, enterprise32: 1289 } as const;
export const scsUsdPerMonth = { standard1: 14, standard4: 48, standard8: 89, cluster16: 179, cluster64: 679 } as const;

// Names and certificates; a certificate is paid by the year, a twelfth stands here.
export const sslUsdPerYear = { dv: 0, dvWildcard: 119, ov: 169, ovWildcard: 399, ev: 329 } as const;

// Hosting.
export const serverUsdPerMonth = { rent16c64: 119, rent32c128: 219, rent64c256: 399, colocatePerUnit: 39 } as const;
/** Beside a machine, rented or placed. */
export const serverUsdExtras = { perMbit: 3, address: 2, remoteHandsHour: 35 } as const;
export const datacenterUsd = { perUnit: 28, perKw: 165, perMbit: 3, crossConnect: 45, remoteHandsHour: 35 } as const;

// Security products.
/** A month of each edition of the web firewall. */
export const wafUsdPerMonth = { basic: 49, professional: 159, enterprise: 429 } as const;
/** By the Gbit/s that are held without question; beyond it, by the day of an attack. */
export const ddosUsdPerMonth = { g20: 299, g50: 699, g100: 1290, g300: 3490 } as const;
/** One host. */
export const hosteyeUsdPerMonth = { basic: 0, professional: 4, enterprise: 9 } as const;
/** By GiB that arrive in a day. */
export const lasUsdPerMonth = { g1: 79, g5: 219, g20: 599 } as const;
/** By hosts that are reached. */
export const cagUsdPerMonth = { hosts20: 119, hosts50: 239, hosts200: 649 } as const;
/** One person. */
export const ztsacsUsdPerMonth = { standard: 5, advanced: 9 } as const;
/** One computer. */
export const epimUsdPerMonth = { office: 2.5, regulated: 4.5 } as const;
/** One site. */
export const cwdsUsdPerMonth = { standard: 89, strict: 189 } as const;
/** By addresses that are scanned. */
export const vssUsdPerMonth = { addresses10: 39, addresses50: 129, addresses200: 379 } as const;

// Services. Once, unless the name says otherwise: by the job that is described where it is shown.
export const mssUsdPerMonth = { watch: 390, respond: 990, around: 1990 } as const;
export const ptsUsd = { site: 1200, application: 2600, network: 4900 } as const;
export const scasUsd = { lines50k: 1900, lines200k: 4500, lines500k: 9200 } as const;
export const sccsUsd = { hosts10: 290, hosts50: 990, hosts200: 2900 } as const;
export const srsUsd = { hosts10: 590, hosts50: 2100, hosts200: 6900 } as const;
export const sisUsd = { once: 390, quarterly: 1290, monthly: 3490 } as const;
export const ersUsd = { incident: 1900, retainerPerYear: 5900 } as const;
export const edsUsd = { table: 1400, technical: 3900, full: 7900 } as const;
export const ipssUsdPerDay = { remote: 190, onSite: 420, team: 1290 } as const;
export const satsUsd = { online100: 490, phishing: 690, workshop: 900 } as const;
export const issraUsd = { system: 2900, company: 8900 } as const;
export const iasUsd = { once: 790, perMonth: 190 } as const;
export const osdsUsd = { perWeek: 1300, perMonth: 4600, perYear: 49_000 } as const;
export const islpcsUsd = { level2: 1900, level3: 3900 } as const;
export const dengbaoUsd = { level2: 8900, level3: 16_900 } as const;
export const cpcsUsd = { cryptography: 5900, infrastructure: 12_900 } as const;
export const wsmsUsdPerMonth = { site: 29, sites10: 199, sites50: 790 } as const;
export const wsasUsd = { site: 690 } as const;
export const websisUsd = { first: 0 } as const;
export const appsssUsd = { onePlatform: 890, twoPlatforms: 1490, perYear: 5900 } as const;
export const appbdsUsd = { onePlatform: 690, twoPlatforms: 1190 } as const;
export const apppcardUsd = { check: 790, checkAndRetest: 1290 } as const;
