import type { endpoints } from "@zhian/contracts/endpoints";
import { levelPacks, type ProtectionLevel } from "@zhian/contracts/level-packs";
import { isCityOf } from "@zhian/contracts/province-cities";
import { isCompanyName, phonePattern } from "@zhian/contracts/quote-rules";
import { type SystemType, serverCount, systemTypes, yesNo } from "@zhian/contracts/quote-words";
import type * as z from "zod/mini";
import { missingFault, quoteFault } from "./quote-faults.ts";

export type QuoteBody = z.output<(typeof endpoints)["quote.submit"]["body"]>;

/** What a visitor asks a quote for, checked, by our own names. */
export interface QuoteForm {
  province: string;
  city: string;
  systemType: SystemType;
  level: ProtectionLevel;
  servers: number;
  hasProducts: boolean;
  company: string;
  phone: string;
  code: string;
}

/** Throws an ApiFault for the first field that is wrong, in the order of the form, with what the specification says of it. */
export function readQuoteForm(body: QuoteBody): QuoteForm {
  const systemType = systemTypes.find((each) => each === body.systemType);
  if (systemType === undefined) throw quoteFault("systemType");
  const level = ([2, 3] as const).find((each) => levelPacks[each].join(",") === body.product);
  if (level === undefined) throw quoteFault("product");
  const servers = readServers(body.systemNum);
  const hasProducts = yesNo.find((each) => each === body.isPurchaseSafeProduct);
  if (hasProducts === undefined) throw quoteFault("isPurchaseSafeProduct");
  const [province, city] = readPlace(body.provinceCity);
  if (!isCompanyName(body.corporateName)) throw quoteFault("corporateName");
  if (body.phone === "") throw missingFault("phone");
  if (!isPhone(body.phone)) throw quoteFault("phone");
  if (body.code === "") throw missingFault("code");
  const { corporateName: company, phone, code } = body;
  return { province, city, systemType, level, servers, hasProducts: hasProducts === "是", company, phone, code };
}

/** Its length first: a pattern is not asked about what cannot be one. */
export function isPhone(text: string): boolean {
  return text.length === 11 && phonePattern.test(text);
}

function readServers(count: number): number {
  if (Number.isInteger(count) && count >= serverCount.least && count <= serverCount.most) return count;
  throw quoteFault("systemNum");
}

function readPlace(text: string): [province: string, city: string] {
  const [province = "", city = "", ...more] = text.split("/");
  if (more.length > 0 || !isCityOf(province, city)) throw quoteFault("provinceCity");
  return [province, city];
}
