import { useText } from "@zhian/i18n/use-text";
import css from "./hot-badge.module.css";

/** The 'hot' badge image of a plain entry: the CMS's, or a drawn one. */
export function HotBadge({ image }: { image?: string | undefined }) {
  const t = useText();
  if (image) return <img src={image} alt={t("nav.hot")} width={28} height={14} className={css["badge"]} />;
  return (
    <svg role="img" aria-label={t("nav.hot")} viewBox="0 0 28 14" width="28" height="14" className={css["badge"]}>
      <path d="M2 0h24a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z" className={css["ground"]} />
      <path
        d="M4.5 3.5v7M8.5 3.5v7M4.5 7h4M12.5 3.6c1.6 0 2.4 1.3 2.4 3.4s-.8 3.4-2.4 3.4-2.4-1.3-2.4-3.4.8-3.4 2.4-3.4zM17 3.8h6M20 3.8v6.7"
        className={css["letters"]}
      />
    </svg>
  );
}
