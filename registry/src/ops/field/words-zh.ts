import type { FieldWords } from "./words.ts";

export const zh: FieldWords = {
  title: "线上表现",
  hour: "最近一小时",
  day: "最近一天",
  pages: (count) => `${count} 个页面`,
  nothing: "这段时间内没有主应用实例上报过页面数据。",
  others: "其余微应用的数据见各自页面。",
  shell: "主应用",
  shellLead: "页面中不属于任何微应用的部分，按提供服务的主应用版本统计。",
  short: { pages: "页面", failed: "失败率", lcp: "LCP", inp: "INP", cls: "CLS" },
  measures: {
    pages: "每分钟页面数",
    failed: "失败页面占比",
    lcp: "最大内容渲染时间，p75",
    inp: "交互响应时间，p75",
    cls: "布局偏移量，p75",
  },
  moments: "图中带编号的竖线：",
  noChange: "这段时间内没有变更。",
  earlier: (count) => `另有 ${count} 次更早的变更，见变更历史。`,
  tooFew: "页面太少，无法判断",
  percent: (figure) => `${figure}%`,
  fromTo: (least, most) => (least === most ? least : `${least} 至 ${most}`),
  over: (pages) => `基于 ${pages} 个页面`,
  stop: "。",
  totals: "各版本在这段时间的数据",
  points: "图中各点的数据表",
  howToRead: (minPages, pagesAPoint) =>
    `p75 表示四分之三的访问不差于该值。点线以下为“良好”。折线断开处表示没有上报，或该点不足 ${pagesAPoint} 个页面。不足 ${minPages} 个页面时不给出数值。时间和偏移量的误差在 8% 以内。`,
  differs: {
    title: "与其他版本相比",
    now: "现在",
    never: "该版本没有在这里上线过。",
    withNothing: "这里没有更早的版本可供比较。",
    beside: (version) => `与同一时间其他访客使用的 ${version} 相比：`,
    before: (version) => `全量上线以来（最多一天），与 ${version} 的最后一天相比：`,
    verdicts: { better: "变好", worse: "变差", unclear: "无明显差异", "too-few": "暂无结论" },
    sentence: ({ name, value, other, pages, otherPages, isCanary }) =>
      `${name} ${value}，${isCanary ? "同期" : "之前"} ${other}；分别基于 ${pages} 个和 ${otherPages} 个页面`,
    tooFew: ({ name, pages, otherPages, isCanary }) =>
      `${name} 的页面太少，无法判断：${pages} 个，${isCanary ? "同期" : "之前"} ${otherPages} 个`,
    howToRead: (minPages) =>
      `双方都不少于 ${minPages} 个页面，且差异由偶然造成的概率低于 5% 时，才判定变好或变差。不同日期之间也会有差异：只有灰度版本与同期的稳定版本面对同一时间的同一批访客。`,
  },
};
