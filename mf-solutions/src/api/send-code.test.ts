import { expect, it } from "@jest/globals";
import type { ApiClient } from "@zhian/contracts/endpoints";
import { sendCode } from "./send-code.ts";

function spy() {
  const asked: [name: string, input: unknown][] = [];
  const call = async (name: string, input: unknown) => void asked.push([name, input]);
  // Only `call` is used.
  return { asked, api: { call } as unknown as ApiClient };
}
const request = { phone: "13800138000", token: "t", locale: "zh" } as const;
const headers = { "x-captcha-token": "t", "accept-language": "zh-Hans" };

it("requests a code with the call that keeps the phone number out of the URL", async () => {
  const { api, asked } = spy();
  expect(await sendCode(api, { ...request, style: undefined })).toMatchObject({ status: "done" });
  expect(asked).toEqual([["cooperation.sendSms", { body: { phone: request.phone }, headers }]]);
});

it("uses the specification's call for an older backend", async () => {
  const { api, asked } = spy();
  await sendCode(api, { ...request, style: "specification" });
  expect(asked).toEqual([["cooperation.sms", { query: { phone: request.phone }, headers }]]);
});
