import type { Page } from "@playwright/test";
import { isMarked, mark, open } from "./support/alive.ts";
import { makeMisbehaving } from "./support/broken-release.ts";
import { countLoads } from "./support/count-loads.ts";
import { fragments } from "./support/fragments-command.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { collectReports } from "./support/reports.ts";
import { type SeededFault, seedFaults } from "./support/seeded-faults.ts";
import { expect, test } from "./support/test.ts";

// A reused registry still has the releases of earlier runs.
const version = `7.1.0-${Date.now().toString(36)}`;
const names = ["mf-solutions", "mf-header-footer"] as const;
const count = 100;

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite("faults");
  for (const name of names) {
    await fragments("publish", await makeMisbehaving(name, version, "throwing"), "--as-built");
    await site.change("promote", name, version, "--no-watch");
  }
});

test.afterAll(() => site.stop());

// Every value thrown here says so in its text; browsers show no text for values that are not errors.
test.beforeEach(({ pageLog }) =>
  pageLog.expect(/^report: |^uncaught: $|fault-\d+-|one of several|All promises|an extension|preload/),
);

async function openThrowing(page: Page): Promise<void> {
  await open(page, `${site.url}/solution/cloud-base`);
  await page.waitForFunction(
    (wanted) => wanted.every((name) => globalThis.__throwers && name in globalThis.__throwers),
    names,
  );
}

async function throwAll(page: Page, faults: readonly SeededFault[]): Promise<void> {
  await page.evaluate(async (planned) => {
    for (const { fragment, place, text } of planned) await globalThis.__throwers?.[fragment]?.[place]?.(text);
  }, faults);
}

test("F-131 of a hundred errors in two fragments at least 95 are attributed correctly, and none wrongly", async ({
  page,
}, info) => {
  const reports = await collectReports(page);
  const loads = countLoads(page);
  await openThrowing(page);
  await mark(page);
  const places = await page.evaluate((name) => Object.keys(globalThis.__throwers?.[name] ?? {}), names[0]);
  const seed = Date.now() % 100_000;
  info.annotations.push({ type: "seed", description: String(seed) });
  const faults = seedFaults({
    fragments: names,
    places: places.filter((place) => place !== "publish"),
    count,
    seed,
  });
  await throwAll(page, faults);

  const reportOf = ({ text }: SeededFault) => reports.find(({ message }) => message?.includes(text));
  await expect.poll(() => faults.filter((fault) => !reportOf(fault)), { message: `seed ${seed}` }).toEqual([]);
  const isRight = (fault: SeededFault) => {
    const { fragment, version: of } = reportOf(fault) ?? {};
    return fragment === fault.fragment && of === version;
  };
  const missed = faults.filter((fault) => !isRight(fault));
  const misled = missed.filter((fault) => reportOf(fault)?.fragment !== undefined);
  expect({ faults: faults.length, misled }, `seed ${seed}`).toEqual({ faults: count, misled: [] });
  expect(missed.length, `seed ${seed}: ${JSON.stringify(missed)}`).toBeLessThanOrEqual(5);
  expect([loads(), await isMarked(page)]).toEqual([1, true]);
});

test("F-132 an extension's error is reported once, without a fragment's name, and causes no reload", async ({
  page,
}) => {
  const reports = await collectReports(page);
  const loads = countLoads(page);
  await openThrowing(page);
  // An inline script without a URL, as extensions inject it.
  await page.evaluate(() => {
    for (let round = 0; round < 3; round += 1) {
      setTimeout(() => {
        throw new Error(`an extension ${round}`);
      });
      void Promise.reject(new Error(`an extension ${round}`));
    }
    dispatchEvent(
      new ErrorEvent("error", { message: "ResizeObserver loop completed with undelivered notifications." }),
    );
    dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
  });
  const last: SeededFault = { fragment: names[0], place: "a timer", text: "fault-0-" };
  await throwAll(page, [last]);
  await expect
    .poll(() => reports)
    .toContainEqual(
      expect.objectContaining({ kind: "thrown", fragment: names[0], version, message: "Error: fault-0-" }),
    );

  expect(reports).toEqual([{ type: "page", kind: "outside" }, expect.objectContaining({ kind: "thrown" })]);
  expect(loads()).toBe(1);
});

declare global {
  var __throwers: Record<string, Record<string, (text: string) => unknown>> | undefined;
}
