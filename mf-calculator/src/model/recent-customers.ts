import type { ProtectionLevel } from "@zhian/contracts/level-packs";

export interface RecentCustomer {
  /** Masked. */
  phone: string;
  province: string;
  level: ProtectionLevel;
}

const rows: readonly [head: string, tail: string, province: string, level: ProtectionLevel][] = [
  ["138", "1234", "广东省", 3],
  ["159", "7720", "浙江省", 2],
  ["186", "0391", "北京市", 3],
  ["137", "5568", "四川省", 2],
  ["150", "9042", "湖北省", 2],
  ["177", "6615", "上海市", 3],
  ["135", "2087", "江苏省", 2],
  ["188", "4479", "福建省", 3],
  ["152", "8306", "山东省", 2],
  ["136", "1953", "陕西省", 2],
  ["189", "7248", "重庆市", 3],
  ["158", "3860", "湖南省", 2],
  ["139", "6027", "河南省", 3],
];

/** Fictitious, and labelled as such: no number is real. */
export const recentCustomers: readonly RecentCustomer[] = rows.map(([head, tail, province, level]) => ({
  phone: `${head}****${tail}`,
  province,
  level,
}));
