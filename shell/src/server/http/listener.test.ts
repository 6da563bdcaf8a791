import { afterEach, describe, expect, it } from "@jest/globals";
import { type ServerSettings, startServer } from "../testing/page-server.ts";

const started: { drain(limitMs: number): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((listener) => listener.drain(0)));
});

async function start(settings: ServerSettings) {
  const listener = await startServer(settings);
  started.push(listener);
  return listener;
}

describe("a page that cannot be made", () => {
  it("F-116 is the last resort, with 500, when the error page cannot be made either", async () => {
    const { url } = await start({
      render() {
        throw new Error("nothing works today");
      },
    });
    const answer = await fetch(`${url}/`);

    expect([answer.status, answer.headers.get("cache-control")]).toEqual([500, "no-store"]);
    expect(await answer.text()).toContain("An error occurred while showing the error page");
  });
});

describe("a shell that is asked to end", () => {
  it("F-117 answers what it has begun, and takes nothing new", async () => {
    const isAsked = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const { url, drain } = await start({
      async route(exchange) {
        isAsked.resolve();
        await goOn.promise;
        exchange.response.end("finished");
      },
    });
    const answer = fetch(url);
    await isAsked.promise;
    const drained = drain(60_000);
    await expect(fetch(url)).rejects.toThrow("fetch failed");
    goOn.resolve();

    expect(await (await answer).text()).toBe("finished");
    await drained;
  }, 120_000);

  it("announces its end to whoever is answered, and answers on", async () => {
    const { url, announceEnd } = await start({ route: async ({ response }) => void response.end("here") });
    expect((await fetch(url)).headers.get("connection")).toBe("keep-alive");
    announceEnd();
    const answer = await fetch(url);

    expect([answer.headers.get("connection"), await answer.text()]).toEqual(["close", "here"]);
  });

  it("says which port is taken, and what moves it", async () => {
    const { url } = await start({ route: async ({ response }) => void response.end() });

    await expect(startServer({ port: Number(new URL(url).port) })).rejects.toThrow(
      /is taken: free it, or set SHELL_PORT/,
    );
  });
});
