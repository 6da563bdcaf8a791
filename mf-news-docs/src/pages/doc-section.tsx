import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useText } from "@zhian/i18n/use-text";
import { useMarked } from "@zhian/page/use-marked";
import { DocColumns } from "../ui/doc-columns.tsx";
import { DocList } from "../ui/doc-list.tsx";
import { DocTree } from "../ui/doc-tree.tsx";
import { missing } from "../ui/lazy-missing.ts";
import { LoadFailed } from "../ui/load-failed.tsx";
import { StaleNote } from "../ui/stale-note.tsx";
import { Trail } from "../ui/trail.tsx";
import css from "./doc-section.module.css";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { loadSection } = await import(/* webpackChunkName: "load-documents" */ "../api/load-documents.ts");
  const asked = { url: new URL(request.url), son: params["son"] ?? "", signal: request.signal };
  return loadSection(asked, context.get(siteContext));
}

/** A section of the documents: its documents, each with its subject. */
export function Component() {
  const marked = useMarked();
  const t = useText();
  const data = useLoaderData<typeof loader>();
  if (data.kind === "missing") return <missing.Component near={data.near} />;
  if (data.kind === "load-failed") return <LoadFailed name={data.name} />;
  const { section, tree, list } = data;
  return (
    <DocColumns tree={<DocTree nodes={tree} folder={section.id} here={section.link} />}>
      <header className={css["head"]}>
        <Trail
          steps={[
            { name: t("home"), to: "/" },
            { name: t("docs.title"), to: "/document" },
          ]}
          here={section.name}
        />
        <h1>{marked(section.name)}</h1>
        <p className="lead">{marked(section.desc)}</p>
      </header>
      {data.isStale && <StaleNote />}
      <DocList nodes={list} />
    </DocColumns>
  );
}
