import { describe, expect, it } from "@jest/globals";
import type { User } from "@zhian/contracts/state";
import { accountItems, type SignedIn } from "./account-menu.ts";

const config = {
  origin: "https://zhiancloud.example",
  apiBase: "/api",
  consoleUrl: "https://console.zhiancloud.example/",
};

const here = { config, locale: "en" } as const;

function signedIn(user: Partial<User>, isRecommend = false): SignedIn {
  return {
    status: "signed-in",
    token: "t",
    user: { username: "li", uuid: "1", accountType: 0, ...user },
    isRecommend,
  };
}

describe("the user menu", () => {
  it.each([0, 1] as const)("has three items for account type %i", (accountType) => {
    expect(accountItems(signedIn({ accountType }), here)).toEqual([
      { key: "centre", href: "https://console.zhiancloud.example/accountCenter/basicInfo", isConsole: true },
      { key: "security", href: "https://console.zhiancloud.example/accountCenter/safetySet", isConsole: true },
      { key: "logout" },
    ]);
  });

  it.each([
    ["a referrer with recommendAuth 3", { recommendAuth: 3 }, true, { key: "rebate", href: "/partners/cps" }],
    [
      "any other referrer",
      { recommendAuth: 1 },
      true,
      {
        key: "rebate",
        href: "https://console.zhiancloud.example/promotionManagement/overview",
        isConsole: true,
      },
    ],
    ["not a referrer", {}, false, { key: "rebate", href: "/partners/cps" }],
  ])("has a fourth item for personally certified users: %s", (_who, user, isRecommend, expected) => {
    expect(accountItems(signedIn({ ...user, accountType: 2 }, isRecommend), here)[3]).toEqual(expected);
  });

  it("has its usual items before the user's data has loaded", () => {
    const auth: SignedIn = { status: "signed-in", token: "t", isRecommend: false };
    expect(accountItems(auth, here).map(({ key }) => key)).toEqual(["centre", "security", "logout"]);
  });
});
