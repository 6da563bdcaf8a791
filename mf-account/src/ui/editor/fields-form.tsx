import type { EditorFault } from "@zhian/contracts/editor";
import { locales } from "@zhian/contracts/locale";
import { useText } from "@zhian/i18n/use-text";
import { useId } from "react";
import { type FieldSpec, fieldsOfKind } from "../../model/editor/fields-of-kind.ts";
import type { ItemKind } from "../../model/editor/item-kind.ts";
import { valueAt, withValueAt } from "../../model/editor/value-at.ts";
import { ItemField } from "./field.tsx";
import css from "./fields-form.module.css";

export interface ItemFormProps {
  value: unknown;
  faults: readonly EditorFault[];
  choices: Readonly<Record<string, readonly string[]>>;
  onChange(value: unknown): void;
}

/** The fields of any kind except the navigation: those that both languages share, then the two languages side by side. */
export function FieldsForm({ kind, ...props }: ItemFormProps & { kind: Exclude<ItemKind, "navigation"> }) {
  const t = useText();
  const fields = fieldsOfKind[kind];
  const shared = fields.filter(({ locale }) => locale === undefined);
  return (
    <div className={css["form"]}>
      {shared.length > 0 && <FieldGroup {...props} legend={t("form.both")} fields={shared} look="shared" />}
      <div className={css["languages"]}>
        {locales.map((locale) => {
          const own = fields.filter((field) => field.locale === locale);
          return own.length > 0 && <FieldGroup key={locale} {...props} legend={t(`lang.${locale}`)} fields={own} />;
        })}
      </div>
    </div>
  );
}

interface FieldGroupProps extends ItemFormProps {
  legend: string;
  fields: readonly FieldSpec[];
  look?: "shared";
}

function FieldGroup({ legend, fields, look, value, faults, choices, onChange }: FieldGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={css["group"]}>
      <h3 id={id} className={css["legend"]}>
        {legend}
      </h3>
      <div className={look ? css[look] : css["fields"]}>
        {fields.map((spec) => (
          <ItemField
            key={spec.path}
            spec={spec}
            value={valueAt(value, spec.path)}
            error={faults.find(({ path }) => path === spec.path || path.startsWith(`${spec.path}.`))?.message}
            choices={choices}
            onChange={(next) => onChange(withValueAt(value, spec.path, next))}
          />
        ))}
      </div>
    </div>
  );
}
