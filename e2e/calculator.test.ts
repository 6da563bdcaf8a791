import { type Locator, type Page } from "@playwright/test";
import { open } from "./support/alive.ts";
import { violationsOf } from "./support/axe.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { codeSentTo, dragByHand, moveByKeys, somePhone, watchPuzzle } from "./support/puzzle.ts";
import { expect, test } from "./support/test.ts";
import { at, type Locale, locales, words } from "./support/words.ts";

const files = "**/_fragments/mf-calculator/**";
const complaints = /Failed to load resource|net::ERR|ChunkLoadError|RUNTIME-|Federation Runtime|preload/i;

function calculator(page: Page, locale: Locale): Locator {
  return page.getByRole("dialog", { name: words[locale].calculator });
}

async function openCalculator(page: Page, locale: Locale): Promise<Locator> {
  await page.getByRole("button", { name: words[locale].calculator, exact: true }).filter({ visible: true }).click();
  await expect(calculator(page, locale)).toBeVisible();
  return calculator(page, locale);
}

async function fillSystem(dialog: Locator, locale: Locale): Promise<void> {
  const word = words[locale];
  await dialog.getByRole("radio", { name: word.levelThree }).check();
  await dialog.getByLabel(word.servers).fill("12");
  await dialog.getByLabel(word.province).selectOption({ label: word.guangdong });
  await dialog.getByLabel(word.city, { exact: false }).selectOption("深圳市");
}

async function judgedInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await violationsOf(page), colorScheme).toEqual([]);
  }
}

for (const locale of journeyLanguages(1)) {
  const word = words[locale];

  test(`from an empty form to a printed quote (${locale})`, async ({ page }) => {
    const puzzle = watchPuzzle(page);
    const phone = somePhone();
    await open(page, at(locale, "/products/waf"));
    const dialog = await openCalculator(page, locale);
    await expect(dialog.getByRole("radio", { name: word.publicCloud })).toBeChecked();
    await expect(dialog.getByRole("radio", { name: word.levelTwo })).toBeChecked();
    await judgedInBothSchemes(page);

    await fillSystem(dialog, locale);
    await dialog.getByLabel(word.phone).fill(`+86 ${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`);
    await expect(dialog.getByLabel(word.phone)).toHaveValue(phone);
    await dialog.getByRole("button", { name: word.sendCode }).click();
    const handle = page.getByRole("slider");
    await expect(handle).toBeVisible();
    const left = await puzzle.left();
    await judgedInBothSchemes(page);
    await dragByHand(page, handle, left);
    await expect(page.getByText(word.codeSent)).toBeVisible();
    await expect(dialog.getByRole("button", { name: word.waiting })).toBeDisabled();

    await dialog.getByLabel(word.code, { exact: false }).fill(await codeSentTo(phone));
    await dialog.getByRole("button", { name: word.getQuote }).click();
    await expect(page.getByText(word.submitted)).toBeVisible();
    await expect(dialog.getByText(word.total).first()).toBeVisible();
    await expect(dialog.getByRole("listitem").filter({ has: page.getByRole("link") })).toHaveCount(9);
    await judgedInBothSchemes(page);

    await dialog.getByRole("button", { name: word.openSheet }).click();
    const sheet = dialog.getByRole("article", { name: word.sheetTitle });
    await expect(sheet).toBeVisible();
    await judgedInBothSchemes(page);
    await page.emulateMedia({ media: "print", colorScheme: "light" });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole("main")).toBeHidden();
    await expect(dialog.getByRole("button")).toHaveCount(0);
  });

  test(`the form shows errors once it has been submitted or left, and keeps valid input (${locale})`, {
    tag: "@core",
  }, async ({ page }) => {
    await open(page, at(locale, "/"));
    const dialog = await openCalculator(page, locale);
    const number = dialog.getByLabel(word.servers);
    await number.focus();
    await dialog.getByLabel(word.company).focus();
    await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(0);

    await dialog.getByRole("button", { name: word.getQuote }).click();
    await expect(page.getByRole("alert").getByText(word.invalid)).toBeVisible();
    await expect(number).toBeFocused();
    await expect(number).toHaveAttribute("aria-invalid", "true");
    for (const bad of ["0", "1000", "1e3", "🙂"]) {
      await number.fill(bad);
      await expect(number).toHaveAccessibleDescription(new RegExp(word.wrongNumber));
    }
    await number.fill("１２");
    await number.blur();
    await expect(number).toHaveValue("12");
    await expect(number).not.toHaveAttribute("aria-invalid");

    await dialog.getByRole("button", { name: word.sendCode }).click();
    await expect(page.getByRole("alert").getByText(word.noPhone)).toBeVisible();
    await expect(dialog.getByLabel(word.phone)).toBeFocused();
  });
}

