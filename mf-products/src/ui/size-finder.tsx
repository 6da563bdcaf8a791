import { type ServerSize, serverSizes } from "@zhian/contracts/demo-prices";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { useId } from "react";
import { offeredValues, type SizeNeed } from "../model/find-sizes.ts";
import css from "./size-finder.module.css";

interface SizeFinderProps {
  need: SizeNeed;
  onChange(need: SizeNeed): void;
  /** Absent as long as nothing was asked. */
  found: readonly ServerSize[] | undefined;
}

/** Two questions; until script has arrived they wait, and the whole table stands below. */
export function SizeFinder({ need, onChange, found }: SizeFinderProps) {
  const t = useText();
  const { isHydrated } = useSite();
  return (
    <div className={css["finder"]}>
      <fieldset disabled={!isHydrated} className={css["questions"]}>
        <legend>{t("sizes.finder")}</legend>
        <Question
          label={t("sizes.atLeastCores")}
          unit=""
          values={offeredValues(serverSizes, "vcpu")}
          value={need.vcpu}
          onChange={(vcpu) => onChange({ ...need, vcpu })}
        />
        <Question
          label={t("sizes.atLeastMemory")}
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
  unit: string;
  values: readonly number[];
  value: number;
  onChange(value: number): void;
}

function Question({ label, unit, values, value, onChange }: QuestionProps) {
  const t = useText();
  const id = useId();
  return (
    <div className={css["question"]}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        <option value={0}>{t("sizes.any")}</option>
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
