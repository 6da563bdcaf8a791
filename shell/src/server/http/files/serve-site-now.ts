import type { SiteNow } from "@zhian/contracts/site-now";
import type { ShellAssets } from "../../assets.ts";
import { readVisitor } from "../../compose/read-visitor.ts";
import type { SiteViews } from "../../compose/site-views.ts";
import { previewOn } from "../../preview/preview.ts";
import type { Previews } from "../../preview/previews.ts";
import type { LiveSnapshot } from "../../snapshot/live-snapshot.ts";
import { type Exchange, isRead, refuseMethod, reply } from "../exchange/exchange.ts";

interface Dependencies {
  views: Pick<SiteViews, "of">;
  previews: Pick<Previews, "show">;
  live(): LiveSnapshot | undefined;
  assets: Pick<ShellAssets, "entry">;
}

const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };

/** `/_revision`, for open tabs: whether the site has moved on since they were loaded, and to what. */
export function createSiteNowServer({ views, previews, live, assets }: Dependencies) {
  return async function serve(exchange: Exchange): Promise<void> {
    exchange.kind = "revision";
    if (!isRead(exchange)) return refuseMethod(exchange, "GET, HEAD");
    const present = live();
    if (!present) return reply(exchange, 503, { headers, body: JSON.stringify({ revision: null }) });
    const { id, previewPass } = readVisitor(exchange.request.headers.cookie);
    const preview = previewPass === undefined ? undefined : previewOn(await previews.show(previewPass));
    const { list, catalogue, openers } = views.of(present, id, preview);
    const { revision, snapshot } = present;
    const now: SiteNow = {
      revision,
      site: list,
      catalogue: catalogue.file,
      openers,
      shell: assets.entry.path,
      recalled: snapshot.recalled ?? [],
    };
    reply(exchange, 200, { headers, body: JSON.stringify(now) });
  };
}
