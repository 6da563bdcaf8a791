import { CodeButton } from "@zhian/captcha/code-button";
import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import { useText } from "@zhian/i18n/use-text";
import { Field, type FieldProps } from "@zhian/ui/field";
import { useRef } from "react";
import { sendCode } from "../api/send-code.ts";
import css from "./fields.module.css";
import { useFaultText } from "./use-fault-text.ts";
import type { QuoteFormState } from "./use-quote-form.ts";

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

  function isReady(): boolean {
    if (!fields.check(["phone"]).phone) return true;
    toast("error", t("toast.phone"));
    onPhoneFault();
    return false;
  }

  return (
    <div ref={place}>
      <Field label={t("code")} error={useFaultText(fields)("authCode")} isRequired>
        {(control) => (
          <div className={css["code"]}>
            {children(control)}
            <CodeButton
              api={api}
              locale={locale}
              keptAs="zhian:quote-code"
              isReady={isReady}
              send={async (token) =>
                api ? sendCode(api, { phone: fields.form.phone, token, locale }) : { status: "unknown", isLost: true }
              }
              onSay={toast}
              onSent={() => place.current?.querySelector("input")?.focus()}
            />
          </div>
        )}
      </Field>
    </div>
  );
}
