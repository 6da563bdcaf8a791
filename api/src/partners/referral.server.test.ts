import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { endpoints } from "@zhian/contracts/endpoints";
import { signUpRebateUsd } from "@zhian/contracts/referral-terms";
import { decodeQR } from "qr/decode.js";
import * as z from "zod";
import { registerMember } from "../testing/member.ts";
import { createVisitor, openQuoteApi } from "../testing/quote-visitor.ts";
import { ask, type TestApi } from "../testing/test-api.ts";
import { seedDemoReferral } from "./demo-referral.ts";
import { dropSelfReferral } from "./drop-self-referral.ts";
import { recordSignUp } from "./record-sign-up.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openQuoteApi();
});

afterAll(() => api.close());

const standingSchema = z.object({
  state: z.string(),
  code: z.string(),
  visits: z.number(),
  signUps: z.number(),
  pendingUsd: z.string(),
  settledUsd: z.string(),
  rebates: z.array(z.looseObject({ of: z.string(), usd: z.string(), isDemo: z.boolean() })),
});
const listSchema = z.object({
  list: z.array(
    z.looseObject({ id: z.string(), name: z.string(), path: z.string(), qr: z.optional(z.array(z.string())) }),
  ),
});

type Member = Awaited<ReturnType<typeof registerMember>>;

const standingOf = async (member: Member) => standingSchema.parse((await member.call("popularize.detail")).data);

async function recommender(headers: Record<string, string> = {}) {
  const member = await registerMember(api, { certified: "personal", headers });
  const { data } = await member.call("popularize.register");
  return { ...member, code: z.object({ code: z.string() }).parse(data).code };
}

