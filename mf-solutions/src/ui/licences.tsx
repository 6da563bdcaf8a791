import { useSite } from "@zhian/fragment/use-site";
import { BlockSection } from "@zhian/page/block-section";
import { formatDate } from "@zhian/page/format-date";
import { useMarked } from "@zhian/page/use-marked";
import { SpecTable } from "@zhian/ui/spec-table";
import type { SiteBlockOf } from "../model/site-content.ts";

export function Licences({ block }: { block: SiteBlockOf<"licences"> }) {
  const marked = useMarked();
  const { locale } = useSite();
  return (
    <BlockSection block={block}>
      <SpecTable
        caption={block.caption}
        columns={block.columns}
        rows={block.items.map(({ name, number, issuer, validUntil, url }) => ({
          key: number,
          head: marked(name),
          cells: [
            number,
            <a key="issuer" href={url} rel="noopener external">
              {issuer}
            </a>,
            formatDate(validUntil, locale),
          ],
        }))}
      />
    </BlockSection>
  );
}
