import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Checkbox } from "@zhian/ui/checkbox";
import { Field } from "@zhian/ui/field";
import { Input } from "@zhian/ui/input";
import { Select } from "@zhian/ui/select";
import type { EndingFilter, EndingOrder } from "../model/find-endings.ts";
import css from "./ending-filters.module.css";

interface EndingFiltersProps {
  filter: EndingFilter;
  onChange(filter: EndingFilter): void;
}

const kinds = ["", "generic", "country"] as const;
const orders: readonly EndingOrder[] = ["listed", "first", "renewal", "transfer"];

export function EndingFilters({ filter, onChange }: EndingFiltersProps) {
  const t = useText();
  const { isHydrated } = useSite();
  return (
    <fieldset disabled={!isHydrated} className={css["filters"]}>
      <legend className="visually-hidden">{t("filter.legend")}</legend>
      <Field label={t("prices.find")} className={css["field"]}>
        {(control) => (
          <Input
            {...control}
            type="search"
            autoCapitalize="none"
            placeholder=".id"
            value={filter.words}
            onChange={(event) => onChange({ ...filter, words: event.target.value })}
          />
        )}
      </Field>
      <Choose
        label={t("prices.kind")}
        value={filter.kind}
        options={kinds.map((kind) => [kind, t(`prices.kinds.${kind || "all"}`)] as const)}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
      <Choose
        label={t("filter.order")}
        value={filter.order}
        options={orders.map((order) => [order, t(`prices.orders.${order}`)] as const)}
        onChange={(order) => onChange({ ...filter, order })}
      />
      <Checkbox
        label={t("prices.onlyPrivacy")}
        checked={filter.hasPrivacy}
        onChange={(event) => onChange({ ...filter, hasPrivacy: event.target.checked })}
        className={css["privacy"]}
      />
    </fieldset>
  );
}

interface ChooseProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChange(value: Value): void;
}

function Choose<Value extends string>({ label, value, options, onChange }: ChooseProps<Value>) {
  return (
    <Field label={label} className={css["field"]}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => {
            const chosen = options.find(([each]) => each === event.target.value);
            if (chosen) onChange(chosen[0]);
          }}
        >
          {options.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
