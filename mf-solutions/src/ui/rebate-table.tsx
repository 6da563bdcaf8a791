import { useSite } from "@zhian/fragment/use-site";
import { formatDate } from "@zhian/page/format-date";
import { SitePrice } from "@zhian/page/rate";
import { SpecTable } from "@zhian/ui/spec-table";
import { Tag } from "@zhian/ui/tag";
import type { Standing } from "../api/load-membership.ts";
import type { MemberWords } from "../model/member-content.ts";

interface RebateTableProps {
  text: MemberWords;
  rebates: NonNullable<Standing["rebates"]>;
}

const shown = 10;

/** The newest rebates; the console lists all of them. */
export function RebateTable({ text, rebates }: RebateTableProps) {
  const { locale } = useSite();
  if (rebates.length === 0) return <p>{text.noRebates}</p>;
  return (
    <SpecTable
      caption={text.rebates}
      columns={[text.day, text.customer, text.for, text.amount, text.state]}
      rows={rebates.slice(0, shown).map((rebate) => ({
        key: rebate.id,
        head: formatDate(rebate.at.slice(0, 10), locale),
        cells: [
          <span key="of">
            <span translate="no">{rebate.of}</span> {rebate.isDemo && <Tag tone="amber">{text.demo}</Tag>}
          </span>,
          text[`for.${rebate.kind}`],
          <SitePrice key="usd" usd={Number(rebate.usd)} look="line" />,
          text[`state.${rebate.state}`],
        ],
      }))}
    />
  );
}
