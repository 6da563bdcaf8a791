import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { maxQuantity } from "../model/bill.ts";
import css from "./quantity-stepper.module.css";

interface QuantityStepperProps {
  /** Name of the counted thing; part of the buttons' names. */
  name: string;
  value: number;
  onChange(value: number): void;
}

export function QuantityStepper({ name, value, onChange }: QuantityStepperProps) {
  const t = useText();
  const { isHydrated } = useSite();
  return (
    <span className={css["stepper"]}>
      <button
        type="button"
        aria-label={t("bill.less", { name })}
        disabled={!isHydrated || value === 0}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <span className={css["value"]}>{value}</span>
      <button
        type="button"
        aria-label={t("bill.more", { name })}
        disabled={!isHydrated || value === maxQuantity}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </span>
  );
}
