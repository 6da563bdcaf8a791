import { articlePath } from "@zhian/contracts/article";
import { htmlLang } from "@zhian/contracts/locale";
import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { SiteLink } from "@zhian/fragment/site-link";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { formatDate } from "@zhian/page/format-date";
import { Words } from "@zhian/page/words";
import { Tag } from "@zhian/ui/tag";
import { dayOf } from "../model/day-of.ts";
import { Trail } from "../ui/trail.tsx";
import css from "./news.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { loadNews } = await import(/* webpackChunkName: "load-news" */ "../api/load-news.ts");
  return loadNews(context.get(siteContext), request.signal);
}

export function Component() {
  const t = useText();
  const { locale } = useSite();
  const { list } = useLoaderData<typeof loader>();
  return (
    <div className={`container ${css["page"]}`}>
      <header className={css["head"]}>
        <Trail steps={[{ name: t("home"), to: "/" }]} here={t("news.title")} />
        <h1>{t("news.title")}</h1>
        <p className="lead">{t("news.lead")}</p>
      </header>
      {list.length === 0 && <p className={css["none"]}>{t("news.none")}</p>}
      <ul className={css["list"]}>
        {list.map(({ section, id, title, description, publishedAt, isDemo, lang }) => (
          <li key={id} className={css["row"]}>
            <p className={css["when"]}>
              <time dateTime={publishedAt}>{formatDate(dayOf(publishedAt), locale)}</time>
              {isDemo && <Tag>{t("news.demo")}</Tag>}
            </p>
            <div className={css["what"]} lang={lang && htmlLang(lang)}>
              <h2 className={css["title"]}>
                <SiteLink to={articlePath(section, id)}>
                  <Words>{title}</Words>
                </SiteLink>
              </h2>
              <p>
                <Words>{description}</Words>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
