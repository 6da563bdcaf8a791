import type { ArticleSection } from "@zhian/contracts/article-words";
import type { Locale } from "@zhian/contracts/locale";

export const homeNames: Record<Locale, string> = { en: "Home", zh: "首页" };
export const siteNames: Record<Locale, string> = { en: "ZhiAn Cloud", zh: "智安云" };
export const documentsNames: Record<Locale, string> = { en: "Documents", zh: "帮助文档" };

export const sectionNames: Record<ArticleSection, Record<Locale, string>> = {
  news: { en: "News", zh: "新闻" },
  notice: { en: "Notices", zh: "公告" },
  zixun: { en: "Industry news", zh: "行业资讯" },
};
