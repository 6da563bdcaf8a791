import { startChaosProxy } from "@zhian/chaos/chaos-proxy";
import { siteFilePrefix } from "@zhian/contracts/site-list";
import { register } from "../support/accounts.ts";
import { canNavigateInPlace } from "../support/alive.ts";
import { domainWords } from "../support/domain-words.ts";
import { inTurn, journeyLanguages } from "../support/journey-languages.ts";
import { pageKinds } from "../support/page-kinds.ts";
import { codeSentTo, somePhone } from "../support/puzzle.ts";
import { site } from "../support/site.ts";
import { at, locales, words } from "../support/words.ts";
import { poll } from "./reader.ts";
import { expect, test } from "./test.ts";
import type { Visitor } from "./visitor.ts";
import { startPuzzleFront } from "./watch-puzzle.ts";

const header = { role: "banner" } as const;
const main = { role: "main" } as const;

/** Marks the document, once it can navigate in place: if the mark is still there later, no document was loaded. */
async function mark(visitor: Visitor): Promise<void> {
  await poll("whether the page can navigate in place", () => visitor.run(canNavigateInPlace, siteFilePrefix)).toBe(
    true,
  );
  await visitor.run(() => void Object.assign(window, { __mark: true }));
}

const isMarked = (visitor: Visitor) => visitor.run(() => "__mark" in window);
const isInSearchField = () => document.activeElement?.getAttribute("type") === "search";
const scrolled = (visitor: Visitor) => visitor.run(() => Math.round(scrollY));

async function arriveAt(visitor: Visitor, path: string): Promise<void> {
  await visitor.isAt(path);
  await visitor.untilAlive();
  const focused = () => document.activeElement?.outerHTML.slice(0, 200);
  await poll("the page that was arrived at has the focus", () => visitor.run(focused)).toMatch(
    /^<main[^>]* id="slot-main"/,
  );
}

for (const locale of locales) {
  test(`one page of each kind hydrates completely (${locale})`, async ({ visitor }) => {
    visitor.expects(/status of 404/);
    for (const { path } of inTurn(pageKinds, locale)) {
      await visitor.open(at(locale, path));
      await visitor.sees({ role: "contentinfo" });
      const judged = await visitor.run(() => ({
        headings: document.querySelectorAll("h1").length,
        lang: document.documentElement.lang,
        sideways: document.documentElement.scrollWidth - innerWidth,
        notices: document.querySelectorAll(".zhian-unavailable").length,
      }));
      expect(judged, path).toEqual({ headings: 1, lang: words[locale].lang, sideways: expect.any(Number), notices: 0 });
      expect(judged.sideways, path).toBeLessThanOrEqual(0);
    }
  });
}

