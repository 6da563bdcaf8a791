import { CodeButton } from "@zhian/captcha/code-button";
import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import { useRef } from "react";
import { sendCode } from "../api/send-code.ts";
import type { ApplicationField } from "../model/application-form.ts";
import css from "./form.module.css";
import { TypedField } from "./typed-field.tsx";
import { useFormText } from "./use-form-text.ts";
import type { TypedForm } from "./use-typed-form.ts";

interface ApplicationCodeProps {
  form: TypedForm<ApplicationField>;
  isPhoneRight(): boolean;
}

/** The code, and the button that has it sent once the puzzle is solved. */
export function ApplicationCode({ form, isPhoneRight }: ApplicationCodeProps) {
  const text = useFormText();
  const toast = useToast();
  const { api, config, locale } = useSite();
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <TypedField
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
                  ? sendCode(api, { phone: form.typed.phone, token, locale, style: config.apiStyle })
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
