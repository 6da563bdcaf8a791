import { lazyHydrated } from "@zhian/fragment/lazy-hydration";
import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useText } from "@zhian/i18n/use-text";
import { Actions } from "@zhian/page/actions";
import { CallToAction } from "@zhian/page/call-to-action";
import { ProductMarksProvider } from "@zhian/page/product-marks";
import { RateProvider } from "@zhian/page/rate";
import { useMarked } from "@zhian/page/use-marked";
import { PageHero } from "@zhian/ui/page-hero";
import type { SolutionPage } from "../model/solution-content.ts";
import { Receipt } from "../ui/receipt.tsx";

const details = lazyHydrated(() =>
  import(/* webpackChunkName: "page-solution-late" */ "../ui/details.tsx").then((module) => module.Details),
);

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const [{ loadSolutionData }] = await Promise.all([
    import(/* webpackChunkName: "content-solutions" */ "../api/load-solution-data.ts"),
    details.load(),
  ]);
  return loadSolutionData(params["*"] ?? "", context.get(siteContext), request.signal);
}

export function Component() {
  const marked = useMarked();
  const t = useText();
  const { page, marks, rate } = useLoaderData<typeof loader>();
  return (
    <RateProvider value={rate}>
      <ProductMarksProvider value={marks}>
        <PageHero
          eyebrow={t("solution.eyebrow")}
          title={page.title}
          lead={marked(page.lead)}
          actions={<Actions links={page.actions} />}
          figure={<Receipt lines={page.details.bill.lines} />}
          facts={useFacts(page)}
        />
        <details.Component key={page.title} details={page.details} />
        <CallToAction block={page.contact} />
      </ProductMarksProvider>
    </RateProvider>
  );
}

function useFacts({ details }: Pick<SolutionPage, "details">) {
  const t = useText();
  const { bill, timeline, regulations } = details;
  const lastDay = Math.max(...timeline.steps.map(({ from, days }) => from + days - 1));
  return [
    { label: t("solution.parts"), value: bill.lines.filter(({ quantity }) => quantity > 0).length, anchor: "bill" },
    { label: t("solution.days"), value: lastDay, anchor: "timeline" },
    { label: t("solution.rules"), value: regulations.items.length, anchor: "regulations" },
  ];
}
