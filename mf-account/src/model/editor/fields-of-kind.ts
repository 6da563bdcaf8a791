import { type Locale, locales } from "@zhian/contracts/locale";
import type { ItemKind } from "./item-kind.ts";

export interface FieldSpec {
  /** Path within the value. */
  path: string;
  /** Message key of the label. */
  label: string;
  /** Message key of the hint. */
  hint?: string;
  /** `words`: a list, separated by commas. `moment`: a time in ISO 8601. */
  input: "line" | "area" | "markdown" | "words" | "date" | "moment" | "number" | "check" | "choice";
  /** An empty input leaves the field out. */
  isOptional?: boolean;
  /** For a choice: its options, each with the message key of its label. */
  options?: readonly { value: string | number; label?: string }[];
  /** For a choice: key of its options among the item's `choices`. */
  choices?: string;
  /** The language of the value; undefined if both languages share it. */
  locale?: Locale;
}

type Spec = Omit<FieldSpec, "path" | "label"> & { name: string };

const words: Spec = { name: "keywords", input: "words", hint: "field.words.hint" };
const seo: Spec[] = [
  { name: "title", input: "line" },
  { name: "keywords", input: "line", hint: "field.words.hint" },
  { name: "description", input: "area" },
];
const texts: Spec[] = [
  { name: "title", input: "line" },
  { name: "description", input: "area" },
  words,
  { name: "body", input: "markdown" },
];
const products: Spec = { name: "products", input: "words", hint: "field.words.hint" };
const moment = { input: "moment", hint: "field.moment.hint" } as const;
const hotCount = 8;

function inBoth(before: string, specs: readonly Spec[]): FieldSpec[] {
  return locales.flatMap((locale) =>
    specs.map(({ name, ...spec }) => ({ ...spec, path: `${before}${locale}.${name}`, label: `field.${name}`, locale })),
  );
}

function facts(specs: readonly Spec[]): FieldSpec[] {
  return specs.map(({ name, ...spec }) => ({ ...spec, path: `facts.${name}`, label: `field.${name}` }));
}

function labelled(kind: string, values: readonly (string | number)[]) {
  return values.map((value) => ({ value, label: `${kind}.${value}` }));
}

/** Fields by kind, except the navigation, which has its own form. */
export const fieldsOfKind: Readonly<Record<Exclude<ItemKind, "navigation">, readonly FieldSpec[]>> = {
  config: inBoth("", [
    ...seo,
    { name: "slogan", input: "line" },
    { name: "logo_url", input: "line", hint: "field.logo_url.hint" },
  ]),
  hot: Array.from({ length: hotCount }, (_, index) => ({
    path: `links.${index}`,
    label: "field.link",
    input: "choice" as const,
    choices: "links",
  })),
  seo: inBoth("", seo).map((field) =>
    field.label === "field.description" ? { ...field, label: "field.discription" } : field,
  ),
  news: [
    ...facts([
      { name: "date", input: "date" },
      { name: "updatedAt", input: "date", isOptional: true },
      { name: "tags", input: "words", hint: "field.words.hint" },
      products,
      { name: "draft", input: "check" },
      { name: "demo", input: "check" },
    ]),
    ...inBoth("texts.", texts),
  ],
  notices: [
    ...facts([
      { name: "type", input: "choice", options: labelled("type", [1, 2, 3, 4]) },
      { name: "severity", input: "choice", options: labelled("severity", ["info", "minor", "major", "critical"]) },
      { name: "state", input: "choice", options: labelled("state", ["planned", "in-progress", "done"]) },
      { name: "publishedAt", ...moment },
      { name: "startsAt", ...moment },
      { name: "endsAt", ...moment, isOptional: true },
      products,
    ]),
    ...inBoth("texts.", texts),
  ],
  zixun: [
    ...facts([
      { name: "category", input: "choice", choices: "category" },
      { name: "date", input: "date" },
      { name: "updatedAt", input: "date", isOptional: true },
      products,
    ]),
    ...inBoth("texts.", texts),
  ],
  documents: [
    { path: "folder", label: "field.folder", input: "choice", choices: "folder" },
    ...facts([{ name: "order", input: "number" }, { name: "updatedAt", input: "date" }, products]),
    ...inBoth("texts.", [...texts, { name: "appliesTo", input: "line", isOptional: true }]),
  ],
};

const none = { title: "", description: "", keywords: [], body: "" };

/** Initial values of the form for a new page. `today`: a calendar day. */
export function emptyValue(kind: ItemKind, id: string, today: string): unknown {
  const both = { en: none, zh: none };
  switch (kind) {
    case "news":
      return { facts: { id, date: today, tags: ["company"], products: [] }, texts: both };
    case "notices": {
      const at = `${today}T02:00:00Z`;
      const state = { type: 4, severity: "info", state: "planned", startsAt: at, publishedAt: at };
      return { facts: { id, ...state, products: [] }, texts: both };
    }
    case "zixun":
      return { facts: { id, category: "", date: today, products: [] }, texts: both };
    case "documents":
      return { folder: "", facts: { id, order: 1, updatedAt: today, products: [] }, texts: both };
    case "seo": {
      const words = { title: "", description: "", keywords: "" };
      return { en: words, zh: words };
    }
    case "navigation":
    case "config":
    case "hot":
      return null;
  }
}