test("the calculator works by keyboard alone on a phone, and its countdown survives closing and reloading", async ({
  page,
}) => {
  const puzzle = watchPuzzle(page);
  const phone = somePhone();
  const word = words.en;
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/solution/cloud-base");
  const opener = page.getByRole("button", { name: word.calculator, exact: true }).filter({ visible: true });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = calculator(page, "en");
  await expect(dialog).toBeVisible();

  await dialog.getByRole("radio", { name: word.levelTwo }).focus();
  await page.keyboard.press("ArrowRight");
  await dialog.getByLabel(word.servers).focus();
  await page.keyboard.type("7");
  const province = dialog.getByLabel(word.province);
  await expect(province).toContainText(word.guangdong);
  await province.focus();
  await page.keyboard.type("Guang");
  await dialog.getByLabel(word.city).focus();
  await page.keyboard.press("ArrowDown");
  await dialog.getByRole("button", { name: word.next }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel(word.servers)).toBeHidden();

  await dialog.getByLabel(word.phone).focus();
  await page.keyboard.type(phone);
  await dialog.getByRole("button", { name: word.sendCode }).focus();
  await page.keyboard.press("Enter");
  const handle = page.getByRole("slider");
  await expect(handle).toBeVisible();
  await moveByKeys(page, handle, await puzzle.left());
  await expect(dialog.getByLabel(word.code)).toBeFocused();
  await page.keyboard.type(await codeSentTo(phone));
  // The countdown to another code is still running after the reload, however long that takes.
  await page.clock.setFixedTime(new Date());

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel(word.servers)).toHaveValue("7");
  await page.reload();
  await openCalculator(page, "en");
  await dialog.getByRole("button", { name: word.next }).press("Enter");
  await expect(dialog.getByRole("button", { name: word.waiting })).toBeDisabled();
  await expect(dialog.getByLabel(word.phone)).toHaveValue(phone);
  await dialog.getByRole("button", { name: word.getQuote }).press("Enter");
  await expect(dialog.getByRole("heading", { name: "Your quote" })).toBeFocused();
  await expect(dialog.getByRole("listitem").filter({ has: page.getByRole("link") })).toHaveCount(9);
});

