import type { HomeContent } from "../../model/home-content.ts";

const gradingStandard = "https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=BAFB47E8874764186BDB7865E8344DAF";
const systemsRegulation = "https://peraturan.bpk.go.id/Details/122030/pp-no-71-tahun-2019";

export const rules: HomeContent["rules"] = {
  heading: { en: "Two countries, two sets of rules", zh: "两个国家，两套规则" },
  lead: {
    en: "What an online business is asked for in each, with the text to read it in. It is orientation, not legal advice.",
    zh: "在两地做线上业务分别有哪些要求，每一条都附原文。仅供参考，不构成法律意见。",
  },
  caption: { en: "Table 1. Rules by country, as of November 2026", zh: "表 1　两地规则对照（2026 年 11 月）" },
  columns: [
    { en: "Question", zh: "问题" },
    { en: "Mainland China", zh: "中国大陆" },
    { en: "Indonesia", zh: "印度尼西亚" },
  ],
  rows: [
    {
      label: { en: "Security of systems", zh: "系统安全" },
      cells: [
        {
          text: { en: "Classified Protection, GB/T 22239-2019 (等保 2.0)", zh: "等级保护 GB/T 22239-2019（等保 2.0）" },
          source: gradingStandard,
        },
        {
          text: {
            en: "Duties of system operators (PSE), Regulation 71 of 2019",
            zh: "电子系统运营者（PSE）义务，2019 年第 71 号条例",
          },
          source: systemsRegulation,
        },
      ],
    },
    {
      label: { en: "Personal data", zh: "个人信息" },
      cells: [
        {
          text: { en: "Personal Information Protection Law (PIPL)", zh: "《个人信息保护法》" },
          source: "http://www.npc.gov.cn/npc/c30834/202108/a8c4e3672c74491a80b53a172bb753fe.shtml",
        },
        {
          text: { en: "Law 27 of 2022 (UU PDP)", zh: "2022 年第 27 号法（UU PDP）" },
          source: "https://peraturan.bpk.go.id/Details/229798/uu-no-27-tahun-2022",
        },
      ],
    },
    {
      label: { en: "Before a site opens", zh: "网站上线前" },
      cells: [
        {
          text: { en: "ICP filing, its number linked in the footer", zh: "ICP 备案，备案号链接放在页脚" },
          source: "https://beian.miit.gov.cn/",
        },
        {
          text: { en: "PSE registration, Ministerial Regulation 5 of 2020", zh: "PSE 登记，2020 年第 5 号部长条例" },
          source: "https://peraturan.bpk.go.id/Details/203049/permenkominfo-no-5-tahun-2020",
        },
      ],
    },
    {
      label: { en: "Logs", zh: "日志" },
      cells: [
        {
          text: { en: "Kept for at least six months, Cybersecurity Law", zh: "《网络安全法》：留存不少于六个月" },
          source: "https://www.cac.gov.cn/2025-12/29/c_1768735112911946.htm",
        },
        {
          text: {
            en: "An audit trail of all that the system does, Regulation 71 of 2019",
            zh: "2019 年第 71 号条例：系统运行须留审计记录",
          },
          source: systemsRegulation,
        },
      ],
    },
  ],
};
