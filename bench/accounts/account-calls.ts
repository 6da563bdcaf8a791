import { newestCode, passPuzzle, post } from "../pass-puzzle.ts";

export const password = "a bench's own password";

/** Registers a separate account for the bench, through the api's own endpoints and its test hooks. */
export async function registerAccount(url: string, index: number): Promise<void> {
  const phone = `137${String(index).padStart(8, "0")}`;
  await post(`${url}/api/v1/console/sendSms`, { phone }, { "x-captcha-token": await passPuzzle(url) });
  const form = { username: nameOf(index), password, phone, code: await newestCode(url, phone) };
  await post(`${url}/api/v1/console/logon`, form);
}

export function nameOf(index: number): string {
  return `bench-${index}`;
}

/** Milliseconds until the response arrived. Throws for a status other than the expected one. */
export async function timeLogin(
  url: string,
  { username, typed, address, status }: { username: string; typed: string; address: string; status: number },
): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${url}/api/v1/console/loginz`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ username, password: typed }),
  });
  const text = await answer.text();
  const ms = performance.now() - begun;
  if (answer.status !== status) throw new Error(`a login returned ${answer.status}: ${text}`);
  return ms;
}
