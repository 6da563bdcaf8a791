import { contractVersion, isServedBy } from "@zhian/contracts/contract-version";
import { readPageState } from "./compose-page.ts";
import { DevSiteError } from "./dev-site-error.ts";
import { reasonOf } from "./reason-of.ts";

const limitMs = 15_000;
/** OpenSSL's codes: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const untrusted = /CERT|UNABLE_TO_(?:GET|VERIFY)/;

/** Throws a DevSiteError unless the site responds, without authentication, as a shell that could serve what is built here. */
export async function checkSite(site: string, fetch = globalThis.fetch): Promise<void> {
  const answer = await ask(site, fetch);
  if (answer.status === 401 || answer.status === 403)
    throw new DevSiteError(
      `${site} returned ${answer.status}: it requires authentication. Use a site that is open to this machine.`,
    );
  const location = answer.headers.get("location");
  const leadsTo = location !== null && URL.canParse(location, site) ? new URL(location, site).origin : undefined;
  if (leadsTo !== undefined && leadsTo !== site)
    throw new DevSiteError(`${site} redirects to ${leadsTo}. Use that address.`);
  const state = readPageState(await answer.text());
  if (!answer.ok || !state)
    throw new DevSiteError(
      `${site} returned ${answer.status} and no page of a shell. Is this the address of the site?`,
    );
  const { contract } = state;
  if (contract !== undefined && isServedBy(contractVersion, contract)) return;
  throw new DevSiteError(
    `${site} uses contract ${contract ?? "1.0"}, but this build targets ${contractVersion}: install the version of @zhian/fragment that matches the site.`,
  );
}

async function ask(site: string, fetch: typeof globalThis.fetch): Promise<Response> {
  try {
    return await fetch(`${site}/`, { redirect: "manual", signal: AbortSignal.timeout(limitMs) });
  } catch (cause) {
    const reason = reasonOf(cause);
    if (!untrusted.test(reason)) throw new DevSiteError(`${site} cannot be reached: ${reason}.`, { cause });
    throw new DevSiteError(
      `This machine does not trust the certificate of ${site}: ${reason}. To trust its certificate authority, put NODE_EXTRA_CA_CERTS=/path/to/ca.pem before the command.`,
      { cause },
    );
  }
}
