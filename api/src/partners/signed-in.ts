import { isApiFault } from "../http/api-fault.ts";
import type { Caller } from "../http/caller.ts";

/** The account of who calls; undefined where nobody is signed in, which an open call does not mind. */
export async function accountIfAny(caller: Caller): Promise<string | undefined> {
  try {
    return (await caller.signedIn()).accountId;
  } catch (error) {
    if (isApiFault(error) && error.status === 401) return undefined;
    throw error;
  }
}
