import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { ask } from "@zhian/serve/testing/ask";
import { describeResource } from "@zhian/serve/testing/describe-resource";
import { openTestApi, type TestApi } from "./testing/test-api.ts";

let api: TestApi;
let url: string;

beforeAll(async () => {
  api = await openTestApi();
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  // A server that listens on a TCP port has an address with a port.
  url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});

afterAll(() => api.close());

for (const [path, isPacked] of [
  ["/api/v1/cms/file/column?locale=en", true],
  ["/api/v1/cms/file/column/seo?id=/products/bcc", false],
  ["/api/v1/cms/text/llms.txt", true],
  ["/api/v1/cms/text/zh/news/feed.json", true],
] as const) {
  describeResource(path, { url: () => url + path, isPacked });
}

const path = "/api/v1/cms/file/column?locale=en";

it.each(["garbage,,,", '"unclosed', "W/", ",", "\u00ff", "x".repeat(60)])(
  "B-A-12 treats %j in a conditional header as a condition that does not match",
  async (garbage) => {
    const whole = await ask(url + path);
    for (const header of ["if-none-match", "if-modified-since", "if-unmodified-since", "if-range"]) {
      const { status, body } = await ask(url + path, { headers: { [header]: garbage } });
      expect([header, status]).toEqual([header, 200]);
      expect(body).toEqual(whole.body);
    }
    expect(await ask(url + path, { headers: { "if-match": garbage } })).toMatchObject({ status: 412 });
  },
);
