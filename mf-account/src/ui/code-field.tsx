import { CodeButton } from "@zhian/captcha/code-button";
import { digitInput } from "@zhian/captcha/digit-input";
import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import type { Answer } from "@zhian/http/answer";
import { useText } from "@zhian/i18n/use-text";
import { Field } from "@zhian/ui/field";
import { Input } from "@zhian/ui/input";
import css from "./code-field.module.css";
import type { FormState } from "./use-form.ts";

interface CodeFieldProps<Name extends string> {
  form: FormState<Name | "code">;
  /** The field with the code's recipient. */
  to: Name;
  /** Key of this form's wait in the tab's storage. */
  keptAs: string;
  send(to: string, headers: { "x-captcha-token": string }): Promise<Answer<unknown>>;
}

/** The code field, and the button that sends the code once the puzzle is solved. */
export function CodeField<Name extends string>({ form, to, keptAs, send }: CodeFieldProps<Name>) {
  const t = useText();
  const { api, locale } = useSite();
  const toast = useToast();
  return (
    <Field label={t("code.label")} error={form.errorOf("code")} isRequired>
      {(control) => (
        <div className={css["row"]}>
          <Input {...control} name="code" inputMode="numeric" autoComplete="one-time-code" {...digitInput("code")} />
          <CodeButton
            api={api}
            locale={locale}
            keptAs={keptAs}
            isReady={() => form.check([to])}
            send={(token) => send(form.read()[to], { "x-captcha-token": token })}
            onSay={toast}
            onSent={() => form.props.ref.current?.querySelector<HTMLElement>('[name="code"]')?.focus()}
          />
        </div>
      )}
    </Field>
  );
}
