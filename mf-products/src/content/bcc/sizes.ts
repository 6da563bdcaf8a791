import type { SizesBlock } from "../../model/page-content.ts";

export const sizes: SizesBlock = {
  is: "sizes",
  anchor: "sizes",
  nav: { en: "Sizes and prices", zh: "规格与价格" },
  heading: { en: "Sizes and prices", zh: "规格与价格" },
  lead: {
    en: "A size is named after what it has: g2.4x16 is a general server with 4 cores and 16 GiB. Say what you need and the rest of the table steps back.",
    zh: "规格名就是配置：g2.4x16 是通用型、4 核 16 GiB。填写需求，表格只留下够用的规格。",
  },
  caption: {
    en: "Table 1. Cloud Server sizes with demo prices in US dollars and rupiah",
    zh: "表 1　云服务器规格与演示价格（美元、印尼盾）",
  },
  note: {
    en: "Made up for this demonstration until the price list is published. Tax is not included: in Indonesia, 12 % on 11/12 of the amount is added, which comes to 11 %.",
    zh: "价目表公布前的演示数据。价格不含税：印尼客户另计增值税，按金额的 11/12 征收 12%，实际为 11%。",
  },
  labels: {
    size: { en: "Size", zh: "规格" },
    family: { en: "Family", zh: "类型" },
    cores: { en: "Cores", zh: "核数" },
    memory: { en: "Memory", zh: "内存" },
    price: { en: "Price, without tax", zh: "价格（不含税）" },
    finder: { en: "What do you need?", zh: "你需要多大？" },
    atLeastCores: { en: "Cores, at least", zh: "核数不少于" },
    atLeastMemory: { en: "Memory, at least", zh: "内存不少于" },
    any: { en: "Any", zh: "不限" },
  },
  families: {
    balanced: { en: "Balanced", zh: "均衡型" },
    general: { en: "General", zh: "通用型" },
    memory: { en: "Memory", zh: "内存型" },
  },
  demo: { en: "Demo prices", zh: "演示价格" },
};
