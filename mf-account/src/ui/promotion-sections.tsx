import type { EndpointData } from "@zhian/contracts/endpoints";
import { useText } from "@zhian/i18n/use-text";
import { PageLink } from "@zhian/page/page-link";
import { RateNote, SitePrice } from "@zhian/page/rate";
import { Button } from "@zhian/ui/button";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import { Notice } from "@zhian/ui/notice";
import { useState } from "react";
import { CopyValue } from "./copy-value.tsx";
import { LinkSection } from "./link-section.tsx";
import { OwnRegion } from "./own-region.tsx";
import css from "./promotion-sections.module.css";
import { RebateTable } from "./rebate-table.tsx";
import { useCall } from "./use-call.ts";
import { useFailureToast } from "./use-failure-toast.ts";
import { type Own, useOwn } from "./use-own.ts";

type Standing = EndpointData<"popularize.detail">;

/** The visitor's referral earnings, or how to begin for a visitor who is not a recommender yet. */
export function PromotionSections() {
  const t = useText();
  const own = useOwn((api, signal) => api.call("popularize.detail", { signal }));
  const code = own.data?.code;
  return (
    <>
      <OwnRegion heading={t("promotion.standing")} own={own} rows={5}>
        {(standing) => (standing.code ? <Figures {...standing} code={standing.code} /> : <Beginning own={own} />)}
      </OwnRegion>
      {code && <LinkSection />}
      {code && (
        <OwnRegion heading={t("rebates.title")} own={own} rows={3}>
          {({ rebates = [] }) => <RebateTable rebates={rebates} />}
        </OwnRegion>
      )}
    </>
  );
}

function Figures({
  code,
  state,
  visits = 0,
  signUps = 0,
  pendingUsd = "0",
  settledUsd = "0",
}: Standing & { code: string }) {
  const t = useText();
  return (
    <div className={css["place"]}>
      {state === "paused" && <Notice kind="warn">{t("promotion.paused")}</Notice>}
      <Ledger>
        <LedgerRow
          label={t("promotion.code")}
          value={
            <>
              <span translate="no">{code}</span> <CopyValue text={code} what={t("promotion.code")} />
            </>
          }
        />
        <LedgerRow label={t("promotion.visits")} note={t("promotion.visitsNote")} value={visits} />
        <LedgerRow label={t("promotion.signUps")} value={signUps} />
        <LedgerRow
          label={t("promotion.pending")}
          note={t("promotion.pendingNote")}
          value={<SitePrice usd={Number(pendingUsd)} look="line" />}
        />
        <LedgerRow label={t("promotion.settled")} value={<SitePrice usd={Number(settledUsd)} look="line" />} />
      </Ledger>
      <p className="meta">
        <RateNote />
      </p>
      <p>
        <PageLink to="/partners/cps" look="onward">
          {t("promotion.rules")}
        </PageLink>
      </p>
    </div>
  );
}

function Beginning({ own }: { own: Own<Standing> }) {
  const t = useText();
  const call = useCall();
  const isDone = useFailureToast();
  const [isBusy, setBusy] = useState(false);

  async function begin(): Promise<void> {
    setBusy(true);
    const isBegun = isDone(await call("popularize.register"));
    setBusy(false);
    if (isBegun) own.retry();
  }

  return (
    <div className={css["place"]}>
      <p className={css["words"]}>{t("promotion.none")}</p>
      <p className={css["words"]}>
        <span>{t("promotion.certify")}</span>{" "}
        <PageLink to="/console/accountCenter/basicInfo">{t("promotion.toAccount")}</PageLink>
      </p>
      <div className={css["actions"]}>
        <Button isBusy={isBusy} onClick={() => void begin()}>
          {t("promotion.begin")}
        </Button>
        <PageLink to="/partners/cps" look="onward">
          {t("promotion.rules")}
        </PageLink>
      </div>
    </div>
  );
}
