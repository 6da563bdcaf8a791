import { lazyHydrated } from "@zhian/fragment/lazy-hydration";
import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useText } from "@zhian/i18n/use-text";
import { useMarked } from "@zhian/page/use-marked";
import { ArticleFacts } from "../ui/article-facts.tsx";
import { ArticleNotices } from "../ui/article-notices.tsx";
import { ContentsList } from "../ui/contents-list.tsx";
import { missing } from "../ui/lazy-missing.ts";
import { LoadFailed } from "../ui/load-failed.tsx";
import { OperationTable } from "../ui/operation-table.tsx";
import { ReadingPage } from "../ui/reading-page.tsx";
import { StaleNote } from "../ui/stale-note.tsx";
import { Trail } from "../ui/trail.tsx";

const text = lazyHydrated(() =>
  import(/* webpackChunkName: "page-article-late" */ "../ui/article-text.tsx").then((module) => module.ArticleText),
);

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const [{ loadArticle }] = await Promise.all([
    import(/* webpackChunkName: "load-article" */ "../api/load-article.ts"),
    text.load(),
  ]);
  const { son, id } = params;
  return loadArticle(
    { url: new URL(request.url), params: { son, id }, signal: request.signal },
    context.get(siteContext),
  );
}

/** An article of any section. */
export function Component() {
  const marked = useMarked();
  const t = useText();
  const data = useLoaderData<typeof loader>();
  if (data.kind === "missing") return <missing.Component near={data.near} />;
  if (data.kind === "load-failed") return <LoadFailed name={data.name} />;
  const { article, steps, contents, minutes, marks } = data;
  return (
    <ReadingPage
      trail={<Trail steps={steps} here={article.title} />}
      title={marked(article.title)}
      lead={marked(article.description)}
      lang={article.lang}
      facts={<ArticleFacts article={article} minutes={minutes} />}
      aside={<ContentsList label={t("contents")} entries={contents} />}
    >
      {data.isStale && <StaleNote />}
      {/* A notice states its own type. */}
      <ArticleNotices article={{ isDemo: article.isDemo && !article.operation, lang: article.lang }} />
      {article.operation && <OperationTable operation={article.operation} />}
      {/* Keyed by article: the old text must not stay while the new one is rendered. */}
      <text.Component key={article.id} article={article} marks={marks} />
    </ReadingPage>
  );
}
