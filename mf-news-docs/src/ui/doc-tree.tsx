import { htmlLang } from "@zhian/contracts/locale";
import { SiteLink } from "@zhian/fragment/site-link";
import { useText } from "@zhian/i18n/use-text";
import { Words } from "@zhian/page/words";
import type { ReactNode } from "react";
import { foldersTo, type TreeNode } from "../model/doc-tree.ts";
import css from "./doc-tree.module.css";
import { useKeptScroll } from "./use-kept-scroll.ts";
import { type OpenFolders, useOpenFolders } from "./use-open-folders.ts";

interface DocTreeProps {
  nodes: readonly TreeNode[];
  /** Path of the page's folder. */
  folder: string;
  /** Plain path of the page. */
  here: string;
}

/** All documents in nested folders. Native details: it opens and closes without scripts, which only store its state. */
export function DocTree({ nodes, folder, here }: DocTreeProps) {
  const t = useText();
  const folders = useOpenFolders(foldersTo(folder));
  const scroll = useKeptScroll<HTMLElement>();
  return (
    <nav ref={scroll} aria-label={t("docs.tree")} className={css["tree"]}>
      <p className={css["label"]} aria-hidden="true">
        {t("docs.title")}
      </p>
      <Branch nodes={nodes} here={here} folders={folders} />
    </nav>
  );
}

interface BranchProps {
  nodes: readonly TreeNode[];
  here: string;
  folders: OpenFolders;
}

function Branch({ nodes, here, folders }: BranchProps) {
  return (
    <ul className={css["branch"]}>
      {nodes.map(({ id, name, link, lang, children }) => (
        <li key={id}>
          {children ? (
            <details
              open={folders.isOpen(id)}
              onToggle={(event) => folders.note(id, event.currentTarget.open)}
              className={css["folder"]}
            >
              <summary className={css["name"]}>
                <span lang={lang && htmlLang(lang)}>{label(name)}</span>
              </summary>
              <Branch nodes={children} here={here} folders={folders} />
            </details>
          ) : (
            <SiteLink
              to={link}
              lang={lang && htmlLang(lang)}
              aria-current={link === here ? "page" : undefined}
              className={css["leaf"]}
            >
              <Words>{name}</Words>
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function label(name: string): ReactNode {
  return <Words>{name}</Words>;
}