for (const locale of journeyLanguages(0)) {
  const word = words[locale];

  test(`a link changes the page in place, and Back and Forward restore the scroll position (${locale})`, async ({
    visitor,
  }) => {
    const [from, to] = [at(locale, "/products/bcc"), at(locale, "/solution/cloud-base")];
    await visitor.open(from);
    await mark(visitor);
    const link = { role: "link", within: main, matching: `[href="${to}"]`, nth: 0 } as const;
    await visitor.aim(link);
    await visitor.until("the code behind a link in view is fetched ahead", () =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/_fragments/mf-solutions/")),
    );
    // Content above may have had another height then, so compare the position in the window and not the scroll offset.
    const { y: left } = await visitor.aim(link);
    expect(await scrolled(visitor)).toBeGreaterThan(300);
    await visitor.click(link);
    await arriveAt(visitor, to);
    expect([await scrolled(visitor), await isMarked(visitor)]).toEqual([0, true]);
    await visitor.run(() => scrollTo({ top: 400, behavior: "instant" }));

    await visitor.driver.back();
    await visitor.isAt(from);
    await visitor.until("the page that was left", () => document.querySelector("#sizes") !== null);
    await poll("where the link is seen", async () => Math.abs((await visitor.placeOf(link)) - left)).toBeLessThan(3);
    await visitor.driver.forward();
    await visitor.isAt(to);
    await poll("the place on the second page", () => scrolled(visitor)).toBe(400);
    expect(await isMarked(visitor)).toBe(true);
  });

  test(`F-177 a link to a section leads to it, within the page, from another page and by URL, and Tab continues there (${locale})`, {
    tag: "@only-here",
  }, async ({ visitor }) => {
    const part = "/products/bcc#sizes";
    const placeOf = () => {
      const { top } = document.querySelector("#sizes")?.getBoundingClientRect() ?? { top: Number.NaN };
      // The header hides when scrolling down.
      const header = Math.max(0, document.querySelector("#slot-header header")?.getBoundingClientRect().bottom ?? 0);
      return top >= header - 1 && top < 200 ? "below the header" : `at ${top}, the header ends at ${header}`;
    };
    const isThere = async () => {
      await visitor.isAt(at(locale, part));
      await poll("the part that was linked to", () => visitor.run(placeOf)).toBe("below the header");
    };
    const leadsOn = async () => {
      await visitor.press("Tab");
      await visitor.until("the focus is in the part that was linked to, or right after it", () => {
        const [target, { activeElement }] = [document.querySelector("#sizes"), document];
        if (!target || !activeElement) return false;
        const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
        return activeElement !== document.body && (target.compareDocumentPosition(activeElement) & after) !== 0;
      });
    };
    await visitor.open(at(locale, part));
    await isThere();
    await leadsOn();

    await visitor.open(at(locale, "/products/bcc"));
    const link = { role: "link", within: main, matching: '[href="#sizes"]', nth: 0 } as const;
    await visitor.aim(link);
    const left = await scrolled(visitor);
    await visitor.click(link);
    await isThere();
    await leadsOn();
    await visitor.driver.back();
    await visitor.isAt(at(locale, "/products/bcc"));
    await poll("the place of the link", () => scrolled(visitor)).toBe(left);

    await visitor.open(at(locale, "/"));
    await mark(visitor);
    await visitor.click({ role: "link", matching: `[href="${at(locale, part)}"]`, nth: 0 });
    await isThere();
    expect(await isMarked(visitor)).toBe(true);
    await leadsOn();
  });

  test(`a search result is found by typing, selected by keyboard and followed (${locale})`, async ({ visitor }) => {
    const openSearch = async () => {
      await visitor.click({ role: "button", name: word.search, within: header });
      await visitor.until("the search field has the focus", isInSearchField);
    };
    await visitor.open(at(locale, "/"));
    await mark(visitor);
    await openSearch();
    await visitor.press("Escape");
    await visitor.seesNo({ role: "textbox", within: header });
    await openSearch();
    await poll("entries that are searched for often", () => visitor.count({ role: "option" })).toBe(8);
    await visitor.driver.type("mysql");
    const mysql = `[role=option][href="${at(locale, "/products/mysql")}"]`;
    // Results for fewer letters, which arrive while somebody types slowly, start with other entries.
    const isFirst = (option: string) => document.querySelector("[role=option]")?.matches(option);
    await poll("MySQL is the first of the results", () => visitor.run(isFirst, mysql)).toBe(true);
    await visitor.press("ArrowDown");
    await visitor.sees({ role: "option", matching: `${mysql}[aria-selected="true"]` });
    await visitor.press("Enter");
    await arriveAt(visitor, at(locale, "/products/mysql"));
    expect(await isMarked(visitor)).toBe(true);
  });

  test(`domain names are searched for, added to the cart, removed and kept across a reload (${locale})`, async ({
    visitor,
  }) => {
    const its = domainWords[locale];
    const inCart = { role: "button", name: its.remove, within: { role: "region", name: its.cart } } as const;
    const inHeader = (count: number) => ({ role: "link", says: its.inHeader(count), within: header }) as const;
    await visitor.open(at(locale, "/products/bcd"));
    await visitor.fill({ role: "textbox", name: its.box }, "free-1.com free-2.com taken-1.com");
    await visitor.click({ role: "button", name: its.search, within: main, nth: 0 });
    await visitor.sees({ role: "heading", name: its.suggestions });
    for (const name of ["free-1.com", "free-2.com"])
      await visitor.click({ role: "checkbox", name: `${its.select} ${name}` });
    await visitor.click({ role: "button", name: its.addAll, within: main });
    await visitor.sees(inHeader(2));
    await visitor.click({ ...inCart, nth: 0 });
    await visitor.sees(inHeader(1));
    await visitor.click({ role: "button", name: its.undo, within: main });
    await visitor.sees(inHeader(2));
    await visitor.driver.reload();
    await visitor.untilAlive();
    await visitor.sees(inHeader(2));
    await poll("names in the cart", () => visitor.count(inCart)).toBe(2);
  });

  test(`a fragment whose files fail to load says so, and loads on retry (${locale})`, async ({ visitor }) => {
    visitor.expects(/./);
    const front = await startChaosProxy({ target: site.url });
    try {
      front.fault({ kind: "status", status: 503 }, (path) => /\/_fragments\/mf-solutions\/.*\.js$/.test(path));
      await visitor.open(`${front.url}${at(locale, "/products/bcc")}`);
      await visitor.driver.goTo(`${front.url}${at(locale, "/solution/cloud-base")}`);
      const retry = { role: "button", name: word.retry, within: main } as const;
      await visitor.sees(retry);
      await visitor.sees({ role: "heading", within: main, matching: "h1" });
      await front.heal();
      await visitor.clickWhileThere(retry);
      await visitor.untilAlive();
    } finally {
      await front.close();
    }
  });
}

