import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { Field, type FieldProps } from "@zhian/ui/field";
import { useRef } from "react";
import css from "./fields.module.css";
import { useCode } from "./use-code.ts";
import { useFaultText } from "./use-fault-text.ts";
import type { QuoteFormState } from "./use-quote-form.ts";
import { useToast } from "./use-toast.ts";

interface CodeFieldProps {
  fields: QuoteFormState;
  onPhoneFault(): void;
  children: FieldProps["children"];
}

/** The code, and the button that has it sent once the puzzle is solved. */
export function CodeField({ fields, onPhoneFault, children }: CodeFieldProps) {
  const t = useText();
  const { api, locale } = useSite();
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  const { state, countdown, puzzle, ask, send, cancel } = useCode({
    fields,
    onPhoneFault,
    // The button that had the focus is disabled now.
    onSent: () => place.current?.querySelector("input")?.focus(),
  });
  const isWaiting = countdown.left > 0;
  const word = isWaiting ? t("code.wait", { n: countdown.left }) : t(countdown.hasRun ? "code.again" : "code.send");

  return (
    <div ref={place}>
      <Field label={t("code")} error={useFaultText(fields)("authCode")} isRequired>
        {(control) => (
          <div className={css["code"]}>
            {children(control)}
            <Button
              look="secondary"
              isBusy={state === "sending" || (state === "puzzling" && !puzzle)}
              disabled={isWaiting}
              className={css["send"]}
              onClick={() => void ask()}
            >
              {word}
            </Button>
          </div>
        )}
      </Field>
      {puzzle && api && (
        <puzzle.PuzzleDialog
          api={api}
          locale={locale}
          isOpen={state === "puzzling"}
          onSay={toast}
          onPass={(token) => void send(token)}
          onClose={() => state === "puzzling" && cancel()}
        />
      )}
    </div>
  );
}
