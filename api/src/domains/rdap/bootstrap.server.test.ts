import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import { bootstrapFile } from "../testing/registry.ts";
import { readBootstrap, serversFor } from "./bootstrap.ts";
import { openBootstrap } from "./bootstrap-source.ts";

const strict = { allowsHttp: false };
const hrefs = (text: string, name: string) => serversFor(readBootstrap(text, strict), name).map(({ href }) => href);

describe("the RDAP bootstrap file", () => {
  it("names the servers of the longest matching ending", () => {
    const file = bootstrapFile([
      [["id"], ["https://rdap.id.test/"]],
      [["co.id", "XN--FIQS8S"], ["https://rdap.co.test/v1"]],
    ]);
    expect(hrefs(file, "kopi.id")).toEqual(["https://rdap.id.test/"]);
    expect(hrefs(file, "kopi.co.id")).toEqual(["https://rdap.co.test/v1/"]);
    expect(hrefs(file, "xn--49s97w.xn--fiqs8s")).toEqual(["https://rdap.co.test/v1/"]);
    expect(hrefs(file, "id")).toEqual([]);
    expect(hrefs(file, "kopi.com")).toEqual([]);
  });

  it("omits addresses that must not be queried", () => {
    const bad = [
      "http://a.test/",
      "ftp://a.test/",
      "https://user:pw@a.test/",
      "https://a.test/?q=",
      "nonsense",
      "//a.test/",
    ];
    expect(hrefs(bootstrapFile([[["com"], [...bad, "https://good.test/"]]]), "a.com")).toEqual(["https://good.test/"]);
    expect(() => readBootstrap(bootstrapFile([[["com"], bad]]), strict)).toThrow("lists no server");
  });

  it.each(["", "<html>", "{}", "[]", '{"version":"1.0","services":[]}', '{"version":"1.0","services":[["com","a"]]}'])(
    "is refused when it is %j",
    (text) => {
      expect(() => readBootstrap(text, strict)).toThrow(/JSON|expected|lists no server/);
    },
  );
});

describe("reloading the bootstrap file", () => {
  const com = bootstrapFile([[["com"], ["https://one.test/"]]]);
  const net = bootstrapFile([[["net"], ["https://two.test/"]]]);

  it("keeps the last valid file until the next valid one", async () => {
    const from = join(await mkdtemp(join(tmpdir(), "bootstrap-")), "dns.json");
    const errors: unknown[] = [];
    const onError = (error: unknown) => void errors.push(error);
    const source = await openBootstrap({ from, ...strict, onError, everyMs: 5, againMs: 5 });
    expect([source.current(), errors.length]).toEqual([undefined, 1]);
    await writeFile(from, com);
    await until("the first file", () => source.current()?.has("com"));
    await writeFile(from, "{");
    const before = errors.length;
    await until(
      "an error",
      () => errors,
      ({ length }) => length > before,
    );
    expect(source.current()?.has("com")).toBe(true);
    await writeFile(from, net);
    await until("the next file", () => source.current()?.has("net"));
    source.close();
  });

  it("works over HTTP too, without following redirects, and with a size limit", async () => {
    const server = createServer((request, response) => {
      if (request.url === "/dns.json") response.end(com);
      else if (request.url === "/moved") response.writeHead(302, { location: "/dns.json" }).end();
      else response.end(" ".repeat(2 * 2 ** 20));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    // A TCP server's address is an object.
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const known: unknown[] = [];
    for (const path of ["/dns.json", "/moved", "/endless"]) {
      const source = await openBootstrap({ from: url + path, ...strict, onError: () => undefined });
      known.push(source.current()?.has("com"));
      source.close();
    }
    expect(known).toEqual([true, undefined, undefined]);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
