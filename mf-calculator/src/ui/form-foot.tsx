import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import type { Step } from "../model/quote-form.ts";
import css from "./form-foot.module.css";

interface FormFootProps {
  step: Step;
  isBusy: boolean;
  onBack(): void;
}

/** How the data are used, and the buttons: to another step on narrow screens, or to the price. */
export function FormFoot({ step, isBusy, onBack }: FormFootProps) {
  const t = useText();
  const { locale } = useSite();
  const [before, after] = t("consent").split("{link}");
  return (
    <div className={css["foot"]} data-step={step}>
      <p className={css["consent"]}>
        <span>{before}</span>
        <a href={localePath(locale, "/protocol/privacyProtocal")} target="_blank" rel="noopener">
          <span>{t("privacy")}</span>
          <span className="visually-hidden">{` ${t("newTab")}`}</span>
        </a>
        <span>{after}</span>
      </p>
      <div className={css["actions"]}>
        <Button look="secondary" className={css["back"]} onClick={onBack}>
          {t("back")}
        </Button>
        <Button type="submit" className={css["next"]}>
          {t("next")}
        </Button>
        <Button type="submit" isBusy={isBusy} className={css["submit"]}>
          {t("submit")}
        </Button>
      </div>
    </div>
  );
}
