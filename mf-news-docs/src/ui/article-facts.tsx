import type { Article } from "@zhian/contracts/article";
import { useText } from "@zhian/i18n/use-text";
import { Words } from "@zhian/page/words";
import { CopyLink } from "./copy-link.tsx";
import { Day } from "./day.tsx";
import { FactLine } from "./fact-line.tsx";
import { PrintPage } from "./print-page.tsx";

interface ArticleFactsProps {
  article: Pick<Article, "publishedAt" | "updatedAt" | "tags">;
  minutes: number;
}

export function ArticleFacts({ article: { publishedAt, updatedAt, tags }, minutes }: ArticleFactsProps) {
  const t = useText();
  return (
    <FactLine
      facts={[
        ...(publishedAt === "" ? [] : [{ label: t("article.published"), value: <Day at={publishedAt} /> }]),
        ...(updatedAt === publishedAt || updatedAt === ""
          ? []
          : [{ label: t("article.updated"), value: <Day at={updatedAt} /> }]),
        { label: t("article.reading"), value: t("article.minutes", { count: minutes }) },
        ...(tags.length === 0
          ? []
          : [{ label: t("article.tags"), value: <Words>{tags.join(t("article.listComma"))}</Words> }]),
      ]}
      action={
        <>
          <CopyLink />
          <PrintPage />
        </>
      }
    />
  );
}
