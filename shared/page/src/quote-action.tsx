import { type Locale, localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { type ButtonLook, buttonClass } from "@zhian/ui/button";
import { classNames } from "@zhian/ui/class-names";
import css from "./quote-action.module.css";

interface QuoteActionProps extends ButtonLook {
  label: string;
  /** Known values for the calculator: `?quote=1&rank=三级`. */
  to: string;
}

const withoutScript: Record<Locale, string> = {
  en: "The calculator requires JavaScript. Demo prices are on this page; you can also email us.",
  zh: "计算器需要启用 JavaScript。本页列有演示价格，也可发邮件咨询。",
};

/** Opens the quote calculator over the page: the shell handles the form's submission, whichever fragment it is in. */
export function QuoteAction({ label, to, ...look }: QuoteActionProps) {
  const { locale } = useSite();
  return (
    <form method="get" action={localePath(locale, "/products/dengbao")}>
      {[...new URLSearchParams(to)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" aria-haspopup="dialog" className={buttonClass(look)}>
        {label}
      </button>
      <p className={classNames("meta", css["without"])}>{withoutScript[locale]}</p>
    </form>
  );
}
