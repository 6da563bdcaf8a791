import { createContext, use } from "react";

/** The data that a page shows for a product it mentions. */
interface ProductMark {
  /** In the reader's language. */
  name: string;
  seal: string;
}

export type ProductMarks = Readonly<Record<string, ProductMark>>;

const MarksContext = createContext<ProductMarks>({});

/** Provides a page with the products it mentions, by code. They are in its data, so the catalogue need not be. */
export const ProductMarksProvider = MarksContext;

export function useProductMark(): (code: string) => ProductMark | undefined {
  const marks = use(MarksContext);
  return (code) => (Object.hasOwn(marks, code) ? marks[code] : undefined);
}
