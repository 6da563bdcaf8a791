import { lazyHydrated } from "@zhian/fragment/lazy-hydration";
import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useText } from "@zhian/i18n/use-text";
import { Actions } from "@zhian/page/actions";
import { FigureView } from "@zhian/page/figure-view";
import { ProductMarksProvider } from "@zhian/page/product-marks";
import { RateProvider } from "@zhian/page/rate";
import { useMarked } from "@zhian/page/use-marked";
import { Breadcrumb } from "@zhian/ui/breadcrumb";
import { PageHero } from "@zhian/ui/page-hero";
import { PageNav } from "@zhian/ui/page-nav";
import { ActivitySheet } from "../ui/activity-sheet.tsx";
import { CheckedOn } from "../ui/checked-on.tsx";
import { EndedNotice } from "../ui/ended-notice.tsx";

const blocks = lazyHydrated(() =>
  import(/* webpackChunkName: "page-site-late" */ "../ui/site-blocks.tsx").then((module) => module.SiteBlocks),
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ loadSitePageData }] = await Promise.all([
    import(/* webpackChunkName: "content-site" */ "../api/load-site-page-data.ts"),
    blocks.load(),
  ]);
  return loadSitePageData(new URL(request.url), context.get(siteContext), request.signal);
}

export function Component() {
  const marked = useMarked();
  const t = useText();
  const { page, marks, rate, state, states, trail } = useLoaderData<typeof loader>();
  const sections = page.blocks.flatMap(({ anchor, nav }) => (nav ? [{ anchor, label: nav }] : []));
  return (
    <RateProvider value={rate}>
      <ProductMarksProvider value={marks}>
        <PageHero
          trail={<Breadcrumb {...trail} />}
          eyebrow={page.eyebrow}
          title={marked(page.title)}
          lead={marked(page.lead)}
          actions={<Actions links={page.actions} />}
          figure={
            page.times && state ? (
              <ActivitySheet times={page.times} state={state} />
            ) : (
              page.figure && <FigureView figure={page.figure} />
            )
          }
          facts={page.facts}
        />
        {sections.length > 2 && <PageNav label={t("solution.onThisPage")} items={sections} />}
        {state === "ended" && <EndedNotice />}
        <blocks.Component key={page.path} blocks={page.blocks} states={states} />
        <CheckedOn day={page.updatedAt} />
      </ProductMarksProvider>
    </RateProvider>
  );
}
