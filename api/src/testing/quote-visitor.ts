import { endpoints } from "@zhian/contracts/endpoints";
import { levelPacks } from "@zhian/contracts/level-packs";
import type { InjectOptions } from "fastify";
import * as z from "zod";
import { humanTrail } from "./human-trail.ts";
import { ask, openTestApi, type TestApi } from "./test-api.ts";

/** Environment of the api in these tests: hooks, no limits except per phone, and addresses that visitors choose. */
export const quoteEnv = {
  API_TEST_HOOKS: "true",
  API_OUTBOX: "true",
  API_SMS_PER_ADDRESS: "100000",
  API_CALLS_PER_MINUTE: "1000000",
  API_TRUSTED_PROXIES: "127.0.0.1",
};

export const form = {
  provinceCity: "浙江省/杭州市",
  systemType: "公有云系统",
  product: levelPacks[2].join(","),
  systemNum: 12,
  isPurchaseSafeProduct: "否",
  corporateName: "演示科技有限公司",
  phone: "13800138000",
  code: "",
};

const json = { "content-type": "application/json" };
const solutionSchema = z.object({ left: z.number() });
const outboxSchema = z.array(z.object({ phone: z.string(), text: z.string(), code: z.string(), at: z.string() }));

export function openQuoteApi(env: Record<string, string> = {}): Promise<TestApi> {
  return openTestApi({ ...quoteEnv, ...env });
}

/** A visitor who uses the quote calculator, with the address and language in `headers`. */
export function createVisitor({ app, database }: TestApi, headers: Record<string, string> = {}) {
  const own = { ...json, "x-forwarded-for": "10.1.1.1", ...headers };
  const url = (name: keyof typeof endpoints) => `/api${endpoints[name].path}`;
  const post = (name: keyof typeof endpoints, payload: InjectOptions["payload"], more: Record<string, string> = {}) =>
    ask(app, {
      method: "POST",
      url: url(name),
      headers: { ...own, ...more },
      ...(payload !== undefined && { payload }),
    });

  /** A new puzzle, backdated by the time a person needs, and the position of its piece. */
  async function puzzle() {
    const { data } = await post("captcha.puzzle", undefined);
    const { id } = z.object({ id: z.string() }).parse(data);
    await database.query("UPDATE kept SET expires_at = expires_at - interval '20 seconds' WHERE key = $1", [
      `puzzle:${id}`,
    ]);
    const { left } = solutionSchema.parse((await app.inject(`/dev/captcha/${id}`)).json());
    return { id, left };
  }

  async function token(): Promise<string> {
    const { id, left } = await puzzle();
    const { data } = await post("captcha.answer", { id, left, trail: humanTrail(left) });
    return z.object({ result: z.literal("pass"), token: z.string() }).parse(data).token;
  }

  async function sendCode(phone: unknown = form.phone, withToken?: string) {
    return post("quote.sendCode", { phone }, { "x-captcha-token": withToken ?? (await token()) });
  }

  async function messages(phone?: string) {
    const response = await app.inject(`/dev/outbox.json${phone === undefined ? "" : `?phone=${phone}`}`);
    return outboxSchema.parse(response.json());
  }

  /** Sends a code and returns it. Backdates earlier ones, so that limits do not apply. */
  async function code(phone = form.phone): Promise<string> {
    await database.query("UPDATE sms_send SET sent_at = sent_at - interval '1 day'");
    await sendCode(phone);
    return (await messages(phone))[0]?.code ?? "";
  }

  const submit = (changes: Partial<Record<keyof typeof form, unknown>>, key?: string) =>
    post("quote.submit", { ...form, ...changes }, key === undefined ? {} : { "idempotency-key": key });

  return { post, puzzle, token, sendCode, messages, code, submit };
}
