import * as z from "zod";
import { newestCode, passPuzzle, post, readData, sendPost } from "../pass-puzzle.ts";

export interface SignedIn {
  username: string;
  /** As a browser sends them. */
  cookies: { name: string; value: string }[];
}

/** Creates a new account and its first session through the api's own endpoints and its test hooks. Throws if the api refuses. */
export async function signIn(apiUrl: string): Promise<SignedIn> {
  const phone = `138${String(Date.now() % 1e8).padStart(8, "0")}`;
  const captcha = { "x-captcha-token": await passPuzzle(apiUrl) };
  await post(`${apiUrl}/api/v1/console/sendSms`, { phone }, captcha);
  const username = `bench-${crypto.randomUUID().slice(0, 18)}`;
  const form = { username, password: crypto.randomUUID(), phone, code: await newestCode(apiUrl, phone) };
  const answer = await sendPost(`${apiUrl}/api/v1/console/logon`, form);
  const { accessToken } = z.object({ accessToken: z.string() }).parse(await readData(answer));
  const bound = answer.headers.getSetCookie().map((line) => {
    const [name = "", value = ""] = line.split(";")[0]?.split("=") ?? [];
    return { name, value };
  });
  return { username, cookies: [{ name: "accessToken", value: accessToken }, ...bound] };
}
