import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApiError } from "@zhian/http/api-error";
import { installDialogs } from "@zhian/testing/dialogs-in-jsdom";
import { renderPage } from "@zhian/testing/render-page";
import { type Answers, testBus } from "@zhian/testing/site-fixture";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";
import { newSession, refusal } from "../testing/account-answers.ts";

installDialogs();
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  document.cookie = "accessToken=; Path=/; Max-Age=0";
});

async function visit(address: string, answers: Answers = {}) {
  const bus = testBus({ owner: "account", locale: address.startsWith("/zh") ? "zh" : "en" });
  const events: string[] = [];
  bus.on("session.began").subscribe(() => events.push("session.began"));
  const gone: string[] = [];
  await renderPage(routes, address, {
    messages,
    answers,
    bus,
    config: { consoleUrl: "/console" },
    navigate: (url) => gone.push(url),
  });
  return { events, gone };
}

const field = (name: string | RegExp) => within(screen.getByRole("form")).getByRole("textbox", { name });
const password = (name = "Password") => within(screen.getByRole("form")).getByLabelText(new RegExp(`^${name}`));
const submit = () => userEvent.click(within(screen.getByRole("form")).getByRole("button", { name: /^(Log in|登录)/ }));

async function fillPassword(name = "lin.wei", secret = "correct horse battery") {
  await userEvent.type(field(/^User name or mobile number/), name);
  await userEvent.click(password());
  await userEvent.paste(secret);
}

describe("the login", () => {
  it("with a password sets the cookie, notifies the bus, and goes to the return address", async () => {
    const asked: unknown[] = [];
    const { events, gone } = await visit("/console/login?by=password&target=%2Fproducts%2Fbcc%3Fx%3D1", {
      "account.login": ({ body }: { body: unknown }) => {
        asked.push(body);
        return newSession;
      },
    });
    await fillPassword();
    await submit();
    expect(asked).toEqual([{ username: "lin.wei", password: "correct horse battery" }]);
    expect(document.cookie).toContain("accessToken=token-of-a-test");
    expect(events).toEqual(["session.began"]);
    expect(gone).toEqual(["/products/bcc?x=1"]);
  });

  it.each([
    "//evil.example",
    "javascript:alert(1)",
    "https://evil.example/console",
    "/\\evil.example",
    "/console/login?target=/console/login",
  ])("redirects to the home page instead of %s", async (target) => {
    const { gone } = await visit(`/zh/console/login?by=password&target=${encodeURIComponent(target)}`, {
      "account.login": newSession,
    });
    await userEvent.type(field(/^用户名或手机号/), "lin.wei");
    await userEvent.type(password("密码"), "secret of mine");
    await submit();
    expect(gone).toEqual(["/zh"]);
  });

  it("F-83 shows the server's message at its field, and keeps the input", async () => {
    const message = "Incorrect user name or password";
    await visit("/console/login?by=password", {
      "account.login": async () => Promise.reject(refusal({ message, field: "password" })),
    });
    await fillPassword();
    await submit();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(password().getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(password());
    expect(field(/^User name/)).toHaveProperty("value", "lin.wei");
    expect(password()).toHaveProperty("value", "correct horse battery");
  });

  it("F-85 counts down the wait that the server sets, and sends nothing until it is over", async () => {
    let count = 0;
    await visit("/console/login?by=password", {
      "account.login": async () => {
        count += 1;
        return Promise.reject(refusal({ message: "Too many attempts", status: 429, retryAfter: 125 }));
      },
    });
    await fillPassword();
    await submit();
    expect(await screen.findByText("Too many attempts")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Log in ?\(2:0\d\)$/ })).toBeTruthy();
    await submit();
    expect(count).toBe(1);
    expect(password()).toHaveProperty("value", "correct horse battery");
  });

  it("reports an unreachable server, and keeps the input", async () => {
    await visit("/console/login?by=password", {
      "account.login": async () => Promise.reject(new ApiError("unreachable", "no answer", { url: "/x" })),
    });
    await fillPassword();
    await submit();
    expect(await screen.findByText(/^The service is not responding/)).toBeTruthy();
    expect(field(/^User name/)).toHaveProperty("value", "lin.wei");
  });

  it("sends nothing for an incomplete form", async () => {
    await visit("/zh/console/login");
    await submit();
    expect(screen.getByText("请输入您的手机号")).toBeTruthy();
    expect(screen.getByText("请输入 6 位验证码")).toBeTruthy();
    expect(document.activeElement).toBe(field(/^手机号/));
  });

  it("accepts a phone number as pasted, and signs in with a verification code", async () => {
    const asked: unknown[] = [];
    const { gone } = await visit("/console/login", {
      "account.loginByPhone": ({ body }: { body: unknown }) => {
        asked.push(body);
        return newSession;
      },
    });
    await userEvent.click(field(/^Mobile number/));
    await userEvent.paste("+86 138 0013 8000");
    await userEvent.click(field(/^Verification code/));
    await userEvent.paste(" 123 456 ");
    await submit();
    expect(asked).toEqual([{ phone: "13800138000", code: "123456" }]);
    expect(gone).toEqual(["/"]);
  });

  it("shows the password on request", async () => {
    await visit("/console/login?by=password");
    await userEvent.type(password(), "secret");
    await userEvent.click(screen.getByRole("button", { name: "Show Password" }));
    expect(password()).toHaveProperty("type", "text");
    expect(password()).toHaveProperty("value", "secret");
  });

  it("passes the return address and the referral code on to the other account pages", async () => {
    await visit("/zh/console/login?target=%2Fnews&recommend=AB12");
    const to = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(to("注册账号")).toBe("/zh/console/register?target=%2Fnews&recommend=AB12");
    expect(to("密码登录")).toBe("/zh/console/login?by=password&target=%2Fnews&recommend=AB12");
    expect(to("忘记密码？")).toBe("/zh/fogetPwd?target=%2Fnews&recommend=AB12");
  });

  it("says so if the browser does not support passkeys", async () => {
    await visit("/console/login");
    expect(screen.getByText(/^This browser does not support passkeys/)).toBeTruthy();
  });
});

describe("the account pages", () => {
  it("are not found if the console is another system", async () => {
    const bus = testBus();
    const raised: number[] = [];
    bus.on("error.raised").subscribe(({ statusCode }) => raised.push(statusCode));
    await renderPage(routes, "/console/login", { messages, bus });
    await waitFor(() => expect(raised).toEqual([404]));
  });

  it("include an alias of the forgotten-password page, which keeps the query", async () => {
    await visit("/zh/forgot-password?target=%2Fnews");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("找回密码");
    expect(screen.getByRole("form")).toBeTruthy();
  });
});
