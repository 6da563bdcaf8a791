import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import { readWord } from "@zhian/domains/read-word";
import type { Availability } from "../availability.ts";
import {
  bootstrapFile,
  hangs,
  sayFree,
  sayTaken,
  startRegistry,
  type TestRegistry,
  works,
} from "../testing/registry.ts";
import { readBootstrap } from "./bootstrap.ts";
import { createWire } from "./fetch-answer.ts";
import { createRdapAvailability } from "./rdap-availability.ts";
import type { ServerEvent } from "./rdap-server.ts";

const registries: TestRegistry[] = [];
const opened: Availability[] = [];
const events: ServerEvent[] = [];
let leapMs = 0;

afterEach(async () => {
  for (const each of opened.splice(0)) each.close();
  await Promise.all(registries.splice(0).map((registry) => registry.die()));
  events.length = 0;
  leapMs = 0;
});

async function start(behaviour = works): Promise<TestRegistry> {
  const registry = await startRegistry(behaviour);
  registries.push(registry);
  return registry;
}

function open(
  services: Record<string, string[]>,
  { limitMs = 20_000, allowsPrivate = true, places = 4 } = {},
): Availability {
  const file = bootstrapFile(Object.entries(services).map(([ending, bases]) => [[ending], bases]));
  const bootstrap = readBootstrap(file, { allowsHttp: true });
  const availability = createRdapAvailability({
    bootstrap: () => bootstrap,
    wire: createWire({ connections: places, limitMs, allowsPrivate }),
    places,
    clock: { monotonic: () => performance.now() + leapMs, wall: () => Date.now() + leapMs },
    report: (event) => void events.push(event),
    close: () => undefined,
  });
  opened.push(availability);
  return availability;
}

function ask(availability: Availability, text: string, options: { signal?: AbortSignal; isFresh?: boolean } = {}) {
  const read = readWord(text);
  const name = read.kind === "name" ? read.wanted[0] : undefined;
  if (!name) throw new Error(`${text} is no name`);
  return availability.statusOf(name, { signal: new AbortController().signal, ...options });
}

const json =
  (status: number, body: unknown, type = "application/rdap+json") =>
  (_: string, response: ServerResponse) =>
    void response
      .writeHead(status, { "content-type": type })
      .end(typeof body === "string" ? body : JSON.stringify(body));

describe("a working registry", () => {
  it("returns taken and free names", async () => {
    const { base, asked } = await start();
    const availability = open({ com: [base] });
    expect(await ask(availability, "taken.com")).toBe("REGISTERED");
    expect(await ask(availability, "智安.com")).toBe("UNREGISTERED");
    expect(asked).toEqual(["taken.com", "xn--49s97w.com"]);
  });

  it("is queried at the URL listed for each of its endings, with one limit for all", async () => {
    const registry = await start((name, response) => void setTimeout(() => works(name, response), 5));
    const at = (path: string) => new URL(path, registry.base).href;
    const availability = open({ com: [at("/com/v1/")], net: [at("/net/v1/")] }, { places: 2 });
    const names = Array.from({ length: 8 }, (_, n) => [`n${n}.com`, `n${n}.net`]).flat();
    await Promise.all(names.map((name) => ask(availability, name)));
    expect([registry.mostAtOnce(), [...registry.asked].sort()]).toEqual([2, names.toSorted()]);
    expect(new Set(registry.paths)).toEqual(new Set(["/com/v1/domain/", "/net/v1/domain/"]));
  });

  it("is queried for a name once every few minutes, and again before a purchase", async () => {
    const { base, asked } = await start();
    const availability = open({ com: [base] });
    for (let n = 0; n < 3; n += 1) await ask(availability, "free.com");
    expect(asked).toHaveLength(1);
    await ask(availability, "free.com", { isFresh: true });
    expect(asked).toHaveLength(2);
    leapMs = 3 * 60_000;
    await ask(availability, "free.com");
    expect(asked).toHaveLength(3);
  });

  it("is queried within its concurrency limit, each visitor in turn", async () => {
    const registry = await start((name, response) => void setTimeout(() => works(name, response), 5));
    const availability = open({ com: [registry.base] }, { places: 2 });
    const [one, other] = [new AbortController().signal, new AbortController().signal];
    const many = Array.from({ length: 30 }, (_, n) => ask(availability, `many${n}.com`, { signal: one }));
    const few = [1, 2].map((n) => ask(availability, `few${n}.com`, { signal: other }));
    expect(new Set(await Promise.all([...many, ...few]))).toEqual(new Set(["UNREGISTERED"]));
    expect(registry.mostAtOnce()).toBeLessThanOrEqual(2);
    expect(registry.asked.indexOf("few2.com")).toBeLessThan(10);
  });
});

