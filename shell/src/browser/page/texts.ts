import type { Locale } from "@zhian/contracts/locale";

/** The shell's own messages in the browser. */
export const texts = {
  unavailable: {
    en: "This part is temporarily unavailable. The rest of the page works.",
    zh: "这一部分暂时无法显示，页面其他内容不受影响。",
  },
  retry: { en: "Retry", zh: "重试" },
  badRequest: {
    en: "Your request could not be completed. You are back on the home page.",
    zh: "操作未能完成，已为您返回首页。",
  },
  ended: { en: "You have been signed out. Log in again to continue.", zh: "登录已失效，请重新登录。" },
  offline: {
    en: "You are offline. This page still works; others load once you are back online.",
    zh: "您当前处于离线状态，本页仍可使用，恢复网络后即可访问其他页面。",
  },
} as const satisfies Record<string, Record<Locale, string>>;
