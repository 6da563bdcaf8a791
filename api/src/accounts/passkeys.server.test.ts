import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createAccountVisitor, type Keys } from "../testing/account-visitor.ts";
import { openQuoteApi } from "../testing/quote-visitor.ts";
import type { TestApi } from "../testing/test-api.ts";

let api: TestApi;
let visitor: ReturnType<typeof createAccountVisitor>;
let keys: Keys;
const here = { origin: "http://localhost:8080" };

beforeAll(async () => {
  api = await openQuoteApi();
  visitor = createAccountVisitor(api);
  keys = await visitor.register("lihua", "13800138000");
});

afterAll(() => api.close());

const signed = (challenge: unknown, id = "AAAA") => ({
  id,
  rawId: id,
  type: "public-key",
  response: {
    clientDataJSON: Buffer.from(JSON.stringify({ type: "webauthn.get", challenge, origin: here.origin })).toString(
      "base64url",
    ),
    authenticatorData: "AAAA",
    signature: "AAAA",
    attestationObject: "AAAA",
  },
});

describe("passkeys", () => {
  it("are bound to the page's host if its origin is ours and not an IP address", async () => {
    const { data } = await visitor.call("passkey.loginBegin", { keys: here });
    expect(data).toMatchObject({ rpId: "localhost", userVerification: "required", challenge: expect.any(String) });
    const begun = await visitor.call("passkey.begin", { keys: { ...keys, ...here } });
    expect(begun.data).toMatchObject({ rp: { id: "localhost" }, user: { name: "lihua" } });
    for (const origin of ["http://127.0.0.1:8080", "https://evil.example", "null", "http://localhost:8081", ""]) {
      const refused = await visitor.call("passkey.loginBegin", { keys: { origin } });
      expect(refused).toMatchObject({ status: 422, msg: "Passkeys do not work at this address." });
    }
  });

  it("are rejected with the same response for every fault", async () => {
    const { data } = await visitor.call("passkey.loginBegin", { keys: here });
    const { challenge } = data as { challenge: string };
    const answers = [{}, { id: 7 }, signed(challenge), signed("invented"), signed({ $ne: 1 }, "__proto__")];
    for (const response of answers) {
      const login = await visitor.call("passkey.login", { keys: here, body: { response } });
      const added = await visitor.call("passkey.add", { keys: { ...keys, ...here }, body: { name: "mine", response } });
      expect([login, added]).toMatchObject([
        { status: 422, msg: "The passkey was not accepted. Please try again, or log in another way." },
        { status: 422, msg: "The passkey was not accepted. Please try again, or log in another way." },
      ]);
    }
    expect((await visitor.call("passkey.list", { keys })).data).toEqual({ list: [] });
    expect((await visitor.call("passkey.remove", { keys, body: { id: "AAAA" } })).status).toBe(200);
  });
});

describe("the outbox's buttons", () => {
  const decide = (payload: string, headers: Record<string, string> = {}) =>
    api.app.inject({
      method: "POST",
      url: "/dev/outbox",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload,
    });

  it("decide a real-name verification in place of an operator, and reject cross-site requests", async () => {
    const { data: user } = await visitor.call("console.overview", { keys });
    const { uuid } = user as { uuid: string };
    const body = { kind: "personal", name: "李华", number: "11010519491231002x" };
    expect((await visitor.call("console.certify", { keys, body })).data).toMatchObject({ state: "submitted" });
    expect((await visitor.call("console.certify", { keys, body })).status).toBe(422);
    expect((await api.app.inject("/dev/outbox")).body).toContain("lihua, personal");
    const form = new URLSearchParams({ account: uuid, decision: "grant", reason: "" }).toString();
    expect((await decide(form, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    expect((await visitor.call("console.overview", { keys })).data).toMatchObject({ accountType: 0 });
    expect((await decide("decision=grant")).statusCode).toBe(400);
    const answer = await decide(form, { "sec-fetch-site": "same-origin" });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/dev/outbox"]);
    expect((await visitor.call("console.overview", { keys })).data).toMatchObject({ accountType: 2 });
  });
});
