import { lazyHydrated } from "@zhian/fragment/lazy-hydration";
import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useText } from "@zhian/i18n/use-text";
import { PageLink } from "@zhian/page/page-link";
import { RateProvider } from "@zhian/page/rate";
import { Breadcrumb } from "@zhian/ui/breadcrumb";
import { Notice } from "@zhian/ui/notice";
import css from "./domain-prices.module.css";

const prices = lazyHydrated(() =>
  import(/* webpackChunkName: "page-domain-prices-late" */ "../ui/price-list.tsx").then((module) => module.PriceList),
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ loadPricePage }] = await Promise.all([
    import(/* webpackChunkName: "load-price-page" */ "../api/load-price-page.ts"),
    prices.load(),
  ]);
  return loadPricePage(context.get(siteContext), request.signal);
}

export function Component() {
  const { list, isDemo, rate, trail } = useLoaderData<typeof loader>();
  const t = useText();
  return (
    <RateProvider value={rate}>
      <div className={`container ${css["page"]}`}>
        <Breadcrumb {...trail} />
        <div className={css["words"]}>
          <h1>{t("prices.title")}</h1>
          <p className="lead">{t("prices.lead")}</p>
          <p>
            <PageLink to="/products/bcd/search" look="onward">
              {t("prices.search")}
            </PageLink>
          </p>
        </div>
        {isDemo && (
          <Notice>
            <p>{t("prices.demo")}</p>
          </Notice>
        )}
        {list ? (
          <prices.Component list={list} />
        ) : (
          <Notice kind="warn">
            <p>{t("prices.absent")}</p>
          </Notice>
        )}
      </div>
    </RateProvider>
  );
}
