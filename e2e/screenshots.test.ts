import { join } from "node:path";
import { open } from "./support/alive.ts";
import { layOut } from "./support/lay-out.ts";
import { pageKinds } from "./support/page-kinds.ts";
import { root } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { walkedIn } from "./support/walked-in.ts";
import { at } from "./support/words.ts";

// Kept with the run, to be looked at by somebody: that a page is whole says nothing of whether it is beautiful.
const folder = join(root, "var/e2e/screenshots");

for (const [turn, { kind, path }] of pageKinds.entries()) {
  for (const locale of walkedIn(turn + 1)) {
    test(`pictures of the page ${kind} (${locale})`, async ({ page, pageLog }) => {
      pageLog.expect(/status of 404/);
      await open(page, at(locale, path));
      await layOut(page);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          const file = join(folder, `${kind}-${locale}-${width}-${colorScheme}.png`);
          const picture = await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
          expect(picture.byteLength).toBeGreaterThan(10_000);
        }
      }
    });
  }
}
