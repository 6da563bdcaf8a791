import type { EndpointData } from "@zhian/contracts/endpoints";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { SitePrice } from "@zhian/page/rate";
import { Badge } from "@zhian/ui/badge";
import { EmptyState } from "@zhian/ui/empty-state";
import { SpecTable } from "@zhian/ui/spec-table";
import { Tag } from "@zhian/ui/tag";
import { formatMoment } from "../model/moment.ts";

type Rebate = NonNullable<EndpointData<"popularize.detail">["rebates"]>[number];

/** The rebates from the visitor's recommendations. */
export function RebateTable({ rebates }: { rebates: readonly Rebate[] }) {
  const t = useText();
  const { locale } = useSite();
  if (rebates.length === 0) return <EmptyState title={t("rebates.none")} text={t("rebates.noneText")} />;
  const columns = ["of", "kind", "amount", "state", "at"].map((name) => t(`rebates.${name}`));
  return (
    <SpecTable
      caption={t("rebates.caption")}
      columns={columns}
      density="comfortable"
      note={rebates.some(({ isDemo }) => isDemo) && t("rebates.demo")}
      rows={rebates.map(({ id, of, kind, usd, state, at, isDemo }) => ({
        key: id,
        head: (
          <>
            <span translate="no">{of}</span> {isDemo && <Tag tone="amber">{t("demo")}</Tag>}
          </>
        ),
        cells: [
          t(`rebates.kind.${kind}`),
          <SitePrice key="amount" usd={Number(usd)} look="line" />,
          <Badge key="state" state={state === "settled" ? "ok" : "info"}>
            {t(`rebates.state.${state}`)}
          </Badge>,
          formatMoment(at, locale),
        ],
      }))}
    />
  );
}
