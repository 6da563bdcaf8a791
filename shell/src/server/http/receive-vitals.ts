import { shellOwner } from "@zhian/contracts/vital-limits";
import { type Measured, vitalsBeaconSchema } from "@zhian/contracts/vitals-beacon";
import { parseJson } from "@zhian/server/parse-json";
import { readRequestBody } from "@zhian/server/read-body";
import { createClientCap } from "../health/client-cap.ts";
import type { KnownReleases } from "../health/known-releases.ts";
import type { PageHealth } from "../health/page-health.ts";
import type { VitalCounts } from "../health/vital-counts.ts";
import type { Metrics } from "../operate/metrics.ts";
import { clientIpOf } from "./exchange/client-ip.ts";
import { type Exchange, refuseMethod, reply } from "./exchange/exchange.ts";
import { isFromOwnSite } from "./exchange/own-site.ts";

interface Dependencies {
  health: Pick<PageHealth, "redeemPart">;
  releases: Pick<KnownReleases, "find">;
  counts: Pick<VitalCounts, "count">;
  /** The shell's version, as reported. */
  version: string;
  origin: string;
  metrics: Pick<Metrics, "vitals" | "layoutShifts" | "vitalsRefused">;
  now?: () => number;
}

const maxBytes = 16 * 1024;
const perMinute = 60;

/** Why a report, or part of it, is not counted; a label of a metric. */
type Refusal = "declined" | "cross-site" | "too-many" | "too-large" | "malformed" | "unknown-page" | "not-served";

/**
 * `POST /_vitals`: measurements of pages, each part accepted once. Anyone can send these: a value counts only if it names a page that
 * was recently sent to a visitor, and a release that is served.
 */
export function createVitalsReceiver(parts: Dependencies) {
  const { health, releases, counts, version, origin, metrics, now } = parts;
  const perClient = createClientCap(perMinute, now);

  return async function take(exchange: Exchange): Promise<void> {
    exchange.kind = "vitals";
    if (exchange.request.method !== "POST") return refuseMethod(exchange, "POST");
    const body = await readRequestBody(exchange.request, maxBytes);
    reply(exchange, 204, { headers: { "cache-control": "no-store", ...(!body && { connection: "close" }) } });
    const refusal = refusalOf(exchange) ?? (body ? count(body) : "too-large");
    if (refusal) metrics.vitalsRefused.inc({ reason: refusal });
  };

  function refusalOf({ request }: Exchange): Refusal | undefined {
    const { dnt, "sec-gpc": gpc, "save-data": saveData } = request.headers;
    if (dnt === "1" || gpc === "1" || saveData === "on") return "declined";
    if (!isFromOwnSite(request, origin)) return "cross-site";
    return perClient.takes(clientIpOf(request)) ? undefined : "too-many";
  }

  function count(body: Buffer): Refusal | undefined {
    const beacon = vitalsBeaconSchema.safeParse(parseJson(body.toString("utf8")));
    if (!beacon.success || isToldTwice(beacon.data.values)) return "malformed";
    const { page, part, device, connection, values } = beacon.data;
    const revision = health.redeemPart(page, part);
    if (revision === undefined) return "unknown-page";
    let refusal: Refusal | undefined;
    for (const value of values) {
      const release = find(value);
      if (!release) {
        refusal = "not-served";
        continue;
      }
      const seen = { ...value, version: release.version, device, connection };
      counts.count({ ...seen, revision: Math.max(revision, release.revision) });
      observe(seen);
    }
    return refusal;
  }

  /** A release, if it is served and has this route. */
  function find({ fragment, version: claimed, route }: Measured): { version: string; revision: number } | undefined {
    if (fragment === shellOwner) return route === "/*" ? { version, revision: 0 } : undefined;
    const release = releases.find(fragment, claimed);
    return release?.routes.includes(route) ? { version: claimed, revision: release.revision } : undefined;
  }

  function observe({ fragment, version: of, vital, value }: Measured): void {
    if (vital === "cls") metrics.layoutShifts.observe({ fragment, version: of }, value / 1000);
    else metrics.vitals.observe({ fragment, version: of, vital }, value / 1000);
  }
}

/** A page reports the worst value of each vital: a second one would give the page more weight than others have. */
function isToldTwice(values: readonly Measured[]): boolean {
  return new Set(values.map(({ fragment, vital }) => `${fragment} ${vital}`)).size < values.length;
}
