import type { UptimeBlock } from "../../model/page-content.ts";

export const uptime: UptimeBlock = {
  is: "uptime",
  anchor: "uptime",
  nav: { en: "Uptime", zh: "可用性" },
  heading: { en: "How long the small print lets it be down", zh: "协议允许停多久" },
  lead: {
    en: "A percentage says little until it is minutes. Two servers that may fail one at a time halve them.",
    zh: "百分比换算成分钟才看得懂。两台服务器互为备份，允许停机的时间减半。",
  },
  demo: { en: "Demo values", zh: "演示数值" },
  promises: [
    { id: "one", name: { en: "One server", zh: "单台云服务器" }, slaPercent: 99.9 },
    { id: "two", name: { en: "Two behind a balancer", zh: "两台加负载均衡" }, slaPercent: 99.95 },
  ],
  credits: {
    caption: { en: "Given back when it was more", zh: "超出时的赔付" },
    columns: [
      { en: "Up in the month", zh: "当月可用性" },
      { en: "Of that month's charge", zh: "按当月费用赔付" },
    ],
    rows: [
      { label: { en: "below the promise", zh: "低于承诺" }, cells: [{ en: "10 %", zh: "10%" }] },
      { label: { en: "below 99.00 %", zh: "低于 99.00%" }, cells: [{ en: "25 %", zh: "25%" }] },
      { label: { en: "below 95.00 %", zh: "低于 95.00%" }, cells: [{ en: "100 %", zh: "100%" }] },
    ],
    note: {
      en: "Demo values until the service agreement is published. Maintenance that was announced a week before does not count.",
      zh: "服务协议公布前为演示数值。提前一周公告的维护不计入停机。",
    },
  },
};
