import type { EndpointData } from "@zhian/contracts/endpoints";
import type { Queryable } from "@zhian/database/database";
import { bindingCookieNames, type Caller } from "../http/caller.ts";
import { nameDevice, shortenAddress } from "./devices.ts";
import { type Sessions, wholeSeconds } from "./sessions.ts";

/** A session for this browser, instead of the one that it came with. The answer brings the cookie that belongs to the token. */
export async function beginSession(
  tx: Queryable,
  sessions: Sessions,
  { accountId, caller }: { accountId: string; caller: Caller },
): Promise<EndpointData<"account.login">> {
  if (caller.sessionKeys) await sessions.end(tx, caller.sessionKeys);
  const { token, binding, expiresAt } = await sessions.begin(tx, {
    accountId,
    device: nameDevice(caller.header("user-agent")),
    address: shortenAddress(caller.address),
  });
  caller.setCookie(toBindingCookie(binding, caller, wholeSeconds));
  return { accessToken: token, expiresAt: expiresAt.toISOString() };
}

/** After the session has ended. */
export function clearBinding(caller: Caller): void {
  caller.setCookie(toBindingCookie("", caller, 0));
}

function toBindingCookie(value: string, { isHttps }: Caller, maxAgeSeconds: number): string {
  const name = isHttps ? bindingCookieNames.secure : bindingCookieNames.plain;
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${isHttps ? "; Secure" : ""}`;
}
