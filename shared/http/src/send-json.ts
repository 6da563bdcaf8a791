import { authorization, type HttpOptions } from "./http-options.ts";

/**
 * The generic helper of the specification: sends a JSON body below an api prefix and gives the parsed answer. When the
 * response is not ok, it throws the response's message, or 请求失败.
 */
export async function sendJson(
  path: string,
  body: unknown,
  { base, token }: Pick<HttpOptions, "base" | "token">,
): Promise<unknown> {
  const response = await fetch(`${base}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: authorization(path, token()) },
    body: JSON.stringify(body),
  });
  if (response.ok) return response.json();
  throw new Error((await messageOf(response)) || "请求失败");
}

async function messageOf(response: Response): Promise<string> {
  try {
    const answer: unknown = await response.json();
    if (typeof answer !== "object" || answer === null) return "";
    const { message, msg } = answer as { message?: unknown; msg?: unknown };
    return [message, msg].find((each) => typeof each === "string" && each !== "")?.toString() ?? "";
  } catch {
    // An answer that is no JSON has no message; the caller's fallback says the rest.
    return "";
  }
}
