import { Words } from "@zhian/page/words";
import { Section } from "@zhian/ui/section";
import { SpecTable } from "@zhian/ui/spec-table";
import type { Home } from "../../model/home-content.ts";

/** Each country's requirements; every answer links to the text of the rule. */
export function RulesTable({ rules }: { rules: Home["rules"] }) {
  return (
    <Section anchor="rules" heading={rules.heading} lead={rules.lead}>
      <SpecTable
        caption={rules.caption}
        columns={rules.columns}
        rows={rules.rows.map(({ label, cells }) => ({
          key: label,
          head: label,
          cells: cells.map(({ text, source }) => (
            <a key={text} href={source} rel="noopener">
              <Words>{text}</Words>
            </a>
          )),
        }))}
      />
    </Section>
  );
}
