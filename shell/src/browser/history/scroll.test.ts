import { beforeEach, expect, it, jest } from "@jest/globals";
import { manageScroll } from "./scroll.ts";

const storageKey = "zhian:scroll";
let top = 0;
let settle: () => void;
Object.defineProperty(window, "scrollY", { get: () => top });
window.scrollTo = (...args: unknown[]) => {
  top = Number(args[1]);
};

document.body.innerHTML = `
  <main tabindex="-1" data-slot="main"><a href="/b">To b</a><a href="#faq">To FAQ</a><h2 id="faq">FAQ</h2></main>`;
const main = document.querySelector("main") ?? undefined;
const faq = document.querySelector("h2");
if (faq) faq.scrollIntoView = () => (top = 900);

const listening: (() => void)[] = [];

/** Simulates a new document at this history entry: removes the previous document's listeners. */
function begin(): void {
  for (const stop of listening.splice(0)) stop();
  const listen = jest.spyOn(window, "addEventListener");
  ({ settle } = manageScroll(main));
  for (const [type, listener] of listen.mock.calls) listening.push(() => window.removeEventListener(type, listener));
  listen.mockRestore();
}

beforeEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset["laidOut"];
  History.prototype.replaceState.call(history, null, "", "/a");
  top = 0;
  begin();
});

function push(address: string): void {
  history.pushState(null, "", address);
  settle();
}

async function go(delta: 1 | -1): Promise<void> {
  const gone = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  history.go(delta);
  await gone;
}

/** Simulates an in-page link: the browser changes the address, fires `popstate`, and only then scrolls. */
async function pressPlace(hash: string): Promise<void> {
  const told = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  location.hash = hash;
  await told;
  top = 900;
}

it("restores the position on each page once the page is rendered", async () => {
  top = 300;
  push("/b");
  expect(top).toBe(0);
  top = 500;
  await go(-1);
  expect(top).toBe(500);
  settle();
  expect(top).toBe(300);
  await go(1);
  settle();
  expect(top).toBe(500);
});

it("goes back from an anchor to where its link was clicked, and forward to where the visitor was then", async () => {
  top = 300;
  await pressPlace("#faq");
  top = 950;
  await go(-1);
  expect(top).toBe(300);
  await go(1);
  expect(top).toBe(950);
});

it("goes back to where the link was clicked, even in a browser that scrolls before it fires popstate", async () => {
  top = 300;
  const told = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  document.querySelector<HTMLElement>('[href="#faq"]')?.click();
  top = 900;
  await told;
  await go(-1);
  expect(top).toBe(300);
});

it("saves no position for a page that was never rendered", async () => {
  top = 300;
  history.pushState(null, "", "/b");
  await go(-1);
  settle();
  await go(1);
  settle();
  expect(top).toBe(0);
});

it("scrolls to the anchor in the next page's address", () => {
  push("/b#faq");
  expect(top).toBe(900);
  // Content above has its real height: not every browser would keep the position if it were laid out later.
  expect(document.documentElement.dataset["laidOut"]).toBe("");
  push("/c#nowhere");
  expect(top).toBe(0);
  push("/d#%E0");
  expect(top).toBe(0);
});

it("keeps the position when only the language changes, but not after a redirect", () => {
  push("/b");
  top = 400;
  history.replaceState(history.state, "", "/zh/b");
  settle();
  expect(top).toBe(400);
  history.replaceState(null, "", "/zh/c");
  settle();
  expect(top).toBe(0);
});

it("moves the focus to the next page, and back to the link that led there", async () => {
  const link = document.querySelector("a");
  link?.focus();
  push("/b");
  expect(document.activeElement).toBe(main);
  await go(-1);
  settle();
  expect(document.activeElement).toBe(link);
});

it("keeps the position across a reload, even with an anchor in the address", async () => {
  await pressPlace("#faq");
  top = 950;
  window.dispatchEvent(new Event("pagehide"));
  expect(history.scrollRestoration).toBe("auto");

  top = 0;
  begin();
  expect([top, history.scrollRestoration]).toEqual([950, "manual"]);
});

it("ignores malformed positions in storage", () => {
  const entry: unknown = history.state;
  const [name] = Object.values(entry as Record<string, string>);
  for (const forged of [
    [[name, { x: 0, y: "9" }]],
    [[name, { x: 0, y: 9, focus: { slot: "body" } }]],
    [name],
    "{",
    {},
  ]) {
    sessionStorage.setItem(storageKey, typeof forged === "string" ? forged : JSON.stringify(forged));
    begin();
    expect(top).toBe(0);
  }
});