describe("never reports a name as free", () => {
  it.each([
    ["an HTML page with status 404", json(404, "<html>Not Found</html>", "text/html")],
    ["a 404 page labelled as JSON", json(404, "<html>Not Found</html>")],
    ["a 404 with another error in its body", json(404, { errorCode: 500 })],
    ["an answer about another name", json(200, { objectClassName: "domain", ldhName: "other.com" })],
    ["an answer about another kind of object", json(200, { objectClassName: "entity", ldhName: "free.com" })],
    ["an HTML page with status 200", json(200, "<html>", "text/html")],
    ["a truncated answer", json(200, '{"objectClassName":"dom')],
    ["a 403 response", json(403, { errorCode: 403 })],
    ["a 400 response", json(400, { errorCode: 400 })],
  ])("on %s", async (_what, behaviour) => {
    const { base } = await start(behaviour);
    expect(await ask(open({ com: [base] }), "free.com")).toBe("UNKNOWN");
  });

  it.each([
    ["answers 500", json(500, "")],
    ["hangs", hangs],
    ["closes the connection", (_: string, response: ServerResponse) => void response.destroy()],
    ["never ends its response", (_: string, response: ServerResponse) => void response.writeHead(404).write("{")],
    ["sends too much", json(404, " ".repeat(70_000))],
  ])("for a registry that %s, and can be retried", async (_how, behaviour) => {
    const registry = await start(behaviour);
    const availability = open({ com: [registry.base] }, { limitMs: 1_000 });
    expect(await ask(availability, "free.com")).toBe("TIMEOUT");
    registry.behave(works);
    // On a busy machine, this response may exceed the timeout too.
    await until(
      "an answer",
      () => ask(availability, "free.com"),
      (told) => told === "UNREGISTERED",
    );
  });

  it("for a registry that is down or unknown", async () => {
    const registry = await startRegistry();
    await registry.die();
    const availability = open({ com: [registry.base] });
    expect(await ask(availability, "free.com")).toBe("TIMEOUT");
    expect(await ask(availability, "free.zzz")).toBe("UNKNOWN");
  });

  it("while there is no bootstrap file", async () => {
    const wire = createWire({ connections: 1, limitMs: 100, allowsPrivate: true });
    const clock = { monotonic: () => 0, wall: () => 0 };
    const none = createRdapAvailability({
      bootstrap: () => undefined,
      wire,
      places: 1,
      clock,
      report: () => undefined,
      close: () => undefined,
    });
    expect(await ask(none, "free.com")).toBe("TIMEOUT");
    none.close();
  });
});

describe("redirects", () => {
  const to = (location: string) => (_: string, response: ServerResponse) =>
    void response.writeHead(302, { location }).end();

  it("are followed to another server of the same ending, and nowhere else", async () => {
    const other = await start();
    const elsewhere = await start((name, response) => sayTaken(name, response));
    const registry = await start((name, response) => to(`${other.base}domain/${name}`)(name, response));
    const availability = open({ com: [registry.base, other.base], net: [elsewhere.base] });
    expect(await ask(availability, "free.com")).toBe("UNREGISTERED");

    for (const target of [
      `${elsewhere.base}domain/free2.com`,
      `${other.base}domain/another.com`,
      `${other.base}free2.com`,
      "http://169.254.169.254/latest/meta-data/",
      "file:///etc/passwd",
      "//",
    ]) {
      registry.behave(to(target));
      expect(await ask(availability, "free2.com", { isFresh: true })).toBe("UNKNOWN");
    }
    expect([elsewhere.asked, other.asked]).toEqual([[], ["free.com"]]);
    expect(events.filter(({ what }) => what === "refused-redirect")).toHaveLength(6);
  });

  it("are not followed endlessly in a loop", async () => {
    const registry = await start();
    registry.behave((name, response) => to(`${registry.base}domain/${name}`)(name, response));
    expect(await ask(open({ com: [registry.base] }), "free.com")).toBe("UNKNOWN");
    expect(registry.asked.length).toBeLessThanOrEqual(3);
  });
});

