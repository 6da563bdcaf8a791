import { createContext, use } from "react";

/** The data that a page shows of a product it names. */
interface ProductMark {
  /** In the reader's language. */
  name: string;
  seal: string;
}

export type ProductMarks = Readonly<Record<string, ProductMark>>;

const MarksContext = createContext<ProductMarks>({});

/** Around a page: the products that it names, by code. They come with its data, so that the catalogue need not. */
export const ProductMarksProvider = MarksContext;

export function useProductMark(): (code: string) => ProductMark | undefined {
  const marks = use(MarksContext);
  return (code) => (Object.hasOwn(marks, code) ? marks[code] : undefined);
}
