import { useText } from "@zhian/i18n/use-text";
import { BlockSection } from "@zhian/page/block-section";
import { ProductLink } from "@zhian/page/product-link";
import { useMarked } from "@zhian/page/use-marked";
import { Tabs } from "@zhian/ui/tabs";
import type { BlockOf } from "../../model/page-content.ts";
import css from "./scenarios.module.css";

type Scenario = BlockOf<"scenarios">["items"][number];

export function Scenarios({ block }: { block: BlockOf<"scenarios"> }) {
  return (
    <BlockSection block={block} tone="tint">
      <Tabs
        label={block.heading}
        tabs={block.items.map((scenario) => ({
          key: scenario.id,
          label: scenario.name,
          anchor: `scenario-${scenario.id}`,
          panel: <ScenarioPanel scenario={scenario} />,
        }))}
      />
    </BlockSection>
  );
}

function ScenarioPanel({ scenario }: { scenario: Scenario }) {
  const marked = useMarked();
  const t = useText();
  return (
    <div className={css["panel"]}>
      <h3 className={css["name"]}>{scenario.name}</h3>
      <dl className={css["story"]}>
        {(["problem", "approach", "result"] as const).map((part) => (
          <div key={part} className={css[part]}>
            <dt>{t(`scenario.${part}`)}</dt>
            <dd>{marked(scenario[part])}</dd>
          </div>
        ))}
      </dl>
      <div className={css["way"]}>
        <p>{t("scenario.products")}</p>
        <ol>
          {scenario.products.map((code) => (
            <li key={code}>
              <ProductLink code={code} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
