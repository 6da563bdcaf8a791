import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useText } from "@zhian/i18n/use-text";
import { getRate } from "@zhian/page/get-rate";
import { RateProvider } from "@zhian/page/rate";
import { loadConsolePage } from "../api/load-page.ts";
import { ConsoleFrame } from "../ui/console-frame.tsx";
import { OrderSection } from "../ui/order-section.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const page = loadConsolePage("order", site);
  return { ...page, rate: await getRate(site.api, request.signal) };
}

/** The target of the cart's checkout: the cart at current prices, and a plain statement that nothing can be ordered. */
export function Component() {
  const t = useText();
  const { rate } = useLoaderData<typeof loader>();
  return (
    <RateProvider value={rate}>
      <ConsoleFrame title={t("order.title")} lead={t("order.lead")}>
        <OrderSection />
      </ConsoleFrame>
    </RateProvider>
  );
}
