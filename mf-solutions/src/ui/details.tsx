import { useText } from "@zhian/i18n/use-text";
import { Questions } from "@zhian/page/questions";
import { useMarked } from "@zhian/page/use-marked";
import { PageNav } from "@zhian/ui/page-nav";
import { Section } from "@zhian/ui/section";
import { sectionsOf, tableNumbers } from "../model/sections.ts";
import type { SectionName, SolutionPage } from "../model/solution-content.ts";
import { Architecture } from "./architecture.tsx";
import { BillOfMaterials } from "./bill-of-materials.tsx";
import { Delivery } from "./delivery.tsx";
import css from "./details.module.css";
import { Own } from "./own.tsx";
import { Regulations } from "./regulations.tsx";
import { Result } from "./result.tsx";

type Details = SolutionPage["details"];

/** All sections from the situation to the questions, in the order of the page. */
export function Details({ details }: { details: Details }) {
  const t = useText();
  const sections = sectionsOf(details);
  const numbers = tableNumbers(details);
  return (
    <>
      <PageNav
        label={t("solution.onThisPage")}
        // The situation is right below.
        items={sections.filter((name) => name !== "situation").map((name) => navItem(name, details, t))}
      />
      {sections.map((name) => (
        <DetailsSection key={name} name={name} details={details} number={numbers[name]} />
      ))}
    </>
  );
}

function navItem(name: SectionName, { own }: Details, t: ReturnType<typeof useText>) {
  return name === "own" && own
    ? { anchor: own.anchor, label: own.nav ?? own.heading }
    : { anchor: name, label: t(`nav.${name}`) };
}

interface DetailsSectionProps {
  name: SectionName;
  details: Details;
  /** The table number, if the section is a table. */
  number: number | undefined;
}

function DetailsSection({ name, details, number }: DetailsSectionProps) {
  const { situation, regulations, architecture, bill, timeline, result, own, questions } = details;
  switch (name) {
    case "situation":
      return <Situation situation={situation} />;
    case "regulations":
      return <Regulations regulations={regulations} number={number} />;
    case "architecture":
      return <Architecture architecture={architecture} />;
    case "bill":
      return <BillOfMaterials bill={bill} number={number} />;
    case "timeline":
      return <Delivery timeline={timeline} number={number} />;
    case "result":
      return <Result result={result} number={number} />;
    case "own":
      return own && <Own block={own} number={number} />;
    case "faq":
      return <Questions block={questions} />;
  }
}

function Situation({ situation: { heading, lead, paragraphs } }: Pick<Details, "situation">) {
  const marked = useMarked();
  return (
    <Section anchor="situation" heading={heading} lead={lead}>
      <div className={css["prose"]}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{marked(paragraph)}</p>
        ))}
      </div>
    </Section>
  );
}
