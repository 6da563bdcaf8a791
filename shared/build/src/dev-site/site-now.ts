import type { IncomingMessage } from "node:http";
import type { SiteList } from "@zhian/contracts/site-list";
import type { SiteNow } from "@zhian/contracts/site-now";
import { integrityOf } from "@zhian/release/integrity-of";
import { type Answer, jsonType } from "./answers.ts";
import { revisionWith, withLocal, withLocalOpener } from "./local-list.ts";
import type { LocalRelease } from "./local-release.ts";
import { readSiteFile } from "./read-site-file.ts";
import { toSiteHeaders } from "./site-headers.ts";

interface Options {
  site: string;
  here(): string;
  local(): LocalRelease;
  /** Serves a text at the address with its integrity. */
  keep(text: string): void;
}

/** The response to open tabs at `/_revision`: the current site with the team's release. Rejects if the site is unreachable. */
export function createSiteNow({ site, here, local, keep }: Options) {
  return async function siteNow({ url = "", headers }: IncomingMessage): Promise<Answer> {
    const answer = await fetch(site + url, { headers: toSiteHeaders(headers, site, here()) });
    const text = await answer.text();
    const now = answer.ok ? (JSON.parse(text) as Partial<SiteNow>) : {};
    // The shell is not ready, or too old to update open tabs.
    if (now.site === undefined) return { status: answer.status, text, type: jsonType };
    const release = local();
    const { texts } = withLocal(await readSiteFile<SiteList>(site, now.site, "the list of fragments"), release);
    for (const each of texts) keep(each);
    const changed = {
      ...now,
      revision: revisionWith(Number(now.revision), release),
      site: integrityOf(texts[0]),
      openers: withLocalOpener(now.openers ?? {}, release),
    };
    return { status: 200, text: JSON.stringify(changed), type: jsonType };
  };
}
