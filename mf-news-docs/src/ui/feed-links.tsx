import type { ArticleSection } from "@zhian/contracts/article-words";
import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import css from "./feed-links.module.css";

/** Links to the section's feeds. In another tab: the response is not a page of the site. */
export function FeedLinks({ section }: { section: ArticleSection }) {
  const t = useText();
  const { locale } = useSite();
  return (
    <p className={css["feeds"]}>
      <span>{t("feeds.label")}</span>{" "}
      <a href={localePath(locale, `/${section}/feed.atom`)} target="_blank" rel="noopener">
        Atom
      </a>{" "}
      <a href={localePath(locale, `/${section}/feed.json`)} target="_blank" rel="noopener">
        JSON Feed
      </a>
    </p>
  );
}
