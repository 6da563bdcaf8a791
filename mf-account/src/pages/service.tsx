import { productOf } from "@zhian/contracts/catalogue";
import { data, type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useText } from "@zhian/i18n/use-text";
import { PageLink } from "@zhian/page/page-link";
import { Notice } from "@zhian/ui/notice";
import { hasConsole } from "../api/load-page.ts";
import { headOfPage } from "../model/page-heads.ts";
import { ConsoleFrame } from "../ui/console-frame.tsx";

export async function loader({ context, params: { service = "" } }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  hasConsole(site);
  const product = productOf(await site.catalogue(), service);
  if (!product && service !== "ticket") throw data("No such part of the console", { status: 404 });
  const head = headOfPage("service", site.locale);
  const name = product?.name[site.locale];
  return { code: product?.code, name, head: { ...head, title: name ? `${name} · ${head.title}` : head.title } };
}

/** A placeholder for managing a product or a ticket: this console has accounts only, and the page states so. */
export function Component() {
  const t = useText();
  const { code, name } = useLoaderData<typeof loader>();
  return (
    <ConsoleFrame title={name ?? t("service.ticket")} lead={t("service.lead")} isOpen>
      <Notice kind="warn">{t(code ? "service.ends" : "service.noTickets")}</Notice>
      <p>
        <PageLink to={code ? `/products/${code}` : "/about"} look="onward">
          {t(code ? "service.back" : "service.ask")}
        </PageLink>
      </p>
    </ConsoleFrame>
  );
}