for (const locale of journeyLanguages(1)) {
  const word = words[locale];

  test(`language and currency change in place, and are remembered (${locale})`, async ({ visitor }) => {
    const [other] = locales.filter((each) => each !== locale);
    if (!other) throw new Error("there is one language alone");
    const names = { en: "English", zh: "中文" };
    await visitor.open(at(locale, "/products/bci?plan=major"));
    await mark(visitor);
    await visitor.click({ role: "button", name: word.currency, within: header });
    await visitor.click({ role: "button", name: "IDR", within: header });
    await poll("prices in rupiah", () => visitor.text(main)).toMatch(/Rp\s?1[.,]138[.,]500/);
    await visitor.click({ role: "button", name: word.language, within: header });
    await visitor.click({ role: "button", name: names[other], within: header });
    await visitor.isAt(at(other, "/products/bci?plan=major"));
    await visitor.sees({ role: "button", name: words[other].products, within: header });
    await visitor.sees({ role: "link", name: words[other].privacy, within: { role: "contentinfo" } });
    expect(await visitor.run(() => document.documentElement.lang)).toBe(words[other].lang);
    expect(await isMarked(visitor)).toBe(true);
    await visitor.open("/products/bci");
    await visitor.isAt(at(other, "/products/bci"));
    await poll("prices in rupiah", () => visitor.text(main)).toMatch(/Rp\s?1[.,]138[.,]500/);
  });

  test(`the calculator leads from an empty form to a quote, with its puzzle solved by keyboard (${locale})`, async ({
    visitor,
  }) => {
    const front = await startPuzzleFront(site.url, site.apiUrl);
    const dialog = { role: "dialog", name: word.calculator } as const;
    const phone = somePhone();
    try {
      await visitor.open(`${front.url}${at(locale, "/products/waf")}`);
      await visitor.click({ role: "button", name: word.calculator, nth: 0 });
      await visitor.sees(dialog);
      await visitor.click({ role: "radio", name: word.levelThree, within: dialog });
      await visitor.fill({ role: "textbox", name: word.servers, within: dialog }, "12");
      await visitor.choose(word.province, word.guangdong);
      await visitor.choose(word.city, "深圳市");
      await visitor.fill({ role: "textbox", name: word.phone, within: dialog }, phone);
      await visitor.click({ role: "button", name: word.sendCode, within: dialog });
      await visitor.sees({ role: "slider" });
      const left = await front.left();
      await visitor.run(() => document.querySelector<HTMLElement>("[role=slider]")?.focus());
      for (let moved = 0; moved < Math.floor(left / 10); moved += 1) await visitor.press("ArrowRight", "Shift");
      for (let moved = 0; moved < left % 10; moved += 1) await visitor.press("ArrowRight");
      await visitor.press("Enter");
      await visitor.seesNo({ role: "slider" });
      await visitor.fill({ role: "textbox", name: word.code, within: dialog }, await codeSentTo(phone));
      await visitor.click({ role: "button", name: word.getQuote, within: dialog });
      await visitor.sees({ role: "button", says: word.openSheet, within: dialog });
      await poll("the quote", () => visitor.text(dialog)).toContain(word.total);
    } finally {
      await front.close();
    }
  });

  test(`a user logs in with a password, returns to the requested page, and logs out of both tabs (${locale})`, {
    tag: "@only-here",
  }, async ({ visitor }) => {
    const { username, password } = await register();
    const target = at(locale, "/products/bcc");
    await visitor.open(at(locale, `/console/login?by=password&target=${encodeURIComponent(target)}`));
    const field = (matching: string) => ({ role: "textbox", within: main, matching }) as const;
    await visitor.fill(field(":not([type=password])"), username);
    await visitor.fill(field("[type=password]"), password);
    await visitor.press("Enter");
    await arriveAt(visitor, target);
    const other = await visitor.openTab();
    await other.open(at(locale, "/news"));
    await other.sees({ role: "button", says: username, within: header });
    await visitor.click({ role: "button", says: username, within: header });
    const logOut = { en: "Log out", zh: "退出登录" }[locale];
    await visitor.click({ role: "menuitem", name: logOut });
    await visitor.isAt(at(locale, "/"));
    const logIn = { role: "link", name: word.logIn, within: header } as const;
    await visitor.sees(logIn);
    // Nobody has touched the other tab.
    await other.sees(logIn);
    await other.isAt(at(locale, "/news"));
    expect(await visitor.run(() => document.cookie)).not.toContain("accessToken");
  });

  test(`an offline visitor is notified, keeps the page, and continues once online (${locale})`, async ({ visitor }) => {
    visitor.expects(/./);
    const front = await startChaosProxy({ target: site.url });
    const says = { en: "You are offline", zh: "网络已断开" }[locale];
    const path = at(locale, "/products/bcc");
    try {
      await visitor.open(`${front.url}${path}`);
      await mark(visitor);
      front.fault({ kind: "refuse" });
      await visitor.driver.setOffline(true);
      await visitor.sees({ role: "status", says });
      await visitor.click({ role: "link", name: word.refund, within: { role: "contentinfo" } });
      await visitor.sees({ role: "heading", within: main, matching: "h1" });
      await front.heal();
      await visitor.driver.setOffline(false);
      await visitor.seesNo({ role: "status", says });
      await visitor.click({ role: "link", name: word.privacy, within: { role: "contentinfo" } });
      await arriveAt(visitor, at(locale, "/protocol/privacyProtocal"));
      expect(await isMarked(visitor)).toBe(true);
    } finally {
      await front.close();
    }
  });

  test(`by keyboard alone: past the header, into its menu and out again, with a visible focus throughout (${locale})`, {
    tag: "@only-here",
  }, async ({ visitor }) => {
    await visitor.open(at(locale, "/products/bcc"));
    const focused = () =>
      visitor.run(() => {
        const element = document.activeElement;
        if (!element) return { name: "nothing", isSeen: false };
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
        return { name, isSeen: element.matches(":focus-visible") && (outlineStyle !== "none" || boxShadow !== "none") };
      });
    await visitor.press("Tab");
    expect(await focused()).toEqual({ name: word.skip, isSeen: true });
    await visitor.press("Enter");
    await visitor.until("the content has the focus", () => document.activeElement?.id === "slot-main");
    await visitor.press("Tab");
    expect(await visitor.run(() => document.activeElement?.closest("main") !== null)).toBe(true);

    await visitor.open(at(locale, "/products/bcc"));
    const passed: string[] = [];
    while (passed.at(-1) !== word.products && passed.length < 8) {
      await visitor.press("Tab");
      const { name, isSeen } = await focused();
      expect(isSeen, `the focus is seen on ${name}`).toBe(true);
      passed.push(name);
    }
    expect(passed).toContain(word.products);
    await visitor.press("Enter");
    const link = { role: "link", matching: `[href="${at(locale, "/products/bci")}"]`, within: header, nth: 0 } as const;
    await visitor.sees(link);
    // The filter loads when the menu first opens.
    await visitor.sees({ role: "textbox", within: header });
    await visitor.press("Tab");
    await visitor.until("the filter has the focus", isInSearchField);
    expect((await focused()).isSeen).toBe(true);
    await visitor.press("Escape");
    await visitor.seesNo(link);
    expect((await focused()).name).toBe(word.products);
  });
}