test("proof of work replaces the puzzle, and a link shows the same quote again", {
  tag: "@core",
}, async ({ page, context }) => {
  const word = words.en;
  const phone = somePhone();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/products/dengbao?quote=1&rank=三级&style=线下IDC&number=30");
  const dialog = calculator(page, "en");
  await expect(dialog.getByRole("radio", { name: word.idc })).toBeChecked();
  await expect(dialog.getByLabel(word.servers)).toHaveValue("30");
  await fillSystem(dialog, "en");
  await dialog.getByLabel(word.phone).fill(phone);
  await dialog.getByRole("button", { name: word.sendCode }).click();
  await page.getByRole("button", { name: word.cannotPuzzle }).click();
  await expect(page.getByText(word.codeSent)).toBeVisible();
  await dialog.getByLabel(word.code).fill(await codeSentTo(phone));
  await dialog.getByRole("button", { name: word.getQuote }).dblclick();
  await dialog.getByRole("button", { name: word.openSheet }).click();
  const number = await dialog.locator("article .num").textContent();
  await dialog.getByRole("button", { name: "Copy the link" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain("quote=");
  const address = new URL(await copied());
  expect(address.pathname).toBe("/products/dengbao");

  const other = await context.newPage();
  await other.goto(address.pathname + address.search);
  const sheet = calculator(other, "en").getByRole("article");
  await expect(sheet).toContainText(number ?? "a number");
  await expect(sheet).not.toContainText(phone);
});

test("F-83 input is kept while the api is down", async ({ page, pageLog }) => {
  pageLog.expect(complaints);
  const word = words.en;
  await open(page, "/products/bcc");
  const dialog = await openCalculator(page, "en");
  await fillSystem(dialog, "en");
  await dialog.getByLabel(word.company).fill("Demo Ltd");
  await dialog.getByLabel(word.phone).fill("13800138000");
  await dialog.getByLabel(word.code).fill("123456");
  await page.route("**/api/**", (route) => route.abort("connectionrefused"));
  await dialog.getByRole("button", { name: word.getQuote }).click();
  await expect(page.getByRole("alert").getByText(word.unreachable)).toBeVisible();
  await expect(dialog.getByLabel(word.company)).toHaveValue("Demo Ltd");
  await expect(dialog.getByRole("button", { name: word.getQuote })).toBeEnabled();

  await page.unroute("**/api/**");
  await page.goto("/products/waf?quote=1");
  await expect(dialog.getByLabel(word.company)).toHaveValue("Demo Ltd");
  await expect(dialog.getByLabel(word.servers)).toHaveValue("12");
});

test("the calculator's files load only when it is opened; if they cannot, a notice says so and the page works", async ({
  page,
  pageLog,
}) => {
  pageLog.expect(complaints);
  pageLog.expect(/^report: /);
  const word = words.en;
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("mf-calculator")) asked.push(request.url());
  });
  await page.route(files, (route) => route.abort("connectionrefused"));
  await open(page, "/products/bcc");
  await expect(page.getByRole("button", { name: word.calculator, exact: true }).filter({ visible: true })).toHaveCount(
    1,
  );
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);

  await page.getByRole("button", { name: word.calculator, exact: true }).filter({ visible: true }).click();
  const notice = page.getByRole("status").filter({ hasText: word.unavailable });
  await expect(notice).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Cloud Server" })).toBeVisible();
  await page.getByRole("button", { name: word.search }).click();
  await expect(page.locator('#slot-header input[name="q"]')).toBeVisible();
  await page.keyboard.press("Escape");
  await page.unroute(files);
  await notice.getByRole("button", { name: word.retry }).click();
  await expect(calculator(page, "en")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the calculator button leads to the page with the prices, which says that JavaScript is required", {
    tag: "@core",
  }, async ({ page }) => {
    await page.goto("/products/bcc");
    await page.getByRole("button", { name: words.en.calculator, exact: true }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/products\/dengbao\?quote=1$/);
    await expect(page.getByText("The calculator requires JavaScript").first()).toBeVisible();
  });
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`one calculator button is in view at ${width} px, large enough, and clear of the back-to-top link`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const locale of locales) {
      await open(page, at(locale, "/products/waf"));
      const opener = page
        .getByRole("button", { name: words[locale].calculator, exact: true })
        .filter({ visible: true });
      await expect(opener).toHaveCount(1);
      await expect(opener).toBeInViewport();
      await page.mouse.wheel(0, 3000);
      const upwards = page.getByRole("link", { name: words[locale].backToTop });
      await expect(upwards).toBeVisible();
      await expect(opener).toHaveCount(1);
      const [one, other] = [await opener.boundingBox(), await upwards.boundingBox()];
      expect(one && Math.min(one.width, one.height)).toBeGreaterThanOrEqual(44);
      const overlaps =
        one &&
        other &&
        one.x < other.x + other.width &&
        other.x < one.x + one.width &&
        one.y < other.y + other.height &&
        other.y < one.y + one.height;
      expect(overlaps).toBeFalsy();
    }
  });
}
