import { expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApiError } from "@zhian/http/api-error";
import { renderPage } from "@zhian/testing/render-page";
import { type Answers, testBus } from "@zhian/testing/site-fixture";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";

const rate = { base: "USD", quote: "IDR", rate: 16_000, date: "2026-11-20", source: "test" };
const rebate = { id: "1", of: "l**", kind: "sign-up", usd: "5.00", state: "pending", at: "2026-11-20T08:00:00Z" };
const standing = {
  code: "AB23CD45",
  state: "active",
  visits: 12,
  signUps: 3,
  pendingUsd: "5.00",
  settledUsd: "16.60",
  rebates: [
    { ...rebate, isDemo: false },
    { ...rebate, id: "2", of: "w**", kind: "order", usd: "16.60", state: "settled", isDemo: true },
  ],
};
const link = { id: "AB23CD45", name: "My link", path: "/console/register?recommend=AB23CD45", visits: 12, signUps: 3 };
const material = { list: [{ ...link, madeAt: "2026-11-01T00:00:00Z", qr: ["101", "010", "111"] }] };

function visit(address: string, answers: Answers, isSignedIn = true) {
  const auth = isSignedIn
    ? ({ status: "signed-in", token: "t-0123456789", isRecommend: true } as const)
    : ({ status: "signed-out" } as const);
  const bus = testBus({ auth });
  return renderPage(routes, address, { messages, answers: { "finance.currencyRate": rate, ...answers }, bus });
}

const block = (name = "Your code") => screen.getByRole("region", { name });

it("shows signed-out visitors a link to a login that returns here", async () => {
  await visit("/zh/partners/cps", {}, false);
  expect(within(block("我的推广码")).getByText("登录后显示")).toBeTruthy();
  const login = within(block("我的推广码")).getByRole("link", { name: "登录查看" });
  expect(decodeURIComponent(login.getAttribute("href") ?? "")).toContain("/zh/partners/cps#your-code");
});

it("shows a member's code, link, QR code and rewards", async () => {
  const user = userEvent.setup();
  await visit("/partners/cps", { "popularize.detail": standing, "popularize.matterList": material });

  expect(await within(block()).findByText("AB23CD45")).toBeTruthy();
  expect(within(block()).getByRole("img", { name: "QR code of your link" })).toBeTruthy();
  const rows = within(within(block()).getByRole("table")).getAllByRole("row");
  expect(rows).toHaveLength(3);
  expect(within(rows[1] ?? block()).getByRole("rowheader").textContent).toBe("20 November 2026");
  expect(rows[1]?.textContent).not.toContain("demo");
  expect(rows[2]?.textContent).toContain("demo");
  await user.click(within(block()).getByRole("button", { name: "Copy link" }));
  expect(await navigator.clipboard.readText()).toMatch(/\/register\?recommend=AB23CD45$/);
});

it("still shows the figures if the QR code is unavailable", async () => {
  await visit("/partners/cps", {
    "popularize.detail": { ...standing, rebates: [] },
    "popularize.matterList": () => Promise.reject(new Error("503")),
  });
  expect(await within(block()).findByText(/first sign-up through your link/)).toBeTruthy();
  expect(within(block()).queryByRole("img")).toBeNull();
});

it("reports a failed load, and retries on request", async () => {
  const user = userEvent.setup();
  let tries = 0;
  const detail = () => ((tries += 1) === 1 ? Promise.reject(new Error("503")) : { state: "none" });
  await visit("/partners/cps", { "popularize.detail": detail });
  expect(await within(block()).findByText("Could not be loaded just now")).toBeTruthy();
  await user.click(within(block()).getByRole("button", { name: "Retry" }));
  expect(await within(block()).findByText("You have none yet")).toBeTruthy();
});

it("lets a visitor join, and shows the server's message if that is refused", async () => {
  const user = userEvent.setup();
  const refused = new ApiError("rejected", "请先完成个人实名认证，再加入推广", { url: "/x", code: 422 });
  let joined = false;
  let answer: () => unknown = () => Promise.reject(refused);
  await visit("/zh/partners/cps", {
    "popularize.detail": () => (joined ? standing : { state: "none" }),
    "popularize.matterList": material,
    "popularize.register": () => answer(),
  });
  const join = await within(block("我的推广码")).findByRole("button", { name: "立即加入" });
  await user.click(join);
  expect(await within(block("我的推广码")).findByText("请先完成个人实名认证，再加入推广")).toBeTruthy();

  answer = () => ((joined = true), { code: "AB23CD45" });
  await user.click(join);
  expect(await within(block("我的推广码")).findByText("AB23CD45")).toBeTruthy();
});
