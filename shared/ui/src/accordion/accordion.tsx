import { type ReactNode, useId } from "react";
import css from "./accordion.module.css";

interface AccordionItem {
  key: string;
  title: ReactNode;
  content: ReactNode;
  /** Id by which a link opens it: browsers open the element around an address's target. */
  anchor?: string | undefined;
  isOpen?: boolean | undefined;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  isExclusive?: boolean | undefined;
}

/** Native details: they open without script, and the browser's own search finds closed ones. On paper all are open. */
export function Accordion({ items, isExclusive = false }: AccordionProps) {
  const group = useId();
  return (
    <div className={css["accordion"]}>
      {items.map(({ key, title, content, anchor, isOpen }) => (
        <details key={key} name={isExclusive ? group : undefined} open={isOpen} className={css["item"]}>
          {/* A span: the summary is a grid, which would tear marked words out of their sentence. */}
          <summary>
            <span>{title}</span>
          </summary>
          <div id={anchor} className={css["content"]}>
            {typeof content === "string" ? <p>{content}</p> : content}
          </div>
        </details>
      ))}
    </div>
  );
}
