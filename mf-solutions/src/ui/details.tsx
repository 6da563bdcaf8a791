import { useText } from "@zhian/i18n/use-text";
import { Questions } from "@zhian/page/questions";
import { Words } from "@zhian/page/words";
import { PageNav } from "@zhian/ui/page-nav";
import { Section } from "@zhian/ui/section";
import type { SolutionPage } from "../model/solution-content.ts";
import { Architecture } from "./architecture.tsx";
import { BillOfMaterials } from "./bill-of-materials.tsx";
import { Delivery } from "./delivery.tsx";
import css from "./details.module.css";
import { Regulations } from "./regulations.tsx";
import { Result } from "./result.tsx";

type Details = NonNullable<SolutionPage["details"]>;

const anchors = ["situation", "regulations", "architecture", "bill", "timeline", "result", "faq"] as const;

/** From the situation to the questions, in the order in which one decides. */
export function Details({ details }: { details: Details }) {
  const t = useText();
  const { situation, regulations, architecture, bill, timeline, result, questions } = details;
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
      <Architecture architecture={architecture} />
      <BillOfMaterials bill={bill} />
      <Delivery timeline={timeline} />
      <Result result={result} />
      <Questions block={questions} />
    </>
  );
}
