import { productOf } from "@zhian/contracts/catalogue";
import type { Locale } from "@zhian/contracts/locale";
import type { ProductMarks } from "./product-marks.tsx";

/** For a loader: brings the catalogue along, which a hydrating page should not. */
export function marksOf(codes: Iterable<string>, locale: Locale): ProductMarks {
  return Object.fromEntries(
    [...new Set(codes)].flatMap((code) => {
      const product = productOf(code);
      return product ? [[code, { name: product.name[locale], seal: product.seal }]] : [];
    }),
  );
}
