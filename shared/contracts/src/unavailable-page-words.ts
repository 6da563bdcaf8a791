import type { Locale } from "./locale.ts";

/** For a page that cannot be shown now, the same on the server and in the browser. Separate from `errorWords`: every visit loads these. */
export const unavailablePageWords = {
  en: {
    title: "This page is temporarily unavailable",
    tryAgain: "Everything else on the site works. Please try again in a moment.",
  },
  zh: { title: "此页面暂时无法显示", tryAgain: "站内其他内容不受影响，请稍后再试。" },
} as const satisfies Record<Locale, Record<string, string>>;
