import type { NamesContent } from "../../model/names-content.ts";
import { documents, endings } from "./endings.ts";
import { life, limits } from "./life.ts";
import { callToAction, questions, related } from "./questions.ts";
import { states } from "./states.ts";

export const content: NamesContent = {
  title: { en: "Domain names", zh: "域名服务" },
  lead: {
    en: "Search up to 200 names at once. Every row shows the first year, the renewal and three years together; where a registry does not answer, it says so.",
    zh: "一次最多查询 200 个域名。每一行都列出首年价、续费价和三年合计；注册局没有答复时，如实写明。",
  },
  facts: [
    { label: { en: "names in one search", zh: "一次可查" }, value: { en: "200", zh: "200 个" }, anchor: "limits" },
    {
      label: { en: "of a name, as you choose", zh: "注册年限" },
      value: { en: "1–10 years", zh: "1–10 年" },
      anchor: "life",
    },
    {
      label: { en: "ticked in advance", zh: "预先勾选的附加项" },
      value: { en: "Nothing", zh: "没有" },
      anchor: "questions",
    },
    {
      label: { en: "beside every first year", zh: "与首年价并列" },
      value: { en: "Renewal", zh: "续费价" },
      anchor: "prices",
    },
  ],
  blocks: [endings, states, documents, life, limits, questions, related, callToAction],
  seo: {
    title: {
      en: "Domain Names (BCD): search, register, manage | ZhiAn Cloud",
      zh: "域名服务 BCD，查询注册与管理 | 智安云",
    },
    description: {
      en: "Search, register and manage names with the renewal price shown first. Check many endings at once and fill a cart.",
      zh: "查询、注册、管理域名，续费价先告诉你。一次查询多个后缀，加入购物车批量注册。",
    },
    keywords: { en: "domain name, domain registration, domain search", zh: "域名,域名注册,域名查询,域名管理" },
  },
  updatedAt: "2026-11-21",
};
