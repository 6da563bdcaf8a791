import type { EventPayload } from "@zhian/contracts/events";
import type { QuoteField } from "@zhian/contracts/quote-form";
import { type Rank, systemTypes } from "@zhian/contracts/quote-words";
import { readDraft, type Values } from "@zhian/form/values";
import { countText } from "./count-text.ts";

export type QuoteValues = Values<QuoteField>;

/** The choice fields, with their options. */
export const choices = {
  systemType: systemTypes,
  level: ["2", "3"],
  hasProducts: ["yes", "no"],
} as const satisfies Partial<Record<QuoteField, readonly string[]>>;
export type ChoiceField = keyof typeof choices;

export const emptyForm: QuoteValues = {
  systemType: "公有云系统",
  level: "2",
  servers: "",
  hasProducts: "no",
  province: "",
  city: "",
  company: "",
  phone: "",
  code: "",
};

/** The calculator's three steps on a narrow screen; a wide one shows them side by side. */
export const steps = ["system", "contact", "result"] as const;
export type Step = (typeof steps)[number];

export const stepOf: Readonly<Record<QuoteField, Step>> = {
  systemType: "system",
  level: "system",
  servers: "system",
  hasProducts: "system",
  province: "system",
  city: "system",
  company: "contact",
  phone: "contact",
  code: "contact",
};

/** Returns a tab's stored draft, without values that no longer fit the form. */
export function readQuoteDraft(kept: unknown): QuoteValues {
  const draft = readDraft(kept, emptyForm);
  const choose = (field: ChoiceField) => choices[field].find((each) => each === draft[field]) ?? emptyForm[field];
  return { ...draft, systemType: choose("systemType"), level: choose("level"), hasProducts: choose("hasProducts") };
}

const levels: Readonly<Record<Rank, string>> = { 二级: "2", 三级: "3" };

/** Returns the values provided by the page that opens the calculator. */
export function valuesOf({ rank, style, number }: EventPayload<"calculator.requested">): Partial<QuoteValues> {
  return {
    ...(rank && { level: levels[rank] }),
    ...(style && { systemType: style }),
    ...(number !== undefined && { servers: String(number) }),
  };
}

/** Converts the controls' texts to values, for validation by the form's schema. */
export function meaningOf(values: QuoteValues): Record<QuoteField, unknown> {
  const servers = countText(values.servers);
  return {
    ...values,
    level: Number(values.level),
    // Not every text that JavaScript parses as a number is valid: 1e3.
    servers: /^\d{1,4}$/.test(servers) ? Number(servers) : servers,
    hasProducts: values.hasProducts === "yes",
    company: values.company.trim(),
  };
}
