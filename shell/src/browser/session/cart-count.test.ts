import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createBus, type SiteBus } from "@zhian/bus/create-bus";
import Cookies from "js-cookie";
import { countInCart, followCart } from "./cart-count.ts";

const channels: FakeChannel[] = [];

class FakeChannel {
  listener: (() => void) | undefined;
  constructor() {
    channels.push(this);
  }
  addEventListener(_type: string, listener: () => void) {
    this.listener = listener;
  }
}

let bus: SiteBus;
beforeEach(() => {
  channels.length = 0;
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  bus = createBus({
    locale: "en",
    currency: "USD",
    theme: "system",
    auth: { status: "signed-in", token: "t", isRecommend: false },
    redirect: "/",
    dialog: { calculator: false },
    cms: { title: "", description: "", keywords: "" },
    cart: { count: 0, total: 0 },
    online: true,
  });
});
afterEach(() => Cookies.remove("domains"));

describe("the cart count", () => {
  it.each([
    ["", 0],
    ["1~kopinusa.com", 1],
    ["1~kopinusa.com~kopinusa.id*3", 2],
    ["[]", 0],
    ["2~kopinusa.com", 0],
  ])("for the cookie %j is %i", (cookie, count) => {
    Cookies.set("domains", cookie);
    expect(countInCart()).toBe(count);
  });

  it("follows other tabs, and signing out", () => {
    followCart(bus.as("domain"));
    const counts: number[] = [];
    bus
      .as("shell")
      .watch("cart")
      .subscribe(({ count }) => counts.push(count));

    Cookies.set("domains", "1~kopinusa.com");
    channels[0]?.listener?.();
    channels[0]?.listener?.();
    Cookies.remove("domains");
    bus.as("shell").set("auth", { status: "signed-out" });

    expect(counts).toEqual([0, 1, 0]);
  });

  it("leaves the total unchanged as long as the count is right", () => {
    followCart(bus.as("domain"));
    bus.as("domain").set("cart", { count: 1, total: 12 });
    Cookies.set("domains", "1~kopinusa.com");

    channels[0]?.listener?.();

    expect(bus.as("shell").get("cart")).toEqual({ count: 1, total: 12 });
  });
});
