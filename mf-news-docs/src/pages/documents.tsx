import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { SiteLink } from "@zhian/fragment/site-link";
import { useText } from "@zhian/i18n/use-text";
import { useMarked } from "@zhian/page/use-marked";
import { Words } from "@zhian/page/words";
import { DocList } from "../ui/doc-list.tsx";
import { LoadFailed } from "../ui/load-failed.tsx";
import { StaleNote } from "../ui/stale-note.tsx";
import { Trail } from "../ui/trail.tsx";
import css from "./documents.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { loadDocuments } = await import(/* webpackChunkName: "load-documents" */ "../api/load-documents.ts");
  return loadDocuments({ url: new URL(request.url), site: context.get(siteContext), signal: request.signal });
}

/** All help documents on one page, by section. */
export function Component() {
  const marked = useMarked();
  const t = useText();
  const data = useLoaderData<typeof loader>();
  if (data.kind === "load-failed") return <LoadFailed name={data.name} />;
  const { sections, isStale } = data;
  return (
    <div className={`container ${css["page"]}`}>
      <header className={css["head"]}>
        <Trail steps={[{ name: t("home"), to: "/" }]} here={t("docs.title")} />
        <h1>{t("docs.title")}</h1>
        <p className="lead">{t("docs.lead")}</p>
      </header>
      {isStale && <StaleNote />}
      {sections.map(({ id, name, link, desc, children }) => (
        <section key={id} aria-labelledby={`section-${id}`} className={css["section"]}>
          <div className={css["words"]}>
            <h2 id={`section-${id}`} className={css["title"]}>
              <SiteLink to={link}>
                <Words>{name}</Words>
              </SiteLink>
            </h2>
            <p>{marked(desc)}</p>
          </div>
          <DocList nodes={children} isBrief />
        </section>
      ))}
    </div>
  );
}
