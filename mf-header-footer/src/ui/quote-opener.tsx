import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Seal } from "@zhian/ui/seal";
import css from "./quote-opener.module.css";
import { useScrolledDown } from "./use-scrolled-down.ts";

/**
 * `bar`: in the header's upper row, if there is room for it. `floating`: over the page, if there is none, or if that row has been
 * scrolled away. The two are never visible at once.
 */
export function QuoteOpener({ place }: { place: "bar" | "floating" }) {
  const t = useText();
  const { locale } = useSite();
  const isFar = useScrolledDown();
  return (
    // The shell passes the form's values to the calculator; without script they lead to the page with the prices.
    <form
      method="get"
      action={localePath(locale, "/products/dengbao")}
      className={css[place]}
      data-far={isFar || undefined}
    >
      <input type="hidden" name="quote" value="1" />
      <button type="submit" aria-haspopup="dialog" className={css["button"]}>
        <Seal glyph="价" size="small" />
        <span>{t("quote.open")}</span>
      </button>
    </form>
  );
}
