import { accountEndpoints } from "@zhian/contracts/account-endpoints";
import { endpoints } from "@zhian/contracts/endpoints";
import type { FieldFault } from "./http/answer-faults.ts";
import { ApiFault } from "./http/api-fault.ts";
import { isQuoteField, isRequired, missingFault, quoteFault, unusablePhone } from "./quote/quote-faults.ts";

const sendCode = `/api${endpoints["quote.sendCode"].path}`;
const submit = `/api${endpoints["quote.submit"].path}`;

const accountForms = Object.values(accountEndpoints).flatMap(({ method, path }) =>
  method === "POST" ? [`/api${path}`] : [],
);
const typedFields = new Set(["username", "password", "present", "phone", "code", "account", "name", "number"]);

/** Fields that visitors type: a value of the wrong type is told as kindly as any other wrong value. */
export const fieldFault: FieldFault = ({ routeOptions, body }, field) => {
  if (field === "q") return new ApiFault(422);
  if (routeOptions.url === sendCode && field === "phone") return unusablePhone();
  if (accountForms.includes(routeOptions.url ?? "") && typedFields.has(field)) return new ApiFault(422, { field });
  if (routeOptions.url !== submit || !isQuoteField(field)) return undefined;
  return isRequired(field) && isMissing(body, field) ? missingFault(field) : quoteFault(field);
};

function isMissing(body: unknown, field: string): boolean {
  if (typeof body !== "object" || body === null) return true;
  const [, value] = Object.entries(body).find(([key]) => key === field) ?? [];
  return value === undefined || value === null;
}
