import type { Article } from "@zhian/contracts/article";
import { useText } from "@zhian/i18n/use-text";
import { Notice } from "@zhian/ui/notice";
import css from "./article-notices.module.css";

/** Notices above the text: that it is a sample, or in the other language. */
export function ArticleNotices({ article: { isDemo, lang } }: { article: Pick<Article, "isDemo" | "lang"> }) {
  const t = useText();
  if (!isDemo && !lang) return null;
  return (
    <div className={css["notices"]}>
      {isDemo && (
        <Notice>
          <p>{t("article.demo")}</p>
        </Notice>
      )}
      {lang && (
        <Notice>
          <p>{t(`article.onlyIn.${lang}`)}</p>
        </Notice>
      )}
    </div>
  );
}
