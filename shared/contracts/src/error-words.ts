import type { Locale } from "./locale.ts";

/** Texts of the error page below its title, the same on the server and in the browser. */
export const errorWords = {
  en: {
    missing: "The address may be mistyped, or the page may have moved. Everything else on the site works.",
    failed: "Something went wrong on our side. Please try again in a moment; the rest of the site works.",
    home: "Home",
    toHome: "Back to the home page",
    toHomeElsewhere: "Go to the home page",
    search: "Search",
    searchLabel: "Product, code or topic",
    searchHint: "Product or code",
    find: "Find",
    contact: "Contact",
    retry: "Retry",
    request: "Request",
  },
  zh: {
    missing: "地址可能输入有误，或者页面已经移走。站内其他内容不受影响。",
    failed: "我们这边出了问题，与您的操作无关。请稍后重试，站内其他内容不受影响。",
    home: "首页",
    toHome: "返回首页",
    toHomeElsewhere: "前往首页",
    search: "搜索",
    searchLabel: "产品、代码或主题",
    searchHint: "产品或代码",
    find: "查找",
    contact: "联系我们",
    retry: "重试",
    request: "请求编号",
  },
} as const satisfies Record<Locale, Record<string, string>>;
