/** What visitors find things by: fixed names of the page, in both languages. */
export const words = {
  en: {
    lang: "en",
    home: "/",
    search: "Search",
    noResults: "No results",
    hot: "Often searched",
    language: "Language",
    currency: "Currency",
    console: "Console",
    logIn: "Log in",
    register: "Register",
    mainNavigation: "Main",
    newsNavigation: "Industry news categories",
    products: "Products",
    backToTop: "Back to top",
    retry: "Retry",
    unavailable: /temporarily unavailable/,
    notFound: "This page could not be found",
    error: "Error",
    backHome: "Back to the home page",
    skip: "Skip to content",
    privacy: "Privacy policy",
    refund: "Refund policy",
    terms: "Terms of service",
    offline: /You are offline/,
  },
  zh: {
    lang: "zh-Hans",
    home: "/zh",
    search: "搜索",
    noResults: "暂无搜索结果",
    hot: "热门推荐",
    language: "语言",
    currency: "货币",
    console: "控制台",
    logIn: "登录",
    register: "注册",
    mainNavigation: "主导航",
    newsNavigation: "行业资讯分类",
    products: "产品",
    backToTop: "返回顶部",
    retry: "重试",
    unavailable: /暂时无法显示/,
    notFound: "找不到此页面",
    error: "出错了",
    backHome: "返回首页",
    skip: "跳到正文",
    privacy: "隐私政策",
    refund: "退款政策",
    terms: "服务条款",
    offline: /网络已断开/,
  },
} as const;

export const locales = ["en", "zh"] as const;
export type Locale = (typeof locales)[number];

/** A plain path in a language. */
export function at(locale: Locale, path: string): string {
  if (locale === "en") return path;
  return path === "/" ? "/zh" : `/zh${path}`;
}
