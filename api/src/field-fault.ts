import { accountEndpoints } from "@zhian/contracts/account-endpoints";
import { endpoints } from "@zhian/contracts/endpoints";
import type { FieldFault } from "./http/answer-faults.ts";
import { ApiFault } from "./http/api-fault.ts";
import { unusablePhone } from "./quote/quote-faults.ts";
import { quoteFieldFault } from "./quote/read-quote-form.ts";

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
  return routeOptions.url === submit ? quoteFieldFault(body, field) : undefined;
};
