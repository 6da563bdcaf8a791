import { useText } from "@zhian/i18n/use-text";
import { useMarked } from "@zhian/page/use-marked";
import { Section } from "@zhian/ui/section";
import { SpecTable } from "@zhian/ui/spec-table";
import type { SolutionPage } from "../model/solution-content.ts";

interface ResultProps {
  result: SolutionPage["details"]["result"];
  number: number | undefined;
}

export function Result({ result: { heading, lead, rows, limit }, number }: ResultProps) {
  const marked = useMarked();
  const t = useText();
  return (
    <Section anchor="result" heading={heading} lead={lead}>
      <SpecTable
        caption={t("result.caption", { n: number })}
        columns={[t("result.event"), t("result.before"), t("result.after")]}
        rows={rows.map(({ event, before, after }) => ({ key: event, head: event, cells: [before, after] }))}
        note={marked(limit)}
      />
    </Section>
  );
}
