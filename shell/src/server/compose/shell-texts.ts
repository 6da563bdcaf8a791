import type { Locale } from "@zhian/contracts/locale";

/** The few words that are the shell's own. */
export const shellTexts = {
  en: {
    siteName: "ZhiAn Cloud",
    skip: "Skip to content",
    notFound: "This page could not be found",
    error: "Error",
    toHome: "Back to the home page",
    retry: "Retry",
    requestId: "Request",
    starting: "The site is starting. Please try again in a few seconds.",
    busy: "Too many visitors at this moment. Please try again in a few seconds.",
  },
  zh: {
    siteName: "智安云",
    skip: "跳到正文",
    notFound: "找不到此页面",
    error: "出错了",
    toHome: "返回首页",
    retry: "重试",
    requestId: "请求编号",
    starting: "网站正在启动，请几秒后重试。",
    busy: "当前访问人数过多，请几秒后重试。",
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** The only messages that an error page can show: none comes from an address or a fragment. */
export function errorMessage(status: number, locale: Locale): string {
  const texts = shellTexts[locale];
  return status === 404 || status === 410 ? texts.notFound : texts.error;
}
