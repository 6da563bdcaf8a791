import { htmlLang } from "@zhian/contracts/locale";
import { SiteLink } from "@zhian/fragment/site-link";
import { useMarked } from "@zhian/page/use-marked";
import { Words } from "@zhian/page/words";
import type { ListNode } from "../model/doc-tree.ts";
import css from "./doc-list.module.css";

interface DocListProps {
  nodes: readonly ListNode[];
  /** Shows only names, in columns. */
  isBrief?: boolean;
}

/** A folder's contents: documents, then groups of them with their names. */
export function DocList({ nodes, isBrief = false }: DocListProps) {
  const marked = useMarked();
  const documents = nodes.filter(({ kind }) => kind === "document");
  const groups = nodes.filter(({ kind }) => kind === "folder");
  return (
    <div className={css["whole"]}>
      {documents.length > 0 && <Documents nodes={documents} isBrief={isBrief} />}
      {groups.map(({ id, slug, name, desc, children }) => (
        <div key={id} id={isBrief ? undefined : slug} className={css["group"]}>
          {isBrief ? (
            <h3 className={css["name"]}>{marked(name)}</h3>
          ) : (
            <>
              <h2 className={css["name"]}>{marked(name)}</h2>
              <p>{marked(desc)}</p>
            </>
          )}
          <Documents nodes={children} isBrief={isBrief} />
        </div>
      ))}
    </div>
  );
}

function Documents({ nodes, isBrief }: Required<DocListProps>) {
  const marked = useMarked();
  return (
    <ul className={isBrief ? css["brief"] : css["list"]}>
      {nodes.map(({ id, name, link, desc, lang }) => (
        <li key={id} lang={lang && htmlLang(lang)}>
          <SiteLink to={link} className={css["link"]}>
            <Words>{name}</Words>
          </SiteLink>
          {!isBrief && <p>{marked(desc)}</p>}
        </li>
      ))}
    </ul>
  );
}
