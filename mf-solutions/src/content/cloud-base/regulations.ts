import type { Words } from "@zhian/page/content";
import type { SolutionDetails } from "../../model/solution-content.ts";

const china: Words = { en: "Mainland China", zh: "中国大陆" };
const indonesia: Words = { en: "Indonesia", zh: "印度尼西亚" };

export const regulations: SolutionDetails["regulations"] = {
  heading: { en: "What the rules ask", zh: "法规要求" },
  lead: {
    en: "Four that apply to nearly every business system. Orientation, not legal advice: your lawyer decides what applies to you.",
    zh: "几乎所有业务系统都会遇到的四项。仅供参考，是否适用请以律师意见为准。",
  },
  items: [
    {
      country: china,
      name: { en: "Classified Protection, GB/T 22239-2019 (等保 2.0)", zh: "等级保护 GB/T 22239-2019（等保 2.0）" },
      asks: {
        en: "Grade the system, file it, and meet the controls of its level; keep logs for at least six months.",
        zh: "系统定级、备案并满足相应级别的控制要求，日志留存不少于六个月。",
      },
      url: "https://openstd.samr.gov.cn/",
    },
    {
      country: china,
      name: { en: "ICP filing", zh: "ICP 备案" },
      asks: {
        en: "File a site before it opens, and link its number in the footer.",
        zh: "网站开通前完成备案，并在页脚链接备案号。",
      },
      url: "https://beian.miit.gov.cn/",
    },
    {
      country: indonesia,
      name: { en: "Law 27 of 2022 on personal data (UU PDP)", zh: "2022 年第 27 号个人数据保护法（UU PDP）" },
      asks: {
        en: "Know which personal data you hold, why, and who has read it.",
        zh: "清楚持有哪些个人数据、用途为何、谁访问过。",
      },
      url: "https://peraturan.bpk.go.id/",
    },
    {
      country: indonesia,
      name: { en: "Registration as a system operator (PSE)", zh: "电子系统运营者登记（PSE）" },
      asks: {
        en: "Register the system with the ministry before offering it to the public.",
        zh: "向公众提供服务前，在主管部门登记系统。",
      },
      url: "https://pse.komdigi.go.id/",
    },
  ],
  reviewedAt: "2026-11-20",
};
