import type * as z from "zod/mini";
import { levelPacks } from "./level-packs.ts";
import type { quoteEndpoints } from "./quote-endpoints.ts";
import type { QuoteField, QuoteForm } from "./quote-form.ts";
import type { YesNo } from "./quote-words.ts";

/** The body of `quote.submit`, with the specification's names and formats, which only this file converts. */
export type QuoteBody = z.output<(typeof quoteEndpoints)["quote.submit"]["body"]>;

/** Our names of the fields, and their names on the wire. */
export const wireNames: Readonly<Record<QuoteField, keyof QuoteBody>> = {
  systemType: "systemType",
  level: "product",
  servers: "systemNum",
  hasProducts: "isPurchaseSafeProduct",
  province: "provinceCity",
  city: "provinceCity",
  company: "corporateName",
  phone: "phone",
  code: "code",
};

const products = { 2: levelPacks[2].join(","), 3: levelPacks[3].join(",") } as const;
const yesOrNo: ReadonlyMap<unknown, boolean> = new Map<YesNo, boolean>([
  ["是", true],
  ["否", false],
]);

/** Converts a form to the body that is sent. */
export function toWire(form: QuoteForm): QuoteBody {
  return {
    ...systemToWire(form),
    systemType: form.systemType,
    product: products[form.level],
    corporateName: form.company,
    phone: form.phone,
    code: form.code,
  };
}

type System = Pick<QuoteForm, "province" | "city" | "servers" | "hasProducts">;
type WireSystem = Pick<WireSheet, "provinceCity" | "systemNum" | "isPurchaseSafeProduct">;
type WireSheet = z.output<(typeof quoteEndpoints)["quote.sheet"]["data"]>;

/** The fields that a quote's body and sheet name differently than we do. */
export function systemToWire({ province, city, servers, hasProducts }: System): WireSystem {
  return {
    provinceCity: `${province}/${city}`,
    systemNum: servers,
    isPurchaseSafeProduct: hasProducts ? "是" : "否",
  };
}

export type QuoteSheet = Omit<WireSheet, keyof WireSystem> & System;

export function sheetFromWire({ provinceCity, systemNum, isPurchaseSafeProduct, ...sheet }: WireSheet): QuoteSheet {
  const [province = "", city = ""] = provinceCity.split("/");
  return { ...sheet, province, city, servers: systemNum, hasProducts: isPurchaseSafeProduct === "是" };
}

/** Converts a received body to our own names, for the form's schema to validate. */
export function fromWire(body: Partial<Record<keyof QuoteBody, unknown>>): Record<QuoteField, unknown> {
  const { provinceCity, product } = body;
  const [province, city, ...more] = typeof provinceCity === "string" ? provinceCity.split("/") : [];
  return {
    systemType: body.systemType,
    level: ([2, 3] as const).find((level) => products[level] === product),
    servers: body.systemNum,
    hasProducts: yesOrNo.get(body.isPurchaseSafeProduct),
    province,
    city: more.length > 0 ? undefined : city,
    company: body.corporateName,
    phone: body.phone,
    code: body.code,
  };
}

/** The fields that have this name on the wire, if any. */
export function fieldsOfWire(name: string): QuoteField[] {
  // The keys are the fields.
  const fields = Object.keys(wireNames) as QuoteField[];
  return fields.filter((field) => wireNames[field] === name);
}
