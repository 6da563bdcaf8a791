import { isIP } from "node:net";
import { ApiFault } from "../http/api-fault.ts";
import type { Caller } from "../http/caller.ts";

/** The site that a passkey belongs to: the browser's origin, if it is one of ours. */
export interface RelyingParty {
  origin: string;
  /** A host name. */
  id: string;
}

/** Throws an ApiFault where passkeys are impossible: at an IP address, or on a site that is not ours. */
export function relyingPartyOf(caller: Caller, siteOrigins: readonly string[]): RelyingParty {
  const origin = caller.header("origin") ?? "";
  const host = siteOrigins.includes(origin) ? URL.parse(origin)?.hostname : undefined;
  if (host === undefined || isIP(host.replace(/^\[|\]$/g, "")) !== 0) {
    throw new ApiFault(422, {
      words: { zh: "此地址无法使用通行密钥", en: "Passkeys do not work at this address." },
    });
  }
  return { origin, id: host };
}
