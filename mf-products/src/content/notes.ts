import type { Words } from "@zhian/page/content";

// What is true of many products alike, in the same words everywhere.

/** Under prices that are made up. */
export const demoPriceNote: Words = {
  en: "Demo prices until the price list is published. Tax is not included: in Indonesia, 12 % on 11/12 of the amount is added, which comes to 11 %.",
  zh: "价目表公布前均为演示价格，不含税：印尼客户另计增值税，按金额的 11/12 征收 12%，实际为 11%。",
};

/** In front of prices that are made up. */
export const demoPrices: Words = { en: "Demo prices", zh: "演示价格" };
