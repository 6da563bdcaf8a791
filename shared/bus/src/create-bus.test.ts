import { describe, expect, it, jest } from "@jest/globals";
import { createBus, type InitialState } from "./create-bus.ts";

const initial: InitialState = {
  locale: "en",
  currency: "USD",
  theme: "system",
  auth: { status: "signed-out" },
  redirect: "/",
  dialog: { calculator: false },
  cms: { title: "", description: "", keywords: "" },
  cart: { count: 0, total: 0 },
  online: true,
};

describe("state", () => {
  it("is replayed to late subscribers", () => {
    const bus = createBus(initial).as("header");
    bus.set("currency", "IDR");
    const seen: string[] = [];
    bus.watch("currency").subscribe((currency) => seen.push(currency));
    expect(seen).toEqual(["IDR"]);
  });

  it("can be written by its owner only", () => {
    const site = createBus(initial);
    expect(() => site.as("domain").set("locale", "zh")).toThrow("belongs to header");
    expect(() => site.as(undefined).set("locale", "zh")).toThrow("an unknown caller tried");
    expect(site.as("shell").get("locale")).toBe("en");
  });

  it("F-64 rejects a value that does not match its shape", () => {
    const bus = createBus(initial).as("header");
    expect(() => bus.set("locale", "__proto__" as "en")).toThrow("is not one of");
    expect(bus.get("locale")).toBe("en");
  });
});

describe("events", () => {
  it("reach current subscribers only", () => {
    const bus = createBus(initial).as(undefined);
    const early: string[] = [];
    const late: string[] = [];
    bus.on("toast.shown").subscribe(({ message }) => early.push(message));
    bus.publish("toast.shown", { kind: "success", message: "复制成功" });
    bus.on("toast.shown").subscribe(({ message }) => late.push(message));
    expect([early, late]).toEqual([["复制成功"], []]);
  });

  it("F-64 are rejected with an unknown name or an invalid payload", () => {
    const bus = createBus(initial).as(undefined);
    expect(() => bus.publish("constructor" as "toast.shown", { kind: "info", message: "" })).toThrow("catalogue");
    expect(() => bus.publish("error.raised", { message: "x", statusCode: "404" as unknown as number })).toThrow(
      "statusCode",
    );
  });

  it("F-64 with an owner are rejected from anyone else, and reported", () => {
    const site = createBus(initial);
    const misuses: string[] = [];
    const ended: string[] = [];
    site
      .as("shell")
      .on("session.ended")
      .subscribe(({ reason }) => ended.push(reason));
    const stranger = site.as("domain", (error, kind) => misuses.push(`${kind}: ${String(error)}`));
    expect(() => stranger.publish("session.ended", { reason: "logged-out" })).toThrow("belongs to header");
    expect(ended).toEqual([]);
    expect(misuses).toEqual([
      'foreign-event: TypeError: "session.ended" belongs to header; domain tried to publish it',
    ]);
    site.as("header").publish("session.ended", { reason: "logged-out" });
    expect(ended).toEqual(["logged-out"]);
  });

  it("buffer the last three toasts for the part that shows them, and deliver them once", () => {
    const bus = createBus(initial).as(undefined);
    for (const message of ["1", "2", "3", "4"]) bus.publish("toast.shown", { kind: "info", message });
    const seen: string[] = [];
    const first = bus.on("toast.shown").subscribe(({ message }) => seen.push(message));
    bus.publish("toast.shown", { kind: "info", message: "5" });
    first.unsubscribe();
    expect(seen).toEqual(["2", "3", "4", "5"]);

    bus.publish("toast.shown", { kind: "info", message: "6" });
    const later: string[] = [];
    bus.on("toast.shown").subscribe(({ message }) => later.push(message));
    expect(later).toEqual(["6"]);
  });

  it("are not delivered after unsubscribing", () => {
    const bus = createBus(initial).as(undefined);
    const seen: number[] = [];
    const subscription = bus.on("error.raised").subscribe(({ statusCode }) => seen.push(statusCode));
    subscription.unsubscribe();
    bus.publish("error.raised", { message: "", statusCode: 404 });
    expect(seen).toEqual([]);
  });
});

it("F-64 drops a flood after its first 100 events, reports it once, and delivers all other events meanwhile", () => {
  let clock = 0;
  const bus = createBus(initial, () => clock);
  const floods: string[] = [];
  const flooding = bus.as(undefined, (error) => floods.push(String(error)));
  const heard: string[] = [];
  bus
    .as("shell")
    .on("toast.shown")
    .subscribe(({ message }) => heard.push(message));

  for (let round = 0; round < 100_000; round += 1) flooding.publish("toast.shown", { kind: "info", message: "flood" });
  bus.as("header").publish("toast.shown", { kind: "info", message: "another" });
  expect(heard).toEqual([...Array<string>(100).fill("flood"), "another"]);
  expect(floods).toEqual(["Error: too many toast.shown events"]);

  clock = 100;
  flooding.publish("toast.shown", { kind: "info", message: "later" });
  expect(heard.at(-1)).toBe("later");
});

it("F-131 reports a subscriber's error to its owner, not the publisher, and delivers to everyone else", () => {
  const log = jest.mocked(console.error).mockReturnValue(undefined);
  const site = createBus(initial);
  const faults: unknown[][] = [];
  const heard: string[] = [];
  const hearer = site.as("header", (error, kind) => faults.push([error, kind]));
  const publisher = site.as("domain", (error, kind) => faults.push(["the publisher", error, kind]));
  hearer.on("toast.shown").subscribe(({ message }) => {
    throw new Error(message);
  });
  hearer.watch("currency").subscribe((currency) => {
    if (currency === "IDR") throw new Error(currency);
  });
  hearer.on("toast.shown").subscribe({ next: ({ message }) => heard.push(message) });
  publisher.publish("toast.shown", { kind: "info", message: "first" });
  publisher.publish("toast.shown", { kind: "info", message: "second" });
  hearer.set("currency", "IDR");

  const told = ["first", "second", "IDR"].map((message) => new Error(message));
  expect(faults).toEqual(told.map((error) => [error, "thrown"]));
  expect(log.mock.calls).toEqual(told.map((error) => [error]));
  expect(heard).toEqual(["first", "second"]);
  log.mockClear();
});
