import { useText } from "@zhian/i18n/use-text";
import { ChoiceGroup } from "@zhian/ui/choice-group";
import { classNames } from "@zhian/ui/class-names";
import { Field } from "@zhian/ui/field";
import { Input } from "@zhian/ui/input";
import { Radio } from "@zhian/ui/radio";
import type { FocusEvent } from "react";
import { countText } from "../model/count-text.ts";
import { type ChoiceField, choices } from "../model/quote-form.ts";
import { CityFields } from "./city-fields.tsx";
import css from "./fields.module.css";
import { StepHeading } from "./step-heading.tsx";
import type { QuoteFormState } from "./use-quote-form.ts";

interface SystemFieldsProps {
  form: QuoteFormState;
  isOpen: boolean;
  className: string | undefined;
  onLevel(level: string): void;
}

export function SystemFields({ form, isOpen, className, onLevel }: SystemFieldsProps) {
  const t = useText();

  function tidy({ target }: FocusEvent<HTMLInputElement>): void {
    const tidied = countText(target.value);
    if (tidied === target.value) return;
    target.value = tidied;
    form.changed("servers");
  }

  return (
    <section className={className}>
      <StepHeading step="system" />
      <div className={css["fields"]}>
        <Radios name="systemType" form={form} className={css["whole"]} />
        <Radios name="level" form={form} onChoose={onLevel} />
        <Radios name="hasProducts" form={form} />
        <Field
          label={t("servers")}
          error={form.errorOf("servers")}
          isRequired
          className={classNames(css["third"], css["number"])}
        >
          {(control) => (
            <Input
              {...control}
              name="servers"
              inputMode="numeric"
              autoComplete="off"
              placeholder="1 ~ 999"
              defaultValue={form.initial.servers}
              onBlur={tidy}
            />
          )}
        </Field>
        <CityFields form={form} isOpen={isOpen} />
      </div>
    </section>
  );
}

interface RadiosProps {
  name: ChoiceField;
  form: QuoteFormState;
  className?: string | undefined;
  onChoose?(value: string): void;
}

function Radios({ name, form, className, onChoose }: RadiosProps) {
  const t = useText();
  return (
    <ChoiceGroup legend={t(name)} isRequired direction="across" className={className}>
      {choices[name].map((value) => (
        <Radio
          key={value}
          name={name}
          value={value}
          label={t(`${name}.${value}`)}
          defaultChecked={form.initial[name] === value}
          onChange={() => onChoose?.(value)}
        />
      ))}
    </ChoiceGroup>
  );
}
