import { Representation } from "@zhian/serve/representation";
import { readVisitor } from "../../compose/read-visitor.ts";
import type { SiteViews } from "../../compose/site-views.ts";
import { previewOn } from "../../preview/preview.ts";
import type { Previews } from "../../preview/previews.ts";
import type { LiveSnapshot } from "../../snapshot/live-snapshot.ts";
import { type Exchange, replyText, sendRepresentation } from "../exchange/exchange.ts";

interface Dependencies {
  views: SiteViews;
  previews: Pick<Previews, "show">;
  live(): LiveSnapshot | undefined;
}

const type = "application/json; charset=utf-8";
const headers = { "cache-control": "public, max-age=31536000, immutable" };

/** `/_site/<hash>`: the fragments of a revision, and how each is loaded. Open pages request the files of their own revision. */
export function createSiteListServer({ views, previews, live }: Dependencies) {
  return async function serve(exchange: Exchange): Promise<void> {
    exchange.kind = "site-list";
    const text = views.find(exchange.path) ?? (await findAnew(exchange));
    if (text === undefined) return replyText(exchange, 404, "Not Found\n");
    await sendRepresentation(exchange, new Representation(text, { type }), headers);
  };

  /** The page may have been served by another shell, or by this one before a restart. */
  async function findAnew({ request, path }: Exchange): Promise<string | undefined> {
    const present = live();
    if (!present) return undefined;
    views.of(present, undefined);
    const { id, previewPass: kept } = readVisitor(request.headers.cookie);
    views.of(present, id);
    if (kept !== undefined) views.of(present, id, previewOn(await previews.show(kept)));
    return views.find(path);
  }
}
