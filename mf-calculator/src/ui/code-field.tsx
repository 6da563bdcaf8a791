import { CodeButton } from "@zhian/captcha/code-button";
import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import { useText } from "@zhian/i18n/use-text";
import { Field, type FieldProps } from "@zhian/ui/field";
import { useRef } from "react";
import { sendCode } from "../api/send-code.ts";
import css from "./fields.module.css";
import type { QuoteFormState } from "./use-quote-form.ts";

interface CodeFieldProps {
  form: QuoteFormState;
  children: FieldProps["children"];
}

/** The code, and the button that requests it once the puzzle is solved. */
export function CodeField({ form, children }: CodeFieldProps) {
  const t = useText();
  const { api, locale } = useSite();
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);

  async function isReady(): Promise<boolean> {
    const isRight = await form.check(["phone"]);
    if (!isRight) toast("error", t("toast.phone"));
    return isRight;
  }

  return (
    <div ref={place}>
      <Field label={t("code")} error={form.errorOf("code")} isRequired>
        {(control) => (
          <div className={css["code"]}>
            {children(control)}
            <CodeButton
              api={api}
              locale={locale}
              keptAs="zhian:quote-code"
              isReady={isReady}
              send={async (token) =>
                api ? sendCode(api, { phone: form.read().phone, token, locale }) : { status: "unknown", isLost: true }
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
