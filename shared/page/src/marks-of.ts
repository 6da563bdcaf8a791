import { type Catalogue, productOf } from "@zhian/contracts/catalogue";
import type { Locale } from "@zhian/contracts/locale";
import type { ProductMarks } from "./product-marks.tsx";

interface Offered {
  catalogue: Catalogue;
  locale: Locale;
}

/** Returns the names and seals of products, by code. Products not on offer are omitted. */
export function marksOf(codes: Iterable<string>, { catalogue, locale }: Offered): ProductMarks {
  return Object.fromEntries(
    [...new Set(codes)].flatMap((code) => {
      const product = productOf(catalogue, code);
      return product ? [[code, { name: product.name[locale], seal: product.seal }]] : [];
    }),
  );
}
