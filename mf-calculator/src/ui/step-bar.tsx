import { useText } from "@zhian/i18n/use-text";
import { type Step, steps } from "../model/quote-form.ts";
import css from "./step-bar.module.css";

interface StepBarProps {
  step: Step;
  hasResult: boolean;
  onStep(step: Step): void;
}

/** The current step on a narrow screen; visitors can go back to earlier ones. */
export function StepBar({ step, hasResult, onStep }: StepBarProps) {
  const t = useText();
  const at = steps.indexOf(step);
  return (
    <ol className={css["bar"]}>
      {steps.map((each, index) => (
        <li key={each} className={css["step"]} aria-current={each === step ? "step" : undefined}>
          {index < at || (each === "result" && hasResult && index !== at) ? (
            <button type="button" onClick={() => onStep(each)} className={css["words"]}>
              {t(`step.${each}`)}
            </button>
          ) : (
            <span className={css["words"]}>{t(`step.${each}`)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
