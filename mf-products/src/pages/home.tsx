import { plainPath } from "@zhian/contracts/locale";
import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useSite } from "@zhian/fragment/use-site";
import { ActionLink } from "@zhian/page/action-link";
import { Actions } from "@zhian/page/actions";
import { CallToAction } from "@zhian/page/call-to-action";
import { FigureView } from "@zhian/page/figure-view";
import { ProductMarksProvider } from "@zhian/page/product-marks";
import { RateNote, RateProvider } from "@zhian/page/rate";
import { Steps } from "@zhian/page/steps";
import { Words } from "@zhian/page/words";
import { PageHero } from "@zhian/ui/page-hero";
import { Section } from "@zhian/ui/section";
import { useEffect } from "react";
import { Specs } from "../ui/blocks/specs.tsx";
import { CatalogueLedger } from "../ui/catalogue-ledger.tsx";
import { PlanLines } from "../ui/plan-lines.tsx";
import { SolutionLines } from "../ui/solution-lines.tsx";
import css from "./home.module.css";

const titleResetMs = 1000;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { loadHomeData } = await import(/* webpackChunkName: "content-home" */ "../api/load-home-data.ts");
  return loadHomeData(context.get(siteContext), request.signal);
}

export function Component() {
  const { home, marks, solutions, rate, head } = useLoaderData<typeof loader>();
  useTitleReset(head.title);
  return (
    <RateProvider value={rate}>
      <ProductMarksProvider value={marks}>
        <PageHero
          title={<span className="display">{home.title}</span>}
          lead={<Words>{home.lead}</Words>}
          actions={<Actions links={home.actions} />}
          figure={<FigureView figure={home.figure} />}
        />
        <Section anchor="catalogue" heading={home.catalogue.heading} lead={<Words>{home.catalogue.lead}</Words>}>
          <CatalogueLedger groups={home.catalogue.groups} />
        </Section>
        <Section
          anchor="plans"
          tone="tint"
          heading={home.plans.heading}
          lead={home.plans.lead}
          aside={<ActionLink {...home.plans.more} look="secondary" />}
        >
          <PlanLines plans={home.plans.plans} />
          <p className={css["note"]}>
            <RateNote />
          </p>
        </Section>
        <Specs block={home.compliance} />
        <Steps
          block={home.protection}
          aside={
            <div className={css["more"]}>
              {home.protection.more.map((link) => (
                <ActionLink key={link.to} {...link} look="secondary" />
              ))}
            </div>
          }
        />
        <Section anchor="solutions" heading={home.solutions.heading} lead={home.solutions.lead}>
          <SolutionLines solutions={solutions} />
        </Section>
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
