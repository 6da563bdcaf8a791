import { useText } from "@zhian/i18n/use-text";
import { Words } from "@zhian/page/words";
import { Section } from "@zhian/ui/section";
import { SpecTable } from "@zhian/ui/spec-table";
import type { SolutionPage } from "../model/solution-content.ts";

interface ResultProps {
  result: NonNullable<SolutionPage["details"]>["result"];
}

export function Result({ result: { heading, lead, rows, limit } }: ResultProps) {
  const t = useText();
  return (
    <Section anchor="result" heading={heading} lead={lead}>
      <SpecTable
        caption={t("result.caption")}
        columns={[t("result.event"), t("result.before"), t("result.after")]}
        rows={rows.map(({ event, before, after }) => ({ key: event, head: event, cells: [before, after] }))}
        note={<Words>{limit}</Words>}
      />
    </Section>
  );
}
