import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { SiteLink } from "@zhian/fragment/site-link";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { formatDate } from "@zhian/page/format-date";
import { useMarked } from "@zhian/page/use-marked";
import { Notice } from "@zhian/ui/notice";
import type { LegalPage } from "../model/legal-document.ts";
import { ContentsList } from "../ui/contents-list.tsx";
import { CopyLink } from "../ui/copy-link.tsx";
import { FactLine } from "../ui/fact-line.tsx";
import { LegalChanges } from "../ui/legal-changes.tsx";
import { LegalSection } from "../ui/legal-section.tsx";
import { ReadingPage } from "../ui/reading-page.tsx";
import { Trail } from "../ui/trail.tsx";
import css from "./legal.module.css";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { loadLegal } = await import(/* webpackChunkName: "load-legal" */ "../api/load-legal.ts");
  return loadLegal(params["name"] ?? "", context.get(siteContext), request.signal);
}

export function Component() {
  const marked = useMarked();
  const t = useText();
  const { page, others } = useLoaderData<typeof loader>();
  return (
    <ReadingPage
      trail={<Trail steps={[{ name: t("home"), to: "/" }]} here={page.title} />}
      title={page.title}
      lead={marked(page.lead)}
      facts={<LegalFacts page={page} />}
      measure="wide"
      aside={
        <ContentsList
          label={t("contents")}
          isNumbered
          entries={page.sections.map(({ anchor, heading }) => ({ anchor, text: heading }))}
        />
      }
    >
      <Notice kind="warn" className={css["draft"]}>
        <p>{marked(t("legal.draft"))}</p>
      </Notice>
      {page.sections.map((section, index) => (
        <LegalSection key={section.anchor} section={section} number={index + 1} />
      ))}
      <LegalChanges changes={page.changes} />
      <nav aria-labelledby="other-documents" className={css["others"]}>
        <h2 id="other-documents">{t("legal.others")}</h2>
        <ul role="list">
          {others.map(({ name, to }) => (
            <li key={to}>
              <SiteLink to={to}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </ReadingPage>
  );
}

function LegalFacts({ page: { version, draftedAt } }: { page: LegalPageFacts }) {
  const t = useText();
  const { locale } = useSite();
  return (
    <FactLine
      facts={[
        { label: t("legal.version"), value: version },
        { label: t("legal.drafted"), value: <time dateTime={draftedAt}>{formatDate(draftedAt, locale)}</time> },
        { label: t("legal.inForce"), value: t("legal.notYet") },
        { label: t("legal.applies"), value: t("legal.both") },
      ]}
      action={<CopyLink />}
    />
  );
}

type LegalPageFacts = Pick<LegalPage, "version" | "draftedAt">;
