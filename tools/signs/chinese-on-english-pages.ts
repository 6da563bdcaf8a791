import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { noPrice } from "@zhian/contracts/quote-rules";
import { siteCatalogue } from "@zhian/testing/site-catalogue";
import * as z from "zod";

const chinese = /[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/gu;

const sources = "{mf-*,shared/*}/src/**/*.{ts,tsx}";
const prose = "mf-*/src/content/**/en.yaml";
const facts = "mf-*/src/content/**/page.yaml";
const articles = "api/content/*/en/**/*.md";
const texts = "{mf-*/src/locales/en,api/seed/*}.json";

/** What a source shows in English or marks as Chinese: `en: "…"`, `inChinese: "…"`, `lang="zh-Hans">…<`, `text: "…", lang: "zh-Hans"`. */
const shown = [
  /\b(?:en|inChinese): ((?:\[[^\]]*\]|"(?:[^"\\]|\\.)*"|`[^`]*`))/g,
  /lang="zh-Hans"[^>]*>([^<{]+)/g,
  /text: ("[^"]*"), lang: "zh-Hans"/g,
];

/** A quote sheet has its labels in both languages. */
const sheetLabels = /^(sheet\.|(rank|style|number|place|safe|productPrice|consultPrice|allPrice)$)/;

/**
 * Chinese characters on English pages, in alphabetical order: in product names, legal terms, domain endings, and list entries of articles
 * that exist only in Chinese.
 */
export function wordsOnEnglishPages(root: string): string {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const matching = (pattern: string) => globSync(pattern, { cwd: root }).filter((path) => !/test/.test(path));
  const labels = Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(read(sheetTexts))));
  return charactersOf([
    noPrice,
    ...siteCatalogue.map(({ name }) => name.zh),
    ...matching(sources).flatMap((path) => shownIn(read(path))),
    ...matching(prose).map(read),
    ...matching(facts).flatMap((path) => read(path).match(/\binChinese: .*/g) ?? []),
    ...matching(articles).map(read),
    ...matching("api/content/*/zh/**/*.md")
      .filter((path) => !existsSync(join(root, path.replace("/zh/", "/en/"))))
      .flatMap((path) => read(path).match(/^(?:title|description): .*$/gm) ?? []),
    ...Array.from(read("api/src/domains/endings.ts").matchAll(/^ {2}\["([^"]+)"/gm), ([, ending = ""]) => ending),
    ...matching(texts).flatMap((path) => inEnglish(JSON.parse(read(path)), path.endsWith("/en.json"))),
    ...labels.flatMap(([key, text]) => (sheetLabels.test(key) ? [text] : [])),
  ]);
}

const sheetTexts = "mf-calculator/src/locales/zh.json";

/** Characters of the cities and provinces in the calculator, excluding those of the words. */
export function placesOnEnglishPages(root: string): string {
  const words = new Set(wordsOnEnglishPages(root));
  const places = readFileSync(join(root, "shared/contracts/src/province-cities.json"), "utf8");
  return Array.from(charactersOf([places]))
    .filter((character) => !words.has(character))
    .join("");
}

function charactersOf(all: readonly string[]): string {
  return [...new Set(all.join("").match(chinese))].sort().join("");
}

function shownIn(source: string): string[] {
  return shown.flatMap((pattern) => [...source.matchAll(pattern)].map(([, text = ""]) => text));
}

/** The texts of a JSON value under a key `en`, or all of them. */
function inEnglish(value: unknown, isEnglish: boolean): string[] {
  if (typeof value === "string") return isEnglish ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => inEnglish(part, isEnglish || key === "en"));
}
