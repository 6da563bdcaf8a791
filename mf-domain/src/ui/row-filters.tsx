import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Checkbox } from "@zhian/ui/checkbox";
import { Field } from "@zhian/ui/field";
import { Input } from "@zhian/ui/input";
import { Select } from "@zhian/ui/select";
import { useState } from "react";
import type { RowFilter, RowOrder } from "../model/find-rows.ts";
import { readLimit } from "../model/read-limit.ts";
import css from "./row-filters.module.css";
import { useShownCurrency } from "./use-shown-currency.ts";

interface RowFiltersProps {
  filter: RowFilter;
  endings: readonly string[];
  onChange(filter: RowFilter): void;
}

const han = /\p{Script=Han}/u;
const orders: readonly RowOrder[] = ["asked", "total", "renewal"];

/** Filters for a list of names. None of them changes the cart. */
export function RowFilters({ filter, endings, onChange }: RowFiltersProps) {
  const t = useText();
  const { isHydrated, locale } = useSite();
  return (
    <fieldset disabled={!isHydrated} className={css["filters"]}>
      <legend className="visually-hidden">{t("filter.legend")}</legend>
      <Limit label={t("filter.first")} onChange={(maxFirstYear) => onChange({ ...filter, maxFirstYear })} />
      <Limit label={t("filter.renewal")} onChange={(maxRenewal) => onChange({ ...filter, maxRenewal })} />
      <Field label={t("filter.ending")} className={css["field"]}>
        {(control) => (
          <Select
            {...control}
            value={filter.ending}
            onChange={(event) => onChange({ ...filter, ending: event.target.value })}
          >
            <option value="">{t("filter.all")}</option>
            {endings.map((ending) => (
              <option key={ending} value={ending} lang={locale === "en" && han.test(ending) ? "zh-Hans" : undefined}>
                {`.${ending}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("filter.order")} className={css["field"]}>
        {(control) => (
          <Select
            {...control}
            value={filter.order}
            // Its options are the elements of `orders`.
            onChange={(event) => onChange({ ...filter, order: event.target.value as RowOrder })}
          >
            {orders.map((order) => (
              <option key={order} value={order}>
                {t(`order.${order}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox
        label={t("filter.taken")}
        checked={filter.hidesTaken}
        onChange={(event) => onChange({ ...filter, hidesTaken: event.target.checked })}
        className={css["taken"]}
      />
    </fieldset>
  );
}

interface LimitProps {
  label: string;
  /** `limit` is undefined if the field is empty, or its text is not a valid amount. */
  onChange(limit: number | undefined): void;
}

/** An amount in the displayed currency, which its label names. */
function Limit({ label, onChange }: LimitProps) {
  const t = useText();
  const { currency } = useShownCurrency();
  const [isAmount, setIsAmount] = useState(true);

  function read(typed: string) {
    const limit = readLimit(typed);
    setIsAmount(limit !== null);
    onChange(limit ?? undefined);
  }

  return (
    <Field label={`${label} (${currency})`} error={!isAmount && t("filter.amount")} className={css["field"]}>
      {(control) => (
        <Input {...control} inputMode="decimal" autoComplete="off" onChange={({ target }) => read(target.value)} />
      )}
    </Field>
  );
}
