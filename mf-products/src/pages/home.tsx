import { plainPath } from "@zhian/contracts/locale";
import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useSite } from "@zhian/fragment/use-site";
import { CallToAction } from "@zhian/page/call-to-action";
import { ProductMarksProvider } from "@zhian/page/product-marks";
import { RateProvider } from "@zhian/page/rate";
import { useMarked } from "@zhian/page/use-marked";
import { Section } from "@zhian/ui/section";
import { useEffect } from "react";
import { AboutPoints } from "../ui/home/about-points.tsx";
import { HomeHero } from "../ui/home/home-hero.tsx";
import { LevelTool } from "../ui/home/level-tool.tsx";
import { NoticeList } from "../ui/home/notice-list.tsx";
import { PriceSheet } from "../ui/home/price-sheet.tsx";
import { ProductMap } from "../ui/home/product-map.tsx";
import { RulesTable } from "../ui/home/rules-table.tsx";
import { SolutionLines } from "../ui/home/solution-lines.tsx";
import { SplitSection } from "../ui/home/split-section.tsx";
import { StartingPoints } from "../ui/home/starting-points.tsx";

const titleResetMs = 1000;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { loadHomeData } = await import(/* webpackChunkName: "content-home" */ "../api/load-home-data.ts");
  return loadHomeData(context.get(siteContext), request.signal);
}

export function Component() {
  const marked = useMarked();
  const { home, marks, solutions, rate, notices, head } = useLoaderData<typeof loader>();
  useTitleReset(head.title);
  return (
    <RateProvider value={rate}>
      <ProductMarksProvider value={marks}>
        <HomeHero home={home}>
          <PriceSheet sheet={home.prices} rate={rate?.rate} />
        </HomeHero>
        <StartingPoints begin={home.begin} />
        <Section anchor="catalogue" heading={home.map.heading} lead={marked(home.map.lead)}>
          <ProductMap {...home.map} />
        </Section>
        <LevelTool level={home.level} path={home.path} />
        <SplitSection anchor="solutions" heading={home.solutions.heading} lead={home.solutions.lead}>
          <SolutionLines solutions={solutions} />
        </SplitSection>
        <RulesTable rules={home.rules} />
        <SplitSection anchor="notices" tone="tint" heading={home.notices.heading} lead={home.notices.lead}>
          <NoticeList notices={notices} />
        </SplitSection>
        <SplitSection anchor="about" heading={home.about.heading} lead={home.about.lead}>
          <AboutPoints points={home.about.points} />
        </SplitSection>
        <CallToAction block={home.start} />
      </ProductMarksProvider>
    </RateProvider>
  );
}

/** The specification has the home page put its title right after a second, whatever was shown meanwhile. */
function useTitleReset(title: string) {
  const { path } = useSite();
  useEffect(() => {
    const timer = setTimeout(() => {
      // Another page may be on its way in while this one is still mounted.
      if (plainPath(window.location.pathname) === path) document.title = title;
    }, titleResetMs);
    return () => clearTimeout(timer);
  }, [title, path]);
}
