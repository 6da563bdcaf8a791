import { open } from "./support/alive.ts";
import { expect, test } from "./support/test.ts";
import { at, locales, words } from "./support/words.ts";

for (const [written, address] of [
  ["/products/bcc/", "/products/bcc"],
  ["/products/BCC?from=mail", "/products/bcc?from=mail"],
  ["/products/BCC/", "/products/bcc"],
  ["/products//BCC///?from=mail", "/products/bcc?from=mail"],
  ["/products/%42cc", "/products/bcc"],
  ["/products/%42cc/", "/products/bcc"],
  ["/zh/products/BCC/", "/zh/products/bcc"],
  ["/zh/products/Serverless", "/zh/products/bci"],
  ["/products/serverless-container/", "/products/bci"],
  ["/Products/bcc", "/products/bcc"],
  ["/ZH/Products/Serverless/?from=mail", "/zh/products/bci?from=mail"],
  ["/PRODUCTS/BCD/Price", "/products/bcd/price"],
  ["/Solution/Government", "/solution/government"],
  ["/fogetpwd", "/fogetPwd"],
  ["/Protocol/privacyprotocal", "/protocol/privacyProtocal"],
  ["/console/accountcenter/SafetySet", "/console/accountCenter/safetySet"],
  ["/Document/Getting-Started/First-Server", "/document/getting-started/first-server"],
] as const) {
  test(`${written} permanently redirects to ${address}, in one step`, async ({ request, baseURL }) => {
    // The raw address: a client would normalize a URL first.
    const answer = await request.get(`${baseURL}${written}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]]).toEqual([308, address]);
    expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200);
  });
}

for (const path of [
  "/products/NOPE",
  "/products/NOPE/",
  "/products/%3Cscript%3E",
  "/products/%E0%A4%A",
  "/products/bcc/x",
]) {
  test(`${path} is not a product: the response is a 404 with the error page`, async ({ request, baseURL }) => {
    const answer = await request.get(`${baseURL}${path}`);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(words.en.notFound);
  });
}

test("/products/../x resolves to the same page, wherever it is normalised", async ({
  request,
  page,
  pageLog,
  baseURL,
}) => {
  pageLog.expect(/status of 404/);
  // Escaped, so that no client normalizes it.
  expect((await request.get(`${baseURL}/products/%2e%2e/x`)).status()).toBe(404);
  await page.goto("/products/../x");
  await expect(page).toHaveURL("/x");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.en.notFound);
  expect((await page.goto("/products/../products/bcc"))?.status()).toBe(200);
});

test("another spelling of a URL ends up at the canonical one in a browser", async ({ page }) => {
  await open(page, "/products/BCC/");
  await expect(page).toHaveURL("/products/bcc");
});

for (const locale of locales) {
  test(`an unsupported currency is ignored: dollars first, before and after hydration (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "currency", value: "EUR", url: baseURL ?? "" }]);
    const first = page.locator("#plans").getByText(/\$69$/).first();
    await page.goto(at(locale, "/products/bci"), { waitUntil: "commit" });
    await expect(first).toBeVisible();
    await open(page, at(locale, "/products/bci"));
    await expect(first).toBeVisible();
    await expect(page.getByText(/\bEUR\b/)).toHaveCount(0);
    expect((await context.cookies()).find(({ name }) => name === "currency")?.value).not.toBe("EUR");
  });
}
