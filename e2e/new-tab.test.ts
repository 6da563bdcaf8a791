import { open, untilAlive } from "./support/alive.ts";
import { chromiumPath, launchedFrom } from "./support/chromium-path.ts";
import { expect, test } from "./support/test.ts";

// The headless shell never loads a link opened with Ctrl, on any site.
test.use({ launchOptions: launchedFrom(chromiumPath()) });

const solution = "/solution/cloud-base";

test("a link opens in a new tab on request", async ({ page, context }) => {
  await open(page, "/");
  const opened = context.waitForEvent("page");
  const link = page.getByRole("main").locator(`a[href="${solution}"]`).first();
  await link.click({ modifiers: ["ControlOrMeta"] });

  const tab = await opened;
  await untilAlive(tab);
  await expect(tab).toHaveURL(solution);
  await expect(page).toHaveURL("/");
});