describe("joining", () => {
  it("B-A-58 requires personal real-name verification, whatever the caller claims", async () => {
    for (const certified of [undefined, "enterprise"] as const) {
      const member = await registerMember(api, certified ? { certified } : {});
      const forged = { accountType: 2, isRecommend: 1, recommendAuth: 3 };
      const answer = await member.call("popularize.register", { query: "?accountType=2", payload: forged });
      expect(answer).toMatchObject({ status: 422, msg: "Please complete your personal real-name verification first." });
      expect((await member.call("popularize.detail")).data).toEqual({ state: "none" });
      expect((await member.call("console.recommend")).data).toEqual({ isRegister: false });
    }
  });

  it("assigns a code once, and returns the same one afterwards", async () => {
    const member = await recommender();
    expect(member.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    const again = await Promise.all([member.call("popularize.register"), member.call("popularize.register")]);
    expect(again.map(({ data }) => data)).toEqual([{ code: member.code }, { code: member.code }]);
    expect((await member.call("console.recommend", { query: "?t=-1" })).data).toEqual({
      isRegister: true,
      code: member.code,
    });
  });
});

describe("the caller", () => {
  const own = ["popularize.detail", "popularize.register", "popularize.matterList", "console.recommend"] as const;

  it.each([...own, "console.couponList"] as const)("B-A-56 learns nothing from %s without a session", async (name) => {
    const { method, path } = endpoints[name];
    for (const headers of [{}, { authorization: "x".repeat(43) }]) {
      expect(await ask(api.app, { method, url: `/api${path}`, headers })).toMatchObject({ status: 401, data: null });
    }
  });

  it("B-A-57 gets only their own promotion, whichever account the query names", async () => {
    const other = await recommender();
    const member = await recommender();
    for (const query of [`?id=${other.id}`, `?code=${other.code}`, `?account=${other.username}&uuid=${other.id}`]) {
      const standing = await member.call("popularize.detail", { query });
      expect(standing.data).toMatchObject({ code: member.code });
      const { data } = await member.call("popularize.matterList", { query });
      expect(listSchema.parse(data).list.map(({ id }) => id)).toEqual([member.code]);
    }
  });

  it("gets coupons marked as demo, in their own language", async () => {
    const member = await registerMember(api, { headers: { "accept-language": "zh" } });
    const { data } = await member.call("console.couponList");
    expect(
      z.object({ list: z.array(z.looseObject({ isDemo: z.literal(true), name: z.string() })) }).parse(data).list[0]
        ?.name,
    ).toBe("云资源首单券（演示）");
  });
});

describe("links", () => {
  it("are created once per name, and twenty at most", async () => {
    const member = await recommender();
    const create = (name: string) => member.call("popularize.create", { payload: { name } });
    expect(listSchema.parse((await create(" Blog ")).data).list.map(({ name }) => name)).toEqual(["My link", "Blog"]);
    expect(listSchema.parse((await create("Blog")).data).list).toHaveLength(2);
    for (const name of ["", "  ", "x".repeat(33), "<b>", "=1+1"]) {
      expect(await create(name)).toMatchObject({ status: 422, data: { field: "name" } });
    }
    for (let link = 3; link <= 20; link += 1) expect((await create(`Link ${link}`)).status).toBe(200);
    expect(await create("one more")).toMatchObject({ status: 422, msg: "You already have 20 links, the maximum." });
    const outsider = await registerMember(api);
    expect((await outsider.call("popularize.create", { payload: { name: "Blog" } })).msg).toMatch(/^Please join/);
  });

  it("come with a QR code that links to the page's own origin", async () => {
    const member = await recommender({ referer: "http://localhost:8080/partners/cps" });
    const [link] = listSchema.parse((await member.call("popularize.matterList")).data).list;
    expect(link?.path).toBe(`/console/register?recommend=${member.code}`);
    expect(read(link?.qr ?? [])).toBe(`http://localhost:8080/console/register?recommend=${member.code}`);
  });

  it("use the first of our origins if the request names another", async () => {
    const member = await recommender({ referer: "https://evil.example/" });
    const [link] = listSchema.parse((await member.call("popularize.matterList")).data).list;
    expect(read(link?.qr ?? [])).toBe(`http://127.0.0.1:8080/console/register?recommend=${member.code}`);
  });
});

describe("visits", () => {
  const click = (recommend: string, headers: Record<string, string>) =>
    createVisitor(api, headers).post("console.clickPoint", { recommend });

  it("count once per visitor and day, and never the recommender's own", async () => {
    const member = await recommender();
    for (const address of ["10.20.0.1", "10.20.0.1", "10.20.0.2"]) {
      expect(await click(member.code, { "x-forwarded-for": address })).toMatchObject({ status: 200, data: null });
    }
    await member.call("console.clickPoint", { payload: { recommend: member.code } });
    expect((await standingOf(member)).visits).toBe(2);

    await api.database.query("DELETE FROM kept WHERE key LIKE 'visit:%'");
    await click(member.code, { "x-forwarded-for": "10.20.0.1" });
    expect((await standingOf(member)).visits).toBe(3);
  });

  it("with an unknown code get the same response, and change nothing", async () => {
    for (const recommend of ["", "AAAAAAAA", "' OR 1=1--", "ab23cd45", "\u0000", "推广"]) {
      expect(await click(recommend, {})).toMatchObject({ status: 200, data: null });
    }
    expect((await click("x".repeat(65), {})).status).toBe(400);
  });

  it("of a paused recommender do not count", async () => {
    const member = await recommender();
    await api.database.query("UPDATE recommender SET state = 'paused' WHERE account = $1", [member.id]);
    await click(member.code, { "x-forwarded-for": "10.20.0.9" });
    expect(await standingOf(member)).toMatchObject({ visits: 0, state: "paused" });
  });
});

describe("sign-ups", () => {
  it("through a link are booked with the promised rebate, pending, under a masked name", async () => {
    const member = await recommender();
    const customer = await registerMember(api, { recommend: member.code });
    const standing = await standingOf(member);
    const usd = signUpRebateUsd.toFixed(2);
    expect(standing).toMatchObject({ signUps: 1, pendingUsd: usd, settledUsd: "0.00" });
    expect(standing.rebates).toEqual([
      expect.objectContaining({ of: "m**", kind: "sign-up", usd, state: "pending", isDemo: false }),
    ]);
    expect(JSON.stringify(standing)).not.toContain(customer.username);

    const again = await api.database.transaction((tx) =>
      recordSignUp(tx, { recommend: member.code, account: customer }),
    );
    expect([again, (await standingOf(member)).signUps]).toEqual([false, 1]);
  });

  it("through an unknown link, or one's own, do not count", async () => {
    const member = await recommender();
    expect(await api.database.transaction((tx) => recordSignUp(tx, { recommend: member.code, account: member }))).toBe(
      false,
    );
    const customer = await registerMember(api, { recommend: "AAAAAAAA" });
    expect(customer.id).not.toBe("");
    expect((await standingOf(member)).signUps).toBe(0);
  });

  it("by the recommender under another account are reversed, with their rebates", async () => {
    const member = await recommender();
    const other = await registerMember(api, { recommend: member.code, certified: "personal" });
    const honest = await registerMember(api, { recommend: member.code, certified: "personal" });
    await api.database.query(
      "UPDATE certification SET number_hash = (SELECT number_hash FROM certification WHERE account = $1) WHERE account = $2",
      [member.id, other.id],
    );
    for (const { id } of [other, honest]) await api.database.transaction((tx) => dropSelfReferral(tx, id));
    const standing = await standingOf(member);
    expect([standing.signUps, standing.rebates.length]).toEqual([1, 1]);
  });
});

it("the demo recommender has consistent figures, all marked as demo", async () => {
  const member = await registerMember(api, { certified: "personal" });
  for (let times = 0; times < 2; times += 1) await api.database.transaction((tx) => seedDemoReferral(tx, member.id));
  const standing = await standingOf(member);
  const sum = (state: string) =>
    standing.rebates
      .filter((each) => each["state"] === state)
      .reduce((total, { usd }) => total + Number(usd), 0)
      .toFixed(2);
  expect(standing).toMatchObject({ visits: 169, signUps: 3, pendingUsd: sum("pending"), settledUsd: sum("settled") });
  expect(standing.rebates.every(({ isDemo }) => isDemo)).toBe(true);
});

/** Decodes a QR code as a camera would: four pixels per module, with a light margin. */
function read(rows: readonly string[]): string {
  const scale = 4;
  const margin = 4;
  const side = (rows.length + 2 * margin) * scale;
  const data = new Uint8Array(side * side * 3).fill(255);
  for (const [y, row] of rows.entries()) {
    for (const [x, module] of row.split("").entries()) {
      if (module !== "1") continue;
      for (let dy = 0; dy < scale; dy += 1) {
        const start = (((y + margin) * scale + dy) * side + (x + margin) * scale) * 3;
        data.fill(0, start, start + scale * 3);
      }
    }
  }
  return decodeQR({ width: side, height: side, data });
}
