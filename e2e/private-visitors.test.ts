import { open } from "./support/alive.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./support/test.ts";

const token = "canary-3f1c9a70d2e84b5fa6c1";
const username = "canary-visitor-8b21";
const pages = ["/", "/products/bcc", "/zh/products/bci", "/solution/cloud-base", "/nowhere", "/error"];

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite("private-visitors");
});

test.afterAll(() => site.stop());

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: "accessToken", value: token, url: site.url }]);
});

test("B-S-04 pages for signed-in visitors are never cached, and never contain the token", async ({ request }) => {
  for (const path of pages) {
    const own = await request.get(site.url + path, { headers: { cookie: `accessToken=${token}` } });
    expect(own.headers()["cache-control"], path).toBe("private, no-store");
    expect(await own.text(), path).not.toContain(token);

    const another = await request.get(site.url + path, { headers: { cookie: "" } });
    expect(await another.text(), path).not.toContain(token);
  }
  const signedIn = await (await request.get(`${site.url}/`, { headers: { cookie: `accessToken=${token}` } })).text();
  const signedOut = await (await request.get(`${site.url}/`, { headers: { cookie: "" } })).text();
  expect(signedOut).toContain("/console/login");
  expect(signedIn).not.toContain("/console/login");
});

test("a token appears in no page, log or metric, whatever its visitor does", async ({ page, request }) => {
  await page.route("**/api/v1/console/**", (route) => route.fulfill({ json: answerOf(route.request().url()) }));
  await open(page, `${site.url}/products/bcc`);
  await expect(page.getByRole("banner").getByRole("button", { name: username })).toBeVisible();
  await open(page, `${site.url}/zh`);
  const anonymous = await request.get(`${site.url}/products/bcc`, { headers: { cookie: "" } });
  const metrics = await (await request.get(`${site.url}/metrics`)).text();

  expect(await anonymous.text()).not.toContain(username);
  expect(metrics).toContain("shell_requests_total");
  // The log is at its most verbose level, and contains these requests.
  expect(site.log()).toContain("/products/bcc");
  for (const said of [site.log(), metrics]) {
    expect(said).not.toContain(token);
    expect(said).not.toContain(username);
  }
});

test("F-86 a rejected token is removed, and its visitor is signed out without leaving the page", async ({
  page,
  context,
  pageLog,
}) => {
  pageLog.expect(/status of 401/);
  await page.route("**/api/v1/console/**", (route) =>
    route.fulfill({ status: 401, json: { code: 401, msg: "refused", data: null } }),
  );
  await open(page, `${site.url}/products/bcc`);
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/products/bcc`);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("accessToken");
});

function answerOf(url: string): object {
  const isUser = url.includes("/user/overview");
  const user = { username, uuid: "0f0f-1", accountType: 2, profile: "" };
  return { code: 0, msg: "", data: isUser ? user : { isRegister: false, code: "" } };
}
