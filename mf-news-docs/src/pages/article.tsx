import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { ProductLink } from "@zhian/page/product-link";
import { ProductMarksProvider } from "@zhian/page/product-marks";
import { Words } from "@zhian/page/words";
import { ArticleBody } from "../ui/article-body.tsx";
import { ArticleFacts } from "../ui/article-facts.tsx";
import { ArticleNeighbours } from "../ui/article-neighbours.tsx";
import { ArticleNotices } from "../ui/article-notices.tsx";
import { ContentsList } from "../ui/contents-list.tsx";
import { ReadingPage } from "../ui/reading-page.tsx";
import { Trail } from "../ui/trail.tsx";
import css from "./article.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { loadArticle } = await import(/* webpackChunkName: "load-article" */ "../api/load-article.ts");
  const id = new URL(request.url).searchParams.get("id") ?? "";
  return loadArticle({ section: "news", id, signal: request.signal }, context.get(siteContext));
}

export function Component() {
  const t = useText();
  const { locale } = useSite();
  const { article, contents, minutes, marks } = useLoaderData<typeof loader>();
  const lang = article.lang ?? locale;
  return (
    <ProductMarksProvider value={marks}>
      <ReadingPage
        trail={
          <Trail
            steps={[
              { name: t("home"), to: "/" },
              { name: t("news.title"), to: "/news" },
            ]}
            here={article.title}
          />
        }
        title={<Words>{article.title}</Words>}
        lead={<Words>{article.description}</Words>}
        lang={article.lang}
        facts={<ArticleFacts article={article} minutes={minutes} />}
        aside={<ContentsList label={t("contents")} entries={contents} />}
      >
        <ArticleNotices article={article} />
        <ArticleBody nodes={article.body} lang={lang} />
        <footer className={css["after"]}>
          {article.products.length > 0 && (
            <section aria-labelledby="products-of-article">
              <h2 id="products-of-article" className={css["label"]}>
                {t("article.products")}
              </h2>
              <ul className={css["products"]}>
                {article.products.map((code) => (
                  <li key={code}>
                    <ProductLink code={code} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <ArticleNeighbours article={article} />
        </footer>
      </ReadingPage>
    </ProductMarksProvider>
  );
}
