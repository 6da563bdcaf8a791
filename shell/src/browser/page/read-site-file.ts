import { siteFileAddress } from "@zhian/contracts/site-list";

/** The browser checks its hash: only this page's own revision of the file is accepted. */
export async function readSiteFile(integrity: string, fetch = globalThis.fetch): Promise<unknown> {
  const answer = await fetch(siteFileAddress(integrity), { integrity });
  if (!answer.ok) throw new Error(`${siteFileAddress(integrity)}: HTTP ${answer.status}`);
  return answer.json();
}
