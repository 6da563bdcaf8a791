import { useText } from "@zhian/i18n/use-text";
import { useState } from "react";
import css from "./hot-badge.module.css";

/** The 'hot' badge of a plain entry: the CMS's image, or one that the style sheet draws in the page's language. */
export function HotBadge({ image }: { image?: string | undefined }) {
  const t = useText();
  const [isLost, setLost] = useState(false);
  const text = t("nav.hot");
  if (!image || isLost) return <span role="img" aria-label={text} data-mark={text} className={css["badge"]} />;

  /** A failure before script has loaded fires no further event. */
  function look(element: HTMLImageElement | null) {
    if (element?.complete && element.naturalWidth === 0) setLost(true);
  }
  return (
    <img
      ref={look}
      src={image}
      alt={text}
      width={30}
      height={18}
      className={css["image"]}
      onError={() => setLost(true)}
    />
  );
}
