import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";

/** Slightly longer than the minimum duration of a drag. */
const movementMs = 320;
const points = 20;

/** Returns a token that allows sending a code, through the api's own endpoints and its test hooks. Throws if the api refuses. */
export async function passPuzzle(url: string): Promise<string> {
  const { id } = z.object({ id: z.string() }).parse(await post(`${url}/api/v1/console/captcha/puzzle`));
  const { left } = z.object({ left: z.number() }).parse(await (await fetch(`${url}/dev/captcha/${id}`)).json());
  await pause(movementMs);
  const answer = await post(`${url}/api/v1/console/captcha/answer`, { id, left, trail: trailTo(left) });
  return z.object({ token: z.string() }).parse(answer).token;
}

/** The last code sent to a phone; empty if there is none. */
export async function newestCode(url: string, phone: string): Promise<string> {
  const messages = await (await fetch(`${url}/dev/outbox.json?phone=${phone}`)).json();
  const [message] = z.array(z.object({ code: z.string() })).parse(messages);
  return message?.code ?? "";
}

/** Slow, fast, slow, and not quite level. */
function trailTo(left: number): { t: number; x: number; y: number }[] {
  return Array.from({ length: points + 1 }, (_, index) => {
    const share = index / points;
    return { t: share * (movementMs - 40), x: left * share * share * (3 - 2 * share), y: index % 3 };
  });
}

/** Returns the response's data. Throws if there is none. */
export async function post(url: string, body: object = {}, headers: Record<string, string> = {}): Promise<unknown> {
  return readData(await sendPost(url, body, headers));
}

export function sendPost(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

export async function readData(answer: Response): Promise<unknown> {
  const { code, msg, data } = z
    .object({ code: z.number(), msg: z.string(), data: z.unknown() })
    .parse(await answer.json());
  if (code !== 0) throw new Error(`${answer.url} returned ${code}: ${msg}`);
  return data;
}
