import { isMarked, mark, open } from "./support/alive.ts";
import { buildChanged } from "./support/changed-fragment.ts";
import { fragments } from "./support/fragments-command.ts";
import { askSite, tellOf } from "./support/open-tab.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./support/test.ts";

const before = "Serverless Container";
const after = "Serverless Container, newly released";
// A reused registry still has the releases of earlier runs.
const version = `9.0.0-${Date.now().toString(36)}`;

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite("releases");
});

test.afterAll(() => site.stop());

/** Addresses of the scripts that a page of the site runs for a fragment. */
async function addressesOf(fragment: string): Promise<string[]> {
  const html = await (await fetch(`${site.url}/products/bci`)).text();
  return [...html.matchAll(new RegExp(`/_fragments/${fragment}/[^"]+\\.js`, "g"))].map(([address]) => address).sort();
}

test("a team changes a heading and publishes, an operator promotes and rolls back; other fragments are unaffected", {
  tag: "@core",
}, async ({ page, context }) => {
  // A shell that has just started may render a page too late to name its code in time.
  await expect.poll(() => addressesOf("mf-products")).toContainEqual(expect.stringContaining("/page-product."));
  const footer = await addressesOf("mf-header-footer");
  const products = await addressesOf("mf-products");
  expect(footer.length).toBeGreaterThan(0);
  const heading = page.getByRole("heading", { level: 1 });
  await open(page, `${site.url}/products/bci`);
  await expect(heading).toHaveText(before);
  await mark(page);

  const folder = await buildChanged({
    name: "mf-products",
    version,
    edits: {
      "src/content/products/bci/en.yaml": (text) => text.replace(`title: ${before}`, `title: ${after}`),
    },
  });
  expect(await fragments("publish", folder)).toContain(`mf-products ${version} published`);
  expect(await fragments("publish", folder)).toContain("was already published with the same bytes");
  await expect.poll(() => addressesOf("mf-products")).toEqual(products);
  const watcher = watchAnswers(["/solution/cloud-base", "/zh/products/bcc", "/"]);
  // The open tab polls by itself, too, which is not its visitor's doing.
  const earlier = await askSite(site.url);
  await tellOf(page, () => earlier);
  await site.change("promote", "mf-products", version);

  const fresh = await context.newPage();
  await open(fresh, `${site.url}/products/bci`);
  await expect(fresh.getByRole("heading", { level: 1 })).toHaveText(after);
  expect((await addressesOf("mf-products")).every((address) => address.includes(`/${version}/`))).toBe(true);
  await expect.poll(() => addressesOf("mf-header-footer")).toEqual(footer);

  // The open tab checks when its visitor is about to navigate, and takes the release when idle: in the same document.
  await expect(heading).toHaveText(before);
  await page.unroute("**/_revision");
  await page.bringToFront();
  const asked = page.waitForResponse("**/_revision");
  await page.getByRole("main").locator('a[href="/products/bcc"]:visible').first().hover();
  await asked;
  await expect(heading).toHaveText(after);
  await expect(page.locator('#slot-main[data-outcome="mounted"]')).toBeAttached();
  expect(await isMarked(page)).toBe(true);

  await site.change("rollback", "mf-products");
  await open(fresh, `${site.url}/products/bci`);
  await expect(fresh.getByRole("heading", { level: 1 })).toHaveText(before);
  await expect.poll(() => addressesOf("mf-products")).toEqual(products);
  await expect.poll(() => addressesOf("mf-header-footer")).toEqual(footer);
  expect(await watcher.stop()).toEqual({ failed: [] });
});

/** Requests pages one after another until it is stopped; returns those without a good response. */
function watchAnswers(paths: string[]) {
  let isStopped = false;
  const failed: string[] = [];
  const watching = (async () => {
    while (!isStopped) {
      for (const path of paths) {
        const answer = await fetch(site.url + path);
        const html = await answer.text();
        const isWell = answer.status === 200 && html.endsWith("</html>") && !html.includes('data-outcome="fallback"');
        if (!isWell) failed.push(`${path}: ${answer.status}`);
      }
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await watching;
      return { failed };
    },
  };
}
