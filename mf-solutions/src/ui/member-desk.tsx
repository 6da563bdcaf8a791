import { useSite } from "@zhian/fragment/use-site";
import { Button } from "@zhian/ui/button";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import { Skeleton } from "@zhian/ui/skeleton";
import en from "../content/member-area/en.yaml";
import zh from "../content/member-area/zh.yaml";
import type { MemberWords } from "../model/member-content.ts";
import { JoinReferral } from "./join-referral.tsx";
import css from "./member-desk.module.css";
import { MemberFigures } from "./member-figures.tsx";
import { RebateTable } from "./rebate-table.tsx";
import { useMembership } from "./use-membership.ts";

// The build has validated them with the schema of their kind.
const texts = { en: en as MemberWords, zh: zh as MemberWords };

/** A signed-in visitor's earnings, or how to join. */
export function MemberDesk() {
  const text = texts[useSite().locale];
  const { state, reload } = useMembership();
  if (state === undefined) {
    return (
      <div aria-busy="true" className={css["desk"]}>
        <p className="visually-hidden">{text.loading}</p>
        <Skeleton lines={5} />
      </div>
    );
  }
  if (state === "failed") {
    return (
      <div role="status" className={css["desk"]}>
        <p>{text.failed}</p>
        <Button look="secondary" onClick={reload}>
          {text.retry}
        </Button>
      </div>
    );
  }
  const { standing, material } = state;
  if (!standing.code) return <JoinReferral text={text} onJoined={reload} />;
  return (
    <div className={css["desk"]}>
      <Ledger>
        <LedgerRow
          label={text.code}
          note={standing.state === "paused" && text.paused}
          value={<code translate="no">{standing.code}</code>}
        />
      </Ledger>
      <MemberFigures text={text} standing={standing} material={material} />
      <RebateTable text={text} rebates={standing.rebates ?? []} />
    </div>
  );
}
