import type { ReactNode } from "react";
import css from "./faq.module.css";

export interface FaqItem {
  key: string;
  question: ReactNode;
  answer: ReactNode;
}

export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className={css["faq"]}>
      {items.map((item) => (
        <details key={item.key} className={css["item"]}>
          {/* A span: the summary is a flex box, which would tear marked words out of their sentence. */}
          <summary>
            <span>{item.question}</span>
          </summary>
          <div className={css["answer"]}>{typeof item.answer === "string" ? <p>{item.answer}</p> : item.answer}</div>
        </details>
      ))}
    </div>
  );
}
