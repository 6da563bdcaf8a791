import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { randomFrom } from "@zhian/chaos/random-from";
import type { Measured } from "@zhian/contracts/vitals-beacon";
import { makeSlowing } from "./support/broken-release.ts";
import { fragments } from "./support/fragments-command.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { root } from "./support/site.ts";
import { hide, openSlowPage, readTold, slowDown, untilMeasured, valueOf, type Way } from "./support/slow-pages.ts";
import { expect, test } from "./support/test.ts";

// A reused registry still has the releases of earlier runs.
const version = `7.2.0-${Date.now().toString(36)}`;
const header = "mf-header-footer";
/** Each is requested once: a second request would be served from the cache. */
const pages = [
  ["/solution/medical", "mf-solutions"],
  ["/products/bcc", "mf-products"],
  ["/products/mysql", "mf-products"],
  ["/news", "mf-news-docs"],
  ["/notice", "mf-news-docs"],
  ["/products/waf", "mf-products"],
] as const;
const parts = 4;
const slowRenderMs = 900;

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite("vitals");
  const slow = Object.fromEntries(
    pages.map(([path]) => [path, `await new Promise((resolve) => setTimeout(resolve, ${slowRenderMs}));`]),
  );
  const names = new Set([header, ...pages.map(([, name]) => name)]);
  for (const name of names) {
    await fragments("publish", await makeSlowing(name, version, slow), "--as-built");
    await site.change("promote", name, version);
  }
});

test.afterAll(() => site.stop());

interface Fault {
  what: string;
  fragment: string;
  isRight: boolean;
}

const least: Record<Exclude<Way, "throw">, [vital: Measured["vital"], least: number]> = {
  shift: ["cls", 20],
  hold: ["long-task", 380],
  press: ["inp", 200],
};

/** Slows one page down in every way, four times, each time in one of its two fragments, and checks which one it blames. */
async function walk(browser: Browser, [path, main]: (typeof pages)[number], visitor: number): Promise<Fault[]> {
  const random = randomFrom(visitor);
  const one = () => (random() < 0.5 ? header : main);
  const waiting = one();
  const page = await openSlowPage(browser, visitor, [waiting]);
  await page.goto(site.url + path);
  await untilMeasured(page);
  const plan: Record<Way, string>[] = [];
  for (let part = 0; part < parts; part += 1) {
    const asked = { shift: one(), hold: one(), throw: one(), press: one() };
    plan.push(asked);
    await slowDown(page, asked, `slow-${visitor}-${part}`);
    await hide(page);
  }
  const { beacons, reports } = await readTold(page, parts);
  await page.context().close();

  const other = (name: string) => (name === header ? main : header);
  const [first] = beacons;
  if (!first) throw new Error("readTold waits for it");
  /** The release to blame has at least this value, and its neighbour less. */
  function isBlamed(beacon: typeof first, fragment: string, [vital, atLeast]: [Measured["vital"], number]): boolean {
    const value = beacon && valueOf(beacon, fragment, vital);
    const beside = beacon && valueOf(beacon, other(fragment), vital);
    return value?.version === version && value.value >= atLeast && !(beside && beside.value >= atLeast);
  }
  return [
    { what: "slow render", fragment: main, isRight: isBlamed(first, main, ["lcp", slowRenderMs]) },
    { what: "slow api", fragment: waiting, isRight: isBlamed(first, waiting, ["mount", slowRenderMs]) },
    ...plan.flatMap((asked, part) => {
      const beacon = beacons[part] ?? first;
      const timed = (["shift", "hold", "press"] as const).map((what) => {
        return { what: `${what} ${part}`, fragment: asked[what], isRight: isBlamed(beacon, asked[what], least[what]) };
      });
      const report = reports.find(({ message }) => message?.includes(`slow-${visitor}-${part}`));
      const isRight = report?.fragment === asked.throw && report.version === version;
      return [...timed, { what: `throw ${part}`, fragment: asked.throw, isRight }];
    }),
  ];
}

