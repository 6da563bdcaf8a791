import { type ReactNode, useId } from "react";
import css from "./accordion.module.css";

interface AccordionItem {
  key: string;
  title: ReactNode;
  content: ReactNode;
  /** Id by which a link opens the item: browsers open the `details` around a link target. */
  anchor?: string | undefined;
  isOpen?: boolean | undefined;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  isExclusive?: boolean | undefined;
}

/** Native `details`: they open without script, and find-in-page searches closed ones. In print, all are open. */
export function Accordion({ items, isExclusive = false }: AccordionProps) {
  const group = useId();
  return (
    <div className={css["accordion"]}>
      {items.map(({ key, title, content, anchor, isOpen }) => (
        <details key={key} name={isExclusive ? group : undefined} open={isOpen} className={css["item"]}>
          {/* Wrapped in a span: the summary is a grid, which would make marked words separate items. */}
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
