import { expect, it } from "@jest/globals";
import { answerOf } from "./answer.ts";
import { ApiError } from "./api-error.ts";

function rejected(headers: Record<string, string> = {}) {
  return new ApiError("rejected", "操作过于频繁", { url: "/x", code: 429, cause: { response: { headers } } });
}

it("returns the server's message", async () => {
  expect(await answerOf(Promise.reject(rejected()))).toEqual({ status: "refused", message: "操作过于频繁" });
});

it("returns the time to wait, an hour at most", async () => {
  const wait = async (seconds: string) => answerOf(Promise.reject(rejected({ "retry-after": seconds })));
  expect(await wait("42")).toMatchObject({ waitMs: 42_000 });
  expect(await wait("999999")).toMatchObject({ waitMs: 3_600_000 });
  expect(await wait("soon")).not.toHaveProperty("waitMs");
});

it("returns the field the server names", async () => {
  const body = { code: 1, msg: "验证码错误", data: { field: "code" } };
  const error = new ApiError("rejected", body.msg, { url: "/x", body });
  expect(await answerOf(Promise.reject(error))).toEqual({ status: "refused", message: "验证码错误", field: "code" });
});

it("reports other failures as unknown", async () => {
  const lost = new ApiError("timed-out", "no response within 8000 ms", { url: "/x" });
  expect(await answerOf(Promise.reject(lost))).toEqual({ status: "unknown", isLost: true });
  const senseless = new ApiError("malformed", "malformed envelope", { url: "/x" });
  expect(await answerOf(Promise.reject(senseless))).toEqual({ status: "unknown", isLost: false });
  expect(await answerOf(Promise.resolve(7))).toEqual({ status: "done", data: 7 });
});
