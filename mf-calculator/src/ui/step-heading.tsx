import { useText } from "@zhian/i18n/use-text";
import type { Step } from "../model/quote-form.ts";
import css from "./fields.module.css";

/** Receives the focus when its step is opened. */
export function StepHeading({ step }: { step: Step }) {
  const t = useText();
  return (
    <h3 tabIndex={-1} data-heading={step} className={css["heading"]}>
      {t(`heading.${step}`)}
    </h3>
  );
}
