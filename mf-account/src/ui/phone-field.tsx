import { digitInput } from "@zhian/captcha/digit-input";
import { useText } from "@zhian/i18n/use-text";
import { Field } from "@zhian/ui/field";
import { Input } from "@zhian/ui/input";
import css from "./phone-field.module.css";
import type { FormState } from "./use-form.ts";

/** A mobile number. Codes are sent to mainland China only, so a single country code is shown. */
export function PhoneField<Field extends string>({ form }: { form: FormState<Field | "phone"> }) {
  const t = useText();
  return (
    <Field label={t("phone.label")} hint={t("phone.hint")} error={form.errorOf("phone")} isRequired>
      {(control) => (
        <div className={css["row"]}>
          <span className={css["country"]}>+86</span>
          <Input {...control} name="phone" type="tel" inputMode="numeric" autoComplete="tel" {...digitInput("phone")} />
        </div>
      )}
    </Field>
  );
}
