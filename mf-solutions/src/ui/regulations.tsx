import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { formatDate } from "@zhian/page/format-date";
import { useMarked } from "@zhian/page/use-marked";
import { Section } from "@zhian/ui/section";
import { SpecTable } from "@zhian/ui/spec-table";
import type { SolutionPage } from "../model/solution-content.ts";

interface RegulationsProps {
  regulations: SolutionPage["details"]["regulations"];
  number: number | undefined;
}

export function Regulations({ regulations: { heading, lead, items, reviewedAt }, number }: RegulationsProps) {
  const marked = useMarked();
  const t = useText();
  const { locale } = useSite();
  return (
    <Section anchor="regulations" heading={heading} lead={lead}>
      <SpecTable
        caption={t("regulations.caption", { n: number })}
        columns={[t("regulations.rule"), t("regulations.country"), t("regulations.asks"), t("regulations.source")]}
        rows={items.map(({ name, country, asks, url }) => ({
          key: name,
          head: marked(name),
          cells: [
            country,
            marked(asks),
            <a key="source" href={url} rel="noopener external">
              {new URL(url).host}
            </a>,
          ],
        }))}
        note={t("regulations.reviewed", { date: formatDate(reviewedAt, locale) })}
      />
    </Section>
  );
}
