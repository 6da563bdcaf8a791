import type { InLanguage } from "@zhian/i18n/in-language";
import { useText } from "@zhian/i18n/use-text";
import { BlockSection } from "@zhian/page/block-section";
import { ProductLink } from "@zhian/page/product-link";
import { Steps } from "@zhian/page/steps";
import { Words } from "@zhian/page/words";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import { SpecTable } from "@zhian/ui/spec-table";
import type { LedgerBlock, OwnBlock, TableBlock } from "../model/solution-content.ts";

interface OwnProps {
  block: InLanguage<OwnBlock>;
  number: number | undefined;
}

/** What only this solution has to show. */
export function Own({ block, number }: OwnProps) {
  if (block.is === "steps") return <Steps block={block} />;
  if (block.is === "ledger") return <OwnLedger block={block} />;
  return <OwnTable block={block} number={number} />;
}

function OwnTable({ block, number }: { block: InLanguage<TableBlock>; number: number | undefined }) {
  const t = useText();
  return (
    <BlockSection block={block}>
      <SpecTable
        caption={<Words>{t("own.caption", { n: number, caption: block.caption })}</Words>}
        columns={block.columns}
        rows={block.rows.map((row) => ({
          key: "product" in row ? row.product : row.label,
          head: "product" in row ? <ProductLink code={row.product} /> : <Words>{row.label}</Words>,
          cells: row.cells.map((cell) => <Words key={cell}>{cell}</Words>),
        }))}
        note={block.note && <Words>{block.note}</Words>}
      />
    </BlockSection>
  );
}

function OwnLedger({ block }: { block: InLanguage<LedgerBlock> }) {
  return (
    <BlockSection block={block}>
      <Ledger>
        {block.rows.map(({ label, note, value }) => (
          <LedgerRow
            key={label}
            label={<Words>{label}</Words>}
            note={note && <Words>{note}</Words>}
            value={<Words>{value}</Words>}
          />
        ))}
      </Ledger>
    </BlockSection>
  );
}
