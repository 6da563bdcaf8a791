import { useSite } from "@zhian/fragment/use-site";
import { BlockSection } from "@zhian/page/block-section";
import { Words } from "@zhian/page/words";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import { useEffect, useState } from "react";
import type { SiteBlockOf } from "../model/site-content.ts";

/** The only private thing on the page: it is asked for by the browser, and the page is whole without it. */
export function Membership({ block }: { block: SiteBlockOf<"membership"> }) {
  const { labels } = block;
  return (
    <BlockSection block={block}>
      <Ledger>
        <LedgerRow label={labels.code} note={<Words>{labels.note}</Words>} value={<OwnCode labels={labels} />} />
      </Ledger>
    </BlockSection>
  );
}

function OwnCode({ labels }: Pick<SiteBlockOf<"membership">, "labels">) {
  const { api, isSignedIn } = useSite();
  const [found, setFound] = useState<{ code: string } | "failed">();

  useEffect(() => {
    if (!isSignedIn || !api) return;
    const leaving = new AbortController();
    api.call("popularize.detail", { signal: leaving.signal }).then(
      ({ code = "" }) => setFound({ code }),
      () => !leaving.signal.aborted && setFound("failed"),
    );
    return () => {
      leaving.abort();
      setFound(undefined);
    };
  }, [api, isSignedIn]);

  return <span role="status">{found ? textOf(found, labels) : labels.absent}</span>;
}

function textOf(found: { code: string } | "failed", labels: SiteBlockOf<"membership">["labels"]) {
  if (found === "failed") return labels.failed;
  return found.code ? <code>{found.code}</code> : labels.none;
}
