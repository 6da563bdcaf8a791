import { useText } from "@zhian/i18n/use-text";
import { FigureView } from "@zhian/page/figure-view";
import { Questions } from "@zhian/page/questions";
import { Steps } from "@zhian/page/steps";
import { Words } from "@zhian/page/words";
import { PageNav } from "@zhian/ui/page-nav";
import { Section } from "@zhian/ui/section";
import type { SolutionPage } from "../model/solution-content.ts";
import { BillOfMaterials } from "./bill-of-materials.tsx";
import css from "./details.module.css";
import { Regulations } from "./regulations.tsx";

type Details = NonNullable<SolutionPage["details"]>;

const anchors = ["situation", "regulations", "architecture", "bill", "timeline", "faq", "contact"] as const;

/** From the situation to the questions, in the order in which one decides. */
export function Details({ details }: { details: Details }) {
  const t = useText();
  const { situation, regulations, architecture, bill, timeline, questions } = details;
  return (
    <>
      <PageNav
        label={t("solution.onThisPage")}
        items={anchors.map((anchor) => ({ anchor, label: t(`nav.${anchor}`) }))}
      />
      <Section anchor="situation" heading={situation.heading}>
        <div className={css["prose"]}>
          {situation.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Words>{paragraph}</Words>
            </p>
          ))}
        </div>
      </Section>
      <Section anchor="regulations" heading={regulations.heading} lead={regulations.lead}>
        <Regulations regulations={regulations} />
      </Section>
      <Section anchor="architecture" tone="tint" heading={architecture.heading} lead={architecture.lead}>
        <div className={css["figure"]}>
          <FigureView figure={architecture.figure} />
          <ol className={css["reading"]}>
            {architecture.figure.edges.map(({ from, to, label }) => (
              <li key={`${from} ${to}`} aria-hidden="true">
                {label}
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <BillOfMaterials bill={bill} />
      <Steps block={timeline} />
      <Questions block={questions} />
    </>
  );
}
