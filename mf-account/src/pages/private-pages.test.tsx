import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { StateValue } from "@zhian/contracts/state";
import { installDialogs } from "@zhian/testing/dialogs-in-jsdom";
import { renderPage } from "@zhian/testing/render-page";
import { type Answers, testBus } from "@zhian/testing/site-fixture";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";
import { accountAnswers, detail, sessions } from "../testing/account-answers.ts";

installDialogs();
beforeEach(() => sessionStorage.clear());

const signedIn: StateValue<"auth"> = { status: "signed-in", token: "t", isRecommend: false };

async function visit(address: string, answers: Answers = {}, auth = signedIn) {
  window.history.replaceState(null, "", address);
  const bus = testBus({ auth, owner: "shell", locale: address.startsWith("/zh") ? "zh" : "en" });
  const toasts: string[] = [];
  const gone: unknown[] = [];
  bus.on("toast.shown").subscribe(({ message }) => toasts.push(message));
  await renderPage(routes, address, {
    messages,
    bus,
    answers: { ...accountAnswers, ...answers },
    config: { consoleUrl: "/console" },
    isSignedIn: auth.status === "signed-in",
    navigate: (...there) => gone.push(there),
  });
  return { bus, toasts, gone };
}

/** The navigation to the login, which replaces the history entry and leads back. */
const ledFrom = (prefix: string, address: string) => [
  [`${prefix}/console/login?target=${encodeURIComponent(address)}`, { replace: true }],
];

describe("a private page", () => {
  it("redirects signed-out visitors to the login, and fetches nothing", async () => {
    let count = 0;
    const asked = () => {
      count += 1;
      return detail;
    };
    const address = "/zh/console/accountCenter/basicInfo";
    const { gone } = await visit(address, { "account.detail": asked }, { status: "signed-out" });
    await waitFor(() => expect(gone).toEqual(ledFrom("/zh", address)));
    expect(count).toBe(0);
  });

  it("F-89 removes a user's data when they sign out", async () => {
    const { bus, gone } = await visit("/console/accountCenter/basicInfo");
    expect(await screen.findByText(detail.uuid)).toBeTruthy();
    act(() => bus.set("auth", { status: "signed-out" }));
    await waitFor(() => expect(screen.queryByText(detail.uuid)).toBeNull());
    await waitFor(() => expect(gone).toEqual(ledFrom("", "/console/accountCenter/basicInfo")));
  });

  it("refetches when another user signs in, and hides the first user's data meanwhile", async () => {
    let answer: unknown = detail;
    const { bus } = await visit("/console/accountCenter/basicInfo", { "account.detail": () => answer });
    expect(await screen.findByText("lin.wei")).toBeTruthy();
    answer = new Promise(() => {});
    act(() => bus.set("auth", { ...signedIn, token: "another" }));
    expect(screen.queryByText("lin.wei")).toBeNull();
  });

  it("offers to retry a failed request", async () => {
    let isUp = false;
    const sometimes = async () => (isUp ? sessions : Promise.reject(new Error("away")));
    await visit("/console/accountCenter/safetySet", { "account.sessions": sometimes });
    const again = await screen.findByRole("button", { name: "Retry" });
    isUp = true;
    await userEvent.click(again);
    expect(await screen.findByRole("rowheader", { name: "Safari · iOS" })).toBeTruthy();
  });
});

