import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

const dayMs = 86_400_000;
const start = Date.parse("2026-06-01T08:00:00Z");
let clock = start;
let registry: RunningRegistry;

beforeAll(async () => {
  registry = await startTestRegistry({}, { now: () => new Date(clock) });
  await registry.publish({ name: "mf-a", version: "1.0.0" });
});
afterAll(() => registry.close());

async function create(token: object) {
  return Object(await (await registry.post("/v1/tokens", { team: "a", fragments: ["mf-a"], ...token })).json());
}

async function promote(token: string): Promise<[number, string]> {
  const headers = { authorization: `Bearer ${token}`, "if-match": `"${await registry.revision()}"` };
  const change = { action: "promote", version: "1.0.0", reason: "r" };
  const answer = await registry.post("/v1/environments/production/deployments/mf-a", change, headers);
  return [answer.status, String(Object(await answer.json()).error?.message)];
}

describe("a token", () => {
  it("B-R-04 that has expired is rejected, with the reason", async () => {
    const { token, expiresAt } = await create({ role: "operator", days: 30 });
    expect(expiresAt).toBe(new Date(start + 30 * dayMs).toISOString());
    clock = start + 30 * dayMs - 1;
    expect((await promote(token))[0]).toBe(200);
    clock = start + 30 * dayMs;
    expect(await promote(token)).toEqual([401, `The token expired at ${expiresAt}.`]);
    clock = start;
  });

  it("B-R-04 that was revoked is rejected at once, with the reason", async () => {
    const { id, token } = await create({ role: "operator" });
    expect((await promote(token))[0]).toBe(200);
    const headers = { authorization: `Bearer ${registry.operatorToken}` };
    await registry.fetch(`/v1/tokens/${id}`, { method: "DELETE", headers });
    expect(await promote(token)).toEqual([401, `The token was revoked at ${new Date(start).toISOString()}.`]);
  });

  it("B-R-04 that is unknown is rejected without details", async () => {
    expect(await promote(`zhf_${"x".repeat(43)}`)).toEqual([401, "A valid token is required."]);
  });

  it.each([0, -1, 1.5, 3651, "30"])("cannot be valid for %j days", async (days) => {
    expect((await registry.post("/v1/tokens", { team: "a", role: "operator", fragments: ["*"], days })).status).toBe(
      400,
    );
  });

  it("is listed with its expiry", async () => {
    await create({ role: "publisher", days: 7 });
    const headers = { authorization: `Bearer ${registry.operatorToken}` };
    const { tokens } = Object(await (await registry.fetch("/v1/tokens", { headers })).json());
    expect(tokens.at(-1)).toMatchObject({ role: "publisher", expiresAt: new Date(start + 7 * dayMs).toISOString() });
    expect(tokens[0].expiresAt).toBeUndefined();
  });
});
