import { ranks, systemTypes, yesNo } from "@zhian/contracts/quote-words";
import { useText } from "@zhian/i18n/use-text";
import { ChoiceGroup } from "@zhian/ui/choice-group";
import { classNames } from "@zhian/ui/class-names";
import { Field } from "@zhian/ui/field";
import { Input } from "@zhian/ui/input";
import { Radio } from "@zhian/ui/radio";
import { countText } from "../model/count-text.ts";
import type { QuoteForm } from "../model/quote-form.ts";
import { CityFields } from "./city-fields.tsx";
import css from "./fields.module.css";
import { StepHeading } from "./step-heading.tsx";
import { useFaultText } from "./use-fault-text.ts";
import type { QuoteFormState } from "./use-quote-form.ts";

interface SystemFieldsProps {
  fields: QuoteFormState;
  isOpen: boolean;
  className: string | undefined;
}

export function SystemFields({ fields, isOpen, className }: SystemFieldsProps) {
  const t = useText();
  const { form, change, leave } = fields;
  const faultOf = useFaultText(fields);
  return (
    <section className={className}>
      <StepHeading step="system" />
      <div className={css["fields"]}>
        <Radios name="style" values={systemTypes} fields={fields} className={css["whole"]} />
        <Radios name="rank" values={ranks} fields={fields} />
        <Radios name="safe" values={yesNo} fields={fields} />
        <Field
          label={t("number")}
          error={faultOf("number")}
          isRequired
          className={classNames(css["third"], css["number"])}
        >
          {(control) => (
            <Input
              {...control}
              name="number"
              inputMode="numeric"
              autoComplete="off"
              placeholder="1 ~ 999"
              value={form.number}
              onChange={({ target }) => change({ number: target.value })}
              onBlur={({ target }) => {
                const tidied = countText(target.value);
                if (tidied !== form.number) change({ number: tidied });
                leave("number");
              }}
            />
          )}
        </Field>
        <CityFields fields={fields} isOpen={isOpen} />
      </div>
    </section>
  );
}

interface RadiosProps {
  name: "style" | "rank" | "safe";
  values: readonly QuoteForm["style" | "rank" | "safe"][];
  fields: QuoteFormState;
  className?: string | undefined;
}

function Radios({ name, values, fields, className }: RadiosProps) {
  const t = useText();
  return (
    <ChoiceGroup legend={t(name)} isRequired direction="across" className={className}>
      {values.map((value) => (
        <Radio
          key={value}
          name={name}
          value={value}
          label={t(`word.${value}`)}
          checked={fields.form[name] === value}
          onChange={() => fields.change({ [name]: value })}
        />
      ))}
    </ChoiceGroup>
  );
}
