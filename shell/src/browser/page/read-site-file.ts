import { siteFileAddress } from "@zhian/contracts/site-list";

/** Its hash is checked by the browser: no answer but that of this page's own revision is taken. */
export async function readSiteFile(integrity: string, fetch = globalThis.fetch): Promise<unknown> {
  const answer = await fetch(siteFileAddress(integrity), { integrity });
  if (!answer.ok) throw new Error(`${siteFileAddress(integrity)} answered ${answer.status}`);
  return answer.json();
}
