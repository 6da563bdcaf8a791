import { lazyHydrated } from "@zhian/fragment/lazy-hydration";
import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useText } from "@zhian/i18n/use-text";
import { RateProvider } from "@zhian/page/rate";
import { Breadcrumb } from "@zhian/ui/breadcrumb";
import { useMemo } from "react";
import css from "./domain-search.module.css";

const desk = lazyHydrated(() =>
  import(/* webpackChunkName: "page-domain-search-late" */ "../ui/search-desk.tsx").then((module) => module.SearchDesk),
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ loadSearchPage }] = await Promise.all([
    import(/* webpackChunkName: "load-search-page" */ "../api/load-search-page.ts"),
    desk.load(),
  ]);
  const isServer = typeof window === "undefined";
  return loadSearchPage(new URL(request.url), context.get(siteContext), { signal: request.signal, isServer });
}

/** `?q=` is the question, so that a search can be linked, reloaded and returned to. */
export function Component() {
  const { asked, question, found, rules, rate, trail, again } = useLoaderData<typeof loader>();
  const t = useText();
  const start = useMemo(() => ({ asked, question, found }), [asked, question, found]);
  return (
    <RateProvider value={rate}>
      <div className={`container ${css["page"]}`}>
        <Breadcrumb {...trail} />
        <div className={css["words"]}>
          <h1>{t("search.title")}</h1>
          <p className="lead">{t("search.lead")}</p>
        </div>
        <noscript>
          <p className={css["noscript"]}>
            <span>{t("search.noScript")}</span> {asked !== "" && !found && <a href={again}>{t("search.reload")}</a>}
          </p>
        </noscript>
        <desk.Component start={start} rules={rules} />
      </div>
    </RateProvider>
  );
}
