import { useSite } from "@zhian/fragment/use-site";
import type { InLanguage } from "@zhian/i18n/in-language";
import { useId } from "react";
import type { Amount } from "../../model/instrument-content.ts";
import { stopAt } from "../../model/rising-costs.ts";
import { formatAmount } from "./format-amount.ts";
import css from "./slider.module.css";

interface SliderProps {
  amount: InLanguage<Amount>;
  value: number;
  onSlide(value: number): void;
}

/** A slider with a stop at each amount. It is disabled until hydration, and hidden where scripting is off. */
export function Slider({ amount, value, onSlide }: SliderProps) {
  const { isHydrated } = useSite();
  const id = useId();
  const { label, unit, stops } = amount;
  return (
    <div className={css["slider"]}>
      <label htmlFor={id} className={css["label"]}>
        {label}
      </label>
      <span aria-hidden="true" className={css["value"]}>
        {formatAmount(value, unit)}
      </span>
      <input
        type="range"
        id={id}
        min={0}
        max={stops.length - 1}
        value={Math.max(stops.indexOf(value), 0)}
        aria-valuetext={formatAmount(value, unit)}
        disabled={!isHydrated}
        onChange={(event) => onSlide(stopAt(amount, Number(event.target.value)))}
        className={css["range"]}
      />
      <span aria-hidden="true" className={css["stops"]}>
        {stops.map((stop) => (
          <span key={stop}>{formatAmount(stop, "")}</span>
        ))}
      </span>
    </div>
  );
}
