import { maxAddressLength } from "@zhian/contracts/address-limit";
import type { Locale } from "@zhian/contracts/locale";

/** The shell's own texts. */
export const shellTexts = {
  en: {
    siteName: "ZhiAn Cloud",
    skip: "Skip to content",
    starting: "The site is starting. Please try again in a few seconds.",
    busy: "Too many visitors at the moment. Please try again in a few seconds.",
    noAnswer: "The service did not respond",
    noAnswerRead: "It may be busy or restarting. Please try again in a moment.",
    noAnswerWrite:
      "We do not know whether your request was received. Go back to the previous page (your entries should still be there) and check whether it went through before you submit it again.",
    tooLong: "This address is too long",
    tooLongSays: `Addresses on this site can have at most ${maxAddressLength.toLocaleString("en")} characters. If you searched for many names at once, split the list into two or three searches.`,
    shorter: "Open the page without the search",
    draftsTitle: "Preview of drafts",
    drafts: "Preview: this page shows your drafts. Nobody else can see them, and links open further previews.",
    endDrafts: "End preview",
    /** Before and after the time of the copy. */
    stale: ["This page could not be updated just now. You are viewing a copy from ", "."],
    /** Before and after the day on which the mirror was built. */
    mirrored: [
      "Parts of the site are unavailable at the moment. This is a saved copy of the page from ",
      ". Ordering, sign-in and search are not available until the site is back.",
    ],
    readable: "Pages you can read in the meantime",
    notMirrored: "This page is not available at the moment. Please try again in a few minutes.",
  },
  zh: {
    siteName: "智安云",
    skip: "跳到正文",
    starting: "网站正在启动，请几秒后重试。",
    busy: "当前访问人数过多，请几秒后重试。",
    noAnswer: "服务未响应",
    noAnswerRead: "服务可能繁忙或正在重启，请稍后重试。",
    noAnswerWrite:
      "我们无法确认是否已收到您提交的内容。请返回上一页（填写的内容通常仍在），先确认是否已提交成功，再决定是否重新提交。",
    tooLong: "网址过长",
    tooLongSays: `本站的网址最长 ${maxAddressLength} 个字符。如果是一次查询了很多域名，请分成两三次查询。`,
    shorter: "打开此页面，不带查询内容",
    draftsTitle: "草稿预览",
    drafts: "预览：本页包含你的草稿，其他人看不到；点击链接仍是预览。",
    endDrafts: "结束预览",
    stale: ["本页暂时无法更新，以下是 ", " 保存的副本。"],
    mirrored: ["网站部分功能暂时不可用，本页内容保存于 ", "。恢复之前，暂时无法下单、登录和搜索。"],
    readable: "目前可以浏览的页面",
    notMirrored: "此页面暂时无法访问，请几分钟后重试。",
  },
} as const satisfies Record<Locale, Record<string, string | readonly [string, string]>>;
