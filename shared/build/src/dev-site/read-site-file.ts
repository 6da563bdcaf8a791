import { siteFileAddress } from "@zhian/contracts/site-list";
import { integrityOf } from "@zhian/release/integrity-of";

/** Reads a file of the site by its integrity. Rejects with an Error that calls it `what` if the content differs. */
export async function readSiteFile<Content>(site: string, integrity: string, what: string): Promise<Content> {
  const answer = await fetch(site + siteFileAddress(integrity));
  const text = await answer.text();
  if (integrityOf(text) !== integrity) throw new Error(`${what} does not match its hash (HTTP ${answer.status})`);
  // The hash proves that it is the shell's text.
  return JSON.parse(text) as Content;
}
