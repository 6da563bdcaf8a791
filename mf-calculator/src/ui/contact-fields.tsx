import { digitInput } from "@zhian/captcha/digit-input";
import { useText } from "@zhian/i18n/use-text";
import { Field } from "@zhian/ui/field";
import { Input } from "@zhian/ui/input";
import { CodeField } from "./code-field.tsx";
import css from "./fields.module.css";
import { StepHeading } from "./step-heading.tsx";
import type { QuoteFormState } from "./use-quote-form.ts";

interface ContactFieldsProps {
  form: QuoteFormState;
  className: string | undefined;
}

export function ContactFields({ form, className }: ContactFieldsProps) {
  const t = useText();
  const { initial, errorOf } = form;
  return (
    <section className={className}>
      <StepHeading step="contact" />
      <div className={css["fields"]}>
        <Field label={t("company")} mark={t("optional")} error={errorOf("company")} className={css["whole"]}>
          {(control) => (
            <Input {...control} name="company" autoComplete="organization" defaultValue={initial.company} />
          )}
        </Field>
        <Field label={t("phone")} error={errorOf("phone")} isRequired>
          {(control) => (
            <Input
              {...control}
              name="phone"
              type="tel"
              inputMode="numeric"
              autoComplete="tel"
              defaultValue={initial.phone}
              {...digitInput("phone")}
            />
          )}
        </Field>
        <CodeField form={form}>
          {(control) => (
            <Input
              {...control}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              defaultValue={initial.code}
              {...digitInput("code")}
            />
          )}
        </CodeField>
      </div>
      <p className={css["note"]}>{t("phoneUse")}</p>
    </section>
  );
}
