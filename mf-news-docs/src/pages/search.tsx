import { localePath } from "@zhian/contracts/locale";
import { textLimits } from "@zhian/contracts/text-limits";
import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { SiteLink } from "@zhian/fragment/site-link";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Words } from "@zhian/page/words";
import { Button } from "@zhian/ui/button";
import { Input } from "@zhian/ui/input";
import { HitList } from "../ui/hit-list.tsx";
import { Trail } from "../ui/trail.tsx";
import css from "./search.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { loadSearch } = await import(/* webpackChunkName: "load-search" */ "../api/load-search.ts");
  const asked = new URL(request.url).searchParams.get("q") ?? "";
  return loadSearch(context.get(siteContext), asked, request.signal);
}

export function Component() {
  const t = useText();
  const { locale } = useSite();
  const { words, hits, hot } = useLoaderData<typeof loader>();
  const suggested = hits?.length === 0 && words !== "" ? hot.slice(0, 3) : hot;
  return (
    <div className={`container ${css["page"]}`}>
      <Trail steps={[{ name: t("home"), to: "/" }]} here={t("search.title")} />
      <h1>{t("search.title")}</h1>
      <form method="get" action={localePath(locale, "/search")} className={css["form"]}>
        <Input
          key={words}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={textLimits.query}
          aria-label={t("search.label")}
          placeholder={t("search.label")}
          className={css["field"]}
        />
        <Button type="submit">{t("search.find")}</Button>
      </form>
      <p className={css["count"]}>{useOutcome(words, hits)}</p>
      {hits && hits.length > 0 ? (
        <HitList hits={hits} words={words} />
      ) : (
        <section aria-labelledby="often-searched">
          <h2 id="often-searched" className={css["label"]}>
            {t(words === "" ? "search.hot" : "search.try")}
          </h2>
          <ul className={css["hot"]}>
            {suggested.map(({ innerName, innerLink }) => (
              <li key={innerLink}>
                <SiteLink to={innerLink}>
                  <Words>{innerName}</Words>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function useOutcome(words: string, hits: readonly unknown[] | null): string {
  const t = useText();
  if (hits === null) return t("search.failed");
  if (words === "") return t("search.hint");
  return hits.length === 0 ? t("search.none") : t("search.count", { count: hits.length, words });
}
