import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { waitFor } from "@testing-library/dom";
import type { Bus } from "@zhian/contracts/bus";
import type { PageFragment, PageState } from "@zhian/contracts/page";
import { testBus } from "@zhian/testing/site-fixture";
import { awaitActivation } from "./await-activation.ts";

const opener = { name: "mf-overlay", details: "sha384-x" };
// Only what preloading reads.
const overlay = {
  ...opener,
  base: "/_fragments/mf-overlay/1.0.0/",
  integrity: {},
  browser: { entry: "entry.js", initial: { js: [], css: [] } },
} as unknown as PageFragment;

const { addEventListener } = EventTarget.prototype;
const listening: (() => void)[] = [];
/** jsdom does not accept Node's AbortSignal, and listeners on the document would outlast their test. */
function listen(this: EventTarget, ...[type, listener, options]: Parameters<typeof addEventListener>): void {
  const { signal, ...rest } = typeof options === "object" ? options : {};
  const stop = () => this.removeEventListener(type, listener, rest);
  addEventListener.call(this, type, listener, rest);
  signal?.addEventListener("abort", stop);
  listening.push(stop);
}

let shell: Bus;
let wake: jest.Mock<(fragment: PageFragment) => Promise<void>>;
let whenIdle: () => void;

beforeEach(() => {
  document.body.innerHTML = `<form id="asks"><input type="hidden" name="quote" value="1"><input name="number" value="12">
    <button>Open</button></form><form id="searches"><input name="q" value="waf"><button>Search</button></form>`;
  shell = testBus({ owner: "shell" });
  wake = jest.fn(async () => {});
  window.requestIdleCallback = (work) => {
    whenIdle = () => work({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  };
  jest.spyOn(EventTarget.prototype, "addEventListener").mockImplementation(listen);
});

afterEach(() => {
  for (const stop of listening.splice(0)) stop();
  jest.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

function start() {
  // Only what on-demand fragments read from a page.
  const page = { openers: { "calculator.requested": opener } } as unknown as PageState;
  const directory = { detailsOf: async () => overlay };
  return awaitActivation({ page, shell, directory, slots: new Map() }, wake);
}

type Opened = ReturnType<typeof start>;

/** The events that the woken fragment receives, beginning with the one that woke it. */
function heardBy(onDemandFragments: Opened): unknown[] {
  const heard: unknown[] = [];
  const bus = onDemandFragments.replaying(shell, "calculator.requested");
  bus.on("calculator.requested").subscribe((payload) => heard.push(payload));
  return heard;
}

function submit(id: string): boolean {
  const form = document.getElementById(id);
  const submitter = form?.querySelector("button") ?? null;
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter });
  form?.dispatchEvent(event);
  return event.defaultPrevented;
}

it("wakes the fragment once for an event without a listener, and replays the event to it", async () => {
  const onDemandFragments = start();
  shell.publish("calculator.requested", { rank: "三级" });
  await waitFor(() => expect(wake).toHaveBeenCalledWith(overlay));
  const heard = heardBy(onDemandFragments);
  shell.publish("calculator.requested", { number: 5 });

  expect(heard).toEqual([{ rank: "三级" }, { number: 5 }]);
  expect(wake).toHaveBeenCalledTimes(1);
});

it("replays only the latest of several events", async () => {
  const onDemandFragments = start();
  shell.publish("calculator.requested", { number: 1 });
  shell.publish("calculator.requested", { number: 2 });
  await waitFor(() => expect(wake).toHaveBeenCalled());

  expect(heardBy(onDemandFragments)).toEqual([{ number: 2 }]);
});

it("keeps a matching form on its page, and replays its values once the fragment is awake", async () => {
  const onDemandFragments = start();
  expect(submit("asks")).toBe(true);
  await waitFor(() => expect(wake).toHaveBeenCalledTimes(1));

  expect(heardBy(onDemandFragments)).toEqual([{ number: 12 }]);
});

it("replays a form's values even if the form was re-rendered meanwhile", async () => {
  const onDemandFragments = start();
  expect(submit("asks")).toBe(true);
  document.body.innerHTML = "";
  await waitFor(() => expect(wake).toHaveBeenCalledTimes(1));

  expect(heardBy(onDemandFragments)).toEqual([{ number: 12 }]);
});

it("ignores other forms, and submissions that are already handled", () => {
  start();
  const taken = document.getElementById("asks");
  taken?.addEventListener("submit", (event) => event.preventDefault());
  submit("asks");

  expect(submit("searches")).toBe(false);
  expect(wake).not.toHaveBeenCalled();
});

it("wakes the fragment at once if the address opens it", async () => {
  window.history.replaceState(null, "", "/?quote=1&number=7");
  const onDemandFragments = start();
  await waitFor(() => expect(wake).toHaveBeenCalledTimes(1));

  expect(heardBy(onDemandFragments)).toEqual([{ number: 7 }]);
});

it("is ready once the browser is idle, and wakes no fragment until one is requested", async () => {
  const onDemandFragments = start();
  expect(onDemandFragments.replaying(shell, "calculator.requested")).toBe(shell);
  window.dispatchEvent(new Event("single-spa:routing-event"));
  whenIdle();
  await waitFor(() => expect(onDemandFragments.replaying(shell, "calculator.requested")).not.toBe(shell));
  expect(wake).not.toHaveBeenCalled();

  expect(submit("asks")).toBe(true);
  await waitFor(() => expect(wake).toHaveBeenCalledTimes(1));
});
