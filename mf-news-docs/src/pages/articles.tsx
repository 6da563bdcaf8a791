import { localePath } from "@zhian/contracts/locale";
import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { ProductMarksProvider } from "@zhian/page/product-marks";
import { Words } from "@zhian/page/words";
import { Pagination } from "@zhian/ui/pagination";
import { bulletinTypes, listPath } from "../model/article-lists.ts";
import css from "../ui/article-rows.module.css";
import { ArticleRows } from "../ui/article-rows.tsx";
import { FeedLinks } from "../ui/feed-links.tsx";
import { missing } from "../ui/lazy-missing.ts";
import { LinkTabs } from "../ui/link-tabs.tsx";
import { LoadFailed } from "../ui/load-failed.tsx";
import { StaleNote } from "../ui/stale-note.tsx";
import { Trail } from "../ui/trail.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { loadArticles } = await import(/* webpackChunkName: "load-articles" */ "../api/load-articles.ts");
  return loadArticles(new URL(request.url), context.get(siteContext), request.signal);
}

/** The lists of all sections: news, notices by type, industry news by category. */
export function Component() {
  const t = useText();
  const { locale } = useSite();
  const data = useLoaderData<typeof loader>();
  if (data.kind === "missing") return <missing.Component near={data.near} />;
  if (data.kind === "load-failed") return <LoadFailed name={data.name} />;
  const { section, type, category, page, pages, categories, list } = data;
  const name = categories.find(({ slug }) => slug === category)?.name ?? t(`${section}.title`);
  const steps = [{ name: t("home"), to: "/" }, ...(category ? [{ name: t("zixun.title"), to: "/zixun" }] : [])];
  return (
    <ProductMarksProvider value={data.marks}>
      <div className={`container ${css["page"]}`}>
        <header className={css["head"]}>
          <Trail steps={steps} here={name} />
          <h1>{name}</h1>
          <p className="lead">
            <Words>{data.lead ?? t(`${section}.lead`)}</Words>
          </p>
        </header>
        {data.isStale && <StaleNote />}
        {section === "notice" && (
          <LinkTabs
            label={t("notice.types")}
            tabs={bulletinTypes.map((each) => ({
              name: t(`notice.type.${each}`),
              to: listPath({ section, type: each, page: 1 }),
              isCurrent: each === type,
            }))}
          />
        )}
        {section === "zixun" && categories.length > 0 && (
          <LinkTabs
            label={t("zixun.categories")}
            tabs={[
              { name: t("zixun.all"), to: "/zixun", isCurrent: category === undefined },
              ...categories.map(({ slug, name: label }) => ({
                name: label,
                to: `/zixun/${slug}`,
                isCurrent: slug === category,
              })),
            ]}
          />
        )}
        {list.length === 0 ? <p className={css["none"]}>{t(`${section}.none`)}</p> : <ArticleRows list={list} />}
        <Pagination
          current={page}
          last={pages}
          hrefOf={(wanted) => localePath(locale, listPath({ section, type, category, page: wanted }))}
          texts={{
            label: t("pages.label"),
            previous: t("pages.previous"),
            next: t("pages.next"),
            page: (number) => t("pages.page", { number }),
          }}
        />
        <FeedLinks section={section} />
      </div>
    </ProductMarksProvider>
  );
}
