import type { ArticleSection } from "@zhian/contracts/article-words";
import type { Locale } from "@zhian/contracts/locale";

interface Seo {
  title: string;
  description: string;
  keywords: string;
}

export const homeNames: Record<Locale, string> = { en: "Home", zh: "首页" };
export const siteNames: Record<Locale, string> = { en: "ZhiAn Cloud", zh: "智安云" };
export const documentsNames: Record<Locale, string> = { en: "Documents", zh: "帮助文档" };

/** For loaders: what search engines are told where the CMS says nothing. */
export const sectionNames: Record<ArticleSection, { name: Record<Locale, string>; seo: Record<Locale, Seo> }> = {
  news: {
    name: { en: "News", zh: "新闻" },
    seo: {
      en: {
        title: "News | ZhiAn Cloud",
        description: "What is new at ZhiAn Cloud, and how things work that customers ask about.",
        keywords: "ZhiAn Cloud news",
      },
      zh: {
        title: "新闻 | 智安云",
        description: "智安云的新变化，以及客户常问问题的原理解读。",
        keywords: "智安云新闻",
      },
    },
  },
  notice: {
    name: { en: "Notices", zh: "公告" },
    seo: {
      en: {
        title: "Notices | ZhiAn Cloud",
        description: "Maintenance, security bulletins and upgrades, with their times and the products they affect.",
        keywords: "maintenance notice, security bulletin",
      },
      zh: {
        title: "公告 | 智安云",
        description: "维护、安全与升级公告，附时间与受影响的产品。",
        keywords: "维护公告,安全通告",
      },
    },
  },
  zixun: {
    name: { en: "Industry news", zh: "行业资讯" },
    seo: {
      en: {
        title: "Industry news | ZhiAn Cloud",
        description: "Cloud and security standards, protocols, laws and practice, explained.",
        keywords: "industry news",
      },
      zh: {
        title: "行业资讯 | 智安云",
        description: "云与安全领域的标准、协议、法规与实践解读。",
        keywords: "行业资讯",
      },
    },
  },
};
