import type { HomeContent } from "../../model/home-content.ts";

const you = { en: "You, with our consultants", zh: "你与我方顾问" };

export const path: HomeContent["path"] = {
  heading: { en: "Five steps to the certificate, and who takes them", zh: "五步走完，谁来做" },
  items: [
    {
      title: { en: "Grading", zh: "定级" },
      text: {
        en: "What harm would follow if the system failed? The answer gives the level.",
        zh: "系统出问题会造成多大损害，由此确定级别。",
      },
      who: you,
    },
    {
      title: { en: "Filing", zh: "备案" },
      text: {
        en: "The level is filed with the public security authority, which gives a filing certificate.",
        zh: "向公安机关备案，取得备案证明。",
      },
      who: you,
    },
    {
      title: { en: "Remediation", zh: "整改" },
      text: {
        en: "Gaps against GB/T 22239 are closed by products and settings: firewall, bastion, logs, baselines.",
        zh: "对照 GB/T 22239 补齐差距：防火墙、堡垒机、日志、基线。",
      },
      who: { en: "Our engineers", zh: "我方工程师" },
    },
    {
      title: { en: "Assessment", zh: "测评" },
      text: {
        en: "A licensed assessor examines the system and writes the report. It is independent of us.",
        zh: "由有资质的测评机构独立测评并出具报告，与我方无隶属关系。",
      },
      who: { en: "Assessor", zh: "测评机构" },
    },
    {
      title: { en: "Supervision", zh: "监督检查" },
      text: {
        en: "Logs, drills and the next assessment keep the level valid.",
        zh: "日志留存、演练与复测，使等级持续有效。",
      },
      who: { en: "You", zh: "你" },
    },
  ],
  more: [{ label: { en: "The whole solution", zh: "查看等保方案" }, to: "/solution/dengbao-solution" }],
};
