import { beforeAll, beforeEach, expect, it, jest } from "@jest/globals";
import { maxParts } from "@zhian/contracts/vital-limits";
import type { VitalsBeacon } from "@zhian/contracts/vitals-beacon";
import { sendVitals } from "./send-vitals.ts";

const page = "0".repeat(32);
const value = { fragment: "mf-a", version: "1.0.0", vital: "inp", route: "/*", value: 312 } as const;
const sent: Blob[] = [];
let values: (typeof value)[] = [];
let isTaken = true;
let finished = 0;

beforeAll(() => {
  document.body.innerHTML = `<script type="application/json" id="page">{"requestId":"${page}"}</script>`;
  Object.defineProperty(window, "matchMedia", { value: () => ({ matches: true }) });
  navigator.sendBeacon = (_, body) => {
    if (isTaken && body instanceof Blob) sent.push(body);
    return isTaken;
  };
  sendVitals({ all: () => values, clear: () => (values = []) }, () => (finished += 1));
});

beforeEach(() => {
  sent.length = 0;
  values = [value];
  isTaken = true;
});

async function read(): Promise<VitalsBeacon[]> {
  return Promise.all(
    sent.map(async (blob) => {
      const text = await new Promise((resolve) => {
        const reader = new FileReader();
        reader.addEventListener("load", () => resolve(reader.result));
        reader.readAsText(blob);
      });
      return JSON.parse(String(text));
    }),
  );
}

function leave(): void {
  const state = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  state.mockRestore();
}

const comeBack = () => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));

it("F-225 sends these fields and no others: what was measured, for which page, on what kind of device", async () => {
  leave();
  expect(finished).toBe(1);
  expect(await read()).toEqual([{ page, part: 0, device: "phone", connection: "fast", values: [value] }]);
});

it("sends nothing twice, and no empty beacons", () => {
  leave();
  leave();
  comeBack();
  expect(sent).toHaveLength(1);
});

it("F-226 sends what the browser rejected, or would have lost offline, when the page is shown again", async () => {
  isTaken = false;
  leave();
  comeBack();
  expect([sent.length, values]).toEqual([0, [value]]);
  isTaken = true;
  const network = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  comeBack();
  expect(sent).toEqual([]);
  network.mockRestore();
  comeBack();
  comeBack();
  expect(await read()).toMatchObject([{ part: 2, values: [value] }]);
});

it(`sends nothing after ${maxParts} parts`, () => {
  for (let time = 0; time < 5; time += 1) {
    values = [value];
    leave();
  }
  expect(sent).toHaveLength(1);
});
