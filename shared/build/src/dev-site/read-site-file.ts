import { siteFileAddress } from "@zhian/contracts/site-list";
import { integrityOf } from "@zhian/release/integrity-of";

/** A file of the site that is named by its integrity. Rejects with an Error that names it as `what` when its content differs. */
export async function readSiteFile<Content>(site: string, integrity: string, what: string): Promise<Content> {
  const answer = await fetch(site + siteFileAddress(integrity));
  const text = await answer.text();
  if (integrityOf(text) !== integrity) throw new Error(`${what} answered ${answer.status}`);
  // The shell's own text, as its hash proves.
  return JSON.parse(text) as Content;
}
