import { type Rank, ranks, type SystemType, systemTypes, type YesNo, yesNo } from "@zhian/contracts/quote-words";

/** What a visitor fills in, by the specification's names of the fields. Everything is text, as it stands in its control. */
export interface QuoteForm {
  style: SystemType;
  rank: Rank;
  number: string;
  /** Whether security products have been bought already. */
  safe: YesNo;
  province: string;
  city: string;
  compony: string;
  phone: string;
  authCode: string;
}

export type FieldName = keyof QuoteForm;

export const emptyForm: QuoteForm = {
  style: "公有云系统",
  rank: "二级",
  number: "",
  safe: "否",
  province: "",
  city: "",
  compony: "",
  phone: "",
  authCode: "",
};

/** The calculator's three steps on a narrow screen; a wide one shows them side by side. */
export const steps = ["system", "contact", "result"] as const;
export type Step = (typeof steps)[number];

/** Those that a visitor can get wrong, in the order in which they stand. */
export const checkedFields = [
  "number",
  "province",
  "compony",
  "phone",
  "authCode",
] as const satisfies readonly FieldName[];
export type CheckedField = (typeof checkedFields)[number];

export const stepOf: Readonly<Record<CheckedField, Step>> = {
  number: "system",
  province: "system",
  compony: "contact",
  phone: "contact",
  authCode: "contact",
};

/** By the names of the wire: which field a refusal is about. */
export const fieldOfWire: Readonly<Record<string, CheckedField>> = {
  systemNum: "number",
  provinceCity: "province",
  corporateName: "compony",
  phone: "phone",
  code: "authCode",
};

/** What a tab has kept, as far as it still is a form. */
export function readForm(kept: unknown): QuoteForm {
  if (typeof kept !== "object" || kept === null) return emptyForm;
  const text = (name: FieldName) => {
    const value: unknown = Reflect.get(kept, name);
    return typeof value === "string" ? value : "";
  };
  return {
    style: systemTypes.find((each) => each === text("style")) ?? emptyForm.style,
    rank: ranks.find((each) => each === text("rank")) ?? emptyForm.rank,
    number: text("number"),
    safe: yesNo.find((each) => each === text("safe")) ?? emptyForm.safe,
    province: text("province"),
    city: text("city"),
    compony: text("compony"),
    phone: text("phone"),
    authCode: text("authCode"),
  };
}
