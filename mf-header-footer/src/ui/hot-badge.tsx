import { useText } from "@zhian/i18n/use-text";
import css from "./hot-badge.module.css";

/** The 'hot' badge image of a plain entry: the CMS's, or one that the style sheet draws in the page's language. */
export function HotBadge({ image }: { image?: string | undefined }) {
  const t = useText();
  const text = t("nav.hot");
  if (image) return <img src={image} alt={text} width={30} height={18} className={css["image"]} />;
  return <span role="img" aria-label={text} data-mark={text} className={css["badge"]} />;
}
