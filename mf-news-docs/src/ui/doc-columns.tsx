import type { ReactNode } from "react";
import css from "./doc-columns.module.css";

interface DocColumnsProps {
  tree: ReactNode;
  /** The page's contents list. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Tree, text, contents; one below the other where there is no room. The text is read and painted first. */
export function DocColumns({ tree, aside, children }: DocColumnsProps) {
  return (
    <div className={`container ${css["page"]} ${aside ? css["withAside"] : ""}`}>
      <div className={css["text"]}>{children}</div>
      <div className={css["tree"]}>{tree}</div>
      {aside && <div className={css["aside"]}>{aside}</div>}
    </div>
  );
}
