import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createBus } from "@zhian/bus/create-bus";
import type { Bus } from "@zhian/contracts/bus";
import type { EventPayload } from "@zhian/contracts/events";
import { createOnDemandFragments, type OnDemandFragments } from "./on-demand-fragments.ts";

const opener = { name: "mf-overlay", details: "sha384-x" };
let page: Document;
let bus: Bus;
let wake: jest.Mock<(opener: { name: string }) => Promise<void>>;
let prepare: jest.Mock;
let onMissing: jest.Mock;

beforeEach(() => {
  // A separate document: its listeners disappear with it.
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<form method="get" action="/x"><input type="hidden" name="quote" value="1">
    <input name="rank" value="三级"><input name="number" value="12"><button>Open</button></form>
    <form method="get" action="/search"><input name="q" value="waf"><button>Search</button></form>`;
  wake = jest.fn(async () => {});
  prepare = jest.fn();
  onMissing = jest.fn();
  bus = createBus({
    locale: "en",
    currency: "USD",
    theme: "system",
    auth: { status: "signed-out" },
    redirect: "/",
    dialog: { calculator: false },
    cms: { title: "", description: "", keywords: "" },
    cart: { count: 0, total: 0 },
    online: true,
  }).as("shell");
});
afterEach(() => window.history.replaceState(null, "", "/"));

function start(
  openers: Parameters<typeof createOnDemandFragments>[0]["openers"] = { "calculator.requested": opener },
): OnDemandFragments {
  return createOnDemandFragments({ document: page, openers, bus, wake, prepare, onMissing });
}

function submit(index: number): boolean {
  const form = page.forms[index];
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  form?.dispatchEvent(event);
  return event.defaultPrevented;
}

function hear(onDemandFragments: OnDemandFragments): EventPayload<"calculator.requested">[] {
  const heard: EventPayload<"calculator.requested">[] = [];
  onDemandFragments
    .replaying(bus, "calculator.requested")
    .on("calculator.requested")
    .subscribe((payload) => heard.push(payload));
  return heard;
}

describe("an on-demand fragment", () => {
  it("is woken by the first event, which is replayed to it, and receives later ones itself", () => {
    const onDemandFragments = start();
    bus.publish("calculator.requested", { rank: "三级" });
    expect(wake).toHaveBeenCalledWith(opener);
    const heard = hear(onDemandFragments);
    bus.publish("calculator.requested", { number: 5 });
    expect(heard).toEqual([{ rank: "三级" }, { number: 5 }]);
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it("receives a missed event once, and only the latest of repeated ones", () => {
    const onDemandFragments = start();
    bus.publish("calculator.requested", { number: 1 });
    bus.publish("calculator.requested", { number: 2 });
    expect(hear(onDemandFragments)).toEqual([{ number: 2 }]);
    expect(hear(onDemandFragments)).toEqual([]);
  });

  it("is opened by a form that has its field, with the form's values, and by no other form", () => {
    const onDemandFragments = start();
    expect(submit(0)).toBe(true);
    expect(hear(onDemandFragments)).toEqual([{ rank: "三级", number: 12 }]);
    expect(submit(1)).toBe(false);
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it("is opened by the address, with the id of the quote to show", () => {
    const onDemandFragments = start();
    onDemandFragments.open(new URLSearchParams(location.search));
    expect(wake).not.toHaveBeenCalled();
    window.history.replaceState(null, "", "/products/dengbao?quote=abcdefghijklmnopqrstuv&number=1000");
    onDemandFragments.open(new URLSearchParams(location.search));
    expect(hear(onDemandFragments)).toEqual([{ quote: "abcdefghijklmnopqrstuv" }]);
  });

  it("is fetched, but not run, when its button is hovered", () => {
    start();
    page.forms[0]?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    page.forms[1]?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(prepare.mock.calls).toEqual([[opener]]);
    expect(wake).not.toHaveBeenCalled();
  });

  it("is reported as missing if the site has none, and if it cannot be loaded", async () => {
    start({});
    bus.publish("calculator.requested", {});
    expect(onMissing).toHaveBeenCalledTimes(1);
    wake = jest.fn(async () => Promise.reject(new TypeError("Failed to fetch")));
    start();
    bus.publish("calculator.requested", {});
    // Runs after the callbacks of settled promises.
    await new Promise((resolve) => setTimeout(resolve));
    expect(onMissing).toHaveBeenCalledTimes(3);
  });
});
