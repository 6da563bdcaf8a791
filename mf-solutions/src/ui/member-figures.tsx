import { consoleLink } from "@zhian/contracts/console-link";
import { useSite } from "@zhian/fragment/use-site";
import { CopyButton } from "@zhian/page/copy-button";
import { SitePrice } from "@zhian/page/rate";
import { FigureCaption } from "@zhian/ui/figure";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import { QrCode } from "@zhian/ui/qr-code";
import { textLinkClass } from "@zhian/ui/text-link";
import type { Material, Standing } from "../api/load-membership.ts";
import { linkAddress } from "../model/link-address.ts";
import type { MemberWords } from "../model/member-content.ts";
import css from "./member-desk.module.css";

interface MemberFiguresProps {
  text: MemberWords;
  standing: Standing;
  material: Material | undefined;
}

/** The member's own link to share, and its results so far. */
export function MemberFigures({ text, standing, material }: MemberFiguresProps) {
  const { config, locale } = useSite();
  return (
    <div className={css["figures"]}>
      <div className={css["sums"]}>
        {material && <OwnLink text={text} address={linkAddress(material.path, config)} />}
        <Ledger>
          <LedgerRow label={text.visits} note={text.visitsNote} value={standing.visits ?? 0} />
          <LedgerRow label={text.signUps} value={standing.signUps ?? 0} />
          <LedgerRow
            label={text.pending}
            note={text.pendingNote}
            value={<SitePrice usd={Number(standing.pendingUsd ?? 0)} look="line" />}
          />
          <LedgerRow label={text.settled} value={<SitePrice usd={Number(standing.settledUsd ?? 0)} look="line" />} />
        </Ledger>
        <a
          href={consoleLink({ config, locale }, "/promotionManagement/overview")}
          target="_blank"
          rel="noopener"
          className={textLinkClass({})}
        >
          {text.centre}
        </a>
      </div>
      {material && (
        <figure className={css["qr"]}>
          <QrCode rows={material.qr} label={text.qr} />
          <FigureCaption>{text.qrCaption}</FigureCaption>
        </figure>
      )}
    </div>
  );
}

function OwnLink({ text, address }: { text: MemberWords; address: string }) {
  return (
    <p className={css["link"]}>
      <span className="visually-hidden">{text.link}</span>
      <code translate="no">{address}</code>
      <CopyButton look="secondary" size="small" text={address} toasts={{ copied: text.copied, denied: text.denied }}>
        {text.copy}
      </CopyButton>
    </p>
  );
}
