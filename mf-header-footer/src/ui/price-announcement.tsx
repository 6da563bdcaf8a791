import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { useEffect, useRef, useState } from "react";

/** Announces to screen readers that prices have changed all over the page. Silent until the currency is switched. */
export function PriceAnnouncement() {
  const t = useText();
  const { currency } = useSite();
  const known = useRef(currency);
  const [announced, setAnnounced] = useState<typeof currency>();

  useEffect(() => {
    if (known.current !== currency) setAnnounced(currency);
    known.current = currency;
  }, [currency]);

  return (
    <p role="status" className="visually-hidden">
      {announced && t(`currency.${announced}`)}
    </p>
  );
}
