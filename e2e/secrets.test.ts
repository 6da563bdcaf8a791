import { given, readSecrets, secretsIn } from "./support/secrets.ts";
import { site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const { token, phone, password } = given;
const signedIn = { authorization: token, cookie: `accessToken=${token}` };
const json = { ...signedIn, "content-type": "application/json" };
const operator = { authorization: `Bearer ${token}`, "content-type": "application/json", "if-match": '"1"' };
const promotion = JSON.stringify({ action: "promote", version: "9.9.9", reason: "a test", token, password });

const servers = { shell: site.url, api: site.apiUrl, registry: site.registryUrl };
const requests: [keyof typeof servers, string, RequestInit][] = [
  ["shell", "/", { headers: signedIn }],
  ["shell", "/nowhere", { headers: signedIn }],
  ["shell", "/metrics", {}],
  ["shell", "/api/v1/console/user/overview", { headers: signedIn }],
  ["shell", `/api/v1/cms/search?q=${phone}`, { headers: signedIn }],
  ["shell", `/api/v1/cms/search?phone=${phone}&q=`, { headers: signedIn }],
  [
    "shell",
    "/api/v1/console/check-token",
    { method: "POST", headers: json, body: JSON.stringify({ phone, password }) },
  ],
  ["shell", "/api/v1/console/check-token", { method: "POST", headers: json, body: `{"password":"${password}` }],
  ["api", "/metrics", { headers: signedIn }],
  ["api", `/api/v1/console/logout?phone=${phone}`, { headers: signedIn }],
  ["registry", "/metrics", {}],
  ["registry", "/v1/keys", {}],
  ["registry", "/v1/environments/production/status", { headers: operator }],
  ["registry", "/v1/environments/production/log", { headers: operator }],
  [
    "registry",
    "/v1/environments/production/deployments/mf-products",
    { method: "POST", headers: operator, body: promotion },
  ],
  ["registry", "/v1/fragments/mf-products/releases", { method: "POST", headers: operator, body: promotion }],
];

// After all tests, support/search-logs.ts checks that no log contains them either.
for (const [index, [server, path, request]] of requests.entries()) {
  const asked = path.replace(/\?.*/, "");
  test(`the ${server} leaks no secret: ${request.method ?? "GET"} ${asked} (${index + 1})`, async () => {
    const answer = await fetch(`${servers[server]}${path}`, request);
    const said = [await answer.text(), ...[...answer.headers].flat()].join("\n");

    expect(secretsIn(said)).toEqual([]);
    expect(answer.status).not.toBe(500);
  });
}

test("the check itself finds a leaked secret", () => {
  expect(readSecrets().map(([, secret]) => secret.length > 8)).not.toContain(false);
  expect(secretsIn(`before ${token} after`)).toEqual(["token"]);
});
