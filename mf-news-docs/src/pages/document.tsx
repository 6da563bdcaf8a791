import { htmlLang } from "@zhian/contracts/locale";
import { lazyHydrated } from "@zhian/fragment/lazy-hydration";
import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useText } from "@zhian/i18n/use-text";
import { useMarked } from "@zhian/page/use-marked";
import { ArticleNotices } from "../ui/article-notices.tsx";
import { ContentsList } from "../ui/contents-list.tsx";
import { DocColumns } from "../ui/doc-columns.tsx";
import { DocFacts } from "../ui/doc-facts.tsx";
import { InlineContents } from "../ui/inline-contents.tsx";
import { missing } from "../ui/lazy-missing.ts";
import { LoadFailed } from "../ui/load-failed.tsx";
import { StaleNote } from "../ui/stale-note.tsx";
import { Trail } from "../ui/trail.tsx";
import css from "./doc-section.module.css";

const text = lazyHydrated(() =>
  import(/* webpackChunkName: "page-document-late" */ "../ui/document-text.tsx").then((module) => module.DocumentText),
);
const tree = lazyHydrated(() =>
  import(/* webpackChunkName: "page-document-late" */ "../ui/doc-tree.tsx").then((module) => module.DocTree),
);

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const [{ loadDocument }] = await Promise.all([
    import(/* webpackChunkName: "load-document" */ "../api/load-document.ts"),
    text.load(),
    tree.load(),
  ]);
  const { son = "", id = "" } = params;
  return loadDocument({ url: new URL(request.url), son, id, signal: request.signal }, context.get(siteContext));
}

/** A help document between the tree of all documents and its own contents list. */
export function Component() {
  const marked = useMarked();
  const t = useText();
  const data = useLoaderData<typeof loader>();
  if (data.kind === "missing") return <missing.Component near={data.near} />;
  if (data.kind === "load-failed") return <LoadFailed name={data.name} />;
  const { document, steps, contents, marks } = data;
  const { title, description, lang, folder, path } = document;
  return (
    <DocColumns
      tree={<tree.Component nodes={data.tree} folder={folder} here={path} />}
      aside={<ContentsList label={t("contents")} entries={contents} />}
    >
      <article>
        <header className={css["head"]}>
          <Trail steps={steps} here={title} />
          <h1 lang={lang && htmlLang(lang)}>{marked(title)}</h1>
          <p className="lead" lang={lang && htmlLang(lang)}>
            {marked(description)}
          </p>
          <DocFacts document={document} />
        </header>
        <InlineContents entries={contents} />
        {data.isStale && <StaleNote />}
        <ArticleNotices article={{ isDemo: false, lang }} />
        <text.Component key={document.id} document={document} marks={marks} />
      </article>
    </DocColumns>
  );
}
