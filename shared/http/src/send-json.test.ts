import { afterEach, expect, it, jest } from "@jest/globals";
import { sendJson } from "./send-json.ts";

const wire = { base: "/api", token: () => "t" };
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function answer(status: number, body: string) {
  globalThis.fetch = jest.fn(async () => new Response(body, { status })) as typeof fetch;
}

it("gives the parsed answer", async () => {
  answer(200, '{"code":0}');
  expect(await sendJson("/v1/x", { a: 1 }, wire)).toEqual({ code: 0 });
});

it("throws the response's message, or 请求失败", async () => {
  answer(422, '{"message":"号码有误"}');
  await expect(sendJson("/v1/x", {}, wire)).rejects.toThrow("号码有误");
  answer(502, "<html>");
  await expect(sendJson("/v1/x", {}, wire)).rejects.toThrow("请求失败");
});
