import type { EventPayload } from "@zhian/contracts/events";
import { useText } from "@zhian/i18n/use-text";
import { useRef, useState } from "react";
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

/** Form, result and recent customers: side by side, or on a narrow screen one after the other. */
export function QuoteDesk({ prefill, isOpen, onSheet }: QuoteDeskProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const { form, step, result, goTo, onSubmit } = useDesk(place, prefill);
  const [level, setLevel] = useState(form.initial.level);
  return (
    <div ref={place} className={css["desk"]} data-step={step}>
      <StepBar step={step} hasResult={result !== undefined} onStep={goTo} />
      <form {...form.props} onSubmit={onSubmit} className={css["form"]} aria-label={t("title")}>
        <SystemFields form={form} isOpen={isOpen} className={css["system"]} onLevel={setLevel} />
        <ContactFields form={form} className={css["contact"]} />
        <FormFoot step={step} isBusy={form.isBusy} onBack={() => goTo("system")} />
      </form>
      <div className={css["panel"]}>
        {result ? (
          <Result {...result} onSheet={onSheet} onChange={() => goTo("system")} />
        ) : (
          <LevelPack level={level === "3" ? 3 : 2} />
        )}
      </div>
      <RecentCustomers isOpen={isOpen} className={css["recent"]} />
    </div>
  );
}
