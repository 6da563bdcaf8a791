import { useSite } from "@zhian/fragment/use-site";
import { withRetries } from "@zhian/fragment/with-retries";
import { useText } from "@zhian/i18n/use-text";
import { Field } from "@zhian/ui/field";
import { Select } from "@zhian/ui/select";
import { useLoaded } from "@zhian/ui/use-loaded";
import { provinceNames } from "../model/province-names.ts";
import css from "./fields.module.css";
import { useFaultText } from "./use-fault-text.ts";
import type { QuoteFormState } from "./use-quote-form.ts";

/** Nobody gets a quote without them: what is lost is asked for again. */
const loadRegions = () =>
  withRetries(
    () => import(/* webpackChunkName: "regions" */ "./region-parts.ts"),
    () => true,
  );

interface CityFieldsProps {
  fields: QuoteFormState;
  isOpen: boolean;
}

/** Province and city, whose names come with the dialog and with nothing else. */
export function CityFields({ fields, isOpen }: CityFieldsProps) {
  const t = useText();
  const { form, change, leave } = fields;
  const { locale } = useSite();
  const part = useLoaded(loadRegions, isOpen);
  const regions = part?.provinceCities ?? {};
  // A draft's own choice stands there before the names have come.
  const provinces = part ? Object.keys(regions) : [form.province].filter(Boolean);
  const cities = part ? (regions[form.province] ?? []) : [form.city].filter(Boolean);
  const fault = useFaultText(fields)("province");

  function choose(province: string) {
    const within = regions[province] ?? [];
    // A municipality has one: it is chosen with it.
    change({ province, city: within.length === 1 ? (within[0] ?? "") : "" });
  }

  return (
    <>
      <Field label={t("province")} error={!form.province && fault} isRequired className={css["third"]}>
        {(control) => (
          <Select
            {...control}
            name="province"
            autoComplete="address-level1"
            value={form.province}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{t("choose")}</option>
            {provinces.map((province) => (
              <option key={province} value={province} lang="zh-Hans">
                {locale === "en" ? inBoth(provinceNames[province], shortened(province)) : province}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("city")} error={form.province && fault} isRequired className={css["third"]}>
        {(control) => (
          <Select
            {...control}
            name="city"
            autoComplete="address-level2"
            value={form.city}
            onChange={({ target }) => change({ city: target.value })}
            onBlur={() => leave("province")}
          >
            <option value="">{t("choose")}</option>
            {cities.map((city) => (
              <option key={city} value={city} lang="zh-Hans">
                {locale === "en" ? inBoth(part?.cityName(city), city) : city}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

function inBoth(name: string | undefined, chinese: string): string {
  return name ? `${name} ${chinese}` : chinese;
}

/** Beside its other name, what kind of province it is would not fit. */
function shortened(province: string): string {
  return province.replace(/省|市|(壮族|回族|维吾尔)?自治区$/, "");
}
