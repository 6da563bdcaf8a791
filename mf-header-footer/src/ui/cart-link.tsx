import { localePath } from "@zhian/contracts/locale";
import { useBusState, useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Icon } from "@zhian/ui/icon";
import { ShoppingCart } from "lucide-react";

const empty = { count: 0, total: 0 };

interface CartLinkProps {
  className: string | undefined;
  /** For where there is no room for the text. */
  isShort?: boolean;
}

/** The number of names in the cart, and a link to it. Not shown without a cart. */
export function CartLink({ className, isShort = false }: CartLinkProps) {
  const t = useText();
  const { bus, locale } = useSite();
  const { count } = useBusState(bus, "cart", empty);
  if (count === 0) return null;
  return (
    <a href={localePath(locale, "/products/bcd/search#cart")} className={className}>
      {isShort && (
        <span aria-hidden="true">
          <Icon of={ShoppingCart} /> <span>{count}</span>
        </span>
      )}
      <span className={isShort ? "visually-hidden" : undefined}>{t("cart", { count })}</span>
    </a>
  );
}
