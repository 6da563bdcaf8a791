import { plainPath } from "@zhian/contracts/locale";
import { lazyHydrated } from "@zhian/fragment/lazy-hydration";
import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useSite } from "@zhian/fragment/use-site";
import { ProductMarksProvider } from "@zhian/page/product-marks";
import { RateProvider } from "@zhian/page/rate";
import { useMarked } from "@zhian/page/use-marked";
import { Section } from "@zhian/ui/section";
import { useEffect } from "react";
import { HomeHero } from "../ui/home/home-hero.tsx";
import { LevelTool } from "../ui/home/level-tool.tsx";
import { PriceSheet } from "../ui/home/price-sheet.tsx";
import { ProductMap } from "../ui/home/product-map.tsx";
import { StartingPoints } from "../ui/home/starting-points.tsx";

const titleResetMs = 1000;

const rest = lazyHydrated(() =>
  import(/* webpackChunkName: "page-home-late" */ "../ui/home/home-rest.tsx").then((module) => module.HomeRest),
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ loadHomeData }] = await Promise.all([
    import(/* webpackChunkName: "content-home" */ "../api/load-home-data.ts"),
    rest.load(),
  ]);
  return loadHomeData(context.get(siteContext), request.signal);
}

export function Component() {
  const marked = useMarked();
  const { home, marks, solutions, rate, notices, glaze, head } = useLoaderData<typeof loader>();
  useTitleReset(head.title);
  return (
    <RateProvider value={rate}>
      <ProductMarksProvider value={marks}>
        <HomeHero home={home} glaze={glaze}>
          <PriceSheet sheet={home.prices} rate={rate?.rate} />
        </HomeHero>
        <StartingPoints begin={home.begin} />
        <Section anchor="catalogue" heading={home.map.heading} lead={marked(home.map.lead)}>
          <ProductMap {...home.map} />
        </Section>
        <LevelTool level={home.level} path={home.path} />
        <rest.Component home={home} solutions={solutions} notices={notices} />
      </ProductMarksProvider>
    </RateProvider>
  );
}

/** The specification has the home page set its title after a second, whatever was shown meanwhile. */
function useTitleReset(title: string) {
  const { path } = useSite();
  useEffect(() => {
    const timer = setTimeout(() => {
      // Another page may be loading while this one is still mounted.
      if (plainPath(window.location.pathname) === path) document.title = title;
    }, titleResetMs);
    return () => clearTimeout(timer);
  }, [title, path]);
}
