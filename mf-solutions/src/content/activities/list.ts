import type { ListedActivity } from "../../model/site-content.ts";

export const referral: ListedActivity = {
  path: "/activity/cps",
  title: { en: "Referral campaign", zh: "推广返利活动" },
  summary: {
    en: "Higher shares on two categories for members, and three months at a lower price for the customers whom they bring.",
    zh: "两类产品返利比例上调，被推荐的新客户另享前三个月优惠。",
  },
  startsAt: "2026-10-31T16:00:00Z",
  endsAt: "2026-12-31T16:00:00Z",
};

export const protection: ListedActivity = {
  path: "/cp-activity",
  title: { en: "Classified Protection campaign", zh: "等保专场" },
  summary: {
    en: "Grading, filing and the products of level 2 and level 3 at a lower price for the first half-year.",
    zh: "定级备案服务与二级、三级所需产品，前半年享活动价。",
  },
  startsAt: "2026-11-09T16:00:00Z",
  endsAt: "2027-01-31T16:00:00Z",
};

export const indonesia: ListedActivity = {
  path: "/yn-activity",
  title: { en: "Indonesia campaign", zh: "印尼专场" },
  summary: {
    en: "Servers, a database, delivery and a firewall for companies in Indonesia, with prices in rupiah.",
    zh: "面向印尼企业的云服务器、数据库、内容分发与防火墙，印尼盾标价。",
  },
  startsAt: "2026-11-30T17:00:00Z",
  endsAt: "2027-02-28T17:00:00Z",
};

export const activities: readonly ListedActivity[] = [referral, protection, indonesia];
