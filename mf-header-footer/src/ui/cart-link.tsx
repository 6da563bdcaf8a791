import { localePath } from "@zhian/contracts/locale";
import { useBusState, useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";

const empty = { count: 0, total: 0 };

/** How many names are in the cart, and the way there. Nobody without a cart has to see one. */
export function CartLink({ className }: { className: string | undefined }) {
  const t = useText();
  const { bus, locale } = useSite();
  const { count } = useBusState(bus, "cart", empty);
  if (count === 0) return null;
  return (
    <a href={localePath(locale, "/products/bcd/search#cart")} className={className}>
      {t("cart", { count })}
    </a>
  );
}
