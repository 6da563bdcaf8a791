import type { ReleaseCount } from "@zhian/contracts/health";
import type { Composition } from "../compose/compose-page.ts";
import type { PagePlan } from "../compose/page-plan.ts";
import { clientIpOf } from "../http/exchange/client-ip.ts";
import type { Exchange } from "../http/exchange/exchange.ts";
import type { LiveSnapshot } from "../snapshot/live-snapshot.ts";
import { createClientCap } from "./client-cap.ts";
import { createIssuedPages } from "./issued-pages.ts";
import { createReleaseCounts } from "./release-counts.ts";

export interface BrowserReport {
  requestId: string;
  fragment: string;
  version: string;
}

export type PageHealth = ReturnType<typeof createPageHealth>;

/** A single visitor's pages prove little about a release, so few of them count. */
const pagesPerClient = 10;

/** Counts, for each release, the pages served to visitors and those on which something failed. */
export function createPageHealth(now?: () => number) {
  const cap = createClientCap(pagesPerClient, now);
  const issued = createIssuedPages();
  const counts = createReleaseCounts();
  let live: LiveSnapshot | undefined;

  /** Returns undefined if the client has used its share, and for previews, which prove nothing about the served releases. */
  function open({ request, requestId }: Exchange, { live: { revision }, preview }: PagePlan) {
    if (preview) return undefined;
    const client = clientIpOf(request);
    if (!cap.takes(client)) return undefined;
    issued.issue(requestId, revision);
    return { client, revision };
  }

  return {
    /** A page from the cache counts as one without failures. */
    countKept(exchange: Exchange, plan: PagePlan): void {
      const page = open(exchange, plan);
      if (!page) return;
      for (const { manifest } of new Set(plan.owners.values())) {
        counts.page({ fragment: manifest.name, version: manifest.version, revision: page.revision });
      }
    },

    countMade(exchange: Exchange, plan: PagePlan, { ending }: Composition): void {
      const page = open(exchange, plan);
      if (!page) return;
      const count = async () => {
        for (const { fragment, version, failure } of (await ending).outcomes) {
          const release = { fragment, version, revision: page.revision };
          counts.page(release);
          if (failure !== undefined) counts.failure(release, failure, page.client);
        }
      };
      count().catch(() => undefined); // A composition that failed as a whole is logged where it is served.
    },

    /** Counts a browser's report about a counted page, once for each fragment on it. */
    countReport(exchange: Exchange, { requestId, fragment, version }: BrowserReport): void {
      const revision = issued.redeem(requestId, fragment);
      if (revision === undefined || revision !== live?.revision) return;
      const served = live.deployments.find(({ name }) => name === fragment);
      const versions = [served?.stable, served?.canary?.release].map((release) => release?.manifest.version);
      if (!versions.includes(version)) return;
      counts.failure({ fragment, version, revision }, "browser", clientIpOf(exchange.request));
    },

    /** Returns the revision of a counted page, once for each part of its report. */
    redeemPart: (requestId: string, part: number): number | undefined => issued.redeemPart(requestId, part),

    switchTo(next: LiveSnapshot): void {
      live = next;
      cap.renew();
      const releases = next.deployments.flatMap(({ stable, canary }) => [stable, ...(canary ? [canary.release] : [])]);
      counts.keepOnly(releases.map(({ manifest }) => manifest));
    },

    take: (): ReleaseCount[] => counts.take(),
  };
}
