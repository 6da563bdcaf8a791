import { setTimeout as pause } from "node:timers/promises";
import { levelPacks } from "@zhian/contracts/level-packs";
import * as z from "zod";

export interface Visitor {
  form: Readonly<Record<string, string | number>>;
}

/** As long as a movement of the hand has to take at least, and a little more. */
const movementMs = 320;
const points = 20;

/** Somebody who has passed the puzzle and holds a code: by the api's own calls, and by its hooks for tests. */
export async function prepareVisitor(url: string, phone: string): Promise<Visitor> {
  const { id } = z.object({ id: z.string() }).parse(await post(`${url}/api/v1/console/captcha/puzzle`));
  const { left } = z.object({ left: z.number() }).parse(await (await fetch(`${url}/dev/captcha/${id}`)).json());
  await pause(movementMs);
  const answer = await post(`${url}/api/v1/console/captcha/answer`, { id, left, trail: trailTo(left) });
  const { token } = z.object({ token: z.string() }).parse(answer);
  await post(`${url}/api/v1/console/dengbao_quote/sendCode`, { phone }, { "x-captcha-token": token });
  const messages = await (await fetch(`${url}/dev/outbox.json?phone=${phone}`)).json();
  const [message] = z.array(z.object({ code: z.string() })).parse(messages);
  return { form: { ...blank, phone, code: message?.code ?? "" } };
}

const blank = {
  provinceCity: "浙江省/杭州市",
  systemType: "公有云系统",
  product: levelPacks[2].join(","),
  systemNum: 12,
  isPurchaseSafeProduct: "否",
  corporateName: "",
};

/** Slowly, quickly, slowly, and not quite level. */
function trailTo(left: number): { t: number; x: number; y: number }[] {
  return Array.from({ length: points + 1 }, (_, index) => {
    const share = index / points;
    return { t: share * (movementMs - 40), x: left * share * share * (3 - 2 * share), y: index % 3 };
  });
}

async function post(url: string, body: object = {}, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = z
    .object({ code: z.number(), msg: z.string(), data: z.unknown() })
    .parse(await answer.json());
  if (code !== 0) throw new Error(`${url} answered ${code}: ${msg}`);
  return data;
}
