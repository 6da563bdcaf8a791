import type { SiteNow } from "@zhian/contracts/site-now";
import { Representation } from "@zhian/serve/representation";
import type { ShellAssets } from "../../assets.ts";
import { readVisitor } from "../../compose/read-visitor.ts";
import type { SiteView, SiteViews } from "../../compose/site-views.ts";
import { previewOn } from "../../preview/preview.ts";
import type { Previews } from "../../preview/previews.ts";
import type { LiveSnapshot } from "../../snapshot/live-snapshot.ts";
import { type Exchange, isRead, refuseMethod, reply, sendRepresentation } from "../exchange/exchange.ts";

interface Dependencies {
  views: Pick<SiteViews, "of">;
  previews: Pick<Previews, "show">;
  live(): LiveSnapshot | undefined;
  assets: Pick<ShellAssets, "entry">;
}

const type = "application/json; charset=utf-8";
const unknown = { headers: { "content-type": type, "cache-control": "no-store" }, body: '{"revision":null}' };
/** Revalidated each time, and private: it reveals which canaries the visitor gets. */
const headers = { "cache-control": "private, no-cache" };

/**
 * `/_revision`, for open tabs: whether the site has changed since they were loaded, and to what. Every visible tab polls each
 * minute: an unchanged response has no body, and is created once for all visitors with the same view.
 */
export function createSiteNowServer({ views, previews, live, assets }: Dependencies) {
  const answers = new WeakMap<SiteView, Representation>();

  return async function serve(exchange: Exchange): Promise<void> {
    exchange.kind = "revision";
    if (!isRead(exchange)) return refuseMethod(exchange, "GET, HEAD");
    const present = live();
    if (!present) return reply(exchange, 503, unknown);
    const { id, previewPass } = readVisitor(exchange.request.headers.cookie);
    const preview = previewPass === undefined ? undefined : previewOn(await previews.show(previewPass));
    const view = views.of(present, id, preview);
    const answer = answers.get(view) ?? new Representation(JSON.stringify(tell(present, view)), { type });
    answers.set(view, answer);
    await sendRepresentation(exchange, answer, headers);
  };

  function tell({ revision, snapshot }: LiveSnapshot, { list, catalogue, openers }: SiteView): SiteNow {
    return {
      revision,
      site: list,
      catalogue: catalogue.file,
      openers,
      shell: assets.entry.path,
      recalled: snapshot.recalled ?? [],
    };
  }
}
