import { policyFindings } from "./support/observatory/policy-findings.ts";
import { scanAddress } from "./support/observatory/scan-address.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./support/test.ts";
import { startTlsFront, type TlsFront } from "./support/tls-front.ts";

let front: TlsFront;
let own: OwnSite;

test.beforeAll(async () => {
  front = await startTlsFront();
  own = await startOwnSite("behind-tls", { SHELL_ORIGIN: `https://${front.host}` });
  front.send(own.url);
});

test.afterAll(async () => {
  await own?.stop();
  await front?.stop();
});

/** A file that the home page loads. */
async function fileOfFragment(): Promise<string> {
  const html = await (await fetch(own.url)).text();
  return /\/_fragments\/[^"]+\.js/.exec(html)?.[0] ?? "";
}

const addresses: [string, number, () => string | Promise<string>][] = [
  ["a page", 200, () => "/products/bcc"],
  ["a missing page", 404, () => "/nowhere"],
  ["the error page", 200, () => "/error"],
  ["a response of the api", 200, () => "/api/v1/cms/system/config"],
  ["an error of the api", 404, () => "/api/nothing"],
  ["a file of a fragment", 200, fileOfFragment],
  ["a missing file", 404, () => "/_fragments/mf-products/9.9.9/none.js"],
];

for (const [what, status, find] of addresses) {
  test(`R-07 ${what} is graded A+`, async () => {
    const path = await find();
    const answer = await fetch(new URL(path, own.url));
    const { verdict, tests } = await scanAddress(front, path, test.info().outputDir);
    const failed = Object.entries(tests).filter(([, { pass }]) => !pass);

    expect(answer.status).toBe(status);
    expect(failed).toEqual([]);
    expect(verdict.grade).toBe("A+");
    expect(verdict.score).toBeGreaterThanOrEqual(130);
    expect(policyFindings(answer.headers.get("content-security-policy") ?? "")).toEqual([]);
  });
}
