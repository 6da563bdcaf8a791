import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { EndpointInput } from "@zhian/contracts/endpoints";
import { ApiError } from "@zhian/http/api-error";
import { installDialogs } from "@zhian/testing/dialogs-in-jsdom";
import { renderPage } from "@zhian/testing/render-page";
import { type Answers, testBus } from "@zhian/testing/site-fixture";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";

beforeAll(() => installDialogs());
beforeEach(() => sessionStorage.clear());

const rate = { base: "USD", quote: "IDR", rate: 16_000, date: "2026-11-20", source: "test" };

async function visit(address: string, answers: Answers = {}) {
  const bus = testBus({ locale: address.startsWith("/zh") ? "zh" : "en" });
  const toasts: string[] = [];
  bus.on("toast.shown").subscribe(({ kind, message }) => toasts.push(`${kind}: ${message}`));
  await renderPage(routes, address, { messages, answers: { "finance.currencyRate": rate, ...answers }, bus });
  return { user: userEvent.setup(), toasts };
}

const block = (name: string) => screen.getByRole("region", { name });
const field = (name: string | RegExp) => screen.getByLabelText(name, { exact: false });

describe("the application", () => {
  async function open(answers: Answers = {}) {
    const visitor = await visit("/zh/partners/ecology", answers);
    await visitor.user.click(within(block("在线申请")).getByRole("button", { name: "填写申请" }));
    await screen.findByLabelText("公司名称", { exact: false });
    return visitor;
  }

  async function fill({ user }: Awaited<ReturnType<typeof visit>>) {
    await user.click(screen.getByRole("radio", { name: "交付伙伴" }));
    await user.type(field("公司名称"), "演示科技有限公司");
    await user.type(field("联系人"), "李雷");
    await user.click(field("手机号"));
    await user.paste("+86 138 0013 8000");
    await user.type(field("验证码"), "123456");
    await user.type(field("业务介绍"), "做迁移与加固。");
  }

  const send = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole("button", { name: "提交申请" }));

  it("opens on request, and receives the focus", async () => {
    await open();
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "软件伙伴（ISV）" }));
  });

  it("shows errors, focuses the first invalid field, and sends nothing", async () => {
    const { user, toasts } = await open();
    await send(user);
    expect(toasts).toEqual(["error: 提交错误，请检查提交内容是否有误！"]);
    expect(document.activeElement).toBe(field("公司名称"));
    for (const words of [/请填写公司名称/, /请填写姓名/, "请输入您的手机号", "请输入 6 位数字验证码"]) {
      expect(screen.getByText(words)).toBeTruthy();
    }
  });

  it("requests no code for an invalid phone number", async () => {
    const { user, toasts } = await open();
    await user.click(screen.getByRole("button", { name: /验证码/ }));
    expect(toasts).toEqual(["error: 提交错误，请检查是否正确填入手机号！"]);
    expect(document.activeElement).toBe(field("手机号"));
  });

  it("shows the application number once it arrives, and deletes the draft", async () => {
    const sent: unknown[] = [];
    const visitor = await open({
      "cooperation.submit": ({ body }: EndpointInput<"cooperation.submit">) => {
        sent.push(body);
        return { number: "ZC-20261121-AB23CD45" };
      },
    });
    await fill(visitor);
    expect(sessionStorage.getItem("zhian:application")).toContain("演示科技有限公司");
    await send(visitor.user);
    expect(await screen.findByText("ZC-20261121-AB23CD45")).toBeTruthy();
    expect(sent).toEqual([
      {
        kind: "delivery",
        company: "演示科技有限公司",
        contact: "李雷",
        phone: "13800138000",
        code: "123456",
        note: "做迁移与加固。",
      },
    ]);
    expect(sessionStorage.getItem("zhian:application")).toBeNull();
  });

  it("retries with the same idempotency key if the response is lost", async () => {
    const keys: unknown[] = [];
    const visitor = await open({
      "cooperation.submit": ({ headers }: EndpointInput<"cooperation.submit">) => {
        keys.push(headers?.["idempotency-key"]);
        return Promise.reject(new ApiError("timed-out", "no response within 8000 ms", { url: "/x" }));
      },
    });
    await fill(visitor);
    await send(visitor.user);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(visitor.toasts.at(-1)).toContain("你填写的内容已保留");
    expect(field("公司名称")).toHaveProperty("value", "演示科技有限公司");
  });

  it("shows the server's message at its field, and keeps the input", async () => {
    const body = { code: 422, msg: "验证码错误或已失效，请重新获取", data: { field: "code" } };
    const visitor = await open({
      "cooperation.submit": () => Promise.reject(new ApiError("rejected", body.msg, { url: "/x", body })),
    });
    await fill(visitor);
    await send(visitor.user);
    expect(await screen.findByText(body.msg)).toBeTruthy();
    expect(document.activeElement).toBe(field("验证码"));
    expect(field("联系人")).toHaveProperty("value", "李雷");
  });

  it("opens automatically if this tab has a draft", async () => {
    sessionStorage.setItem("zhian:application", JSON.stringify({ company: "PT Contoh" }));
    await visit("/partners/ecology");
    expect(await screen.findByLabelText("Company", { exact: false })).toHaveProperty("value", "PT Contoh");
  });
});

describe("the question", () => {
  it("is not sent until it is valid", async () => {
    const { user, toasts } = await visit("/about");
    await user.click(within(block("Ask before you buy")).getByRole("button", { name: "Write a question" }));
    await user.type(await screen.findByLabelText("Your question", { exact: false }), "Which size?");
    await user.click(screen.getByRole("button", { name: "Send question" }));
    expect(toasts).toEqual(["error: Not sent: check what you entered"]);
    expect(document.activeElement).toBe(field("Name"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
