import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useText } from "@zhian/i18n/use-text";
import { PageLink } from "@zhian/page/page-link";
import { Breadcrumb } from "@zhian/ui/breadcrumb";
import { loadStart } from "../api/load-start.ts";
import css from "./start.module.css";

export function loader({ context }: LoaderFunctionArgs) {
  return loadStart(context.get(siteContext));
}

export function Component() {
  const { trail } = useLoaderData<typeof loader>();
  const t = useText();
  return (
    <div className={`container ${css["page"]}`}>
      <Breadcrumb {...trail} />
      <div className={css["words"]}>
        <h1>{t("start.title")}</h1>
        <p className="lead">{t("start.lead")}</p>
      </div>
      <section aria-labelledby="next" className={css["words"]}>
        <h2 id="next">{t("start.next")}</h2>
        <p>{t("start.changes")}</p>
        <p>
          <PageLink to="/" look="onward">
            {t("start.home")}
          </PageLink>
        </p>
      </section>
    </div>
  );
}
