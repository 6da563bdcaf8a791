import { useText } from "@zhian/i18n/use-text";
import css from "./step-line.module.css";

const steps = ["code", "password", "done"] as const;
export type ForgottenStep = (typeof steps)[number];

/** The steps, with the current one marked. */
export function StepLine({ step }: { step: ForgottenStep }) {
  const t = useText();
  return (
    <ol className={css["steps"]} aria-label={t("forgotten.steps")}>
      {steps.map((each) => (
        <li key={each} aria-current={each === step ? "step" : undefined} className={css["step"]}>
          {t(`forgotten.step.${each}`)}
        </li>
      ))}
    </ol>
  );
}
