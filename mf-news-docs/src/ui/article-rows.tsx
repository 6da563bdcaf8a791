import { type ArticleSummary } from "@zhian/contracts/article";
import { articlePath } from "@zhian/contracts/article-words";
import { htmlLang } from "@zhian/contracts/locale";
import { SiteLink } from "@zhian/fragment/site-link";
import { useText } from "@zhian/i18n/use-text";
import { useMarked } from "@zhian/page/use-marked";
import { Words } from "@zhian/page/words";
import { Tag } from "@zhian/ui/tag";
import css from "./article-rows.module.css";
import { Day } from "./day.tsx";
import { OperationLine } from "./operation-line.tsx";

/** Articles as lines of a register, the newest first. */
export function ArticleRows({ list }: { list: readonly ArticleSummary[] }) {
  const marked = useMarked();
  const t = useText();
  return (
    <ul className={css["list"]}>
      {list.map((article) => (
        <li key={article.id} className={css["row"]}>
          <p className={css["when"]}>
            <Day at={article.publishedAt} />
            {article.section === "notice" && <Tag>{t(`notice.type.${article.type}`)}</Tag>}
            {article.isDemo && article.section !== "notice" && <Tag>{t("news.demo")}</Tag>}
          </p>
          <div className={css["what"]} lang={article.lang && htmlLang(article.lang)}>
            <h2 className={css["title"]}>
              <SiteLink to={articlePath(article.section, article.id)}>
                <Words>{article.title}</Words>
              </SiteLink>
            </h2>
            <p>{marked(article.description)}</p>
            {article.operation && <OperationLine operation={article.operation} products={article.products} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
