import type { ReactNode } from "react";
import { Accordion } from "../accordion/accordion.tsx";

interface FaqItem {
  key: string;
  question: ReactNode;
  answer: ReactNode;
}

export function Faq({ items }: { items: readonly FaqItem[] }) {
  return <Accordion items={items.map(({ key, question, answer }) => ({ key, title: question, content: answer }))} />;
}
