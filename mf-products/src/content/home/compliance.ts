import type { HomeContent } from "../../model/home-content.ts";

export const compliance: HomeContent["compliance"] = {
  is: "specs",
  anchor: "compliance",
  heading: { en: "Two countries, two sets of rules", zh: "两个国家，两套规则" },
  lead: {
    en: "What an online business is asked for in each, and where to begin. It is orientation, not legal advice.",
    zh: "在两地做线上业务分别会被要求什么、从哪里着手。仅供参考，不构成法律意见。",
  },
  caption: { en: "Rules by country, as of November 2026", zh: "两地规则对照（2026 年 11 月）" },
  columns: [
    { en: "Question", zh: "问题" },
    { en: "Mainland China", zh: "中国大陆" },
    { en: "Indonesia", zh: "印度尼西亚" },
  ],
  rows: [
    {
      label: { en: "Security of systems", zh: "系统安全" },
      cells: [
        { en: "Classified Protection, GB/T 22239-2019 (等保 2.0)", zh: "等级保护 GB/T 22239-2019（等保 2.0）" },
        { en: "Duties of system operators under the PSE rules", zh: "PSE（电子系统运营者）规定的义务" },
      ],
    },
    {
      label: { en: "Personal data", zh: "个人信息" },
      cells: [
        { en: "Personal Information Protection Law (PIPL)", zh: "《个人信息保护法》" },
        { en: "Law 27 of 2022 (UU PDP)", zh: "2022 年第 27 号法（UU PDP）" },
      ],
    },
    {
      label: { en: "Before a site opens", zh: "网站上线前" },
      cells: [
        { en: "ICP filing, its number linked in the footer", zh: "ICP 备案，备案号链接放在页脚" },
        { en: "PSE registration with the ministry", zh: "向主管部门办理 PSE 登记" },
      ],
    },
    {
      label: { en: "Logs", zh: "日志" },
      cells: [
        { en: "Kept for at least six months", zh: "留存不少于六个月" },
        { en: "Kept so that access to personal data can be shown", zh: "可证明个人数据访问情况" },
      ],
    },
  ],
};
