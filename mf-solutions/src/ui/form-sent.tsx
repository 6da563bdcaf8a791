import { Button } from "@zhian/ui/button";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import { useEffect, useRef } from "react";
import css from "./form.module.css";
import { useFormText } from "./use-form-text.ts";

interface FormSentProps {
  of: "application" | "question";
  number: string;
  onAgain(): void;
}

/** Replaces the sent form: a confirmation, its number, and what happens next. */
export function FormSent({ of, number, onAgain }: FormSentProps) {
  const text = useFormText();
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus has been removed.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} role="status" tabIndex={-1} className={css["sent"]}>
      <h3>{text(`sent.${of}`)}</h3>
      <Ledger>
        <LedgerRow
          label={text("number")}
          value={
            <span className={css["number"]} translate="no">
              {number}
            </span>
          }
        />
      </Ledger>
      <p>{text(`next.${of}`)}</p>
      <Button look="secondary" onClick={onAgain}>
        {text(`another.${of}`)}
      </Button>
    </div>
  );
}
