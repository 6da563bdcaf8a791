import { beforeAll, describe, expect, it } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { EventPayload } from "@zhian/contracts/events";
import { renderPage } from "@zhian/testing/render-page";
import { testBus, testSiteBus } from "@zhian/testing/site-fixture";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";
import { headerAnswers } from "../testing/header-answers.ts";
import { installPopovers } from "../testing/popovers-in-jsdom.ts";

beforeAll(installPopovers);

const user = { username: "li.wei", uuid: "8600-1234", accountType: 2 as const, profile: "javascript:alert(1)" };

async function signIn(address = "/zh", given = user) {
  const auth = { status: "signed-in", token: "secret-token", user: given, isRecommend: false } as const;
  const bus = testBus({ owner: "header", locale: "zh", auth });
  const toasts: EventPayload<"toast.shown">[] = [];
  bus.on("toast.shown").subscribe((toast) => toasts.push(toast));
  await renderPage(routes.header, address, { messages, slot: "header", answers: headerAnswers, bus, isSignedIn: true });
  await userEvent.click(await screen.findByRole("button", { name: "li.wei" }));
  return { bus, toasts };
}

function allowClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
}

describe("the user menu", () => {
  it("shows the user's name and the items in order, the rebate item fourth", async () => {
    await signIn();
    expect(screen.getByText("8600-1234")).toBeTruthy();
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      "用户中心",
      "安全设置",
      "退出登录",
      "推广返利中心",
    ]);
    const centre = screen.getByRole("menuitem", { name: "用户中心" });
    expect(centre.getAttribute("href")).toBe("https://console.zhiancloud.example/accountCenter/basicInfo");
    expect(centre.getAttribute("target")).toBe("_blank");
    expect(screen.getByRole("menuitem", { name: "推广返利中心" }).getAttribute("href")).toBe("/zh/partners/cps");
    expect(screen.queryByRole("link", { name: "登录" })).toBeNull();
  });

  it("is usable before the user has loaded, and shows no other name until then", async () => {
    const auth = { status: "signed-in", token: "secret-token", isRecommend: false } as const;
    const site = testSiteBus({ auth });
    const [bus, shell] = [site.as("header"), site.as("shell")];
    await renderPage(routes.header, "/", { messages, slot: "header", answers: headerAnswers, bus, isSignedIn: true });
    const trigger = await screen.findByRole("button", { name: "Account" });
    await userEvent.click(trigger);
    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      "User centre",
      "Security settings",
      "Log out",
    ]);
    expect(screen.queryByText(/not available/i)).toBeNull();

    act(() => shell.set("auth", { ...auth, isUnavailable: true }));
    expect(screen.getByRole("button", { name: "Account Not available" })).toBe(trigger);
    expect(screen.getByText(/will appear as soon as/)).toBeTruthy();

    act(() => shell.set("auth", { ...auth, user }));
    expect(screen.getByRole("button", { name: "li.wei" })).toBe(trigger);
    expect(screen.queryByText(/will appear as soon as/)).toBeNull();
  });

  it("moves with the arrow keys and closes on Escape", async () => {
    await signIn();
    expect(document.activeElement?.textContent).toBe("用户中心");
    await userEvent.keyboard("{ArrowUp}");
    expect(document.activeElement?.textContent).toBe("推广返利中心");
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement?.textContent).toBe("用户中心");
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("button", { name: "li.wei" }).getAttribute("aria-expanded")).toBe("false");
  });

  it("B-S-26 copies the account id, or says that the browser refused; shows no unsafe picture", async () => {
    const { toasts } = await signIn();
    const copied: string[] = [];
    allowClipboard(async (text) => void copied.push(text));
    await userEvent.click(screen.getByRole("button", { name: "复制账号 ID" }));
    await waitFor(() => expect(toasts).toEqual([{ kind: "success", message: "复制成功" }]));
    expect(copied).toEqual(["8600-1234"]);
    allowClipboard(() => Promise.reject(new DOMException("no", "NotAllowedError")));
    await userEvent.click(screen.getByRole("button", { name: "复制账号 ID" }));
    await waitFor(() => expect(toasts.at(-1)).toEqual({ kind: "warning", message: "不允许复制" }));
    expect(document.querySelector("img")).toBeNull();
    expect(document.body.innerHTML).not.toContain("secret-token");
  });

  it("shows the first letter of the name if the picture fails to load", async () => {
    await signIn("/zh", { ...user, profile: "/lost.png" });
    const picture = document.querySelector("img");
    expect(picture?.getAttribute("src")).toBe("/lost.png");

    fireEvent.error(picture ?? document.body);

    expect(document.querySelector("img")).toBeNull();
    expect(within(screen.getByRole("button", { name: "li.wei" })).getByText("L")).toBeTruthy();
  });

  it("ends the session through the shell, which owns it", async () => {
    const { bus } = await signIn();
    const ended = new Promise((resolve) => bus.on("session.ended").subscribe(resolve));
    await act(() => userEvent.click(screen.getByRole("menuitem", { name: "退出登录" })));
    expect(await ended).toEqual({ reason: "logged-out" });
  });
});
