import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

let registry: RunningRegistry;
beforeAll(async () => {
  registry = await startTestRegistry({ heartbeatMs: 100 });
  await registry.publish({ name: "mf-a" });
  await registry.publish({ name: "mf-a", version: "1.0.1" });
});
afterAll(() => registry.close());

/** Reads until `text` has arrived; returns everything received. */
async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, text: string): Promise<string> {
  let received = "";
  while (!received.includes(text)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The stream ended after ${JSON.stringify(received)}.`);
    received += new TextDecoder().decode(value);
  }
  return received;
}

async function listen(environment = "production") {
  const response = await registry.fetch(`/v1/environments/${environment}/events`);
  if (!response.body) throw new Error("No stream came.");
  return { response, reader: response.body.getReader() };
}

describe("events", () => {
  it("send the revision at once and on every change, for this environment only", async () => {
    const { response, reader } = await listen();
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    await readUntil(reader, 'event: revision\ndata: {"revision":0}\n\n');
    await registry.change("mf-a", { action: "promote", version: "1.0.0", reason: "r" }, "staging");
    await registry.change("mf-a", { action: "promote", version: "1.0.0", reason: "r" });
    await registry.change("mf-a", { action: "promote", version: "1.0.1", reason: "r" });
    const received = await readUntil(reader, '{"revision":2}\n\n');
    expect(received.match(/"revision":\d+/g)).toEqual(['"revision":1', '"revision":2']);
    await reader.cancel();
  });

  it("keep the connection alive with comments", async () => {
    const { reader } = await listen();
    expect(await readUntil(reader, "\n\n:\n\n")).toContain("retry: ");
    await reader.cancel();
  });

  it("do not exist for an unknown environment", async () => {
    expect((await registry.fetch("/v1/environments/nowhere/events")).status).toBe(404);
  });

  it("end when the registry stops, so that shutdown does not wait for them", async () => {
    const other = await startTestRegistry({}, { database: registry.database });
    const response = await other.fetch("/v1/environments/production/events");
    const reader = response.body?.getReader();
    await reader?.read();
    await other.close();
    let last = await reader?.read();
    while (last && !last.done) last = await reader?.read();
    expect(last?.done).toBe(true);
  });
});
