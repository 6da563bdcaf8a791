import { siteFileAddress } from "@zhian/contracts/site-list";
import { integrityOf } from "@zhian/release/integrity-of";

/** A file of the site that is named by its integrity. Rejects with an Error that says `what` it is when it is another one. */
export async function readSiteFile<Content>(site: string, integrity: string, what: string): Promise<Content> {
  const answer = await fetch(site + siteFileAddress(integrity));
  const text = await answer.text();
  if (integrityOf(text) !== integrity) throw new Error(`${what} answered ${answer.status}`);
  // What the shell wrote, as its hash says.
  return JSON.parse(text) as Content;
}
