import { watchLeftovers } from "./support/leftovers/leftovers.ts";
import { expect, test } from "./support/test.ts";

const origin = "https://leftovers.test";
const base = "/_fragments/mf-tidy/1.0.0/";
const html = `<!doctype html><html lang="en"><title>A page</title>
<body><div id="slot-header" data-slot="header"></div><main id="slot-main" data-slot="main"></main></body></html>`;

/** Starts one of each kind, and cleans it up. */
function tidy(): void {
  const mount = new AbortController();
  const hear = () => undefined;
  for (const target of [window, document, document.body]) {
    target.addEventListener("until-aborted", hear, { signal: mount.signal });
    target.addEventListener("once", hear, { once: true });
    target.dispatchEvent(new Event("once"));
    target.addEventListener("until-removed", hear, true);
    target.removeEventListener("until-removed", hear, { capture: true });
  }
  mount.abort();
  clearTimeout(setTimeout(hear, 3_600_000));
  clearInterval(setInterval(hear, 3_600_000));
  cancelAnimationFrame(requestAnimationFrame(hear));
  requestAnimationFrame(hear);
  setTimeout(hear);
  const sizes = new ResizeObserver(hear);
  sizes.observe(document.body);
  sizes.unobserve(document.body);
  const changes = new MutationObserver(hear);
  changes.observe(document, { childList: true });
  changes.disconnect();
  new BroadcastChannel("tidy").close();
  const element = document.createElement("aside");
  document.body.append(element);
  element.remove();
  document.body.classList.add("tidy");
  document.body.classList.remove("tidy");
  sessionStorage.setItem("tidy", "1");
  sessionStorage.removeItem("tidy");
  // Allowed by the site: styles of a release, the site's own storage keys, the head, the fragment's own slot.
  const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/_fragments/mf-tidy/a.css" });
  document.head.append(style, Object.assign(document.createElement("link"), { rel: "canonical", href: "/" }));
  sessionStorage.setItem("zhian:tidy", "1");
  const main = document.querySelector("main");
  main?.append(document.createElement("p"));
  main?.addEventListener("click", hear);
  main?.style.setProperty("min-block-size", "1px");
  main?.style.removeProperty("min-block-size");
  // Not the fragment's own: the shell adds a listener once it is called.
  void (async () => {
    await Reflect.get(globalThis, "askShell")();
  })();
}

/** A part of the shell that initializes itself on its first call. */
async function askShell(): Promise<void> {
  await Promise.resolve();
  window.addEventListener("message", () => undefined);
}

/** Leaves a listener, an interval and an element behind. */
function untidy(): void {
  window.addEventListener("resize", () => undefined);
  setInterval(() => undefined, 3_600_000);
  document.body.append(document.createElement("aside"));
}

test("F-127 cleaned-up resources are not reported; leftovers are, with count and position", async ({ page }) => {
  const code = [tidy, untidy].map((work) => `globalThis.${work.name} = () => {\n(${String(work)})();\n};`).join("\n");
  await page.route(`${origin}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === "/_shell/part.js") {
      await route.fulfill({ contentType: "text/javascript", body: String(askShell) });
    } else if (path === `${base}main.js`) await route.fulfill({ contentType: "text/javascript", body: code });
    else if (path.endsWith(".css")) await route.fulfill({ contentType: "text/css", body: "" });
    else await route.fulfill({ contentType: "text/html", body: html });
  });
  const leftovers = await watchLeftovers(page, { name: "mf-tidy", slots: ["main"], browser: { global: "tidy" } });
  await page.goto(origin);
  await page.evaluate(() => Reflect.set(globalThis, "untidy", undefined));
  await page.addScriptTag({ url: `${origin}/_shell/part.js` });
  await leftovers.begin();
  await page.addScriptTag({ url: `${base}main.js` });
  const mount = (name: string) => page.evaluate((which) => Reflect.get(globalThis, which)(), name);

  for (let time = 0; time < 3; time += 1) await mount("tidy");
  expect(await leftovers.read()).toEqual(["changed: global untidy"]);
  for (let time = 0; time < 3; time += 1) await mount("untidy");
  expect(await leftovers.read()).toEqual([
    expect.stringMatching(/^3 × listener for "resize" on window, from 1\.0\.0\/main\.js:\d+:\d+$/),
    expect.stringMatching(/^3 × interval, from 1\.0\.0\/main\.js:\d+:\d+$/),
    "changed: global untidy",
    expect.stringMatching(/^3 × element <aside><\/aside> in body, from 1\.0\.0\/main\.js:\d+:\d+$/),
  ]);
});
