import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "@jest/globals";
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