describe("the account page", () => {
  it("submits a real name, and removes pasted spaces from the identity card number", async () => {
    const asked: unknown[] = [];
    const { toasts } = await visit("/console/accountCenter/basicInfo", {
      "console.certify": ({ body }: { body: unknown }) => {
        asked.push(body);
        return { state: "submitted", name: "李*", number: "****002X" };
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Verify your real name" }));
    const dialog = within(screen.getByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Submit" }));
    expect(dialog.getByText("Check the number: 18 characters, digits and perhaps an X at the end")).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/^Name on the identity card/), "李伟");
    await userEvent.type(dialog.getByLabelText(/^Identity card number/), "110105 19491231 002x");
    await userEvent.click(dialog.getByRole("button", { name: "Submit" }));
    expect(asked).toEqual([{ kind: "personal", name: "李伟", number: "11010519491231002X" }]);
    expect(toasts).toEqual(["Submitted. A person will review it."]);
    expect(await screen.findByText("Under review")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Verify your real name" })).toBeNull();
  });

  it("says why a real name was rejected, and offers to submit it again", async () => {
    const certification = { state: "refused", reason: "The name differs from the document", decidedAt: detail.madeAt };
    await visit("/console/accountCenter/basicInfo", { "account.detail": { ...detail, certification } });
    expect(await screen.findByText("The name differs from the document")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Submit again" })).toBeTruthy();
  });
});

describe("the security settings", () => {
  it("end another session, but not the current one", async () => {
    const ended: unknown[] = [];
    await visit("/console/accountCenter/safetySet", {
      "account.revoke": ({ body }: { body: unknown }) => {
        ended.push(body);
        return { list: sessions.list.slice(0, 1) };
      },
    });
    expect(await screen.findByText("This session")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "End Chrome · Linux" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "End Safari · iOS" }));
    await waitFor(() => expect(screen.queryByRole("rowheader", { name: "Safari · iOS" })).toBeNull());
    expect(ended).toEqual([{ id: "other" }]);
  });

  it("change the password", async () => {
    const asked: unknown[] = [];
    const { toasts } = await visit("/zh/console/accountCenter/safetySet", {
      "account.changePassword": ({ body }: { body: unknown }) => {
        asked.push(body);
        return null;
      },
    });
    await userEvent.type(await screen.findByLabelText(/^当前密码/), "old secret");
    await userEvent.type(screen.getByLabelText(/^新密码/), "three words together");
    await userEvent.click(screen.getByRole("button", { name: "修改密码" }));
    await waitFor(() => expect(toasts).toEqual(["密码已修改"]));
    expect(asked).toEqual([{ present: "old secret", password: "three words together" }]);
  });
});

describe("referral rewards", () => {
  const standing = {
    code: "AB12CD",
    state: "active",
    visits: 12,
    signUps: 1,
    pendingUsd: "5.00",
    settledUsd: "0.00",
    rebates: [{ id: "r", of: "w**", kind: "sign-up", usd: "5.00", state: "pending", at: detail.madeAt, isDemo: true }],
  };
  const link = { id: "l", name: "Blog", path: "/console/register?recommend=AB12CD", visits: 12, signUps: 1 };
  const matters = { list: [{ ...link, madeAt: detail.madeAt, qr: ["10", "01"] }] };

  it("start once the user joins the programme", async () => {
    let isBegun = false;
    await visit("/console/promotionManagement/overview", {
      "popularize.detail": () => (isBegun ? standing : { state: "none" }),
      "popularize.matterList": matters,
      "popularize.register": () => {
        isBegun = true;
        return { code: "AB12CD" };
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Join the programme" }));
    expect(await screen.findByText("AB12CD")).toBeTruthy();
    expect(await screen.findByText(link.path)).toBeTruthy();
    expect(screen.getByText("w**")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "QR code Blog" }));
    expect(screen.getByRole("img", { name: `http://localhost${link.path}` })).toBeTruthy();
  });
});

it("shows the cart of an order at current prices, and says that ordering is not part of the demo", async () => {
  const item = { domainName: "a.com", duration: 2, status: "UNREGISTERED", originPrice: 9, price: 9, renewPrice: 10 };
  await visit("/console/bcd/order?cart=1~a.com*2", {
    "bcd.add": ({ body }: { body: { cart: unknown } }) => {
      expect(body.cart).toEqual([{ domainName: "a.com", duration: 2 }]);
      return { cartList: [item], totalPrice: 19, isDemo: true };
    },
  });
  expect(await screen.findByText("a.com")).toBeTruthy();
  expect(screen.getAllByText("$19")).toHaveLength(2);
  expect(screen.getByText(/^Ordering is not part of this demonstration/)).toBeTruthy();
});
