import { CodeButton } from "@zhian/captcha/code-button";
import type { ApplicationField } from "@zhian/contracts/partner-forms";
import type { FormState } from "@zhian/form/use-form";
import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import { useRef } from "react";
import { sendCode } from "../api/send-code.ts";
import css from "./form.module.css";
import { FormField } from "./form-field.tsx";
import { useFormText } from "./use-form-text.ts";

interface ApplicationCodeProps {
  form: FormState<ApplicationField>;
  isPhoneRight(): Promise<boolean>;
}

/** The code field, and the button that requests a code once the puzzle is solved. */
export function ApplicationCode({ form, isPhoneRight }: ApplicationCodeProps) {
  const text = useFormText();
  const toast = useToast();
  const { api, config, locale } = useSite();
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <FormField
        form={form}
        name="code"
        kind="code"
        label={text("code")}
        autoComplete="one-time-code"
        beside={(control) => (
          <div className={css["code"]}>
            {control}
            <CodeButton
              api={api}
              locale={locale}
              keptAs="zhian:application-code"
              isReady={isPhoneRight}
              send={async (token) =>
                api
                  ? sendCode(api, { phone: form.read().phone, token, locale, style: config.apiStyle })
                  : { status: "unknown", isLost: true }
              }
              onSay={toast}
              onSent={() => place.current?.querySelector("input")?.focus()}
            />
          </div>
        )}
      />
    </div>
  );
}
