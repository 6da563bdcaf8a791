import { accountEndpoints } from "@zhian/contracts/account-endpoints";
import { accountForms } from "@zhian/contracts/account-forms";
import { endpoints } from "@zhian/contracts/endpoints";
import type { FieldFault } from "./http/answer-faults.ts";
import { ApiFault } from "./http/api-fault.ts";
import { unusablePhone } from "./quote/quote-faults.ts";
import { quoteFieldFault } from "./quote/read-quote-form.ts";

const sendCode = `/api${endpoints["quote.sendCode"].path}`;
const submit = `/api${endpoints["quote.submit"].path}`;

const accountPaths = Object.values(accountEndpoints).flatMap(({ method, path }) =>
  method === "POST" ? [`/api${path}`] : [],
);
const typedFields = new Set(Object.values(accountForms).flatMap(({ shape }) => Object.keys(shape)));

/** Fields that visitors type: a value of the wrong type is reported like any other wrong value. */
export const fieldFault: FieldFault = ({ routeOptions, body }, field) => {
  if (field === "q") return new ApiFault(422);
  if (routeOptions.url === sendCode && field === "phone") return unusablePhone();
  if (accountPaths.includes(routeOptions.url ?? "") && typedFields.has(field)) return new ApiFault(422, { field });
  return routeOptions.url === submit ? quoteFieldFault(body, field) : undefined;
};
