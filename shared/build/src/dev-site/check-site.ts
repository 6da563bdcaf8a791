import { contractVersion, isServedBy } from "@zhian/contracts/contract-version";
import { readPageState } from "./compose-page.ts";
import { DevSiteError } from "./dev-site-error.ts";

const limitMs = 15_000;

/** Throws a DevSiteError unless the site answers, to anybody, as a shell that would serve what is built here. */
export async function checkSite(site: string, fetch = globalThis.fetch): Promise<void> {
  const answer = await ask(site, fetch);
  if (answer.status === 401 || answer.status === 403)
    throw new DevSiteError(
      `${site} answers ${answer.status}: it asks who you are. Use a site that is open to this machine.`,
    );
  const location = answer.headers.get("location");
  const leadsTo = location === null ? undefined : URL.parse(location, site)?.origin;
  if (leadsTo !== undefined && leadsTo !== site)
    throw new DevSiteError(`${site} leads to ${leadsTo}. Use that address.`);
  const state = readPageState(await answer.text());
  if (!answer.ok || !state)
    throw new DevSiteError(`${site} answers ${answer.status}, with no page of a shell. Is it the address of the site?`);
  const { contract } = state;
  if (contract !== undefined && isServedBy(contractVersion, contract)) return;
  throw new DevSiteError(
    `${site} has contract ${contract ?? "1.0"}, and this build is for ${contractVersion}: install the @zhian/fragment that fits the site.`,
  );
}

async function ask(site: string, fetch: typeof globalThis.fetch): Promise<Response> {
  try {
    return await fetch(`${site}/`, { redirect: "manual", signal: AbortSignal.timeout(limitMs) });
  } catch (cause) {
    throw new DevSiteError(`${site} cannot be reached: ${reasonOf(cause)}.`, { cause });
  }
}

/** fetch says "fetch failed" and keeps what failed behind it. */
export function reasonOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return "no answer";
  if ("cause" in error && error.cause) return reasonOf(error.cause);
  if ("code" in error && typeof error.code === "string") return error.code;
  return "message" in error && typeof error.message === "string" ? error.message : "no answer";
}
