import { digitInput } from "@zhian/captcha/digit-input";
import { useText } from "@zhian/i18n/use-text";
import { Field } from "@zhian/ui/field";
import { Input } from "@zhian/ui/input";
import { CodeField } from "./code-field.tsx";
import css from "./fields.module.css";
import { StepHeading } from "./step-heading.tsx";
import { useFaultText } from "./use-fault-text.ts";
import type { QuoteFormState } from "./use-quote-form.ts";

interface ContactFieldsProps {
  fields: QuoteFormState;
  className: string | undefined;
  /** A code cannot be sent to what stands there. */
  onPhoneFault(): void;
}

export function ContactFields({ fields, className, onPhoneFault }: ContactFieldsProps) {
  const t = useText();
  const { form, change, leave } = fields;
  const faultOf = useFaultText(fields);
  return (
    <section className={className}>
      <StepHeading step="contact" />
      <div className={css["fields"]}>
        <Field label={t("company")} mark={t("optional")} error={faultOf("compony")} className={css["whole"]}>
          {(control) => (
            <Input
              {...control}
              name="compony"
              autoComplete="organization"
              value={form.compony}
              onChange={({ target }) => change({ compony: target.value })}
              onBlur={() => leave("compony")}
            />
          )}
        </Field>
        <Field label={t("phone")} error={faultOf("phone")} isRequired>
          {(control) => (
            <Input
              {...control}
              name="phone"
              type="tel"
              inputMode="numeric"
              autoComplete="tel"
              value={form.phone}
              {...digitInput("phone", (phone) => change({ phone }))}
              onBlur={() => leave("phone")}
            />
          )}
        </Field>
        <CodeField fields={fields} onPhoneFault={onPhoneFault}>
          {(control) => (
            <Input
              {...control}
              name="authCode"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={form.authCode}
              {...digitInput("code", (authCode) => change({ authCode }))}
              onBlur={() => leave("authCode")}
            />
          )}
        </CodeField>
      </div>
      <p className={css["note"]}>{t("phoneUse")}</p>
    </section>
  );
}
