import { type Article, type ArticleLink } from "@zhian/contracts/article";
import { articlePath } from "@zhian/contracts/article-words";
import { htmlLang } from "@zhian/contracts/locale";
import { SiteLink } from "@zhian/fragment/site-link";
import { useText } from "@zhian/i18n/use-text";
import { useMarked } from "@zhian/page/use-marked";
import css from "./article-neighbours.module.css";

/** Links onward: the previous article, the next one, and related ones that are neither. */
export function ArticleNeighbours({
  article,
}: {
  article: Pick<Article, "section" | "previous" | "next" | "related">;
}) {
  const marked = useMarked();
  const t = useText();
  const { section, previous, next, related } = article;
  const others = related.filter(({ id }) => id !== previous?.id && id !== next?.id);
  const ways: [string, ArticleLink][] = [
    ...way(t("article.previous"), previous),
    ...way(t("article.next"), next),
    ...others.map((link): [string, ArticleLink] => [t("article.related"), link]),
  ];
  if (ways.length === 0) return null;
  return (
    <nav aria-label={t("article.more")} className={css["ways"]}>
      {ways.map(([label, { id, title, lang }]) => (
        <SiteLink key={id} to={articlePath(section, id)} className={css["way"]}>
          <span className={css["label"]}>{label}</span>
          <span className={css["title"]} lang={lang && htmlLang(lang)}>
            {marked(title)}
          </span>
        </SiteLink>
      ))}
    </nav>
  );
}

function way(label: string, link: ArticleLink | null): [string, ArticleLink][] {
  return link ? [[label, link]] : [];
}
