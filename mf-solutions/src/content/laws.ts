import type { Words } from "@zhian/page/content";
import type { Regulation } from "../model/solution-content.ts";

type Law = Omit<Regulation, "asks">;

export const china: Words = { en: "Mainland China", zh: "中国大陆" };
export const indonesia: Words = { en: "Indonesia", zh: "印度尼西亚" };

/** Authorities that publish laws and standards. */
export const standards = "https://openstd.samr.gov.cn/";
export const chineseLaw = "https://flk.npc.gov.cn/";
export const stateCouncil = "https://www.gov.cn/";
export const cyberspaceAdministration = "https://www.cac.gov.cn/";
export const indonesianLaw = "https://peraturan.bpk.go.id/";

/** Laws that several solutions meet, by their own names; what each asks of a solution stands on its page. */
export const laws = {
  cybersecurity: {
    country: china,
    name: { en: "Cybersecurity Law", zh: "《网络安全法》" },
    url: chineseLaw,
  },
  dataSecurity: {
    country: china,
    name: { en: "Data Security Law", zh: "《数据安全法》" },
    url: chineseLaw,
  },
  personalInformation: {
    country: china,
    name: { en: "Personal Information Protection Law (PIPL)", zh: "《个人信息保护法》" },
    url: chineseLaw,
  },
  classifiedProtection: {
    country: china,
    name: { en: "Classified Protection, GB/T 22239-2019 (等保 2.0)", zh: "等级保护 GB/T 22239-2019（等保 2.0）" },
    url: standards,
  },
  icpFiling: {
    country: china,
    name: { en: "ICP filing", zh: "ICP 备案" },
    url: "https://beian.miit.gov.cn/",
  },
  minors: {
    country: china,
    name: { en: "Minors online, State Council order 766", zh: "《未成年人网络保护条例》（国务院令第 766 号）" },
    url: stateCouncil,
  },
  personalDataIndonesia: {
    country: indonesia,
    name: { en: "Law 27 of 2022 on personal data (UU PDP)", zh: "2022 年第 27 号个人数据保护法（UU PDP）" },
    url: indonesianLaw,
  },
  systemOperators: {
    country: indonesia,
    name: { en: "Registration as a system operator (PSE)", zh: "电子系统运营者登记（PSE）" },
    url: "https://pse.komdigi.go.id/",
  },
  electronicSystems: {
    country: indonesia,
    name: { en: "Regulation 71 of 2019 on electronic systems", zh: "2019 年第 71 号政府条例（电子系统与交易）" },
    url: indonesianLaw,
  },
  childrenIndonesia: {
    country: indonesia,
    name: {
      en: "Regulation 17 of 2025 on children in electronic systems",
      zh: "2025 年第 17 号政府条例（电子系统中的儿童保护）",
    },
    url: indonesianLaw,
  },
} as const satisfies Record<string, Law>;
