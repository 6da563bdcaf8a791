import type { Article } from "@zhian/contracts/article";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { formatDate } from "@zhian/page/format-date";
import { Words } from "@zhian/page/words";
import { dayOf } from "../model/day-of.ts";
import { CopyLink } from "./copy-link.tsx";
import { FactLine } from "./fact-line.tsx";

interface ArticleFactsProps {
  article: Pick<Article, "publishedAt" | "updatedAt" | "tags">;
  minutes: number;
}

export function ArticleFacts({ article: { publishedAt, updatedAt, tags }, minutes }: ArticleFactsProps) {
  const t = useText();
  return (
    <FactLine
      facts={[
        { label: t("article.published"), value: <Moment at={publishedAt} /> },
        ...(updatedAt === publishedAt ? [] : [{ label: t("article.updated"), value: <Moment at={updatedAt} /> }]),
        { label: t("article.reading"), value: t("article.minutes", { count: minutes }) },
        ...(tags.length === 0
          ? []
          : [{ label: t("article.tags"), value: <Words>{tags.join(t("article.listComma"))}</Words> }]),
      ]}
      action={<CopyLink />}
    />
  );
}

function Moment({ at }: { at: string }) {
  const { locale } = useSite();
  return <time dateTime={at}>{formatDate(dayOf(at), locale)}</time>;
}
