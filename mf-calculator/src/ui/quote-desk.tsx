import type { EventPayload } from "@zhian/contracts/events";
import { useText } from "@zhian/i18n/use-text";
import { useRef } from "react";
import { ContactFields } from "./contact-fields.tsx";
import { FormFoot } from "./form-foot.tsx";
import { LevelPack } from "./level-pack.tsx";
import css from "./quote-desk.module.css";
import { RecentCustomers } from "./recent-customers.tsx";
import { Result } from "./result.tsx";
import { StepBar } from "./step-bar.tsx";
import { SystemFields } from "./system-fields.tsx";
import { useDesk } from "./use-desk.ts";

interface QuoteDeskProps {
  prefill: EventPayload<"calculator.requested">;
  isOpen: boolean;
  onSheet(quote: string): void;
}

/** Form, result and what others asked for: side by side, or on a narrow screen one after the other. */
export function QuoteDesk({ prefill, isOpen, onSheet }: QuoteDeskProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const { fields, step, result, isBusy, goTo, pointAt, onSubmit } = useDesk(place, prefill);
  return (
    <div ref={place} className={css["desk"]} data-step={step}>
      <StepBar step={step} hasResult={result !== undefined} onStep={goTo} />
      <form noValidate onSubmit={onSubmit} className={css["form"]} aria-label={t("title")}>
        <SystemFields fields={fields} isOpen={isOpen} className={css["system"]} />
        <ContactFields fields={fields} className={css["contact"]} onPhoneFault={() => pointAt("phone")} />
        <FormFoot step={step} isBusy={isBusy} onBack={() => goTo("system")} />
      </form>
      <div className={css["panel"]}>
        {result ? (
          <Result {...result} onSheet={onSheet} onChange={() => goTo("system")} />
        ) : (
          <LevelPack rank={fields.form.rank} />
        )}
      </div>
      <RecentCustomers isOpen={isOpen} className={css["recent"]} />
    </div>
  );
}
