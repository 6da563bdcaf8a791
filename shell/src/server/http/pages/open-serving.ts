import { type PagePlan, planPage } from "../../compose/page-plan.ts";
import type { Values } from "../../compose/parts.ts";
import type { PageAddress } from "../../compose/read-address.ts";
import type { Visitor } from "../../compose/read-visitor.ts";
import type { SiteView, SiteViews } from "../../compose/site-views.ts";
import { previewOn, type ShownPreview } from "../../preview/preview.ts";
import type { Previews } from "../../preview/previews.ts";
import type { LiveSnapshot } from "../../snapshot/live-snapshot.ts";
import type { Exchange } from "../exchange/exchange.ts";
import type { Inspection } from "../exchange/inspection.ts";
import { makeVisitorId } from "../exchange/page-values.ts";

/** One page response to one visitor. */
export interface Serving {
  exchange: Exchange;
  visitor: Visitor;
  values: Values;
  newVisitorId: string | undefined;
  /** The preview of a visitor who has a pass for one. */
  preview: ShownPreview | undefined;
  view: SiteView;
  planOf(address: PageAddress): PagePlan;
}

interface Options {
  views: SiteViews;
  previews: Pick<Previews, "show">;
  inspection: Pick<Inspection, "isOn">;
}

type Asked = Pick<Serving, "exchange" | "visitor" | "values">;

/** Determines the visitor, and the site as served to them. A preview changes nothing else for its visitor. */
export async function openServing(
  { exchange, visitor, values }: Asked,
  live: LiveSnapshot,
  { views, previews, inspection }: Options,
): Promise<Serving> {
  const { previewPass: kept, inspectPass } = visitor;
  const preview = kept === undefined ? undefined : await previews.show(kept);
  const newVisitorId = live.hasCanary && !visitor.id && !preview ? makeVisitorId() : undefined;
  const known = newVisitorId ? { ...visitor, id: newVisitorId } : visitor;
  const view = views.of(live, known.id, previewOn(preview));
  const isInspected = previewOn(preview) !== undefined || inspection.isOn(inspectPass);
  const planOf = (address: PageAddress) =>
    planPage(live, view, { address, visitor: known, isInspected, ...(preview && { preview }) });
  return { exchange, visitor: known, values, newVisitorId, preview, view, planOf };
}
