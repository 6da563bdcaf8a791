import { useText } from "@zhian/i18n/use-text";
import { FigureView } from "@zhian/page/figure-view";
import { Choice } from "@zhian/ui/choice";
import { Section } from "@zhian/ui/section";
import type { SolutionPage } from "../model/solution-content.ts";
import css from "./architecture.module.css";

interface ArchitectureProps {
  architecture: SolutionPage["details"]["architecture"];
}

/** The figure, one layer of which can be brought forward, and next to it the meaning of its lines. */
export function Architecture({ architecture: { heading, lead, figure, layers } }: ArchitectureProps) {
  const t = useText();
  const all = { value: "all", label: t("layers.all") };
  return (
    <Section anchor="architecture" tone="tint" heading={heading} lead={lead}>
      <div className={css["architecture"]}>
        <div className={css["figure"]}>
          <Choice
            legend={t("layers.legend")}
            options={[all, ...layers.map(({ kind, label }) => ({ value: kind, label }))]}
            initial="all"
          />
          <FigureView figure={figure} />
        </div>
        {/* Hidden: the figure has the same sentences for screen readers. */}
        <ol className={css["reading"]} aria-hidden="true">
          {figure.edges.map(({ from, to, label }) => (
            <li key={`${from} ${to}`}>{label}</li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
