import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { EventPayload } from "@zhian/contracts/events";
import { ApiError } from "@zhian/http/api-error";
import { installDialogs } from "@zhian/testing/dialogs-in-jsdom";
import { renderPage } from "@zhian/testing/render-page";
import { type Answers, testBus } from "@zhian/testing/site-fixture";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";

beforeAll(() => {
  installDialogs();
  // Wide: jsdom has no window to measure.
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
beforeEach(() => sessionStorage.clear());

const quote = {
  allPrice: "1234.50",
  productPrice: "1234.50",
  consultPrice: "暂不支持",
  quote: "abcdefghijklmnopqrstuvwx",
};
const rate = { base: "USD", quote: "IDR", rate: 16000, date: "2026-11-01", source: "demo rate" };
const answers: Answers = { "quote.todayNums": { number: 4 }, "finance.currencyRate": rate, "quote.submit": quote };

async function visit(request: EventPayload<"calculator.requested"> = {}, given: Answers = {}, address = "/") {
  const bus = testBus({ owner: "calculator", locale: address.startsWith("/zh") ? "zh" : "en" });
  const toasts: string[] = [];
  bus.on("toast.shown").subscribe(({ kind, message }) => toasts.push(`${kind}: ${message}`));
  await renderPage(routes.overlay, address, { messages, answers: { ...answers, ...given }, slot: "overlay", bus });
  await act(async () => bus.publish("calculator.requested", request));
  // The names of places load with the form's rules.
  await screen.findByRole("option", { name: /广东/ });
  return { bus, toasts };
}

const dialog = () => screen.getByRole("dialog");
const field = (name: string) => within(dialog()).getByLabelText(name, { exact: false });

async function fill() {
  await userEvent.type(field("服务器数量"), "3");
  await userEvent.selectOptions(field("省份"), "广东省");
  await userEvent.selectOptions(field("城市"), "深圳市");
  await userEvent.click(field("手机号"));
  await userEvent.paste("+86 138 0013 8000");
  await userEvent.type(field("验证码"), "123456");
}

const submit = async () => userEvent.click(within(dialog()).getByRole("button", { name: "获取报价" }));

describe("the calculator", () => {
  it("opens prefilled on a bus event, and publishes its state on the bus", async () => {
    const { bus } = await visit({ rank: "三级", style: "线下IDC", number: 12 });
    expect(bus.get("dialog")).toEqual({ calculator: true });
    expect(within(dialog()).getByRole("radio", { name: "Level 3" })).toHaveProperty("checked", true);
    expect(within(dialog()).getByRole("radio", { name: "Data centre (IDC)" })).toHaveProperty("checked", true);
    expect(field("Number of servers")).toHaveProperty("value", "12");
    await userEvent.click(within(dialog()).getByRole("button", { name: "Close" }));
    expect(bus.get("dialog")).toEqual({ calculator: false });
  });

  it("has the specification's defaults, and no errors on untouched fields", async () => {
    await visit({}, {}, "/zh");
    for (const name of ["公有云系统", "二级", "否"]) {
      expect(within(dialog()).getByRole("radio", { name })).toHaveProperty("checked", true);
    }
    await userEvent.click(field("服务器数量"));
    await userEvent.click(field("手机号"));
    expect(dialog().querySelector("[aria-invalid]")).toBeNull();
  });

  it("shows the specification's error texts, and focuses the first invalid field", async () => {
    const { toasts } = await visit({}, {}, "/zh");
    await submit();
    expect(toasts).toEqual(["error: 提交错误，请检查提交内容是否有误！"]);
    await waitFor(() => expect(document.activeElement).toBe(field("服务器数量")));
    for (const words of ["请输入您的服务器数量", "请选择所在城市", "请输入您的手机号", "请输入验证码"]) {
      expect(within(dialog()).getByText(words)).toBeTruthy();
    }
  });

  it("clears the city when the province changes, and asks for another", async () => {
    await visit({}, {}, "/zh");
    await userEvent.selectOptions(field("省份"), "广东省");
    await userEvent.selectOptions(field("城市"), "深圳市");
    await userEvent.selectOptions(field("省份"), "浙江省");
    expect(field("城市")).toHaveProperty("value", "");
    expect(await within(dialog()).findByText("请选择所在城市")).toBeTruthy();
    await userEvent.selectOptions(field("城市"), "杭州市");
    await waitFor(() => expect(within(dialog()).queryByText("请选择所在城市")).toBeNull());
    expect(JSON.parse(sessionStorage.getItem("zhian:quote-draft") ?? "")).toMatchObject({
      province: "浙江省",
      city: "杭州市",
    });
  });

  it("sends no code without a valid phone number", async () => {
    const { toasts } = await visit({}, {}, "/zh");
    await userEvent.type(field("手机号"), "1380013800");
    await userEvent.click(within(dialog()).getByRole("button", { name: "发送验证码" }));
    expect(toasts).toEqual(["error: 提交错误，请检查是否正确填入手机号！"]);
    expect(within(dialog()).getByText("手机格式错误，请校验后重新输入")).toBeTruthy();
  });

  it("F-100 requests a price once, and shows it or the text for a missing one", async () => {
    const asked: unknown[] = [];
    const { toasts } = await visit(
      {},
      {
        "quote.submit": (input: { headers: Record<string, string> }) => {
          asked.push(input.headers["idempotency-key"]);
          return quote;
        },
      },
      "/zh",
    );
    await fill();
    await userEvent.dblClick(within(dialog()).getByRole("button", { name: "获取报价" }));
    expect(asked).toHaveLength(1);
    expect(toasts).toEqual(["success: 提交成功"]);
    expect(within(dialog()).getByText("暂不支持")).toBeTruthy();
    expect(within(dialog()).getAllByText(/1,234\.50/)).toHaveLength(2);
    const links = within(dialog())
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(links.filter((href) => href?.startsWith("/zh/products/"))).toHaveLength(6);
    expect(sessionStorage.getItem("zhian:quote-draft")).toBeNull();
  });

  it("shows the backend's prices, and no quote sheet button if there is no quote sheet", async () => {
    await visit({}, { "quote.submit": { allPrice: "9000", consultPrice: "暂不支持" } }, "/zh");
    await fill();
    await submit();
    expect(within(dialog()).getByText(/9,000/)).toBeTruthy();
    expect(within(dialog()).getByText("暂不支持")).toBeTruthy();
    expect(within(dialog()).queryByText("安全产品")).toBeNull();
    expect(within(dialog()).queryByRole("button", { name: "查看报价单" })).toBeNull();
  });

  it.each([
    ["malformed", 1],
    ["timed-out", 2],
  ] as const)("given a %s response, sends the form this many times: %d", async (kind, times) => {
    let asked = 0;
    const lose = async () => {
      asked += 1;
      throw new ApiError(kind, "no sense", { url: "/x" });
    };
    await visit({}, { "quote.submit": lose }, "/zh");
    await fill();
    await submit();
    expect(asked).toBe(times);
  });

  it("F-83 shows the server's message at its field, and keeps the form", async () => {
    const body = { code: 1, msg: "验证码错误或已过期", data: { field: "code" } };
    const refuse = async () => Promise.reject(new ApiError("rejected", body.msg, { url: "/x", body }));
    const { toasts } = await visit({}, { "quote.submit": refuse }, "/zh");
    await fill();
    await submit();
    expect(toasts).toEqual(["error: 验证码错误或已过期"]);
    expect(field("验证码").getAttribute("aria-invalid")).toBe("true");
    expect(field("手机号")).toHaveProperty("value", "13800138000");
    expect(sessionStorage.getItem("zhian:quote-draft")).toContain("13800138000");
  });
});
