import type { Locale } from "./locale.ts";

/** A page that cannot be shown now, the same from the server and in the browser. Apart from `errorWords`, as every visit carries these. */
export const unavailablePageWords = {
  en: {
    title: "This page is temporarily unavailable",
    tryAgain: "Everything else on the site works. Please try again in a moment.",
  },
  zh: { title: "此页面暂时无法显示", tryAgain: "站内其他内容不受影响，请稍后再试。" },
} as const satisfies Record<Locale, Record<string, string>>;
