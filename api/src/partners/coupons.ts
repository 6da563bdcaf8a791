import type { EndpointData } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";

type Coupon = EndpointData<"console.couponList">["list"][number];

/** Demo data, the same for every account: each coupon expires with its campaign. */
const coupons: readonly (Omit<Coupon, "name"> & { name: Readonly<Record<Locale, string>> })[] = [
  {
    id: "demo-cloud-20",
    name: { en: "Cloud resources, first order (demo)", zh: "云资源首单券（演示）" },
    usd: "20.00",
    leastUsd: "100.00",
    validUntil: "2026-12-31T15:59:59Z",
    isDemo: true,
  },
  {
    id: "demo-dengbao-50",
    name: { en: "Classified Protection, level 3 (demo)", zh: "等保三级代金券（演示）" },
    usd: "50.00",
    leastUsd: "500.00",
    validUntil: "2027-02-28T15:59:59Z",
    isDemo: true,
  },
];

export function couponsIn(locale: Locale): Coupon[] {
  return coupons.map(({ name, ...coupon }) => ({ ...coupon, name: name[locale] }));
}
