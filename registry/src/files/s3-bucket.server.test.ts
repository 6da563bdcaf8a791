import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import { createS3Bucket, type S3Bucket } from "./s3-bucket.ts";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A bucket whose store responds to a call, such as `GET /releases?…`, with this text. */
async function bucketThatSays(answer: (asked: string) => string): Promise<S3Bucket> {
  server = createServer(({ method, url }, response) => response.end(answer(`${method} ${url}`)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/releases`;
  return createS3Bucket({ url, region: "us-east-1", keyId: "id", secret: "secret" });
}

const listing = (...keys: string[]) =>
  `<ListBucketResult>${keys.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join("")}</ListBucketResult>`;

async function keysOf(bucket: S3Bucket): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of bucket.listAll()) keys.push(key);
  return keys;
}

describe("F-194 a bucket listing with foreign objects", () => {
  it("is read with XML-decoded keys, which requests then URL-encode", async () => {
    const asked: string[] = [];
    const bucket = await bucketThatSays((call) => {
      asked.push(call);
      return call.includes("marker=") ? listing() : listing("a&amp;b", "c&lt;d&#62;&#x662f;", "e&amp;lt;f");
    });
    expect(await keysOf(bucket)).toEqual(["a&b", "c<d>是", "e&lt;f"]);
    expect(new URL(asked[1]?.split(" ")[1] ?? "", "http://store").searchParams.get("marker")).toBe("e&lt;f");
    await bucket.remove("x/a&b 是");
    expect(asked.at(-1)).toBe("DELETE /releases/x/a%26b%20%E6%98%AF");
  });

  it("is rejected, not read forever, if the store keeps starting it over", async () => {
    const bucket = await bucketThatSays(() => listing("a", "b"));
    await expect(keysOf(bucket)).rejects.toThrow(`The store's listing does not get past "b".`);
  });
});
