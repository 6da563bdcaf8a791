import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { PublicConfig } from "@zhian/contracts/render";
import { openExchange } from "../exchange/exchange.ts";
import { createWellKnownServer } from "./serve-well-known.ts";

const config: PublicConfig = { origin: "https://site.test", apiBase: "/api", consoleUrl: "/console", imageHosts: [] };
const servers: Server[] = [];
let site: string;
let silent: string;
let elsewhere: string;

async function listen(options: Parameters<typeof createWellKnownServer>[0]): Promise<string> {
  const serve = createWellKnownServer(options);
  const server = createServer((request, response) => void serve(openExchange(request, response)));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/.well-known`;
}

beforeAll(async () => {
  const securityContacts = ["mailto:security@site.test", "https://site.test/security"];
  const now = () => Date.parse("2026-11-26T13:45:00Z");
  site = await listen({ config, securityContacts, now });
  silent = await listen({ config, securityContacts: [] });
  elsewhere = await listen({ config: { ...config, consoleUrl: "https://console.test" }, securityContacts: [] });
});

afterAll(async () => {
  for (const server of servers) server.closeAllConnections();
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
});

const get = (url: string, headers: Record<string, string> = {}) => fetch(url, { redirect: "manual", headers });

describe("well-known URLs", () => {
  it("change-password redirects to the page for changing a password, in the visitor's language", async () => {
    const answers = await Promise.all([
      get(`${site}/change-password`),
      get(`${site}/change-password`, { cookie: "locale=zh" }),
      get(`${elsewhere}/change-password`),
    ]);
    expect(answers.map(({ status, headers }) => [status, headers.get("location")])).toEqual([
      [303, "/console/accountCenter/safetySet"],
      [303, "/zh/console/accountCenter/safetySet"],
      [303, "https://console.test/accountCenter/safetySet"],
    ]);
    expect((await fetch(`${site}/change-password`, { method: "POST" })).status).toBe(405);
  });

  it("security.txt names the contact for vulnerabilities, as RFC 9116 specifies", async () => {
    const answer = await get(`${site}/security.txt`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(await answer.text()).toBe(
      [
        "Contact: mailto:security@site.test",
        "Contact: https://site.test/security",
        "Expires: 2027-05-25T00:00:00.000Z",
        "Preferred-Languages: en, zh-Hans",
        "Canonical: https://site.test/.well-known/security.txt\n",
      ].join("\n"),
    );
  });

  it.each(["security.txt", "resource-that-should-not-exist-whose-status-code-should-not-be-200", "", "__proto__"])(
    "%j gets a short 404 if the site has none",
    async (name) => {
      const answer = await get(`${silent}/${name}`);
      expect([answer.status, await answer.text()]).toEqual([404, "Not Found\n"]);
    },
  );
});
