import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { Button } from "@zhian/ui/button";
import css from "./form.module.css";
import { useFormText } from "./use-form-text.ts";

interface FormFootProps {
  submit: string;
  isBusy: boolean;
}

/** How the data is used, and the submit button. */
export function FormFoot({ submit, isBusy }: FormFootProps) {
  const text = useFormText();
  const { locale } = useSite();
  const [before, after] = text("consent").split("{link}");
  return (
    <div className={css["foot"]}>
      <p className={css["note"]}>
        <span>{before}</span>
        <a href={localePath(locale, "/protocol/privacyProtocal")} target="_blank" rel="noopener">
          <span>{text("privacy")}</span>
          <span className="visually-hidden">{` ${text("newTab")}`}</span>
        </a>
        <span>{after}</span>
      </p>
      <Button type="submit" isBusy={isBusy} className={css["submit"]}>
        {submit}
      </Button>
    </div>
  );
}
