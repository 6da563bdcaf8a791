import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Field } from "@zhian/ui/field";
import { Select } from "@zhian/ui/select";
import { useLoaded } from "@zhian/ui/use-loaded";
import { useState } from "react";
import { flushSync } from "react-dom";
import { provinceNames } from "../model/province-names.ts";
import css from "./fields.module.css";
import { loadQuoteParts } from "./load-quote-parts.ts";
import type { QuoteFormState } from "./use-quote-form.ts";

interface CityFieldsProps {
  form: QuoteFormState;
  isOpen: boolean;
}

/** Province and city, whose names are loaded only with the dialog. */
export function CityFields({ form, isOpen }: CityFieldsProps) {
  const t = useText();
  const { locale } = useSite();
  const part = useLoaded(loadQuoteParts, isOpen);
  const [place, setPlace] = useState({ province: form.initial.province, city: form.initial.city });
  const regions = part?.provinceCities ?? {};
  // A draft's own choice is shown before the names have loaded.
  const provinces = part ? Object.keys(regions) : [place.province].filter(Boolean);
  const cities = part ? (regions[place.province] ?? []) : [place.city].filter(Boolean);
  const provinceError = form.errorOf("province");

  function choose(province: string) {
    // The form reads its controls at the end of this event.
    flushSync(() => setPlace({ province, city: "" }));
    form.changed("city");
  }

  return (
    <>
      <Field label={t("province")} error={provinceError} isRequired className={css["third"]}>
        {(control) => (
          <Select
            {...control}
            name="province"
            autoComplete="address-level1"
            defaultValue={form.initial.province}
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
      <Field label={t("city")} error={!provinceError && form.errorOf("city")} isRequired className={css["third"]}>
        {(control) => (
          <Select key={place.province} {...control} name="city" autoComplete="address-level2" defaultValue={place.city}>
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

/** Next to the English name, there is no room for the suffix. */
function shortened(province: string): string {
  return province.replace(/省|市|(壮族|回族|维吾尔)?自治区$/, "");
}