describe("a registry that throttles", () => {
  it.each([429, 503])("with %i is not queried for as long as it asks", async (status) => {
    const registry = await start((_, response) => void response.writeHead(status, { "retry-after": "30" }).end());
    const availability = open({ com: [registry.base] });
    expect(await ask(availability, "one.com")).toBe("TIMEOUT");
    registry.behave(works);
    leapMs = 20_000;
    expect(await ask(availability, "two.com")).toBe("TIMEOUT");
    expect(registry.asked).toEqual(["one.com"]);
    leapMs = 31_000;
    expect(await ask(availability, "two.com")).toBe("UNREGISTERED");
  });

  it.each([
    ["a date is not queried until then", () => new Date(Date.now() + 60_000).toUTCString(), 50_000],
    ["an hour is queried after five minutes", () => "3600", 290_000],
    ["nonsense is queried after five seconds", () => "soon", 1_000],
  ])("with a Retry-After of %s", async (_what, header, stillMs) => {
    const registry = await start((_, response) => void response.writeHead(429, { "retry-after": header() }).end());
    const availability = open({ com: [registry.base] });
    await ask(availability, "one.com");
    registry.behave(works);
    leapMs = stillMs;
    expect(await ask(availability, "two.com")).toBe("TIMEOUT");
    leapMs = stillMs + 15_000;
    expect(await ask(availability, "two.com")).toBe("UNREGISTERED");
  });

  it("is distinguished from one that hangs, where all names time out together and are retried later", async () => {
    const registry = await start(hangs);
    // Long enough for the final response on a busy machine.
    const availability = open({ com: [registry.base] }, { limitMs: 3_000 });
    const all = await Promise.all(Array.from({ length: 40 }, (_, n) => ask(availability, `n${n}.com`)));
    expect(new Set(all)).toEqual(new Set(["TIMEOUT"]));
    expect(registry.asked.length).toBeLessThanOrEqual(8);
    registry.behave(works);
    leapMs = 11_000;
    expect(await ask(availability, "n1.com")).toBe("UNREGISTERED");
    expect(events.map(({ what }) => what)).toEqual(["rests", "works-again"]);
  });

  it("is not queried for a client that has disconnected", async () => {
    const registry = await start(hangs);
    const availability = open({ com: [registry.base] }, { limitMs: 60_000, places: 1 });
    const leaving = new AbortController();
    const all = [1, 2, 3].map((n) => ask(availability, `n${n}.com`, { signal: leaving.signal }));
    await until("a question", () => registry.asked.length);
    leaving.abort();
    expect(await Promise.all(all)).toEqual(["TIMEOUT", "TIMEOUT", "TIMEOUT"]);
    expect(registry.asked).toEqual(["n1.com"]);
    expect(await ask(availability, "n4.com", { signal: leaving.signal })).toBe("TIMEOUT");
  });
});

describe("the second server of an ending", () => {
  it("is queried if the first one does not answer", async () => {
    const [dead, alive] = [await startRegistry(), await start()];
    await dead.die();
    const availability = open({ com: [dead.base, alive.base] });
    expect(await ask(availability, "taken.com")).toBe("REGISTERED");
  });
});

describe("private networks", () => {
  it("are never queried, by IP address or by name, unless the operator allows it", async () => {
    const registry = await start((_, response) => sayFree(response));
    const port = new URL(registry.base).port;
    for (const host of ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0", "2130706433", "0x7f.1"]) {
      const availability = open({ com: [`http://${host}:${port}/rdap/`] }, { allowsPrivate: false });
      expect(await ask(availability, "free.com")).toBe("TIMEOUT");
    }
    expect(registry.asked).toEqual([]);
  });
});