/** Blocks one fragment's script; the page must report that fragment. */
async function lose(browser: Browser, visitor: number, lost: string): Promise<Fault[]> {
  const page = await openSlowPage(browser, visitor);
  await page.route(`**/_fragments/${lost}/${version}/remoteEntry*`, (route) => route.abort());
  await page.goto(`${site.url}/solution/cloud-base`);
  await expect
    .poll(() => page.evaluate(() => globalThis.__told?.join(" ").includes("broken")).catch(() => false))
    .toBe(true);
  const { reports } = await readTold(page, 0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().close();
  const broken = reports.filter(({ kind }) => kind === "broken");
  const isRight = broken.length > 0 && broken.every((one) => one.fragment === lost && one.version === version);
  return [{ what: "lost file", fragment: lost, isRight }];
}

test("F-220 of a hundred perceptible faults at least 95 are attributed to the right fragment and release", async ({
  browser,
}) => {
  const faults: Fault[] = [];
  for (const [visitor, lost] of [header, "mf-solutions"].entries())
    faults.push(...(await lose(browser, visitor + 1, lost)));
  const walks = pages.map((page, index) => () => walk(browser, page, index + 10));
  // Each walk waits more than it works.
  for (let at = 0; at < walks.length; at += 3) {
    const found = await Promise.all(walks.slice(at, at + 3).map((run) => run()));
    faults.push(...found.flat());
  }

  const wrong = faults.filter(({ isRight }) => !isRight);
  expect(faults.length).toBeGreaterThanOrEqual(100);
  expect(wrong.length / faults.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.05);

  // The values have also reached the shell.
  const figures = await (await fetch(`${site.url}/metrics`)).text();
  for (const name of [header, "mf-products"]) {
    expect(figures).toMatch(
      new RegExp(`shell_vital_seconds_count{fragment="${name}",version="${version}",vital="inp"} \\d`),
    );
  }
  expect(figures).not.toContain("shell_vitals_refused_total{");
});

test("a page measures the same values as web-vitals", async ({ browser }) => {
  const page = await openSlowPage(browser, 30);
  await page.addInitScript({
    // Declarations in an init script are not global by themselves.
    content: `${await readFile(join(root, "node_modules/web-vitals/dist/web-vitals.iife.js"), "utf8")};globalThis.webVitals = webVitals;`,
  });
  await page.addInitScript(() => {
    const found: Record<string, number> = {};
    Object.assign(globalThis, { __found: found });
    const { onLCP, onCLS, onINP, onTTFB } = Reflect.get(globalThis, "webVitals");
    for (const listen of [onLCP, onCLS, onINP, onTTFB]) {
      listen(({ name, value }: { name: string; value: number }) => (found[name] = value), { reportAllChanges: true });
    }
  });
  await page.goto(`${site.url}/solution/cloud-base`);
  await untilMeasured(page);
  await slowDown(page, { shift: header, hold: header, throw: header, press: "mf-solutions" }, "slow-30");
  await hide(page);
  const { beacons } = await readTold(page, 1);
  const theirs = await page.evaluate(() => Reflect.get(globalThis, "__found"));
  await page.context().close();

  const values = beacons[0]?.values ?? [];
  const all = (vital: string) => values.filter((value) => value.vital === vital).map(({ value }) => value);
  expect(all("lcp")).toEqual([Math.round(theirs.LCP)]);
  expect(all("ttfb")).toEqual([Math.round(theirs.TTFB)]);
  expect(Math.max(...all("inp"))).toBe(Math.round(theirs.INP));
  // Each fragment's share is rounded separately.
  expect(Math.abs(all("cls").reduce((sum, value) => sum + value, 0) - theirs.CLS * 1_000)).toBeLessThanOrEqual(1.5);
});

test("F-225 nothing is loaded or sent to measure a visitor who opts out of tracking, and no URL or IP address of others", async ({
  browser,
}) => {
  const asked: string[] = [];
  const unwilling = await openSlowPage(browser, 40);
  unwilling.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await unwilling.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" }));
  await unwilling.goto(`${site.url}/products/bcc`);
  // Loaded at the same moment as the measuring code would be.
  await expect.poll(() => asked.some((path) => path.includes("/once-idle."))).toBe(true);
  await hide(unwilling);
  expect((await readTold(unwilling, 0)).beacons).toEqual([]);
  expect(asked.filter((path) => /vitals/.test(path))).toEqual([]);
  await unwilling.context().close();

  const willing = await openSlowPage(browser, 41);
  await willing.goto(`${site.url}/zh/products/bcc?utm_source=somebody#prices`);
  await untilMeasured(willing);
  await hide(willing);
  const { beacons } = await readTold(willing, 1);
  await willing.context().close();
  expect(Object.keys(beacons[0] ?? {}).sort((a, b) => (a < b ? -1 : 1))).toEqual([
    "connection",
    "device",
    "page",
    "part",
    "values",
  ]);
  // Its version contains a time in letters, which may be any.
  const told = JSON.stringify(beacons).replaceAll(version, "");
  expect(told).not.toMatch(/somebody|prices|utm|zh|203\.0\.113/);
});
