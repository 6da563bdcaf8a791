import { type ServerSize, serverSizes } from "@zhian/contracts/demo-prices";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { useId } from "react";
import { offeredValues, type SizeNeed } from "../model/find-sizes.ts";
import type { BlockOf } from "../model/page-content.ts";
import css from "./size-finder.module.css";

type Labels = BlockOf<"sizes">["labels"];

interface SizeFinderProps {
  labels: Labels;
  need: SizeNeed;
  onChange(need: SizeNeed): void;
  /** Absent as long as nothing was asked. */
  found: readonly ServerSize[] | undefined;
}

/** Two questions; until script has arrived they wait, and the whole table stands below. */
export function SizeFinder({ labels, need, onChange, found }: SizeFinderProps) {
  const { isHydrated } = useSite();
  return (
    <div className={css["finder"]}>
      <fieldset disabled={!isHydrated} className={css["questions"]}>
        <legend>{labels.finder}</legend>
        <Question
          label={labels.atLeastCores}
          any={labels.any}
          unit=""
          values={offeredValues(serverSizes, "vcpu")}
          value={need.vcpu}
          onChange={(vcpu) => onChange({ ...need, vcpu })}
        />
        <Question
          label={labels.atLeastMemory}
          any={labels.any}
          unit=" GiB"
          values={offeredValues(serverSizes, "memoryGib")}
          value={need.memoryGib}
          onChange={(memoryGib) => onChange({ ...need, memoryGib })}
        />
      </fieldset>
      <p role="status" className={css["answer"]}>
        {found && <Answer found={found} />}
      </p>
    </div>
  );
}

function Answer({ found }: { found: readonly ServerSize[] }) {
  const t = useText();
  const [cheapest] = found;
  if (!cheapest) return t("sizes.foundNone");
  return t("sizes.found", { n: found.length, total: serverSizes.length, id: cheapest.id });
}

interface QuestionProps {
  label: string;
  /** What stands for no least value. */
  any: string;
  unit: string;
  values: readonly number[];
  value: number;
  onChange(value: number): void;
}

function Question({ label, any, unit, values, value, onChange }: QuestionProps) {
  const id = useId();
  return (
    <div className={css["question"]}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        <option value={0}>{any}</option>
        {values.map((offered) => (
          <option key={offered} value={offered}>
            {offered}
            {unit}
          </option>
        ))}
      </select>
    </div>
  );
}
