import { useSite } from "@zhian/fragment/use-site";
import { BlockSection } from "@zhian/page/block-section";
import { RateNote } from "@zhian/page/rate";
import { Sentences } from "@zhian/page/sentences";
import { Words } from "@zhian/page/words";
import { Field } from "@zhian/ui/field";
import { FigureCaption } from "@zhian/ui/figure";
import { Input } from "@zhian/ui/input";
import { Select } from "@zhian/ui/select";
import { Tag } from "@zhian/ui/tag";
import { useState } from "react";
import { type AmountName, readAmount } from "../model/commission.ts";
import type { SiteBlockOf } from "../model/site-content.ts";
import css from "./calculator.module.css";
import { CommissionSum } from "./commission-sum.tsx";

type Block = SiteBlockOf<"calculator">;
type Typed = Record<AmountName | "rate", string>;

const names = ["customers", "usdPerMonth", "months"] as const;

/** Until scripts run, and without them, it shows the worked example. */
export function Calculator({ block }: { block: Block }) {
  const [typed, setTyped] = useState<Typed>(() => ({
    customers: String(block.start.customers),
    usdPerMonth: String(block.start.usdPerMonth),
    months: String(block.start.months),
    rate: block.start.rate,
  }));
  const rate = block.rates.find(({ id }) => id === typed.rate);
  return (
    <BlockSection block={block} aside={<Tag tone="amber">{block.demo}</Tag>}>
      <figure>
        <div className={css["calculator"]}>
          <Inputs block={block} typed={typed} onType={(name, text) => setTyped({ ...typed, [name]: text })} />
          {rate && <CommissionSum labels={block.labels} amounts={amountsOf(typed)} rate={rate} />}
        </div>
        <FigureCaption>
          <Words>{block.caption}</Words>
        </FigureCaption>
      </figure>
      <p className={css["note"]}>
        <Sentences>
          <Words>{block.note}</Words>
          <RateNote />
        </Sentences>
      </p>
    </BlockSection>
  );
}

/** Null if one of them is not a valid number. */
function amountsOf(typed: Typed): Record<AmountName, number> | null {
  const [customers, usdPerMonth, months] = names.map((name) => readAmount(typed[name], name));
  return customers && usdPerMonth && months ? { customers, usdPerMonth, months } : null;
}

interface InputsProps {
  block: Block;
  typed: Typed;
  onType(name: keyof Typed, text: string): void;
}

function Inputs({ block: { labels, rates }, typed, onType }: InputsProps) {
  const { isHydrated } = useSite();
  const fault = { customers: labels.wholeNumber, usdPerMonth: labels.amount, months: labels.wholeNumber };
  return (
    <fieldset disabled={!isHydrated} className={css["inputs"]}>
      <legend>{labels.inputs}</legend>
      {names.map((name) => (
        <Field key={name} label={labels[name]} error={readAmount(typed[name], name) === null && fault[name]}>
          {(control) => (
            <Input
              {...control}
              inputMode={name === "usdPerMonth" ? "decimal" : "numeric"}
              autoComplete="off"
              value={typed[name]}
              onChange={(event) => onType(name, event.target.value)}
            />
          )}
        </Field>
      ))}
      <Field label={labels.rate}>
        {(control) => (
          <Select {...control} value={typed.rate} onChange={(event) => onType("rate", event.target.value)}>
            {rates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </fieldset>
  );
}
