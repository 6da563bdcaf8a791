import type { EndpointData } from "@zhian/contracts/endpoints";
import { cookieNames } from "@zhian/contracts/locale";
import { visitorIdLength } from "@zhian/contracts/visitor-id";
import type { Queryable } from "@zhian/database/database";
import { bindingCookieNames, type Caller } from "../http/caller.ts";
import type { AccountParts } from "./account-parts.ts";
import { nameDevice, shortenAddress } from "./devices.ts";
import { wholeSeconds } from "./sessions.ts";

/** Begins a session, replacing this browser's previous one. The response sets the cookies that belong to the token. */
export async function beginSession(
  tx: Queryable,
  { sessions, hash }: Pick<AccountParts, "sessions" | "hash">,
  { accountId, caller }: { accountId: string; caller: Caller },
): Promise<EndpointData<"account.login">> {
  if (caller.sessionKeys) await sessions.end(tx, caller.sessionKeys);
  const { token, binding, expiresAt } = await sessions.begin(tx, {
    accountId,
    device: nameDevice(caller.header("user-agent")),
    address: shortenAddress(caller.address),
  });
  // Selects the account's releases on every device, without identifying the account.
  const visitor = hash("canary visitor", accountId).slice(0, visitorIdLength);
  setCookies(caller, { binding, visitor }, wholeSeconds);
  return { accessToken: token, expiresAt: expiresAt.toISOString() };
}

/** Clears the cookies, after the session has ended. */
export function clearSessionCookies(caller: Caller): void {
  setCookies(caller, { binding: "", visitor: "" }, 0);
}

interface Values {
  binding: string;
  /** Read by the shells, but only together with a token. */
  visitor: string;
}

function setCookies(caller: Caller, { binding, visitor }: Values, maxAgeSeconds: number): void {
  const { isHttps } = caller;
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${isHttps ? "; Secure" : ""}`;
  const bindingName = isHttps ? bindingCookieNames.secure : bindingCookieNames.plain;
  caller.setCookie(`${bindingName}=${binding}; ${attributes}`);
  caller.setCookie(`${cookieNames.accountVisitor}=${visitor}; ${attributes}`);
}
