import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { runInThisContext } from "node:vm";
import { describe, expect, it } from "@jest/globals";
import { createInstance } from "i18next";
import { withoutParts } from "../leave-out.ts";
import { leftOutOfI18next } from "./left-out.ts";

type Tree = { [name: string]: string | Tree };

const root = join(import.meta.dirname, "../../../..");
const fragments = globSync("mf-*", { cwd: root }).toSorted();
const variables = {
  n: 3,
  total: 18,
  id: "s1",
  name: "云",
  count: 1,
  year: 2026,
  rate: "16,000",
  words: "$t(nav.menu)",
};

function readTexts(fragment: string): { en: Tree; zh: Tree } {
  const read = (locale: string) =>
    // Written by hand, checked by the fragment's own tests.
    JSON.parse(readFileSync(join(root, fragment, `src/locales/${locale}.json`), "utf8")) as Tree;
  return { en: read("en"), zh: read("zh") };
}

/** i18next as pages carry it. */
function reduced(): typeof createInstance {
  const path = join(dirname(createRequire(import.meta.url).resolve("i18next/package.json")), "dist/esm/i18next.js");
  const source = withoutParts(readFileSync(path, "utf8"), leftOutOfI18next);
  // The package's own factory, out of its file.
  const factory = source.replace(/export \{.*\};\s*$/s, "return createInstance;");
  return runInThisContext(`(() => {${factory}})()`) as typeof createInstance;
}

function keysOf(tree: Tree, prefix = ""): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === "string" ? [prefix + name.replace(/_(one|other)$/, "")] : keysOf(value, `${prefix}${name}.`),
  );
}

function translate(create: typeof createInstance, texts: { en: Tree; zh: Tree }, locale: string): string[] {
  const instance = create();
  void instance.init({
    lng: locale,
    fallbackLng: "zh",
    supportedLngs: ["en", "zh"],
    resources: { en: { translation: texts.en }, zh: { translation: texts.zh } },
    initAsync: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
  });
  const keys = [...keysOf(texts.zh), "no.such.key"];
  return keys.flatMap((key) => [1, 2].map((count) => instance.t(key, { ...variables, count })));
}

describe.each(fragments)("the texts of %s", (fragment) => {
  it.each(["en", "zh"])("are the same with what pages carry of i18next (%s)", (locale) => {
    const texts = readTexts(fragment);
    expect(translate(reduced(), texts, locale)).toEqual(translate(createInstance, texts, locale));
    const { title: _, ...some } = texts.en;
    const withGaps = { en: { some }, zh: texts.zh };
    expect(translate(reduced(), withGaps, locale)).toEqual(translate(createInstance, withGaps, locale));
  });

  it("neither nest nor format", () => {
    expect(JSON.stringify(readTexts(fragment))).not.toMatch(/\$t\(|\{\{[^}]*,/);
  });
});
